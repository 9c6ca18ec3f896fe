import { href } from 'react-router'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { type Money, toDecimal } from '#app/base/money.ts'
import { parseTypedMoney } from '#app/base/typed-money.ts'
import { MAX_SEARCH_LENGTH } from '#app/catalog/catalog.ts'
import type { Fit } from '#app/catalog/facets/match-facets.ts'
import { shortLine } from '#app/lib/line.ts'

export const SHOP_SORTS = ['newest', 'price-asc', 'price-desc', 'name'] as const
export type ShopSort = (typeof SHOP_SORTS)[number]

export const FILTER_PARAMETERS = ['search', 'min', 'max', 'size', 'color', 'family', 'material', 'sale', 'fits']

export const PAGE_SIZE = 24
/** Limits the offset, because the database reads all rows before it. */
export const LAST_PAGE = 400
/** Beyond this many matching products, /shop shows '10,000+'. */
export const MAX_COUNT = 10_000

export type ShopFilters = {
  readonly search: string
  readonly collection: string
  readonly category: string | null
  readonly min: Money | null
  readonly max: Money | null
  /** The invalid price inputs, by field. */
  readonly invalidPrices: Readonly<Partial<Record<'min' | 'max', string>>>
  /** Sorted keys of `facet_values`. */
  readonly sizes: readonly string[]
  readonly colors: readonly string[]
  /** Sorted keys of color families. Each stands for all of its colors. */
  readonly families: readonly string[]
  /** Sorted keys of fibers. */
  readonly materials: readonly string[]
  readonly sale: boolean
  /** 'In my size': one size for each category, sorted by category; if a category is chosen, only its size. */
  readonly fits: readonly Fit[]
  readonly sort: ShopSort
  readonly page: number
}

/**
 * Ignores invalid values. Prices are in `currency`, the currency of lists, and in the format of the locale. Does not
 * check whether categories and collections exist.
 */
export function readShopFilters(query: URLSearchParams, currency: CurrencyCode): ShopFilters {
  const sort = query.get('sort') ?? ''
  const [min, max] = [readPrice(query.get('min'), currency), readPrice(query.get('max'), currency)]
  const page = Number(query.get('page') ?? '1')
  const category = readSlug(query.get('category'))
  return {
    search: readSearch(query.get('search')),
    collection: readSlug(query.get('collection')) ?? '',
    category,
    min: min.price && min.price.minor > 0 ? min.price : null,
    max: max.price,
    invalidPrices: {
      ...(min.invalid !== undefined && { min: min.invalid }),
      ...(max.invalid !== undefined && { max: max.invalid }),
    },
    sizes: readKeys(query.getAll('size')),
    colors: readKeys(query.getAll('color')),
    families: readKeys(query.getAll('family')),
    materials: readKeys(query.getAll('material')),
    sale: query.get('sale') === '1',
    fits: readFits(query.getAll('fits'), category),
    sort: SHOP_SORTS.find((known) => known === sort) ?? 'newest',
    page: Number.isInteger(page) ? Math.min(Math.max(page, 1), LAST_PAGE) : 1,
  }
}

/** Longer text is not a price. */
export const MAX_PRICE_LENGTH = 20

function readPrice(
  text: string | null,
  currency: CurrencyCode,
): { readonly price: Money | null; readonly invalid?: string } {
  const typed = shortLine(text ?? '', MAX_PRICE_LENGTH)
  const price = parseTypedMoney(typed, currency)
  return price || typed === '' ? { price } : { price, invalid: typed }
}

function readSlug(text: string | null): string | null {
  return /^[a-z0-9-]{1,200}$/.exec(text ?? '')?.[0] ?? null
}

/** Additional values of one facet are ignored. */
const MAX_VALUES = 30

function readKeys(texts: readonly string[]): readonly string[] {
  const keys = texts.map((text) => text.toLowerCase()).filter((key) => /^[\p{L}\p{M}\p{N}-]{1,100}$/u.test(key))
  return [...new Set(keys)].toSorted().slice(0, MAX_VALUES)
}

/** Reads values such as 'dresses.m'. Of several sizes of a category, the first is used. */
function readFits(texts: readonly string[], category: string | null): readonly Fit[] {
  const sizes = new Map<string, string>()
  for (const text of texts.slice(0, MAX_VALUES)) {
    const [slug, key = ''] = text.toLowerCase().split('.', 2)
    const [fitCategory, [size]] = [readSlug(slug ?? ''), readKeys([key])]
    if (fitCategory && size && !sizes.has(fitCategory) && (category === null || category === fitCategory))
      sizes.set(fitCategory, size)
  }
  return [...sizes]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([fitCategory, size]) => ({ category: fitCategory, size }))
}

