import type { FacetIndex } from '#app/catalog/facets/facet-index.ts'
import type { PriceList } from '#app/catalog/facets/price-list.ts'
import { type Bits, countBits, createBits, intersectBits, type SlotSet } from '#app/catalog/facets/slot-set.ts'

/**
 * A product must match all filters, and one of its variants must match both size and color. Values within a filter are
 * alternatives.
 */
export type FacetFilters = {
  readonly category: string | null
  readonly collection: string | null
  readonly min: number | null
  readonly max: number | null
  readonly sizes: readonly string[]
  readonly colors: readonly string[]
  readonly materials: readonly string[]
  readonly sale: boolean
  /**
   * If not empty, only products in these categories match, and only in the given sizes. This applies in addition to the
   * other filters.
   */
  readonly fits: readonly Fit[]
}

/** The shopper's own size in a category. */
export type Fit = { readonly category: string; readonly size: string }

export type FacetName = 'category' | 'collection' | 'price' | 'sale' | 'sizes' | 'colors' | 'materials' | 'fits'

export type FacetMatches = {
  readonly matching: Bits
  readonly total: number
  readonly sizes: ReadonlyMap<string, number>
  readonly colors: ReadonlyMap<string, number>
  /** Counts the products in at least one of these colors. */
  readonly countInColors: (colors: readonly string[]) => number
  readonly materials: ReadonlyMap<string, number>
  /** By category. In a category without a fit, products in all sizes are counted. */
  readonly categories: ReadonlyMap<string, number>
  readonly collections: ReadonlyMap<string, number>
  readonly sale: number
  /** For each facet, the number of products that match all filters except those of the facet. */
  readonly without: Readonly<Record<FacetName, number>>
}

/** For each active filter, the slots that match it. */
type SlotsByFilter = Partial<Record<'category' | 'collection' | 'price' | 'sale' | 'variant' | 'material', Bits>>

/**
 * Finds and counts products, only among those in `within` if it is set. Counting every value takes a few milliseconds
 * for a million products; PostgreSQL would take seconds.
 */
export function matchFacets(
  index: FacetIndex,
  prices: PriceList,
  { filters, within }: { readonly filters: FacetFilters; readonly within: Bits | null },
): FacetMatches {
  const { sizes, colors, materials, fits } = filters
  const chosenVariants =
    sizes.length + colors.length > 0 ? toBits(index, selectVariants(index, sizes, colors)) : undefined
  const variant = fits.length > 0 ? toFitBits(index, filters) : chosenVariants
  const slotsByFilter: SlotsByFilter = {
    ...(filters.category !== null && { category: toBits(index, [index.categories.get(filters.category)]) }),
    ...(filters.collection !== null && { collection: toBits(index, [index.members.get(filters.collection)]) }),
    ...((filters.min !== null || filters.max !== null) && { price: prices.selectBetween(filters.min, filters.max) }),
    ...(filters.sale && { sale: prices.onSale }),
    ...(variant && { variant }),
    ...(materials.length > 0 && {
      material: toBits(
        index,
        materials.map((material) => index.materials.get(material)),
      ),
    }),
  }
  const listedProducts = within ? intersectBits(prices.listed, within) : prices.listed
  const matching = intersectAll(listedProducts, slotsByFilter)
  /** Returns the products that match all filters except the named one. */
  const matchWithout = (name: keyof SlotsByFilter) =>
    slotsByFilter[name] ? intersectAll(listedProducts, { ...slotsByFilter, [name]: undefined }) : matching
  const total = countBits(matching)
  const [anyCategory, anyCollection] = [matchWithout('category'), matchWithout('collection')]
  const [anyPrice, anySaleState, anyVariant] = [matchWithout('price'), matchWithout('sale'), matchWithout('variant')]
  const anyMaterial = matchWithout('material')
  const countProducts = (bits: Bits) => (bits === matching ? total : countBits(bits))
  const countVariants = createVariantCounter(index, anyVariant, fits)
  return {
    matching,
    total,
    sale: countBits(intersectBits(anySaleState, prices.onSale)),
    without: {
      category: countProducts(anyCategory),
      collection: countProducts(anyCollection),
      price: countProducts(anyPrice),
      sale: countProducts(anySaleState),
      sizes: countVariants([], colors),
      colors: countVariants(sizes, []),
      materials: countProducts(anyMaterial),
      fits: countFitting(index, anyVariant, sizes, colors),
    },
    sizes: new Map([...index.sizes.keys()].map((size) => [size, countVariants([size], colors)])),
    colors: new Map([...index.colors.keys()].map((color) => [color, countVariants(sizes, [color])])),
    countInColors: (chosen) => (chosen.length > 0 ? countVariants(sizes, chosen) : 0),
    materials: countEach(index.materials, anyMaterial),
    categories: new Map([
      ...(fits.length > 0
        ? countEach(
            index.categories,
            intersectAll(listedProducts, { ...slotsByFilter, category: undefined, variant: chosenVariants }),
          )
        : []),
      ...countEach(fits.length > 0 ? selectFitCategories(index, fits) : index.categories, anyCategory),
    ]),
    collections: countEach(index.members, anyCollection),
  }
}

