import type { ColorFamily } from '#app/catalog/facets/color-families.ts'
import type { FacetFilters } from '#app/catalog/facets/match-facets.ts'

/** A size, a color or a material that lists can be filtered by. */
export type FacetValue = {
  /** The value's name in the URL. */
  readonly key: string
  readonly name: string
  readonly hex: string | null
}

export type CountedValue = FacetValue & {
  readonly count: number | null
  /** Set for colors. */
  readonly family?: ColorFamily
}

/** For each value, the number of products that match it and all other filters; null if there are too many to count. */
export type FacetCounts = {
  /**
   * Sorted from small to large. Null if there are no sizes. Until shoppers open a filter, /shop contains only the
   * chosen sizes.
   */
  readonly sizes: readonly CountedValue[] | null
  readonly colors: readonly CountedValue[] | null
  readonly families: readonly CountedValue[] | null
  /** Null if there are fewer than two values. */
  readonly materials: readonly CountedValue[] | null
  /** By slug; missing entries are 0. */
  readonly categories: Readonly<Record<string, number>> | null
  readonly collections: Readonly<Record<string, number>> | null
  readonly sale: number | null
}

/** Keeps only the counts of chosen values, because all counts would make up most of a page. */
export function keepChosenValues(
  { sizes, colors, families, materials, ...counts }: FacetCounts,
  chosen: Pick<FacetFilters, 'sizes' | 'colors' | 'materials' | 'fits'> & { readonly families: readonly string[] },
): FacetCounts {
  const chosenSizes = [...chosen.sizes, ...chosen.fits.map(({ size }) => size)]
  return {
    ...counts,
    sizes: sizes?.filter(({ key }) => chosenSizes.includes(key)) ?? null,
    colors: colors?.filter(({ key }) => chosen.colors.includes(key)) ?? null,
    families: families?.filter(({ key }) => chosen.families.includes(key)) ?? null,
    materials: materials?.filter(({ key }) => chosen.materials.includes(key)) ?? null,
  }
}

export const NO_FACETS: FacetCounts = {
  sizes: null,
  colors: null,
  families: null,
  materials: null,
  categories: null,
  collections: null,
  sale: null,
}

export function compareSizes(a: FacetValue, b: FacetValue): number {
  const [left, right] = [getSizeRank(a.key), getSizeRank(b.key)]
  return left.group - right.group || left.size - right.size || compareNames(a, b)
}

export function compareNames(a: FacetValue, b: FacetValue): number {
  return a.name.localeCompare(b.name, 'en', { numeric: true })
}

export type SizeGroup = (typeof SIZE_GROUPS)[number]
export const SIZE_GROUPS = ['letters', 'numbers', 'other'] as const

/** Returns the group of a size: XS and S/M are letters, 38 and W30 are numbers. */
export function getSizeGroup({ key }: Pick<FacetValue, 'key'>): SizeGroup {
  return SIZE_GROUPS[getSizeRank(key).group] ?? 'other'
}

/** Ranks XXS to 5XL, with S/M between S and M, then numbers, then other names, then 'One Size'. */
function getSizeRank(key: string): { readonly group: number; readonly size: number } {
  const letters = key.split('-').map(getLetterSize)
  if (letters.every((size) => size !== null)) {
    return { group: 0, size: letters.reduce((sum, size) => sum + size, 0) / letters.length }
  }
  const number = /\d+(?:-5)?$/.exec(key)?.[0] ?? /\d+/.exec(key)?.[0]
  if (number) return { group: 1, size: Number(number.replace('-', '.')) }
  return { group: key === 'one-size' ? 3 : 2, size: 0 }
}

/** Returns the distance from M: -1 for S, 3 for XXL; null for other names. */
function getLetterSize(part: string): number | null {
  if (part === 'm') return 0
  const [match, count, repeated = '', end] = /^(?:(\d{1,2})x|(x*))(s|l)$/.exec(part) ?? []
  if (match === undefined) return null
  const steps = 1 + (count ? Number(count) : repeated.length)
  return end === 's' ? -steps : steps
}
