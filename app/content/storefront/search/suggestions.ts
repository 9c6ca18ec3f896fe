import type { ProductCardData } from '#app/catalog/product-cards.ts'

/** A single letter would match almost everything. */
export const MIN_SEARCH_LENGTH = 2
export const MAX_COLLECTIONS = 2
export const MAX_PRODUCTS = 5

export type Suggestions = {
  readonly collections: readonly { readonly name: string; readonly slug: string }[]
  readonly products: readonly (Pick<ProductCardData, 'id' | 'name' | 'price' | 'was' | 'pricesVary' | 'inSizes'> & {
    readonly image: string | null
  })[]
}

export const NO_SUGGESTIONS: Suggestions = { collections: [], products: [] }
