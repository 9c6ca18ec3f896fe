import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

/** The share of the buyers whose opinion counts. */
const shareOfBuyers = (count: number, all: number) =>
  `${formatNumber(count)} von ${formatNumber(all)} Personen ${plural('de', count, { one: 'sagt', other: 'sagen' })}`

export const found = {
  true: (count: number, all: number) => `${shareOfBuyers(count, all)}: fällt normal aus`,
  small: (count: number, all: number) => `${shareOfBuyers(count, all)}: fällt klein aus, nimm eine Größe größer`,
  large: (count: number, all: number) => `${shareOfBuyers(count, all)}: fällt groß aus, nimm eine Größe kleiner`,
} as const
export const between = {
  up: '; nimm zwischen zwei Größen die größere',
  down: '; nimm zwischen zwei Größen die kleinere',
} as const
export const disagree = (small: number, large: number, all: number) =>
  `Die Meinungen gehen auseinander: Von ${formatNumber(all)} Personen finden es ${formatNumber(small)} klein und ${formatNumber(large)} groß`
