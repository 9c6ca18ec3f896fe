import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

/** The share of the buyers whose opinion counts. */
const shareOfBuyers = (count: number, all: number) =>
  `${formatNumber(count)} ${plural('fr', count, { one: 'personne', other: 'personnes' })} sur ${formatNumber(all)}`

export const found = {
  true: (count: number, all: number) => `Taille normalement pour ${shareOfBuyers(count, all)}`,
  small: (count: number, all: number) => `Taille petit pour ${shareOfBuyers(count, all)} : prenez une taille au-dessus`,
  large: (count: number, all: number) =>
    `Taille grand pour ${shareOfBuyers(count, all)} : prenez une taille en dessous`,
} as const
export const between = {
  up: ' ; entre deux tailles, prenez la plus grande',
  down: ' ; entre deux tailles, prenez la plus petite',
} as const
export const disagree = (small: number, large: number, all: number) =>
  `Les avis divergent : sur ${formatNumber(all)} personnes, taille petit pour ${formatNumber(small)} et grand pour ${formatNumber(large)}`
