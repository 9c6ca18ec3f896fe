import { and, desc, eq, exists, or, sql } from 'drizzle-orm'
import type { Image } from '#app/catalog/catalog.ts'
import { makerColumns, manufacturerOfProduct } from '#app/catalog/manufacturers.server.ts'
import { manufacturers } from '#app/catalog/manufacturers.table.ts'
import { PASSPORT_COLUMNS, type PassportFacts, passportStates } from '#app/catalog/passport/passport-states.table.ts'
import { products, publicProduct } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { selectTexts, type TextLanguage, withTexts } from '#app/store/translated.server.ts'

const MAX_EARLIER_STATES = 20

type EarlierState = { readonly until: Date; readonly facts: PassportFacts }

export type Passport = {
  readonly facts: PassportFacts
  readonly image: Pick<Image, 'url' | 'width' | 'height'> | null
  /** Null for a deleted product, or if the product has no manufacturer record. */
  readonly manufacturerId: Id<'manufacturer'> | null
  readonly isOffered: boolean
  /** The time of deletion; null while the product exists. */
  readonly deletedAt: Date | null
  /** Earlier states in the original language, latest first. */
  readonly earlier: readonly EarlierState[]
}

/**
 * Returns the passport of a product that is active or was ever sold, even if it was archived or deleted; otherwise
 * null.
 */
export async function findPassport(db: Database, id: Id<'product'>, language: TextLanguage): Promise<Passport | null> {
  const [[current], states] = await Promise.all([selectCurrent(db, id, language), selectStates(db, id)])
  if (current) {
    const { texts, image, status, manufacturerId, ...original } = current
    return {
      facts: withTexts(original, texts),
      image,
      manufacturerId,
      isOffered: status === 'active',
      deletedAt: null,
      earlier: states,
    }
  }
  const [last, ...earlier] = states
  if (!last) return null
  const image = last.imageUrl === null ? null : { url: last.imageUrl, width: 4, height: 5 }
  return { facts: last.facts, image, manufacturerId: null, isOffered: false, deletedAt: last.until, earlier }
}

/** Contains the table name, which Drizzle would omit: the subqueries have an `id` of their own. */
const productId = sql`products.id`

const image = sql<Passport['image']>`(
  select json_build_object('url', url, 'width', width, 'height', height) from product_images
  where product_id = ${productId} order by is_primary desc, display_order, id limit 1)`

function selectCurrent(db: Database, id: Id<'product'>, language: TextLanguage) {
  const wasSold = exists(db.select({ one: sql`1` }).from(orderItems).where(eq(orderItems.productId, products.id)))
  return db
    .select({
      ...pick(products, PASSPORT_COLUMNS),
      ...makerColumns,
      ...pick(products, ['status', 'manufacturerId']),
      texts: selectTexts('product', productId, language),
      image,
    })
    .from(products)
    .leftJoin(manufacturers, manufacturerOfProduct)
    .where(and(eq(products.id, id), or(publicProduct(), wasSold)))
}

function selectStates(db: Database, id: Id<'product'>) {
  return db
    .select(pick(passportStates, ['until', 'facts', 'imageUrl']))
    .from(passportStates)
    .where(eq(passportStates.productId, id))
    .orderBy(desc(passportStates.until), desc(passportStates.id))
    .limit(MAX_EARLIER_STATES)
}
