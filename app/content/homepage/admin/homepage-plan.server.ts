import { and, desc, eq, ilike, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { collections, publicCollection } from '#app/catalog/collections.table.ts'
import type { HomepageSection } from '#app/catalog/constants.ts'
import { type FlagSection, MAX_IN_SECTION, SECTION_FLAGS } from '#app/catalog/homepage-sections.ts'
import { cardColumns, toCard } from '#app/catalog/product-cards.server.ts'
import { products, publicProduct } from '#app/catalog/products.table.ts'
import type { PlannedProduct, PlannedTile, ProductId } from '#app/content/homepage/admin/homepage-plan.ts'
import { selectTileColumns, toTile } from '#app/content/homepage/placements.server.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { toLikePattern } from '#app/platform/db/like-pattern.ts'
import type { Settings } from '#app/store/settings.ts'

/** More products than a section shows, because the editor moves these products up when others are removed. */
const MAX_FILLS = 12
const MAX_UNPLACED = 50
const MAX_FOUND = 8

export type HomepagePlan = Awaited<ReturnType<typeof readHomepagePlan>>

/** Returns the editor's data, including the `requested` products. `deleted` lists those that no longer exist. */
export async function readHomepagePlan(db: Database, settings: Settings, requested: readonly ProductId[] = []) {
  const [placed, unplaced, unplacedTotal, unplacedHidden, fills, firstTiles] = await Promise.all([
    listPlacedProducts(db),
    db
      .select({ id: products.id })
      .from(products)
      .where(and(isUnplaced(), publicProduct()))
      .orderBy(products.homepagePosition, desc(products.createdAt), desc(products.id))
      .limit(MAX_UNPLACED),
    db.$count(products, and(isUnplaced(), publicProduct())),
    db.$count(products, and(isUnplaced(), ne(products.status, 'active'))),
    unionAll(listFills(db, 'best_sellers'), listFills(db, 'new_arrivals'), listFills(db, 'featured')),
    db
      .select({ id: collections.id })
      .from(collections)
      .where(publicCollection())
      .orderBy(collections.position, collections.id)
      .limit(MAX_IN_SECTION),
  ])
  const ids = [...placed, ...unplaced, ...fills].map(({ id }) => id)
  const tileIds = firstTiles.map(({ id }) => id)
  const known = await readProducts(db, [...ids, ...requested], settings, tileIds)
  const found = new Set(known.products.map(({ id }) => id))
  return {
    placed: groupBySection(placed),
    unplaced: unplaced.map(({ id }) => id),
    unplacedTotal,
    unplacedHidden,
    ...known,
    deleted: requested.filter((id) => !found.has(id)),
  }
}

/** Finds products by name or SKU: active products first, then names that begin with `text`, then the newest. */
export async function findPlannableProducts(db: Database, text: string, settings: Settings) {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(or(ilike(products.name, toLikePattern(text)), ilike(products.sku, toLikePattern(text))))
    .orderBy(
      desc(eq(products.status, 'active')),
      desc(ilike(products.name, toLikePattern(text).slice(1))),
      desc(products.createdAt),
      desc(products.id),
    )
    .limit(MAX_FOUND)
  const ids = rows.map(({ id }) => id)
  const known = await readProducts(db, ids, settings, [])
  return { ...known, products: ids.flatMap((id) => known.products.find((product) => product.id === id) ?? []) }
}

export function listPlacedProducts(db: Database) {
  return db
    .select({ id: products.id, section: products.homepageSection })
    .from(products)
    .where(isPlaced())
    .orderBy(products.homepageSection, products.homepagePosition, desc(products.createdAt), desc(products.id))
}

export function groupBySection(placed: Awaited<ReturnType<typeof listPlacedProducts>>) {
  const listIds = (section: HomepageSection) => placed.filter((row) => row.section === section).map(({ id }) => id)
  return {
    hero: listIds('hero'),
    best_sellers: listIds('best_sellers'),
    new_arrivals: listIds('new_arrivals'),
    featured: listIds('featured'),
    what_we_see: listIds('what_we_see'),
    latest_collections: listIds('latest_collections'),
  }
}

export function isPlaced(): SQL | undefined {
  return and(eq(products.showOnHomepage, true), isNotNull(products.homepageSection))
}

function isUnplaced(): SQL | undefined {
  return and(eq(products.showOnHomepage, true), isNull(products.homepageSection))
}

function listFills(db: Database, section: FlagSection) {
  return db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        publicProduct(),
        products[SECTION_FLAGS[section]],
        sql`(${products.showOnHomepage} and ${products.homepageSection} = ${section}) is not true`,
      ),
    )
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(MAX_FILLS)
}

async function readProducts(
  db: Database,
  ids: readonly ProductId[],
  settings: Settings,
  others: readonly Id<'collection'>[],
): Promise<{ products: PlannedProduct[]; tiles: PlannedTile[] }> {
  const rows = await db
    .select({
      ...cardColumns,
      ...pick(products, ['sku', 'status', 'createdAt', 'isFeatured']),
      collections: representedCollections,
    })
    .from(products)
    .where(inArray(products.id, [...new Set(ids)]))
  const plannedProducts = rows.map((row): PlannedProduct => {
    const { id, name, price, was, images } = toCard(row, settings)
    const { sku, status, isBestseller, isNew, isFeatured, collections } = row
    const [image = null] = images
    const colors = row.colors.map((color) => color.name)
    const createdAt = row.createdAt.getTime()
    return { id, name, sku, status, price, was, image, colors, createdAt, isBestseller, isNew, isFeatured, collections }
  })
  const neededIds = new Set([...others, ...plannedProducts.flatMap((product) => product.collections)])
  const tiles = await db
    .select({ ...selectTileColumns(null), position: collections.position })
    .from(collections)
    .where(inArray(collections.id, [...neededIds]))
  return {
    products: plannedProducts,
    tiles: tiles.map((row) => {
      const { id, name, image } = toTile(row)
      return { id, name, image, position: row.position }
    }),
  }
}

/** Selects a product's main collection or, without one, all its collections, as placements.server.ts does. */
const representedCollections = sql<Id<'collection'>[]>`array(
  select c.id from collections c
  where c.status = 'active' and (
    c.id = products.collection_id or (
      products.collection_id is null and exists (
        select from collection_products m where m.product_id = products.id and m.collection_id = c.id
      )
    )
  )
  order by c.position, c.id limit ${MAX_IN_SECTION}
)`
