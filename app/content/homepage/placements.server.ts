import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Image } from '#app/catalog/catalog.ts'
import { collections, publicCollection } from '#app/catalog/collections.table.ts'
import { MAX_IN_SECTION } from '#app/catalog/homepage-sections.ts'
import {
  type CardKind,
  getCardKind,
  getCardParameters,
  listProductsById,
  selectCardOfKind,
  toCard,
} from '#app/catalog/product-cards.server.ts'
import type { CardSettings, ProductCardData } from '#app/catalog/product-cards.ts'
import { collectionProducts, products, publicProduct } from '#app/catalog/products.table.ts'
import { selectImageColumns } from '#app/catalog/storefront/collection.server.ts'
import { type CollectionImages, findTileImage } from '#app/catalog/storefront/collection-images.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { prepareOnce } from '#app/platform/db/prepared-once.ts'
import { selectSlug, selectTranslated, type TextLanguage } from '#app/store/translated.server.ts'

type ProductSection = 'hero' | 'best_sellers' | 'new_arrivals' | 'featured' | 'what_we_see'

export type Placements = Readonly<Record<ProductSection, readonly ProductCardData[]>> & {
  readonly latest_collections: readonly CollectionTile[]
}

export type CollectionTile = ReturnType<typeof toTile>

/** Returns the content of homepage sections: placed products by position, then flagged products, newest first. */
export async function readPlacements(db: Database, settings: CardSettings): Promise<Placements> {
  const [rows, tiles] = await Promise.all([
    placedProducts(db, getCardKind(settings)).execute(getCardParameters(settings)),
    latestCollections(db, Boolean(settings.language)).execute({ language: settings.language }),
  ])
  const listProducts = (section: ProductSection) =>
    rows.filter((row) => row.section === section).map((row) => toCard(row.card, settings))
  return {
    hero: listProducts('hero'),
    best_sellers: listProducts('best_sellers'),
    new_arrivals: listProducts('new_arrivals'),
    featured: listProducts('featured'),
    what_we_see: listProducts('what_we_see'),
    latest_collections: tiles.map(toTile),
  }
}

/**
 * Returns up to `limit` bestsellers that can be bought: first those that staff chose for the homepage, then, except in
 * the demo store, the current top sellers, newest first.
 */
export async function listBestsellers(db: Database, settings: CardSettings, limit: number): Promise<ProductCardData[]> {
  const isAvailable = ({ soldOut }: ProductCardData) => !soldOut
  const { best_sellers } = await readPlacements(db, settings)
  const chosen = best_sellers.filter(isAvailable)
  if (settings.demo_content || chosen.length >= limit) return chosen.slice(0, limit)
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(publicProduct(), products.isTopSeller))
    .orderBy(desc(products.createdAt), desc(products.id))
  const otherIds = rows.flatMap(({ id }) => (chosen.some((card) => card.id === id) ? [] : id))
  const others = (await listProductsById(db, otherIds, settings)).filter(isAvailable)
  return [...chosen, ...others].slice(0, limit)
}

type PlacedHero = { readonly image: Image; readonly product: Pick<ProductCardData, 'id' | 'name'> }

/** Returns the first product placed in the hero that has an image. */
export function findPlacedHero(placed: Placements['hero']): PlacedHero | null {
  for (const { id, name, images } of placed) {
    const [image] = images
    if (image) return { image, product: { id, name } }
  }
  return null
}

/** First picks the products, so that images are read only for these products. */
const placedProducts = prepareOnce((db, kind: CardKind) => {
  const pickedProducts = unionAll(
    pickProducts(db, 'hero'),
    pickProducts(db, 'best_sellers', 'isBestseller'),
    pickProducts(db, 'new_arrivals', 'isNew'),
    pickProducts(db, 'featured', 'isFeatured'),
    pickProducts(db, 'what_we_see'),
  ).as('picked')
  return db
    .select({ section: pickedProducts.section, card: selectCardOfKind(kind) })
    .from(pickedProducts)
    .innerJoin(products, eq(products.id, pickedProducts.id))
    .orderBy(pickedProducts.nth)
    .prepare('')
})

function pickProducts(db: Database, section: ProductSection, flag?: 'isBestseller' | 'isNew' | 'isFeatured') {
  const isPlaced = isPlacedIn(section)
  const position = sql`case when ${isPlaced} then ${products.homepagePosition} end`
  const order = sql`${position}, ${desc(products.createdAt)}, ${desc(products.id)}` // null positions are last
  return db
    .select({
      section: sql<ProductSection>`${section}::text`.as('section'),
      id: products.id,
      nth: sql<number>`row_number() over (order by ${order})`.as('nth'),
    })
    .from(products)
    .where(and(publicProduct(), flag ? or(products[flag], isPlaced) : isPlaced))
    .orderBy(order)
    .limit(MAX_IN_SECTION)
}

function isPlacedIn(section: ProductSection | 'latest_collections'): SQL {
  return sql`(${products.showOnHomepage} and ${products.homepageSection} = ${section})`
}

const latestCollections = prepareOnce((db, isTranslated: boolean) => {
  // A product without a main collection counts for all of its collections
  const placedPosition = sql`(
    select min(${products.homepagePosition}) from ${products}
    where ${publicProduct()} and ${isPlacedIn('latest_collections')} and (
      ${products.collectionId} = ${collections.id} or (
        ${products.collectionId} is null and exists (
          select from ${collectionProducts}
          where ${collectionProducts.productId} = ${products.id} and ${collectionProducts.collectionId} = ${collections.id}
        )
      )
    )
  )`
  return db
    .select(selectTileColumns(isTranslated ? sql.placeholder('language') : null))
    .from(collections)
    .where(publicCollection())
    .orderBy(placedPosition, collections.position, collections.id)
    .limit(MAX_IN_SECTION)
    .prepare('')
})

export function selectTileColumns(language: TextLanguage) {
  const { id, name } = collections
  return {
    id,
    name: selectTranslated('collection', 'name', { id, original: name }, language),
    slug: selectSlug('collection', collections, language),
    ...selectImageColumns(language),
    product: selectProductImage(),
  }
}

/** For a collection without an image, selects the main image of its first product that has one. */
function selectProductImage() {
  return sql<Image | null>`case when collections.image_url is null and collections.hero_image is null then (
    select json_build_object('url', i.url, 'width', i.width, 'height', i.height, 'alt', '')
    from collection_products c join products p on p.id = c.product_id join product_images i on i.product_id = p.id
    where c.collection_id = collections.id and p.status = 'active'
    order by c.position, p.created_at desc, p.id desc, i.is_primary desc, i.display_order
    limit 1
  ) end`
}

type TileRow = Pick<typeof collections.$inferSelect, 'id' | 'name' | 'slug'> &
  CollectionImages & { readonly product: Image | null }

export function toTile({ id, name, slug, product, ...images }: TileRow) {
  return { id, name, slug, image: findTileImage(images, product) }
}
