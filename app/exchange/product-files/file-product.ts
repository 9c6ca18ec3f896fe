import type { FileFieldName, flagNames, MakerFieldName, textNames } from '#app/catalog/product-fields.ts'
import type { VariantOptions } from '#app/catalog/variant-codes.ts'
import type { ParsedPriceColumn } from '#app/exchange/product-files/price-columns.ts'
import type { FileError } from '#app/platform/files/file-row.ts'

export type TextField = Extract<(typeof textNames)[number], FileFieldName> | MakerFieldName
export type FlagField = (typeof flagNames)[number]

/** Stock of a size and color, or of the product if both are null. Numbers are unparsed. */
export type FileCell = VariantOptions & {
  readonly line: number
  readonly stock: string
  /** The stock at export; '' if unknown. */
  readonly stockBefore: string
  /** The variant's weight; '' if the product's weight applies; null if the file has no column for it. */
  readonly weight: string | null
  /** '' if the cell is empty; null if the file has no column for it. */
  readonly sku: string | null
  readonly barcode: string | null
}

/** A cell in a price column for variants or for a market. `text` is '' if the cell is empty. */
export type FilePrice = ParsedPriceColumn & {
  readonly line: number
  /** The name in the heading, in lower case. */
  readonly column: string
  /** The size and color that the price is for; null if it is for the whole product. */
  readonly cell: VariantOptions | null
  readonly text: string
}

export type FileImage = {
  readonly line: number
  readonly name: string
  /** The URL for fetching the image; null if the file has only its name. */
  readonly url: string | null
  readonly alt: string
  readonly color: string | null
}

export type FileColor = { readonly name: string; readonly hex: string | null }

/** Text that suggests a product's category. `description` is read only if the other hints suggest no category. */
export type CategoryHints = {
  readonly type: string
  /** The last part of Shopify's standard category, such as 'Skirts' in 'Apparel & Accessories > Clothing > Skirts'. */
  readonly filed: string
  readonly title: string
  readonly tags: string
  readonly description: () => string
}

/** A product in a file, with the field names of the product form. Fields without a column are missing or null. */
export type FileProduct = {
  readonly line: number
  readonly id: string
  /** Identifies the product in the store that the file is from; '' if only the SKU identifies the product. */
  readonly sourceKey: string
  readonly texts: Readonly<Partial<Record<TextField, string>>>
  readonly textsIfNew: Readonly<Partial<Record<TextField, string>>>
  /** True if the SKU of `textsIfNew` is the common prefix of the variants' SKUs and identifies no product. */
  readonly isSkuDerived: boolean
  readonly flags: Readonly<Partial<Record<FlagField, boolean>>>
  readonly sizes: readonly string[] | null
  readonly colors: readonly FileColor[] | null
  readonly tags: readonly string[] | null
  readonly collection: string | null
  /** Names of additional collections that the product joins. Missing collections are created. */
  readonly joins: readonly string[]
  /** True if `collection` is created when it does not exist. */
  readonly createsCollection: boolean
  readonly hints: CategoryHints
  readonly currency: string | null
  readonly cells: readonly FileCell[]
  readonly prices: readonly FilePrice[]
  readonly images: readonly FileImage[]
  readonly errors: readonly FileError[]
  readonly notes: readonly string[]
  readonly columnsByField: Readonly<Record<string, string>>
  /** True if the file contains only the stock of existing products. */
  readonly isStockOnly?: true
  /**
   * The SKUs of the product and its variants take precedence over the product's slug when an existing product is
   * searched for.
   */
  readonly isKnownBySku?: true
}
