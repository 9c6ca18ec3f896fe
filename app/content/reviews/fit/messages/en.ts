import { formatNumber } from '#app/lib/format/number.ts'

/** `count`: the buyers with this opinion. `all`: all buyers who are counted. */
const shareOfBuyers = (count: number, all: number) => `${formatNumber(count)} of ${formatNumber(all)} buyers`

export const found = {
  true: (count: number, all: number) => `${shareOfBuyers(count, all)} found it true to size`,
  small: (count: number, all: number) => `${shareOfBuyers(count, all)} found it small: go one size up`,
  large: (count: number, all: number) => `${shareOfBuyers(count, all)} found it large: go one size down`,
} as const
export const between = { up: '; between sizes, go up', down: '; between sizes, go down' } as const
export const disagree = (small: number, large: number, all: number) =>
  `Buyers disagree: out of ${formatNumber(all)}, ${formatNumber(small)} found it small and ${formatNumber(large)} large`
