import type { ProductCardData } from '#app/catalog/product-cards.ts'

/** A single letter would match almost everything. */
export const MIN_SEARCH_LENGTH = 2
export const MAX_CATEGORIES = 2
export const MAX_COLLECTIONS = 2
export const MAX_PRODUCTS = 5

export type Suggestions = {
  /** Categories of /shop. Slugs are in the language of the page. */
  readonly categories: readonly { readonly name: string; readonly slug: string }[]
  readonly collections: readonly { readonly name: string; readonly slug: string }[]
  readonly products: readonly (Pick<ProductCardData, 'id' | 'name' | 'price' | 'was' | 'pricesVary' | 'inSizes'> & {
    readonly image: string | null
  })[]
  /** The search that found the products, if it differs from the text; otherwise null. */
  readonly correctedText: string | null
}

export const NO_SUGGESTIONS: Suggestions = { categories: [], collections: [], products: [], correctedText: null }
