import type { Facets } from '#app/catalog/facets/facet-index.server.ts'
import type { FacetIndex } from '#app/catalog/facets/facet-index.ts'
import { createBits } from '#app/catalog/facets/slot-set.ts'
import type { LocalizedSlugs } from '#app/catalog/storefront/shop/list-slugs.ts'

export type CategorySizes = {
  readonly slug: string
  readonly name: string
  readonly sizes: readonly { readonly key: string; readonly name: string }[]
}

type Category = LocalizedSlugs & Pick<CategorySizes, 'name'>

/**
 * Returns, for each category, the sizes in which active products can be bought. Omits 'One Size' and empty categories.
 */
export function listCategorySizes({ index, sizes }: Facets, categories: readonly Category[]): CategorySizes[] {
  const namedSizes = sizes.filter(({ key }) => key !== 'one-size')
  return categories
    .map(({ slug, originalSlug, name }) => {
      const activeInCategory = selectActiveInCategory(index, originalSlug)
      const availableSizes = namedSizes.filter(({ key }) => (index.sizes.get(key)?.countIn(activeInCategory) ?? 0) > 0)
      return { slug, name, sizes: availableSizes.map((size) => ({ key: size.key, name: size.name })) }
    })
    .filter((category) => category.sizes.length > 0)
}

function selectActiveInCategory(index: FacetIndex, category: string) {
  const bits = createBits(index.size)
  index.categories.get(category)?.addTo(bits)
  return index.selectActive(bits)
}
