import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { getField } from '#app/catalog/product-fields.ts'
import { products, productVariants } from '#app/catalog/products.table.ts'
import { fileImportItems } from '#app/exchange/imports/file-imports.table.ts'
import type { ProductFormat } from '#app/exchange/product-files/file-heading.ts'
import type { FileProduct } from '#app/exchange/product-files/file-product.ts'
import { formatKey } from '#app/exchange/product-files/product-record.ts'
import { productSources } from '#app/exchange/product-files/product-sources.table.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import { latinSlug } from '#app/lib/latin-slug.server.ts'
import { cutText } from '#app/lib/text.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** The values that `matchProduct` uses to find a file's product in the store. Empty values match nothing. */
export type ProductKeys = {
  readonly id: Id<'product'> | null
  readonly sourceKey: string
  readonly slug: string
  readonly sku: string
  /** The SKU that the product gets if it is new. */
  readonly newSku: string
  /** The SKUs of the product's variants, if the format also identifies a product by them. */
  readonly variantSkus: readonly string[]
}

/**
 * The slug is derived from the name only if the file has neither a slug nor SKUs: several products can have the same
 * name. A product with a slug in the file is not identified by its SKU unless the format requires that, because the
 * import could otherwise replace a different product.
 */
export function getProductKeys(fileProduct: FileProduct): ProductKeys {
  const { id, texts, textsIfNew, isSkuDerived, isKnownBySku = false } = fileProduct
  const sku = fitSku(texts.sku ?? (isSkuDerived ? '' : textsIfNew.sku) ?? '')
  const variantSkus = isKnownBySku ? fileProduct.cells.flatMap((cell) => cell.sku || []) : []
  return {
    id: parseId<'product'>(id),
    sourceKey: cutSourceKey(fileProduct),
    slug: texts.slug || (sku || variantSkus.length > 0 ? '' : latinSlug(texts.name ?? '')),
    sku,
    newSku: getNewSku(fileProduct),
    variantSkus,
  }
}

export function getNewSku({ texts, textsIfNew }: FileProduct): string {
  return fitSku(texts.sku ?? textsIfNew.sku ?? '')
}

/** Cuts a SKU in the same way as `fitProduct`. */
function fitSku(sku: string): string {
  return cutText(sku, getField('sku').max).trimEnd()
}

/** Handles have at most 255 characters. */
function cutSourceKey({ sourceKey }: FileProduct): string {
  return cutText(sourceKey, 255)
}

export type ExistingProduct = {
  readonly id: Id<'product'>
  readonly slug: string
  readonly sku: string
  /** The product's keys in stores with this format; several if it was imported from more than one store. */
  readonly sourceKeys: readonly string[]
  readonly variantSkus: readonly string[]
}

/** An array parameter without null or empty strings. */
export const listParam = (values: readonly (string | null)[]) => sql.param(values.filter(Boolean))

/** Finds products of the store that share a key with a product of the file. */
export async function findExistingProducts(
  db: Database,
  format: ProductFormat,
  productKeys: readonly ProductKeys[],
): Promise<readonly ExistingProduct[]> {
  const { id, slug, sku } = products
  const sourceKeys = sql`${listParam(productKeys.map((keys) => keys.sourceKey))}::text[]`
  const variantSkus = sql`${listParam(productKeys.flatMap((keys) => keys.variantSkus))}::text[]`
  const found = await db
    .select({ id, slug, sku })
    .from(products)
    .where(
      or(
        sql`${id} = any(${listParam(productKeys.map((keys) => keys.id))}::uuid[])`,
        sql`${slug} = any(${listParam(productKeys.map((keys) => keys.slug))}::text[])`,
        sql`${sku} = any(${listParam(productKeys.flatMap((keys) => [keys.sku, keys.newSku]))}::text[])`,
        sql`${id} in (select product_id from ${productSources} where format = ${format} and key = any(${sourceKeys}))`,
        sql`${id} in (select product_id from ${productVariants} where sku = any(${variantSkus}))`,
      ),
    )
  const ids = found.map((product) => product.id)
  const [sources, variants] = await Promise.all([
    db
      .select({ key: productSources.key, productId: productSources.productId })
      .from(productSources)
      .where(and(eq(productSources.format, format), inArray(productSources.productId, ids))),
    db
      .select({ sku: productVariants.sku, productId: productVariants.productId })
      .from(productVariants)
      .where(and(inArray(productVariants.productId, ids), sql`${productVariants.sku} = any(${variantSkus})`)),
  ])
  const sourcesByProduct = Map.groupBy(sources, ({ productId }) => productId)
  const variantsByProduct = Map.groupBy(variants, ({ productId }) => productId)
  return found.map((product) => ({
    ...product,
    sourceKeys: (sourcesByProduct.get(product.id) ?? []).map(({ key }) => key),
    variantSkus: (variantsByProduct.get(product.id) ?? []).map((variant) => variant.sku),
  }))
}

/**
 * Finds the store's product for a product in a file, or null if it is new. Compares the id, the key in the store that
 * the file comes from, then the slug or SKU. A product with a different key never matches by its slug, because several
 * handles and names can have the same slug.
 * @param taken the products that matched earlier rows of the file
 */
export function matchProduct(
  { id, sourceKey, slug, sku, variantSkus }: ProductKeys,
  known: readonly ExistingProduct[],
  taken: ReadonlySet<Id<'product'>>,
): ExistingProduct | null {
  const hasOtherSource = (product: ExistingProduct) =>
    sourceKey !== '' && (product.sourceKeys.length > 0 || taken.has(product.id))
  const bySku = known.filter((product) => variantSkus.some((own) => product.variantSkus.includes(own)))
  return (
    (id && known.find((product) => product.id === id)) ||
    (sourceKey && known.find((product) => product.sourceKeys.includes(sourceKey))) ||
    (sku && variantSkus.length > 0 && known.find((product) => product.sku === sku)) ||
    (bySku.length === 1 && bySku[0]) ||
    (slug && known.find((product) => product.slug === slug && !hasOtherSource(product))) ||
    (sku && !slug && known.find((product) => product.sku === sku)) ||
    null
  )
}

/** Returns the slug with the first appended number that neither the store nor the file uses. */
export async function findFreeSlug(
  db: Database,
  importId: Id<'file-import'>,
  slug: string,
  used: readonly string[],
): Promise<string> {
  const pattern = `${slug}-%` // slugs contain no wildcards
  const start = formatKey('slug', '')
  const rows = await db
    .select({ slug: products.slug })
    .from(products)
    .where(sql`${products.slug} like ${pattern}`)
    .union(
      db
        .select({ slug: sql<string>`substr(held.key, ${start.length + 1}::int)` })
        .from(sql`${fileImportItems}, unnest(${fileImportItems.keys}) as held (key)`)
        .where(and(eq(fileImportItems.importId, importId), sql`held.key like ${start + pattern}`)),
    )
  const taken = new Set([...used, ...rows.map((row) => row.slug)])
  let number = 2
  while (taken.has(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}

/** Stores the key that a saved product has in the store that its file comes from. */
export async function saveProductSource(
  tx: Database,
  format: ProductFormat,
  key: string,
  productId: Id<'product'>,
): Promise<void> {
  if (key === '') return
  await tx
    .insert(productSources)
    .values({ format, key, productId })
    .onConflictDoUpdate({ target: [productSources.format, productSources.key], set: { productId } })
}
