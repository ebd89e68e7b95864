/** The desk with a worker in hand, and the work by itself; the real thread runs in the end-to-end tests. */
import { describe, expect, test, vi } from 'vitest'
import { OddsDesk, type Job, type Said, type Spawn } from './desk'
import { work } from './work'
import type { OddsReply } from '../../shared/odds/reply'

const OFF: OddsReply = { kind: 'none', reason: 'cancelled', at: '', message: 'Called off.' }

const TWO_ON_ONE = {
  game: 'great-war',
  kind: 'land',
  attacker: { infantry: 2 },
  defender: { infantry: 1 },
  values: { infantry: { attack: 1, defence: 2 } },
}

/** A worker that does its jobs when told to. */
function bench() {
  const jobs: Job[] = []
  let hear: Parameters<Spawn>[0] | undefined
  const stop = vi.fn()
  let started = 0
  const spawn: Spawn = (ears) => {
    started += 1
    hear = ears
    return { post: (job) => jobs.push(job), stop }
  }
  const run = (): void => {
    for (const job of jobs.splice(0)) work(job, (said: Said) => hear?.said(said), Date.now)
  }
  return { spawn, run, jobs, stop, started: () => started, gone: (problem: string) => hear?.gone(problem) }
}

describe('the odds desk', () => {
  test('answers an order, and says where a malformed one is wrong', async () => {
    const { spawn, run } = bench()
    const desk = new OddsDesk<OddsReply>(spawn, OFF)
    const good = desk.ask('a', TWO_ON_ONE)
    const bad = desk.ask('b', { ...TWO_ON_ONE, attacker: { infantry: -2 } })
    run()
    expect(await good).toMatchObject({
      ok: true,
      value: { kind: 'odds', odds: { attackerWins: expect.closeTo(0.676724, 6) as number } },
    })
    expect(await bad).toMatchObject({ ok: false, error: { at: 'attacker.infantry' } })
  })

  test('answers plans of Origins, and says why an attack is none', async () => {
    const { spawn, run } = bench()
    const desk = new OddsDesk<OddsReply>(spawn, OFF)
    const position = { acting: 'germany', embassies: { italy: { germany: 19, britain: 10 } } }
    const plan = desk.ask('a', { game: 'origins', kind: 'attacks', position, nation: 'italy', target: 'britain' })
    const itself = desk.ask('b', { game: 'origins', kind: 'attacks', position, target: 'germany' })
    const bare = desk.ask('c', { game: 'origins', attackers: 19, defenders: 10 })
    run()
    expect(await plan).toMatchObject({ ok: true, value: { kind: 'odds', odds: { attacks: [{ odds: '1 to 1' }] } } })
    expect(await itself).toMatchObject({ ok: true, value: { kind: 'none', message: 'Germany can’t attack itself.' } })
    expect(await bare).toMatchObject({ ok: false, error: { at: 'kind' } })
  })

  test('a ticket asked again calls its first order off', async () => {
    const { spawn, run, jobs } = bench()
    const desk = new OddsDesk<OddsReply>(spawn, OFF)
    const first = desk.ask('a', TWO_ON_ONE)
    const second = desk.ask('a', { ...TWO_ON_ONE, attacker: { infantry: 1 } })
    expect(await first).toMatchObject({ ok: true, value: { kind: 'none', reason: 'cancelled' } })
    expect(jobs).toHaveLength(2)
    run()
    expect(await second).toMatchObject({
      ok: true,
      value: { kind: 'odds', odds: { attackerWins: expect.closeTo(0.25, 12) as number } },
    })
  })

  test('what a worker still says of an order called off is not taken for its successor’s answer', async () => {
    let ears: Parameters<Spawn>[0] | undefined
    const desk = new OddsDesk<OddsReply>((hear) => {
      ears = hear
      return { post: () => undefined, stop: () => undefined }
    }, OFF)
    void desk.ask('a', TWO_ON_ONE)
    const second = desk.ask('a', TWO_ON_ONE)
    ears?.said({ ticket: 'a', number: 1, kind: 'answer', answer: { ok: true, value: OFF } })
    const odds = { kind: 'odds', odds: { kind: 'land' } }
    ears?.said({ ticket: 'a', number: 2, kind: 'answer', answer: { ok: true, value: odds } })
    expect(await second).toEqual({ ok: true, value: odds })
  })

  test('a worker that breaks fails what was under way, and the next order starts another', async () => {
    const { spawn, run, gone, started } = bench()
    const desk = new OddsDesk<OddsReply>(spawn, OFF)
    const lost = desk.ask('a', TWO_ON_ONE)
    gone('out of memory')
    await expect(lost).rejects.toThrow('out of memory')
    desk.wake()
    expect(started()).toBe(2)
    const next = desk.ask('a', TWO_ON_ONE)
    run()
    expect(await next).toMatchObject({ ok: true, value: { kind: 'odds' } })
    expect(started()).toBe(2)
  })

  test('progress is heard while an order waits, and not of one that was called off', () => {
    const shares: number[] = []
    let ears: Parameters<Spawn>[0] | undefined
    const desk = new OddsDesk<OddsReply>(
      (hear) => {
        ears = hear
        return { post: () => undefined, stop: () => undefined }
      },
      OFF,
      (_ticket, share) => shares.push(share),
    )
    void desk.ask('a', TWO_ON_ONE)
    ears?.said({ ticket: 'a', number: 1, kind: 'progress', share: 0.5 })
    desk.cancel('a')
    ears?.said({ ticket: 'a', number: 1, kind: 'progress', share: 0.7 })
    expect(shares).toEqual([0.5])
  })
})
