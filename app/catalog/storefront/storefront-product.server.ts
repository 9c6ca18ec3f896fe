import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Image } from '#app/catalog/catalog.ts'
import { collections, publicCollection } from '#app/catalog/collections.table.ts'
import { addColorLabels } from '#app/catalog/color-names.server.ts'
import { makerColumns, manufacturerOfProduct } from '#app/catalog/manufacturers.server.ts'
import { manufacturers } from '#app/catalog/manufacturers.table.ts'
import { careNames } from '#app/catalog/materials/materials.ts'
import { cardColumns, toCard } from '#app/catalog/product-cards.server.ts'
import type { CardSettings } from '#app/catalog/product-cards.ts'
import { detailNames } from '#app/catalog/product-fields.ts'
import { products, type productVariants, publicProduct } from '#app/catalog/products.table.ts'
import { nearestGuide } from '#app/catalog/size-guides/size-guides.server.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { prepareOnce } from '#app/platform/db/prepared-once.ts'
import {
  selectSlug,
  selectTexts,
  selectTranslated,
  type TextLanguage,
  withTexts,
} from '#app/store/translated.server.ts'
import type { Texts } from '#app/store/translations.table.ts'

export function findProduct(db: Database, id: Id<'product'>, settings: CardSettings) {
  return findPage(db, id, settings, { isPublic: true })
}

/** Returns a product of any status, for staff only. */
export function findProductForStaff(db: Database, id: Id<'product'>, settings: CardSettings) {
  return findPage(db, id, settings, { isPublic: false })
}

/** The product data on a garment's label. */
export type ProductLabel = NonNullable<Awaited<ReturnType<typeof findProduct>>>['label']

type ProductImage = Image & { readonly color: string | null }

type ProductVariant = Pick<
  typeof productVariants.$inferSelect,
  'id' | 'size' | 'color' | 'sku' | 'stock' | 'weightGrams' | 'barcode' | 'price' | 'salePrice' | 'compareAtPrice'
>

/** The columns that describe a product as a whole, with its original text, for queries that join its manufacturer. */
export const descriptionColumns = {
  ...pick(products, ['id', 'name', 'colors', 'sizes', 'category', 'sku', 'vendor', 'description', 'longDescription']),
  ...pick(products, ['stockByVariant', 'weightGrams', 'salePrice', 'compareAtPrice', 'measure', ...detailNames]),
  regularPrice: products.price,
  label: pick(products, ['fibers', 'hasAnimalParts', ...careNames, 'countryOfOrigin']),
  safety: { ...makerColumns, ...pick(products, ['manufacturerId', 'safetyWarnings']) },
}

/** Selects all images of a product, the primary one first. In `${products.id}`, Drizzle would omit the table. */
export function selectImages(language: TextLanguage) {
  const alt = selectTranslated('product-image', 'alt', { id: sql`i.id`, original: sql`i.alt` }, language)
  return sql<ProductImage[]>`(
  select coalesce(json_agg(json_build_object('url', url, 'width', width, 'height', height, 'alt', ${alt}, 'color', color, 'focus', focus, 'ground', ground)
    order by is_primary desc, display_order, id), '[]')
  from product_images i where product_id = products.id)`
}

/** Selects the keys of `sizes`, by which lists are filtered. */
const selectSizeKeys = sql<
  string[]
>`array(select facet_key(size) from unnest(${products.sizes}) with ordinality as s (size, n) order by n)`

/** Selects all variants of a product. */
export const variants = sql<ProductVariant[]>`(
  select coalesce(json_agg(json_build_object('id', id, 'size', size, 'color', color, 'sku', sku, 'stock', stock,
    'weightGrams', weight_grams, 'barcode', barcode, 'price', price, 'salePrice', sale_price,
    'compareAtPrice', compare_at_price)), '[]')
  from product_variants where product_id = products.id)`

/**
 * Returns the active products among `ids`, in the order of `ids`, with the data that shoppers need to choose a size and
 * color.
 */
export async function listProductsWithVariants(
  db: Database,
  ids: readonly Id<'product'>[],
  { language = null, colorNames }: Pick<CardSettings, 'language' | 'colorNames'>,
) {
  const { id, name } = products
  const rows = await db
    .select({
      id,
      name: selectTranslated('product', 'name', { id, original: name }, language),
      ...pick(products, ['category', 'collectionId', 'sizes', 'colors', 'stockByVariant', 'stockQuantity', 'measure']),
      ...pick(products, ['salePrice', 'compareAtPrice', 'taxClass']),
      regularPrice: products.price,
      sizeKeys: selectSizeKeys,
      images: selectImages(language),
      variants,
    })
    .from(products)
    .where(and(inArray(id, [...ids]), publicProduct()))
  const found = new Map(rows.map((row) => [row.id, { ...row, colors: addColorLabels(row.colors, colorNames) }]))
  return ids.flatMap((known) => found.get(known) ?? [])
}

type QueryOptions = { readonly isPublic: boolean; readonly isTranslated: boolean }

/** Reads everything in one statement, because each further statement would take longer than reading its rows. */
const productById = prepareOnce((db, { isPublic, isTranslated }: QueryOptions) => {
  const language = isTranslated ? sql.placeholder('language') : null
  const { id, name } = collections
  return db
    .select({
      texts: selectTexts('product', products.id, language),
      ...cardColumns,
      ...descriptionColumns,
      ...pick(products, ['status', 'taxClass', 'withdrawal', 'video']),
      ...pick(products, ['seoTitle', 'seoDescription', 'modelHeightMm', 'modelSize']),
      sizeGuide: nearestGuide,
      collection: pick(collections, ['name', 'slug']),
      collectionName: selectTranslated('collection', 'name', { id, original: name }, language),
      collectionSlug: selectSlug('collection', collections, language),
      sizeKeys: selectSizeKeys,
      images: selectImages(language),
      variants,
    })
    .from(products)
    .leftJoin(manufacturers, manufacturerOfProduct)
    .leftJoin(collections, and(eq(collections.id, products.collectionId), publicCollection()))
    .where(and(eq(products.id, sql.placeholder('id')), isPublic ? publicProduct() : undefined))
    .prepare('')
})

async function findPage(
  db: Database,
  id: Id<'product'>,
  settings: CardSettings,
  options: { readonly isPublic: boolean },
) {
  const { language = null } = settings
  const [found] = await productById(db, { ...options, isTranslated: language !== null }).execute({ id, language })
  if (!found) return null
  const { texts, collectionName, collectionSlug, ...original } = found
  const collection = original.collection && { name: collectionName, slug: collectionSlug }
  const product = { ...withProductTexts(original, texts), collection }
  const { images, variants } = product
  return {
    ...product,
    ...toCard(product, { ...settings, listingMarket: null, priorPriceMarket: null, showsUnitPrice: false }),
    colors: addColorLabels(product.colors, settings.colorNames),
    images,
    variants,
  }
}

/** Replaces original texts with their translations, if they have any. */
export function withProductTexts<Original extends { readonly safety: { readonly safetyWarnings: string } }>(
  original: Original,
  { safetyWarnings = original.safety.safetyWarnings, ...texts }: Texts,
): Original {
  return { ...withTexts(original, texts), safety: { ...original.safety, safetyWarnings } }
}
