import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

/** The share of the buyers whose opinion counts. */
const shareOfBuyers = (count: number, all: number) =>
  `${formatNumber(count)} ${plural('it', count, { one: 'persona', other: 'persone' })} su ${formatNumber(all)}`

export const found = {
  true: (count: number, all: number) => `Veste giusto per ${shareOfBuyers(count, all)}`,
  small: (count: number, all: number) => `Veste piccolo per ${shareOfBuyers(count, all)}: prendi una taglia in più`,
  large: (count: number, all: number) => `Veste grande per ${shareOfBuyers(count, all)}: prendi una taglia in meno`,
} as const
export const between = {
  up: '; tra due taglie, prendi la più grande',
  down: '; tra due taglie, prendi la più piccola',
} as const
export const disagree = (small: number, large: number, all: number) =>
  `I pareri sono diversi: su ${formatNumber(all)}, veste piccolo per ${formatNumber(small)} e grande per ${formatNumber(large)}`
