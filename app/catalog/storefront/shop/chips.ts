import { formatMoney } from '#app/base/money.ts'
import { categoryName } from '#app/catalog/catalog.ts'
import { catalogText } from '#app/catalog/catalog-text.ts'
import type { CategoryName } from '#app/catalog/category.ts'
import type { FacetCounts, FacetValue } from '#app/catalog/facets/facets.ts'
import type { FacetName } from '#app/catalog/facets/match-facets.ts'
import type { ShopFilters } from '#app/catalog/storefront/shop/shop-filters.ts'

type Chip = {
  readonly filter: FacetName | 'search'
  readonly text: string
  /** The filters that change when the chip is removed, with their new values. */
  readonly without: Partial<ShopFilters>
}

type ChipSource = {
  readonly filters: ShopFilters
  readonly categories: readonly CategoryName[]
  readonly collections: readonly CategoryName[]
  readonly facets: Pick<FacetCounts, 'sizes' | 'colors' | 'families' | 'materials'> | null
}

/** Returns the chips of all active filters. Each chosen size, color and material has its own chip. */
export function listChips({ filters, categories, collections, facets }: ChipSource): readonly Chip[] {
  const { search, category, collection, min, max, sizes, colors, families, materials, sale, fits } = filters
  const chips: (Chip | false)[] = [
    search !== '' && { filter: 'search', text: catalogText.searchChip(search), without: { search: '' } },
    category !== null && { filter: 'category', text: categoryName(categories, category), without: { category: null } },
    collection !== '' && {
      filter: 'collection',
      text: categoryName(collections, collection),
      without: { collection: '' },
    },
    ...sizes.map((size): Chip => {
      const text = catalogText.sizeChip(getName(facets?.sizes, size))
      return { filter: 'sizes', text, without: { sizes: sizes.filter((other) => other !== size) } }
    }),
    ...colors.map((color): Chip => {
      const text = getName(facets?.colors, color)
      return { filter: 'colors', text, without: { colors: colors.filter((other) => other !== color) } }
    }),
    ...families.map((family): Chip => {
      const text = getName(facets?.families, family)
      return { filter: 'colors', text, without: { families: families.filter((other) => other !== family) } }
    }),
    ...materials.map((material): Chip => {
      const text = getName(facets?.materials, material)
      return { filter: 'materials', text, without: { materials: materials.filter((other) => other !== material) } }
    }),
    min !== null && {
      filter: 'price',
      text: catalogText.priceFrom(formatMoney(min)),
      without: { min: null },
    },
    max !== null && {
      filter: 'price',
      text: catalogText.priceUpTo(formatMoney(max)),
      without: { max: null },
    },
    fits.length > 0 && {
      filter: 'fits',
      text: catalogText.fitsChip(
        fits.map(({ category: slug, size }) => `${getName(facets?.sizes, size)} (${categoryName(categories, slug)})`),
      ),
      without: { fits: [] },
    },
    sale && { filter: 'sale', text: catalogText.onSale, without: { sale: false } },
  ]
  return chips.filter((chip) => chip !== false)
}

function getName(values: readonly FacetValue[] | null | undefined, key: string): string {
  return values?.find((value) => value.key === key)?.name ?? key
}
