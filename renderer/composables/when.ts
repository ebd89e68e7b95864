const DAY_MS = 86_400_000
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
const dayOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** "20:41" */
export const clock = (at: number): string => time.format(at)
/** "30 November 2026" */
export const fullDay = (at: number): string => dayOfYear.format(at)

/** When a table last sat, as one says it: "today, 20:41", "Saturday, 21:07", "8 March", "8 March 2024". */
export function sayWhen(at: number, now: number): string {
  const days = Math.round((midnight(now) - midnight(at)) / DAY_MS)
  if (days <= 0) return `today, ${clock(at)}`
  if (days === 1) return `yesterday, ${clock(at)}`
  if (days < 7) return `${weekday.format(at)}, ${clock(at)}`
  return new Date(at).getFullYear() === new Date(now).getFullYear() ? day.format(at) : dayOfYear.format(at)
}

function midnight(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0)
}
