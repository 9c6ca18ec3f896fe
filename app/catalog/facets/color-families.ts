/** The color families of the filter in display order, each with the color of its swatch. Keys are used in URLs. */
export const COLOR_FAMILIES = [
  { key: 'black', hex: '#1d1b1c' },
  { key: 'white', hex: '#ffffff' },
  { key: 'gray', hex: '#8d8d8d' },
  { key: 'beige', hex: '#d9c7a7' },
  { key: 'brown', hex: '#7a4b2f' },
  { key: 'red', hex: '#b3202c' },
  { key: 'pink', hex: '#eda3b8' },
  { key: 'orange', hex: '#e07a2e' },
  { key: 'yellow', hex: '#f0cf4a' },
  { key: 'green', hex: '#4c7a4f' },
  { key: 'blue', hex: '#33558b' },
  { key: 'purple', hex: '#7a4a8c' },
  { key: 'multicolor', hex: '#8d8d8d' },
] as const

export type ColorFamily = (typeof COLOR_FAMILIES)[number]['key']

/** Matches names that stand for several colors. Staff can choose only one swatch color for such a name. */
const SEVERAL_COLORS = /^(?:multi|rainbow)|multicolou?r/

/** Returns the family of a color. `key`: its name in URLs; `hex`: '#rrggbb'. */
export function getColorFamily({ key, hex }: { readonly key: string; readonly hex: string | null }): ColorFamily {
  if (SEVERAL_COLORS.test(key)) return 'multicolor'
  const { lightness, chroma, hue } = toLch(hex ?? '#000000')
  const isWarm = hue >= 33 && hue < 112
  const isDark = lightness < 0.5
  if (lightness < 0.24 || (lightness < 0.37 && chroma < 0.012)) return 'black'
  if (lightness > 0.9 && chroma < (isWarm ? 0.035 : 0.02)) return 'white'
  if (chroma < (isWarm && isDark ? 0.01 : 0.017)) return 'gray'
  if (isWarm && chroma < 0.09 && lightness > (hue < 95 ? 0.74 : 0.8)) return 'beige'
  if (hue >= 33 && hue < 75 && chroma > 0.14) return 'orange'
  if (hue >= 70 && hue < 112 && chroma >= 0.09 && lightness > 0.66) return 'yellow'
  if (hue >= 90 && hue < 190) return 'green'
  if (isWarm) return 'brown'
  if (hue >= 190 && hue < 278) return chroma < 0.03 ? 'gray' : 'blue'
  if (hue >= 278 && hue < 345) return hue > 325 && lightness > 0.65 ? 'pink' : 'purple'
  const isCool = hue < 10 || hue >= 345
  return lightness > (isCool ? 0.5 : 0.68) ? 'pink' : 'red'
}

/** Converts to OKLCH, whose lightness (0 to 1), chroma and hue (in degrees) agree with how people see colors. */
function toLch(hex: string): { readonly lightness: number; readonly chroma: number; readonly hue: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  }
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
