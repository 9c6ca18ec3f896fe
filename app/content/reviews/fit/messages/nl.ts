import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

/** The share of the buyers whose opinion counts. */
const shareOfBuyers = (count: number, all: number) =>
  `${formatNumber(count)} van ${formatNumber(all)} kopers ${plural('nl', count, { one: 'vindt', other: 'vinden' })}`

export const found = {
  true: (count: number, all: number) => `${shareOfBuyers(count, all)} dat het normaal valt`,
  small: (count: number, all: number) => `${shareOfBuyers(count, all)} dat het klein valt: neem een maat groter`,
  large: (count: number, all: number) => `${shareOfBuyers(count, all)} dat het groot valt: neem een maat kleiner`,
} as const
export const between = {
  up: '; zit je tussen twee maten, neem dan de grootste',
  down: '; zit je tussen twee maten, neem dan de kleinste',
} as const
export const disagree = (small: number, large: number, all: number) =>
  `De meningen lopen uiteen: van de ${formatNumber(all)} kopers ${plural('nl', small, { one: 'vindt', other: 'vinden' })} ${formatNumber(small)} dat het klein valt en ${formatNumber(large)} dat het groot valt`
