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
  /** The corrected text that found the products; null if the typed text found them. */
  readonly correctedText: string | null
}

export const NO_SUGGESTIONS: Suggestions = { categories: [], collections: [], products: [], correctedText: null }
