import { z } from 'zod'
import { CATEGORY_SOURCES } from '#app/exchange/product-files/guess-category.ts'
import { plannedPrice } from '#app/exchange/product-files/plan-prices.ts'
import { idField } from '#app/lib/form-fields.ts'
import { type Id, parseId } from '#app/lib/id.ts'

// These values are stored in `file_import_items` when a product is checked and when it is saved.

/** Missing from records that the previous version stored without `fields`. */
const maker = z
  .object({
    maker: z.string(),
    makerContact: z.string(),
    makerCountry: z.string().nullable(),
    responsiblePerson: z.string(),
  })
  .nullable()
  .default(null)

const productId = idField<'product'>('Unknown product').nullable()

export type FormFields = Readonly<Record<string, string>>

/** The product to save. `fields` is null if only `prices` and `joins` are saved. */
export const productRecord = z.object({
  productId,
  /** Copied from `SavedItem` if the import has already saved the product. */
  addedAt: z.string().nullable(),
  slug: z.string(),
  /** Identifies the product in the store that the file comes from: see `productSources`. */
  sourceKey: z.string(),
  /**
   * The store currency when the product was checked. Records from the previous version lack the currency,
   * but their imports contain it.
   */
  currency: z.string().optional(),
  fields: z.record(z.string(), z.string()).nullable(),
  /** The manufacturer in the file; null if it is in `fields`. */
  maker,
  /** The fixed prices to save in markets. */
  prices: z.array(plannedPrice).readonly(),
  /** The names of the product's category and collection if the store lacks them. */
  newCategory: z.string(),
  newCollection: z.string(),
  /** The names of additional collections that the product is added to. */
  joins: z.array(z.string()),
})
export type ProductRecord = z.output<typeof productRecord>

/** Data that screens show and search, even for products that cannot be saved. */
export const productDetails = z.object({
  productId,
  type: z.string(),
  tags: z.string(),
  /** The slug of the category that is used unless staff choose one, and the source of this proposal. */
  proposed: z.string(),
  proposedFrom: z.enum(CATEGORY_SOURCES).nullable(),
  newCategory: z.string(),
  newCollection: z.string(),
  /** The names of additional collections that the store lacks. */
  newJoins: z.array(z.string()),
  /** True if the product is active in the file, but is saved as a draft because it has no manufacturer. */
  lacksMaker: z.boolean(),
})
export type ProductDetails = z.output<typeof productDetails>

/** A product that the import has saved. */
export const savedItem = z.object({
  productId,
  /** If the import has added the product, the time of the import's last change to it; otherwise null. */
  addedAt: z.string().nullable(),
  /** The number of backordered units that the product's new stock has filled. */
  filled: z.number().default(0),
})
export type SavedItem = z.output<typeof savedItem>

type Identity = {
  readonly productId: Id<'product'> | null
  readonly slug: string
  readonly sku: string
  /** SKUs of the variants, if they are not derived from `sku`. */
  readonly variantSkus: readonly string[]
}

type KeyPrefix = 'product' | 'slug' | 'sku' | 'variant'

export function formatKey(prefix: KeyPrefix, value: string): string {
  return `${prefix}:${value}`
}

/** Returns the keys of an item, with which later items in the file are compared. */
export function toKeys({ productId, slug, sku, variantSkus }: Identity): readonly string[] {
  return [
    ...(productId ? [formatKey('product', productId)] : []),
    ...(slug ? [formatKey('slug', slug)] : []),
    ...(sku ? [formatKey('sku', sku)] : []),
    ...variantSkus.map((variantSku) => formatKey('variant', variantSku)),
  ]
}

export function readKeys(keys: readonly string[]): Identity {
  const listValues = (prefix: KeyPrefix) => {
    const start = formatKey(prefix, '')
    return keys.flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []))
  }
  const [slug = ''] = listValues('slug')
  const [sku = ''] = listValues('sku')
  return {
    productId: parseId<'product'>(listValues('product')[0] ?? ''),
    slug,
    sku,
    variantSkus: listValues('variant'),
  }
}
