import { colorName, sizeName } from '#app/catalog/choice.ts'
import { type ColorNames, findColorLabel, getFamilyName } from '#app/catalog/color-names.server.ts'
import { COLOR_FAMILIES } from '#app/catalog/facets/color-families.ts'
import { type Facets, findSlots } from '#app/catalog/facets/facet-index.server.ts'
import {
  type CountedValue,
  compareNames,
  type FacetCounts,
  type FacetValue,
  NO_FACETS,
} from '#app/catalog/facets/facets.ts'
import type { FacetFilters, FacetMatches, FacetName } from '#app/catalog/facets/match-facets.ts'
import type { ColorValue } from '#app/catalog/facets/read-products.server.ts'
import { createBits } from '#app/catalog/facets/slot-set.ts'
import type { ProductSearch } from '#app/catalog/search/product-search.server.ts'
import { buildShopQuery, type ShopFilters } from '#app/catalog/storefront/shop/shop-filters.ts'
import type { FilterRemoval, ShopPage } from '#app/catalog/storefront/shop/shop-pages.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/**
 * If a search finds more products, its facets have no counts, because PostgreSQL would take longer to count the
 * products than to list them.
 */
const MAX_SEARCHED = 2_000

export function toFacetFilters({ category, collection, min, max, sale, ...values }: ShopFilters): FacetFilters {
  return {
    category,
    collection: collection || null,
    min: min?.minor ?? null,
    max: max?.minor ?? null,
    ...pick(values, ['sizes', 'colors', 'materials', 'fits']),
    sale,
  }
}

/** Replaces color families with their colors. */
export function withColorsOfFamilies(filters: ShopFilters, colors: Facets['colors']): ShopFilters {
  if (filters.families.length === 0) return filters
  const ofFamilies = colors.filter(({ family }) => filters.families.includes(family)).map(({ key }) => key)
  return { ...filters, colors: [...new Set([...filters.colors, ...ofFamilies])], families: [] }
}

type ListSummary = {
  readonly filters: ShopFilters
  readonly search: ProductSearch | null
  /** The number of products that the search finds with the filters. */
  readonly total: number
}

/**
 * Counts each facet with all other filters applied. If nothing matches, also counts the products that would match
 * without each of the filters.
 */
export async function countFacets(
  db: Database,
  stored: Facets,
  { filters, search, total: found }: ListSummary,
  colorNames: ColorNames | undefined,
): Promise<Pick<ShopPage, 'facets' | 'without'>> {
  const known = { ...stored, colors: withLabels(stored.colors, colorNames) }
  const facetFilters = toFacetFilters(withColorsOfFamilies(filters, stored.colors))
  if (!filters.search) return toCountedFacets(known, filters, known.match(facetFilters))
  if (found > MAX_SEARCHED) return { facets: toUncountedFacets(known, filters), without: [] }
  const within = search
    ? await findSlots(db, known, { condition: search.matching, limit: MAX_SEARCHED })
    : createBits(known.index.size)
  if (!within) return { facets: toUncountedFacets(known, filters), without: [] }
  const matches = known.match(facetFilters, within)
  const countedFacets = toCountedFacets(known, filters, matches)
  const total = matches.total === 0 ? known.match(facetFilters).total : 0
  return total > 0
    ? {
        ...countedFacets,
        without: [{ filter: 'search', total, query: buildQueryWithout(filters, 'search') }, ...countedFacets.without],
      }
    : countedFacets
}

function toCountedFacets(
  known: Facets,
  filters: ShopFilters,
  matches: FacetMatches,
): Pick<ShopPage, 'facets' | 'without'> {
  const { sizes, colors, materials } = listShownValues(known, filters)
  const countValues = (values: readonly FacetValue[], counts: ReadonlyMap<string, number>): CountedValue[] | null =>
    emptyToNull(values.map((value) => ({ ...value, count: counts.get(value.key) ?? 0 })))
  const countFamily = (key: string) =>
    matches.countInColors(known.colors.filter(({ family }) => family === key).map((color) => color.key))
  const facets = {
    sizes: countValues(sizes, matches.sizes),
    colors: countValues(colors, matches.colors),
    families: emptyToNull(listFamilies(colors, filters).map((value) => ({ ...value, count: countFamily(value.key) }))),
    materials: countValues(materials, matches.materials),
    categories: withoutZeros(matches.categories),
    collections: withoutZeros(matches.collections),
    sale: matches.sale,
  }
  return { facets, without: matches.total === 0 ? listFilterRemovals(filters, matches) : [] }
}

