import type { Money } from '#app/features/money/money.ts'

/** How many characters it takes for suggestions: a single letter would suggest everything. */
export const SUGGEST_FROM = 2
export const MAX_COLLECTIONS = 2
export const MAX_PRODUCTS = 5

/** What the search suggests for a text: collections by name, products as lists show them. The same for every shopper. */
export type Suggestions = {
  readonly collections: readonly { readonly name: string; readonly slug: string }[]
  readonly products: readonly {
    readonly id: string
    readonly name: string
    /** In the store currency, on sale with what is struck through. */
    readonly price: Money
    readonly was: Money | null
    /** The primary image's address; null where there is none. */
    readonly image: string | null
  }[]
}

export const NO_SUGGESTIONS: Suggestions = { collections: [], products: [] }
