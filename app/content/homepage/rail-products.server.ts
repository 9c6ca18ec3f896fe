import { inArray, type SQL, sql } from 'drizzle-orm'
import { collections, publicCollection } from '#app/catalog/collections.table.ts'
import { MAX_IN_SECTION } from '#app/catalog/homepage-sections.ts'
import { selectCard, toCard } from '#app/catalog/product-cards.server.ts'
import type { CardSettings, ProductCardData } from '#app/catalog/product-cards.ts'
import { collectionProducts, products, publicProduct } from '#app/catalog/products.table.ts'
import { type CollectionTile, selectTileColumns, toTile } from '#app/content/homepage/placements.server.ts'
import type { ProductSource } from '#app/content/homepage/sections/section-fields.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** The sources that this file reads; placements.server.ts reads product placements and flags. */
export type RailSource = Extract<ProductSource, { from: 'collection' | 'category' | 'chosen' }>

/** Reads up to four active products of each source in one statement. */
export async function listRailProducts(
  db: Database,
  sources: readonly RailSource[],
  settings: CardSettings,
): Promise<readonly (readonly ProductCardData[])[]> {
  if (sources.length === 0) return []
  const picks = sources.flatMap((source, rail) => PICKS[source.from](source, rail))
  const { rows } = await db.execute<{ rail: number; card: Parameters<typeof toCard>[0] }>(sql`
    select picked.rail, ${selectCard(settings)} as card
    from (${sql.join(picks, sql` union all `)}) as picked join ${products} on ${products.id} = picked.id
    order by picked.rail, picked.part, picked.nth`)
  return sources.map((_, rail) =>
    rows
      .filter((row) => row.rail === rail)
      .slice(0, MAX_IN_SECTION)
      .map(({ card }) => toCard(card, settings)),
  )
}

const newest = sql`${products.createdAt} desc, ${products.id} desc`

function pick(rail: number, part: number, from: SQL, order: SQL): SQL {
  return sql`(
    select ${rail}::integer as rail, ${part}::integer as part, ${products.id} as id, row_number() over (order by ${order}) as nth
    from ${from} and ${publicProduct()} order by ${order} limit ${MAX_IN_SECTION}
  )`
}

/** A collection lists products with a position first, then the newest, as on its own page. */
const PICKS: { readonly [From in RailSource['from']]: (source: RailSource, rail: number) => SQL[] } = {
  collection: (source, rail) => {
    if (source.from !== 'collection') return []
    const { collectionId, productId, position } = collectionProducts
    const members = sql`${collectionProducts} join ${products} on ${products.id} = ${productId}
      join ${collections} on ${collections.id} = ${collectionId} and ${publicCollection()}
      where ${collectionId} = ${source.id}`
    return [
      pick(rail, 0, sql`${members} and ${position} is not null`, sql`${position}, ${newest}`),
      pick(rail, 1, sql`${members} and ${position} is null`, newest),
    ]
  },
  category: (source, rail) =>
    source.from === 'category'
      ? [pick(rail, 0, sql`${products} where ${products.category} = ${source.slug}`, newest)]
      : [],
  chosen: (source, rail) => {
    if (source.from !== 'chosen') return []
    const ids = sql`${sql.param(source.ids)}::uuid[]`
    return [
      pick(rail, 0, sql`${products} where ${products.id} = any(${ids})`, sql`array_position(${ids}, ${products.id})`),
    ]
  },
}

/** Lists the newest products, for sections without a placed or flagged product. */
export async function listNewestProducts(
  db: Database,
  settings: CardSettings,
  { limit, includesDrafts }: { readonly limit: number; readonly includesDrafts: boolean },
): Promise<readonly ProductCardData[]> {
  const isShown = includesDrafts ? inArray(products.status, ['active', 'draft']) : publicProduct()
  // Drafts have no prices in markets yet
  const shown: CardSettings = includesDrafts ? { ...settings, listingMarket: null, priorPriceMarket: null } : settings
  const { rows } = await db.execute<{ card: Parameters<typeof toCard>[0] }>(sql`
    select ${selectCard(shown)} as card
    from (select ${products.id} as id from ${products} where ${isShown} order by ${newest} limit ${limit}) as picked
    join ${products} on ${products.id} = picked.id
    order by ${newest}`)
  return rows.map(({ card }) => toCard(card, shown))
}

/** Lists the active collections among `ids`. */
export async function listTiles(
  db: Database,
  ids: readonly Id<'collection'>[],
  { language = null }: Pick<CardSettings, 'language'>,
): Promise<readonly CollectionTile[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(selectTileColumns(language))
    .from(collections)
    .where(sql`${collections.id} = any(${sql.param(ids)}::uuid[]) and ${publicCollection()}`)
  return rows.map(toTile)
}
