import type { flagNames, textNames } from '#app/catalog/product-fields.ts'
import type { VariantPlace } from '#app/catalog/variant-codes.ts'
import type { PriceColumnOf } from '#app/exchange/product-files/price-columns.ts'
import type { FileError } from '#app/platform/files/file-row.ts'

export type TextField = (typeof textNames)[number]
export type FlagField = (typeof flagNames)[number]

/** Stock of one size and color, or of the product if both are null. Numbers are unparsed. */
export type FileCell = VariantPlace & {
  readonly line: number
  readonly stock: string
  /** The stock at export; '' if unknown. */
  readonly stockBefore: string
  /** Its own, '' for the product's; null without a column. */
  readonly weight: string | null
  /** '' if the cell is empty; null without a column. */
  readonly sku: string | null
  readonly barcode: string | null
}

/** A cell in a column of prices that a variant or a market has of its own; '' if it is empty. */
export type FilePrice = PriceColumnOf & {
  readonly line: number
  /** As in the heading, but in lower case. */
  readonly column: string
  /** Null for the product. */
  readonly cell: VariantPlace | null
  readonly text: string
}

export type FileImage = {
  readonly line: number
  readonly name: string
  /** Where it can be fetched; null if the file has only its name. */
  readonly url: string | null
  readonly alt: string
  readonly color: string | null
}

export type FileColor = { readonly name: string; readonly hex: string | null }

/** What says which category a product is in. `description` is read only if the others say nothing. */
export type CategoryHints = {
  readonly type: string
  /** Shopify's own category, such as 'Apparel & Accessories > Clothing > Skirts'. */
  readonly filed: string
  readonly title: string
  readonly tags: string
  readonly description: () => string
}

/** A product in a file, with the field names of the product form. Fields without a column are missing or null. */
export type FileProduct = {
  readonly line: number
  readonly id: string
  /** What identifies it in the store that the file is from; '' if nothing does but its SKU. */
  readonly sourceKey: string
  readonly texts: Readonly<Partial<Record<TextField, string>>>
  readonly textsIfNew: Readonly<Partial<Record<TextField, string>>>
  /** The SKU of `textsIfNew` is the beginning of the variants' and identifies no product. */
  readonly isSkuDerived: boolean
  readonly flags: Readonly<Partial<Record<FlagField, boolean>>>
  readonly sizes: readonly string[] | null
  readonly colors: readonly FileColor[] | null
  readonly tags: readonly string[] | null
  readonly collection: string | null
  /** Names of further collections that it joins; they are created if the store lacks them. */
  readonly joins: readonly string[]
  /** Whether `collection` is created if the store lacks it. */
  readonly createsCollection: boolean
  readonly hints: CategoryHints
  readonly currency: string | null
  readonly cells: readonly FileCell[]
  readonly prices: readonly FilePrice[]
  readonly images: readonly FileImage[]
  readonly errors: readonly FileError[]
  readonly notes: readonly string[]
  readonly columnsByField: Readonly<Record<string, string>>
  /** It has nothing but stock, of a product that the store has. */
  readonly isStockOnly?: true
  /** It is known by its SKU and those of its variants before its slug. */
  readonly isKnownBySku?: true
}
