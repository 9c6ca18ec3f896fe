import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Picture } from '#app/features/catalog/catalog.ts'
import { collectionProducts } from '#app/features/catalog/collection-products.table.ts'
import { collections } from '#app/features/catalog/collections.table.ts'
import { productPrice } from '#app/features/catalog/pricing.ts'
import { productImages } from '#app/features/catalog/product-images.table.ts'
import { productVariants } from '#app/features/catalog/product-variants.table.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { cardBadge, type ProductCardData } from '#app/features/catalog/shop/product-card-data.ts'
import { PAGE_SIZE } from '#app/features/catalog/shop/shop-filters.ts'
import type { Settings } from '#app/features/settings/settings.ts'
import type { Id } from '#app/lib/id.ts'
import { compiled } from '#app/platform/db/compiled.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** What a shopper may see. Combined with other conditions by AND only. */
export function publicProduct(): SQL {
  return eq(products.status, 'active')
}

export function publicCollection(): SQL {
  return eq(collections.status, 'active')
}

/**
 * The primary picture and the next one, as JSON, so that a list of cards stays one query. The outer id is written out:
 * of a single table Drizzle leaves the name away, and a bare "id" would be the picture's own.
 */
const cardPictures = sql<Picture[]>`(
  select coalesce(json_agg(json_build_object('url', i.url, 'width', i.width, 'height', i.height, 'alt', i.alt) order by i.nth), '[]')
  from (
    select url, width, height, alt, row_number() over (order by is_primary desc, display_order, id) as nth
    from product_images where product_id = products.id order by nth limit 2
  ) i
)`

/** What `toCard` needs of a product, to be selected with more of it. */
export const cardColumns = {
  id: products.id,
  name: products.name,
  category: products.category,
  price: products.price,
  salePrice: products.salePrice,
  compareAtPrice: products.compareAtPrice,
  colors: products.colors,
  isNew: products.isNew,
  isBestseller: products.isBestseller,
  stockQuantity: products.stockQuantity,
  pictures: cardPictures,
}

/** The same as one value, for lists: many columns of many rows take the driver a good part of the time that rendering takes. */
export const card = compiled(
  sql<CardRow>`json_build_object(${sql.join(
    Object.entries(cardColumns).flatMap(([name, column]) => [sql`${name}`, column]),
    sql`, `,
  )})`.inlineParams(),
)

type CardRow = {
  id: Id<'product'>
  name: string
  category: ProductCardData['category']
  price: number
  salePrice: number | null
  compareAtPrice: number | null
  colors: ProductCardData['colors']
  isNew: boolean
  isBestseller: boolean
  stockQuantity: number
  pictures: Picture[]
}

/** Nothing is shown as out of stock while it can be ordered (docs/rules.md, Stock). */
export function toCard(row: CardRow, settings: Settings): ProductCardData {
  const { id, name, category, colors, pictures } = row
  const soldOut = row.stockQuantity === 0 && settings.track_inventory && !settings.allow_backorders
  return {
    id,
    name,
    category,
    ...productPrice(row, settings.store_currency),
    pictures,
    colors,
    badge: cardBadge(row),
    soldOut,
  }
}

export type CollectionLink = {
  readonly id: Id<'collection'>
  readonly name: string
  readonly slug: string
  readonly image: string | null
}

/** An active collection, or null. */
export async function findCollection(db: Database, slug: string) {
  const [collection] = await db
    .select({
      id: collections.id,
      name: collections.name,
      slug: collections.slug,
      description: collections.description,
      seoTitle: collections.seoTitle,
      seoDescription: collections.seoDescription,
      heroImage: collections.heroImage,
      heroImageWidth: collections.heroImageWidth,
      heroImageHeight: collections.heroImageHeight,
      heroImageAlt: collections.heroImageAlt,
    })
    .from(collections)
    .where(and(eq(collections.slug, slug), publicCollection()))
  if (!collection) return null
  const { heroImage, heroImageWidth, heroImageHeight, heroImageAlt, ...rest } = collection
  const picture: Picture | null =
    heroImage && heroImageWidth && heroImageHeight
      ? { url: heroImage, width: heroImageWidth, height: heroImageHeight, alt: heroImageAlt }
      : null
  return { ...rest, picture }
}