type Keys = readonly { readonly key: string }[] | null

type KnownValues = Readonly<Record<'sizes' | 'colors' | 'families' | 'materials', Keys>>

/** Drops sizes, colors and materials that no product ever had. */
export function dropUnknownValues(
  filters: ShopFilters,
  { sizes, colors, families, materials }: KnownValues,
): ShopFilters {
  return {
    ...filters,
    sizes: filters.sizes.filter((size) => sizes?.some(({ key }) => key === size)),
    colors: filters.colors.filter((color) => colors?.some(({ key }) => key === color)),
    families: filters.families.filter((family) => families?.some(({ key }) => key === family)),
    materials: filters.materials.filter((material) => materials?.some(({ key }) => key === material)),
    fits: filters.fits.filter(({ size }) => sizes?.some(({ key }) => key === size)),
  }
}

/** Returns true if no product ever had any of the values chosen for a facet, so that nothing can match. */
export function hasOnlyUnknownValues({ sizes, colors, families, materials }: ShopFilters, known: KnownValues): boolean {
  const isUnknown = (values: readonly string[], keys: Keys) =>
    values.length > 0 && keys !== null && !values.some((value) => keys.some(({ key }) => key === value))
  return (
    isUnknown(sizes, known.sizes) ||
    isUnknown(colors, known.colors) ||
    isUnknown(families, known.families) ||
    isUnknown(materials, known.materials)
  )
}

type Slugs = readonly { readonly slug: string }[]

/** Drops a category or collection that the store does not have. */
export function dropUnknownSlugs(
  filters: ShopFilters,
  { categories, collections }: { readonly categories: Slugs; readonly collections: Slugs },
): ShopFilters {
  const { category, collection } = filters
  const isKnown = (categorySlug: string | null) => categories.some(({ slug }) => slug === categorySlug)
  return {
    ...filters,
    category: isKnown(category) ? category : null,
    fits: filters.fits.filter((fit) => isKnown(fit.category)),
    collection: collections.some(({ slug }) => slug === collection) ? collection : '',
  }
}

/** Returns the canonical query without default values; '' if all values are defaults. */
export function buildShopQuery(filters: Partial<ShopFilters>): string {
  const query = new URLSearchParams()
  if (filters.search) query.set('search', filters.search)
  if (filters.collection) query.set('collection', filters.collection)
  if (filters.category) query.set('category', filters.category)
  if (filters.min) query.set('min', formatPrice(filters.min))
  if (filters.max) query.set('max', formatPrice(filters.max))
  for (const size of filters.sizes ?? []) query.append('size', size)
  for (const color of filters.colors ?? []) query.append('color', color)
  for (const family of filters.families ?? []) query.append('family', family)
  for (const material of filters.materials ?? []) query.append('material', material)
  if (filters.sale) query.set('sale', '1')
  for (const { category, size } of filters.fits ?? []) query.append('fits', `${category}.${size}`)
  if (filters.sort && filters.sort !== 'newest') query.set('sort', filters.sort)
  if (filters.page && filters.page > 1) query.set('page', String(filters.page))
  const text = query.toString()
  return text && `?${text}`
}

/** Returns the path of the page with all filters, for shoppers without JavaScript. */
export function getFiltersPath(filters: ShopFilters): string {
  return href('/shop/filters') + buildShopQuery({ ...filters, page: 1 })
}

/**
 * Returns the canonical query of a page that can be cached, or null if a price is not canonical. Canonical prices have
 * up to two decimals. Every locale reads them in the same way, and different prices stay different in every currency
 * with at least two decimals.
 */
export function buildFilterQuery(query: URLSearchParams): string | null {
  const isCanonical = (price: string | null) => /^(?:\d{1,10}(?:\.\d{1,2})?)?$/.test(price ?? '')
  return isCanonical(query.get('min')) && isCanonical(query.get('max'))
    ? buildShopQuery(readShopFilters(query, 'NGN'))
    : null
}

function formatPrice(price: Money): string {
  return toDecimal(price).replace(/\.0+$/, '')
}

/** Sort and page are not filters. */
export function countFilters({ search, collection, category, min, max, sale, ...values }: ShopFilters): number {
  const { sizes, colors, families, materials, fits } = values
  const single = [search, collection, category, min, max, sale, fits.length > 0]
  return single.filter(Boolean).length + sizes.length + colors.length + families.length + materials.length
}

export function readSearch(text: string | null): string {
  return shortLine(text ?? '', MAX_SEARCH_LENGTH)
}
