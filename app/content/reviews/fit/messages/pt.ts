import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

/** The share of the buyers whose opinion counts. */
const shareOfBuyers = (count: number, all: number) =>
  `segundo ${formatNumber(count)} de ${formatNumber(all)} ${plural('pt', all, { one: 'opinião', other: 'opiniões' })}`

export const found = {
  true: (count: number, all: number) => `Fiel ao tamanho ${shareOfBuyers(count, all)}`,
  small: (count: number, all: number) => `Veste pequeno ${shareOfBuyers(count, all)}: escolha um tamanho acima`,
  large: (count: number, all: number) => `Veste grande ${shareOfBuyers(count, all)}: escolha um tamanho abaixo`,
} as const
export const between = {
  up: '; se hesitar entre dois tamanhos, escolha o maior',
  down: '; se hesitar entre dois tamanhos, escolha o menor',
} as const
export const disagree = (small: number, large: number, all: number) =>
  `As opiniões dividem-se: veste pequeno segundo ${formatNumber(small)} e grande segundo ${formatNumber(large)}, de ${formatNumber(all)}`