/**
 * Returns the products with a variant in one of the chosen sizes and one of the chosen colors. If only sizes or only
 * colors are chosen, the other is ignored.
 */
function selectVariants(
  { sizes, colors, combinations }: FacetIndex,
  chosenSizes: readonly string[],
  chosenColors: readonly string[],
): readonly (SlotSet | undefined)[] {
  if (chosenColors.length === 0) return chosenSizes.map((size) => sizes.get(size))
  if (chosenSizes.length === 0) return chosenColors.map((color) => colors.get(color))
  return chosenSizes.flatMap((size) => chosenColors.map((color) => combinations.get(`${size}/${color}`)))
}

/**
 * Returns the products with a variant in the shopper's size for their category and in one of the chosen sizes and
 * colors.
 */
function toFitBits(index: FacetIndex, { fits, sizes, colors }: Pick<FacetFilters, 'fits' | 'sizes' | 'colors'>): Bits {
  const all = createBits(index.size)
  for (const { category, size } of fits) {
    if (sizes.length > 0 && !sizes.includes(size)) continue
    const fitting = intersectBits(
      toBits(index, [index.categories.get(category)]),
      toBits(index, selectVariants(index, [size], colors)),
    )
    for (const [word, bits] of fitting.entries()) all[word] = (all[word] ?? 0) | bits
  }
  return all
}

function selectFitCategories({ categories }: FacetIndex, fits: readonly Fit[]): ReadonlyMap<string, SlotSet> {
  return new Map([...categories].filter(([name]) => fits.some(({ category }) => category === name)))
}

/** Returns a function that counts products in `within`. A product has one category, so the counts per fit add up. */
function createVariantCounter(index: FacetIndex, within: Bits, fits: readonly Fit[]) {
  if (fits.length === 0)
    return (sizes: readonly string[], colors: readonly string[]) => countFitting(index, within, sizes, colors)
  const parts = fits.map(({ category, size }) => ({
    size,
    products: intersectBits(within, toBits(index, [index.categories.get(category)])),
  }))
  return (sizes: readonly string[], colors: readonly string[]) => {
    const chosenParts = parts.filter(({ size }) => sizes.length === 0 || sizes.includes(size))
    return chosenParts.reduce((sum, { size, products }) => sum + countFitting(index, products, [size], colors), 0)
  }
}

/** Sold-out products are counted if nothing is chosen. */
function countFitting(index: FacetIndex, within: Bits, sizes: readonly string[], colors: readonly string[]): number {
  if (sizes.length + colors.length === 0) return countBits(within)
  const found = selectVariants(index, sizes, colors)
  if (found.length === 1) return found[0]?.countIn(within) ?? 0
  return countBits(intersectBits(within, toBits(index, found)))
}

function toBits({ size }: FacetIndex, sets: readonly (SlotSet | undefined)[]): Bits {
  const bits = createBits(size)
  for (const set of sets) set?.addTo(bits)
  return bits
}

function intersectAll(listed: Bits, slotsByFilter: { readonly [Name in keyof SlotsByFilter]: Bits | undefined }): Bits {
  let all = listed
  for (const bits of Object.values(slotsByFilter)) if (bits) all = intersectBits(all, bits)
  return all
}

function countEach(sets: ReadonlyMap<string, SlotSet>, within: Bits): ReadonlyMap<string, number> {
  return new Map([...sets].map(([name, set]) => [name, set.countIn(within)]))
}
