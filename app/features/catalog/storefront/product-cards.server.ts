import { and, inArray, sql } from 'drizzle-orm'
import type { Image } from '#app/features/catalog/catalog.ts'
import { productPrice } from '#app/features/catalog/pricing.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { publicProduct } from '#app/features/catalog/public.server.ts'
import { cardBadge, type ProductCardData } from '#app/features/catalog/storefront/product-card-data.ts'
import type { Settings } from '#app/features/settings/settings.ts'
import type { Id } from '#app/lib/id.ts'
import { compiled } from '#app/platform/db/compiled.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/**
 * The primary image and the next one, as JSON, so that a list of cards stays one query. The second, which only covers
 * the first, has no text. `products.id` is written out: in a query of one table Drizzle leaves the table's name away, and a
 * bare "id" would mean the image's.
 */
const cardImages = sql<Image[]>`(
  select coalesce(json_agg(json_build_object('url', i.url, 'width', i.width, 'height', i.height, 'alt', case i.nth when 1 then i.alt else '' end) order by i.nth), '[]')
  from (
    select url, width, height, alt, row_number() over (order by is_primary desc, display_order, id) as nth
    from product_images where product_id = products.id order by nth limit 2
  ) i
)`

/** What `toCard` needs of a product, for queries that select more of it also. */
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
  images: cardImages,
}

/** The same as one JSON value, for lists: many columns of many rows would cost the driver much of what rendering costs. */
export const card = compiled(
  sql<CardRow>`json_build_object(${sql.join(
    Object.entries(cardColumns).flatMap(([name, column]) => [sql`${name}`, column]),
    sql`, `,
  )})`.inlineParams(),
)

type CardRow = Pick<typeof products.$inferSelect, Exclude<keyof typeof cardColumns, 'images'>> & {
  images: Image[]
}

/** Nothing is shown as out of stock while it can be ordered (docs/rules.md, Stock). */
export function toCard(row: CardRow, settings: Settings): ProductCardData {
  const { id, name, category, colors, images } = row
  const soldOut = row.stockQuantity === 0 && settings.track_inventory && !settings.allow_backorders
  return {
    id,
    name,
    category,
    ...productPrice(row, settings.store_currency),
    images,
    colors,
    badge: cardBadge(row),
    soldOut,
  }
}

/** Those of some products that shoppers may see, as cards, in the order of the ids. */
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