/**
 * What a collection's page shows: the order that staff chose first, then its other members, newest first. Each has an
 * index of its own to be met along, so that a collection of many products is not read as a whole.
 */
export async function listCollectionProducts(
  db: Database,
  collectionId: Id<'collection'>,
  settings: Settings,
): Promise<ProductCardData[]> {
  const [placed, others] = await Promise.all([
    db
      .select({ card })
      .from(collectionProducts)
      .innerJoin(products, eq(products.id, collectionProducts.productId))
      .where(
        and(eq(collectionProducts.collectionId, collectionId), isNotNull(collectionProducts.position), publicProduct()),
      )
      .orderBy(asc(collectionProducts.position), desc(products.createdAt), desc(products.id))
      .limit(MOST_IN_COLLECTION),
    db
      .select({ card })
      .from(products)
      .where(and(publicProduct(), inArray(products.id, unplaced(db, collectionId))))
      .orderBy(desc(products.createdAt), desc(products.id))
      .limit(MOST_IN_COLLECTION),
  ])
  return [...placed, ...others].slice(0, MOST_IN_COLLECTION).map((row) => toCard(row.card, settings))
}

const MOST_IN_COLLECTION = PAGE_SIZE * 10

function unplaced(db: Database, collection: Id<'collection'>) {
  const { collectionId, productId, position } = collectionProducts
  return db
    .select({ id: productId })
    .from(collectionProducts)
    .where(and(eq(collectionId, collection), isNull(position)))
}

/** Those of some products that shoppers may see, as cards, in the sequence of the ids. */
export async function listProductsById(
  db: Database,
  ids: readonly Id<'product'>[],
  settings: Settings,
): Promise<ProductCardData[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ card })
    .from(products)
    .where(and(inArray(products.id, [...ids]), publicProduct()))
  const cards = new Map(rows.map((row) => [row.card.id, toCard(row.card, settings)]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}

/** All that a product's page shows, or null where no active product has this id. */
export function findProduct(db: Database, id: Id<'product'>, settings: Settings) {
  return findPage(db, id, settings, publicProduct())
}

/** The same of a product of any status, for staff: shoppers never see what this finds. */
export function findProductForStaff(db: Database, id: Id<'product'>, settings: Settings) {
  return findPage(db, id, settings)
}

async function findPage(db: Database, id: Id<'product'>, settings: Settings, condition?: SQL) {
  const [[product], pictures, variants] = await Promise.all([
    db
      .select({
        ...cardColumns,
        status: products.status,
        sku: products.sku,
        description: products.description,
        longDescription: products.longDescription,
        sizes: products.sizes,
        materials: products.materials,
        careInstructions: products.careInstructions,
        seoTitle: products.seoTitle,
        seoDescription: products.seoDescription,
        stockByVariant: products.stockByVariant,
        collection: { name: collections.name, slug: collections.slug },
      })
      .from(products)
      .leftJoin(collections, and(eq(collections.id, products.collectionId), publicCollection()))
      .where(and(eq(products.id, id), condition)),
    db
      .select({
        url: productImages.url,
        width: productImages.width,
        height: productImages.height,
        alt: productImages.alt,
        color: productImages.color,
      })
      .from(productImages)
      .where(eq(productImages.productId, id))
      .orderBy(desc(productImages.isPrimary), productImages.displayOrder, productImages.id),
    db
      .select({ size: productVariants.size, color: productVariants.color, stock: productVariants.stock })
      .from(productVariants)
      .where(eq(productVariants.productId, id)),
  ])
  if (!product) return null
  const { salePrice, compareAtPrice, ...rest } = product
  return { ...rest, ...toCard(product, settings), pictures, variants }
}

/** The id behind a product's slug, for addresses that name it; null where there is no such active product. */
export async function findProductIdBySlug(db: Database, slug: string): Promise<Id<'product'> | null> {
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.slug, slug), publicProduct()))
  return row?.id ?? null
}
