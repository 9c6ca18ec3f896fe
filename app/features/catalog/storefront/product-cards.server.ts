import { and, inArray, sql } from 'drizzle-orm'
import type { Image } from '#app/features/catalog/catalog.ts'
import { productPrice } from '#app/features/catalog/pricing.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { publicProduct } from '#app/features/catalog/public.server.ts'
import { cardBadge, type ProductCardData } from '#app/features/catalog/storefront/product-card-data.ts'
import type { Settings } from '#app/features/settings/settings.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/pick.ts'
import { compiled } from '#app/platform/db/compiled.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** `products.id` is spelled out: in a query of one table Drizzle writes "id", which would be the image's. */
const cardImages = sql<Image[]>`(
  select coalesce(json_agg(json_build_object('url', i.url, 'width', i.width, 'height', i.height, 'alt', case i.nth when 1 then i.alt else '' end) order by i.nth), '[]')
  from (
    select url, width, height, alt, row_number() over (order by is_primary desc, display_order, id) as nth
    from product_images where product_id = products.id order by nth limit 2
  ) i
)`

export const cardColumns = {
  ...pick(products, ['id', 'name', 'category', 'colors', 'isNew', 'isBestseller', 'stockQuantity']),
  ...pick(products, ['price', 'salePrice', 'compareAtPrice']),
  images: cardImages,
}

/** One JSON value, for lists: the driver reads it faster than many columns of many rows. */
export const card = compiled(
  sql<CardRow>`json_build_object(${sql.join(
    Object.entries(cardColumns).flatMap(([name, column]) => [sql`${name}`, column]),
    sql`, `,
  )})`.inlineParams(),
)

type CardRow = Pick<typeof products.$inferSelect, Exclude<keyof typeof cardColumns, 'images'>> & {
  images: Image[]
}

export function toCard(row: CardRow, settings: Settings): ProductCardData {
  const { id, name, category, colors, images } = row
  const soldOut = row.stockQuantity === 0 && settings.track_inventory && !settings.allow_backorders
  const price = productPrice(row, settings.store_currency)
  return { id, name, category, ...price, images, colors, badge: cardBadge(row), soldOut }
}

/** Returns the active products among `ids`, in that order. */
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
