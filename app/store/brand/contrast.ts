/** sRGB colors as `#rrggbb`; lightness, chroma and hue in OKLCH (Björn Ottosson). */

type Rgb = readonly [number, number, number]

export const HEX = /^#[0-9a-f]{6}$/

function channels(hex: string): Rgb {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255
  return [at(1), at(3), at(5)]
}

function toHex(rgb: Rgb): string {
  const byte = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 255)
  return `#${rgb.map((value) => byte(value).toString(16).padStart(2, '0')).join('')}`
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function fromLinear(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * Math.max(0, value) ** (1 / 2.4) - 0.055
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex)
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b)
}

/** Returns the WCAG 2 contrast ratio, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [first, other] = [luminance(a), luminance(b)]
  return (Math.max(first, other) + 0.05) / (Math.min(first, other) + 0.05)
}

type Oklab = { readonly lightness: number; readonly a: number; readonly b: number }

function toOklab(hex: string): Oklab {
  const [r, g, b] = channels(hex).map(toLinear) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  }
}

function toLinearRgb({ lightness, a, b }: Oklab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Changes a color's lightness, keeping the hue and as much chroma as sRGB allows. */
export function withLightness(hex: string, lightness: number): string {
  const { a, b } = toOklab(hex)
  for (let share = 1; share > 0; share -= 0.05) {
    const rgb = toLinearRgb({ lightness, a: a * share, b: b * share })
    if (rgb.every((value) => value > -0.0005 && value < 1.0005))
      return toHex(rgb.map(fromLinear) as [number, number, number])
  }
  return toHex(toLinearRgb({ lightness, a: 0, b: 0 }).map(fromLinear) as [number, number, number])
}

/** Mixes in OKLab: 0 is `a`, 1 is `b`. */
export function mix(a: string, b: string, share: number): string {
  const [from, to] = [toOklab(a), toOklab(b)]
  const between = (start: number, end: number) => start + (end - start) * share
  const rgb = toLinearRgb({
    lightness: between(from.lightness, to.lightness),
    a: between(from.a, to.a),
    b: between(from.b, to.b),
  })
  return toHex(rgb.map(fromLinear) as [number, number, number])
}

type Requirement = { readonly against: string; readonly ratio: number }

/** Returns the shade nearest in lightness that meets all requirements, or null. */
export function findNearestPassing(hex: string, requirements: readonly Requirement[]): string | null {
  const passes = (shade: string) => requirements.every(({ against, ratio }) => contrast(shade, against) >= ratio)
  if (passes(hex)) return hex
  const { lightness } = toOklab(hex)
  for (let step = 1; step <= 400; step++) {
    for (const at of [lightness - step / 400, lightness + step / 400]) {
      if (at < 0 || at > 1) continue
      const shade = withLightness(hex, at)
      if (passes(shade)) return shade
    }
  }
  return null
}
