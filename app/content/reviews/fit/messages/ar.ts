import { formatNumber } from '#app/lib/format/number.ts'

/** The share of the buyers whose opinion counts. */
const shareOfBuyers = (count: number, all: number) =>
  `برأي ${formatNumber(count)} من أصل ${formatNumber(all)} من المشترين`

export const found = {
  true: (count: number, all: number) => `${shareOfBuyers(count, all)}: مطابق للمقاس`,
  small: (count: number, all: number) => `${shareOfBuyers(count, all)}: المقاس صغير، والأنسب مقاس أكبر`,
  large: (count: number, all: number) => `${shareOfBuyers(count, all)}: المقاس كبير، والأنسب مقاس أصغر`,
} as const
export const between = { up: '؛ وبين مقاسين: الأكبر', down: '؛ وبين مقاسين: الأصغر' } as const
export const disagree = (small: number, large: number, all: number) =>
  `آراء المشترين مختلفة (${formatNumber(all)}): صغير برأي ${formatNumber(small)}، وكبير برأي ${formatNumber(large)}`