function toUncountedFacets(known: Facets, filters: ShopFilters): FacetCounts {
  const { sizes, colors, materials } = listShownValues(known, filters)
  const listValues = (values: readonly FacetValue[]) => emptyToNull(values.map((value) => ({ ...value, count: null })))
  const families = listValues(listFamilies(colors, filters))
  return {
    ...NO_FACETS,
    sizes: listValues(sizes),
    colors: listValues(colors),
    families,
    materials: listValues(materials),
  }
}

/** Returns the families of these colors and the chosen families, with names in the language of the page. */
function listFamilies(colors: readonly ColorValue[], { families }: ShopFilters): FacetValue[] {
  return COLOR_FAMILIES.filter(({ key }) => families.includes(key) || colors.some(({ family }) => family === key)).map(
    ({ key, hex }) => ({ key, name: getFamilyName(key), hex }),
  )
}

function emptyToNull<Item>(items: Item[]): Item[] | null {
  return items.length > 0 ? items : null
}

/** Returns the facet values of active products, and the chosen values even if no active product has them. */
function listShownValues({ index, sizes, colors, materials }: Facets, filters: ShopFilters) {
  const inUse = index.getValuesInUse()
  const offersMaterials = inUse.materials.size > 1 || filters.materials.length > 0
  return {
    sizes: sizes
      .filter(({ key }) => inUse.sizes.has(key) || filters.sizes.includes(key))
      .map((value) => ({ ...toPlainValue(value), name: sizeName(value.name) })),
    colors: colors
      .filter(({ key }) => inUse.colors.has(key) || filters.colors.includes(key))
      .map((value) => ({ ...toPlainValue(value), name: colorName(value), family: value.family })),
    materials: materials.filter(
      ({ key }) => offersMaterials && (inUse.materials.has(key) || filters.materials.includes(key)),
    ),
  }
}

/** Returns the colors with names in the language of the page, sorted by these names. */
function withLabels(colors: readonly ColorValue[], names: ColorNames | undefined): readonly ColorValue[] {
  if (!names) return colors
  return colors
    .map((color) => ({ ...color, name: findColorLabel(color.name, names) ?? color.name }))
    .toSorted(compareNames)
}

/** Omits all other fields that the object may have. */
function toPlainValue({ key, name, hex }: FacetValue): FacetValue {
  return { key, name, hex }
}

function withoutZeros(counts: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries([...counts].filter(([, count]) => count > 0))
}

function listFilterRemovals(filters: ShopFilters, { without }: FacetMatches): FilterRemoval[] {
  const isChosen: Record<FacetName, boolean> = {
    category: filters.category !== null,
    collection: filters.collection !== '',
    price: filters.min !== null || filters.max !== null,
    sale: filters.sale,
    sizes: filters.sizes.length > 0,
    colors: filters.colors.length + filters.families.length > 0,
    materials: filters.materials.length > 0,
    fits: filters.fits.length > 0,
  }
  const names: readonly FacetName[] = [
    'fits',
    'sizes',
    'colors',
    'materials',
    'sale',
    'price',
    'category',
    'collection',
  ]
  return names.flatMap((filter) => {
    const total = isChosen[filter] ? without[filter] : 0
    return total > 0 ? [{ filter, total, query: buildQueryWithout(filters, filter) }] : []
  })
}

const CLEARED_FILTERS: Readonly<Record<FilterRemoval['filter'], Partial<ShopFilters>>> = {
  search: { search: '' },
  category: { category: null },
  collection: { collection: '' },
  sizes: { sizes: [] },
  colors: { colors: [], families: [] },
  materials: { materials: [] },
  price: { min: null, max: null },
  sale: { sale: false },
  fits: { fits: [] },
}

function buildQueryWithout(filters: ShopFilters, filter: FilterRemoval['filter']): string {
  return buildShopQuery({ ...filters, ...CLEARED_FILTERS[filter], page: 1 })
}
