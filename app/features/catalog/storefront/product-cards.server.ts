import { and, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Image } from '#app/features/catalog/catalog.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { publicProduct } from '#app/features/catalog/public.server.ts'
import type { CardSettings } from '#app/features/catalog/storefront/card-settings.ts'
import { cardBadge, type ProductCardData } from '#app/features/catalog/storefront/product-card-data.ts'
import { money } from '#app/features/money/money.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/pick.ts'
import { compiled } from '#app/platform/db/compiled.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { preparedOnce } from '#app/platform/db/prepared-once.ts'

/** `products.id` is spelled out: in a query of one table Drizzle writes "id", which would be the image's. */
const cardImages = sql<Image[]>`(
  select coalesce(json_agg(json_build_object('url', i.url, 'width', i.width, 'height', i.height, 'alt', case i.nth when 1 then i.alt else '' end) order by i.nth), '[]')
  from (
    select url, width, height, alt, row_number() over (order by is_primary desc, display_order, id) as nth
    from product_images where product_id = products.id order by nth limit 2
  ) i
)`

const shared = pick(products, ['id', 'name', 'colors', 'isNew', 'isBestseller', 'stockQuantity'])

/** With prices in the store currency. */
export const cardColumns = {
  ...shared,
  price: products.effectivePrice,
  was: products.wasPrice,
  pricesVary: products.pricesVary,
  images: cardImages,
}

function cardOf(columns: Readonly<Record<string, SQLWrapper>>) {
  const parts = Object.entries(columns).flatMap(([name, column]) => [sql`${name}`, column])
  return compiled(sql<CardRow>`json_build_object(${sql.join(parts, sql`, `)})`.inlineParams())
}

const listed = {
  store: cardOf(cardColumns),
  shared: cardOf({ ...shared, images: cardImages }),
}

/** One JSON value, for lists: the driver reads it faster than many columns of many rows. */
export function cardIn({ listedIn }: Pick<CardSettings, 'listedIn'>): SQL<CardRow> {
  return listedIn ? cardInMarket(listedIn.marketId) : listed.store
}

/** `marketId` can be a placeholder. */
export function cardInMarket(marketId: Id<'market'> | Placeholder): SQL<CardRow> {
  return sql<CardRow>`(${listed.shared}::jsonb || (
    select jsonb_build_object('price', lowest_price, 'was', lowest_was, 'pricesVary', prices_vary)
    from market_prices where product_id = products.id and market_id = ${marketId} and variant_id is null))`
}

type CardRow = Readonly<Pick<typeof products.$inferSelect, keyof typeof shared>> & {
  readonly price: number
  readonly was: number | null
  readonly pricesVary: boolean
  readonly images: readonly Image[]
}

export function toCard(row: CardRow, settings: CardSettings): ProductCardData {
  const { id, name, colors, images } = row
  const soldOut = row.stockQuantity === 0 && settings.track_inventory && !settings.allow_backorders
  const currency = settings.listedIn?.currency ?? settings.store_currency
  const price = {
    price: money(row.price, currency),
    was: row.was === null ? null : money(row.was, currency),
    ...(row.pricesVary && { pricesVary: true as const }),
  }
  return { id, name, ...price, images, colors, badge: cardBadge(row), soldOut }
}

const cardsById = preparedOnce((db, { inMarket }: { readonly inMarket: boolean }) =>
  db
    .select({ card: inMarket ? cardInMarket(sql.placeholder('marketId')) : cardIn({}) })
    .from(products)
    .where(and(sql`${products.id} = any(${sql.placeholder('ids')}::uuid[])`, publicProduct()))
    .prepare(''),
)

/** Returns the active products among `ids`, in that order. */
export async function listProductsById(
  db: Database,
  ids: readonly Id<'product'>[],
  settings: CardSettings,
): Promise<ProductCardData[]> {
  if (ids.length === 0) return []
  const { listedIn } = settings
  const prepared = cardsById(db, { inMarket: Boolean(listedIn) })
  const rows = await prepared.execute({ ids, marketId: listedIn?.marketId })
  const cards = new Map(rows.map((row) => [row.card.id, toCard(row.card, settings)]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}
