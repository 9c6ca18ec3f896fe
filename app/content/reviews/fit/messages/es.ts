import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

/** The share of the buyers whose opinion counts. */
const shareOfBuyers = (count: number, all: number) =>
  `según ${formatNumber(count)} de ${formatNumber(all)} ${plural('es', all, { one: 'opinión', other: 'opiniones' })}`

export const found = {
  true: (count: number, all: number) => `Talla normal ${shareOfBuyers(count, all)}`,
  small: (count: number, all: number) => `Talla pequeño ${shareOfBuyers(count, all)}: pide una talla más`,
  large: (count: number, all: number) => `Talla grande ${shareOfBuyers(count, all)}: pide una talla menos`,
} as const
export const between = {
  up: '; si dudas entre dos tallas, elige la mayor',
  down: '; si dudas entre dos tallas, elige la menor',
} as const
export const disagree = (small: number, large: number, all: number) =>
  `Las opiniones se dividen: talla pequeño según ${formatNumber(small)} y grande según ${formatNumber(large)}, de ${formatNumber(all)}`
