import { formatNumber } from '#app/lib/format/number.ts'

/** Of all buyers whose opinion counts. */
const of = (count: number, all: number) => `${formatNumber(count)} of ${formatNumber(all)} buyers`

export const found = {
  true: (count: number, all: number) => `${of(count, all)} found it true to size`,
  small: (count: number, all: number) => `${of(count, all)} found it small: take one size up`,
  large: (count: number, all: number) => `${of(count, all)} found it large: take one size down`,
} as const
export const between = { up: '; take one size up if between', down: '; take one size down if between' } as const
export const disagree = (small: number, large: number, all: number) =>
  `Buyers disagree: of ${formatNumber(all)}, ${formatNumber(small)} found it small and ${formatNumber(large)} large`
