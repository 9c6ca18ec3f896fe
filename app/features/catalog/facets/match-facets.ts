import type { FacetIndex } from '#app/features/catalog/facets/facet-index.ts'
import type { PriceList } from '#app/features/catalog/facets/price-list.ts'
import { type Bits, commonBits, countBits, noBits, type SlotSet } from '#app/features/catalog/facets/slot-set.ts'

/** Values within a facet are alternatives; all facets must be met, size and color by one variant. */
export type FacetFilters = {
  readonly category: string | null
  readonly collection: string | null
  readonly min: number | null
  readonly max: number | null
  readonly sizes: readonly string[]
  readonly colors: readonly string[]
  readonly sale: boolean
}

export type FacetName = 'category' | 'collection' | 'price' | 'sale' | 'sizes' | 'colors'

export type FacetMatches = {
  readonly matching: Bits
  readonly total: number
  readonly sizes: ReadonlyMap<string, number>
  readonly colors: ReadonlyMap<string, number>
  readonly categories: ReadonlyMap<string, number>
  readonly collections: ReadonlyMap<string, number>
  readonly sale: number
  /** How many products match without the filters of one facet. */
  readonly without: Readonly<Record<FacetName, number>>
}

/** One for each filter that is set: the slots that meet it. */
type Met = Partial<Record<'category' | 'collection' | 'price' | 'sale' | 'variant', Bits>>

/**
 * Finds and counts products; `within`: those that are looked at. Counts of every value take some milliseconds for a
 * million products, for which PostgreSQL would take seconds.
 */
export function matchFacets(
  index: FacetIndex,
  prices: PriceList,
  { filters, within }: { readonly filters: FacetFilters; readonly within: Bits | null },
): FacetMatches {
  const { sizes, colors } = filters
  const met: Met = {
    ...(filters.category !== null && { category: bitsOf(index, [index.categories.get(filters.category)]) }),
    ...(filters.collection !== null && { collection: bitsOf(index, [index.members.get(filters.collection)]) }),
    ...((filters.min !== null || filters.max !== null) && { price: prices.between(filters.min, filters.max) }),
    ...(filters.sale && { sale: prices.onSale }),
    ...(sizes.length + colors.length > 0 && { variant: bitsOf(index, variantsOf(index, sizes, colors)) }),
  }
  const listed = within ? commonBits(prices.listed, within) : prices.listed
  const matching = allOf(listed, met)
  /** Where only this filter may fail. */
  const without = (name: keyof Met) => (met[name] ? allOf(listed, { ...met, [name]: undefined }) : matching)
  const total = countBits(matching)
  const [anyCategory, anyCollection] = [without('category'), without('collection')]
  const [anyPrice, onSaleOrNot, anyVariant] = [without('price'), without('sale'), without('variant')]
  const countOf = (bits: Bits) => (bits === matching ? total : countBits(bits))
  return {
    matching,
    total,
    sale: countBits(commonBits(onSaleOrNot, prices.onSale)),
    without: {
      category: countOf(anyCategory),
      collection: countOf(anyCollection),
      price: countOf(anyPrice),
      sale: countOf(onSaleOrNot),
      sizes: countFitting(index, anyVariant, [], colors),
      colors: countFitting(index, anyVariant, sizes, []),
    },
    sizes: new Map([...index.sizes.keys()].map((size) => [size, countFitting(index, anyVariant, [size], colors)])),
    colors: new Map([...index.colors.keys()].map((color) => [color, countFitting(index, anyVariant, sizes, [color])])),
    categories: countEach(index.categories, anyCategory),
    collections: countEach(index.members, anyCollection),
  }
}

/** The products of some variant that has one of the sizes and one of the colors; without a choice, of any variant. */
function variantsOf(
  { sizes, colors, combinations }: FacetIndex,
  ofSizes: readonly string[],
  ofColors: readonly string[],
): readonly (SlotSet | undefined)[] {
  if (ofColors.length === 0) return ofSizes.map((size) => sizes.get(size))
  if (ofSizes.length === 0) return ofColors.map((color) => colors.get(color))
  return ofSizes.flatMap((size) => ofColors.map((color) => combinations.get(`${size}/${color}`)))
}

/** Sold out products count where nothing is chosen. */
function countFitting(index: FacetIndex, within: Bits, sizes: readonly string[], colors: readonly string[]): number {
  if (sizes.length + colors.length === 0) return countBits(within)
  const found = variantsOf(index, sizes, colors)
  if (found.length === 1) return found[0]?.countIn(within) ?? 0
  return countBits(commonBits(within, bitsOf(index, found)))
}

function bitsOf({ size }: FacetIndex, sets: readonly (SlotSet | undefined)[]): Bits {
  const bits = noBits(size)
  for (const set of sets) set?.addTo(bits)
  return bits
}

function allOf(listed: Bits, met: { readonly [Name in keyof Met]: Bits | undefined }): Bits {
  let all = listed
  for (const bits of Object.values(met)) if (bits) all = commonBits(all, bits)
  return all
}

function countEach(sets: ReadonlyMap<string, SlotSet>, within: Bits): ReadonlyMap<string, number> {
  return new Map([...sets].map(([name, set]) => [name, set.countIn(within)]))
}
