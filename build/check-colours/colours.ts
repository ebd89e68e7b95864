/** Contrast and distance of colours, for four kinds of sight. */

/** Red, green, blue; linear light from 0 to 1. */
export type Linear = readonly [number, number, number]

export const SIGHTS = ['normal', 'protan', 'deutan', 'tritan'] as const
export type Sight = (typeof SIGHTS)[number]

/** Machado, Oliveira and Fernandes 2009, full severity, on linear light. */
const MATRIX: Readonly<Record<Sight, readonly [Linear, Linear, Linear]>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const dot = (a: Linear, b: Linear) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const clip = (v: number) => Math.min(1, Math.max(0, v))

/** `#rgb` or `#rrggbb`. */
export function linear(hex: string): Linear {
  const long = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex
  const channel = (at: number) => {
    const c = parseInt(long.slice(at, at + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

/** WCAG 2: 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [a, b].map((hex) => dot(linear(hex), [0.2126, 0.7152, 0.0722]))
  const [dark, light] = [Math.min(x ?? 0, y ?? 0), Math.max(x ?? 0, y ?? 0)]
  return (light + 0.05) / (dark + 0.05)
}

function oklab(v: Linear): Linear {
  const l = Math.cbrt(clip(dot(v, [0.4122214708, 0.5363325363, 0.0514459929])))
  const m = Math.cbrt(clip(dot(v, [0.2119034982, 0.6806995451, 0.1073969566])))
  const s = Math.cbrt(clip(dot(v, [0.0883024619, 0.2817188376, 0.6299787005])))
  return [
    dot([l, m, s], [0.2104542553, 0.793617785, -0.0040720468]),
    dot([l, m, s], [1.9779984951, -2.428592205, 0.4505937099]),
    dot([l, m, s], [0.0259040371, 0.7827717662, -0.808675766]),
  ]
}

/** OKLab distance times 100, as such eyes see it; about 5 is clearly two colours side by side. */
export function distance(a: string, b: string, sight: Sight): number {
  const seen = (hex: string) => {
    const v = linear(hex)
    const [red, green, blue] = MATRIX[sight]
    return oklab([clip(dot(red, v)), clip(dot(green, v)), clip(dot(blue, v))])
  }
  const [x, y] = [seen(a), seen(b)]
  return 100 * Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2])
}
