import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { categories } from '#app/catalog/categories.table.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { manufacturers } from '#app/catalog/manufacturers.table.ts'
import { collectionProducts, productImages, products, productVariants } from '#app/catalog/products.table.ts'
import { sizeGuides } from '#app/catalog/size-guides/size-guides.table.ts'
import { lookItems, looks } from '#app/content/looks/looks.table.ts'
import { reviews } from '#app/content/reviews.table.ts'
import { stockMovements } from '#app/inventory/stock-movements.table.ts'
import { StartError } from '#app/lib/errors.ts'
import type { Id } from '#app/lib/id.ts'
import { customers } from '#app/orders/customers.table.ts'
import { orderEvents } from '#app/orders/order-events.table.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import { orders } from '#app/orders/orders.table.ts'
import { refunds } from '#app/orders/refunds.table.ts'
import { orderTaxes } from '#app/orders/sums/order-taxes.table.ts'
import { customerTags, orderTags } from '#app/orders/tags/tags.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { getSqlState } from '#app/platform/db/sql-state.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { type ImageStore, imageStore } from '#app/platform/images/image-store.server.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import { discountCodes } from '#app/pricing/discount-codes.table.ts'
import { newsletterSubscribers } from '#app/store/consents.table.ts'
import type { Market } from '#app/store/market.ts'
import { readPrimaryMarket } from '#app/store/markets.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import {
  buildCollectionRows,
  buildImageRows,
  buildLookItemRows,
  buildLookRows,
  buildManufacturerRows,
  buildMembershipRows,
  buildProductRows,
  buildReviewRows,
  buildUploadRows,
  buildVariantRows,
} from '#db/demo/catalog-rows.ts'
import { demoCategories } from '#db/demo/categories.ts'
import { demoIds } from '#db/demo/demo-ids.ts'
import { type DemoImage, storeImages } from '#db/demo/images.ts'
import {
  buildCustomerRows,
  buildCustomerTagRows,
  buildDiscountRows,
  buildMovementRows,
  buildOrderRows,
  buildOrderTagRows,
  buildSubscriberRows,
} from '#db/demo/sales-rows.ts'
import { buildGuideRows, categoryGuides } from '#db/demo/size-guides.ts'

type Options = {
  /** The time from which the ages of products, orders and reviews are counted. */
  readonly now?: Date
  readonly store?: ImageStore
}

/**
 * Loads the demo store: images first, then all rows in one transaction, so an interrupted load leaves nothing in the
 * database. Does nothing if parts of the demo store already exist.
 * @throws StartError if one of the store's own records has the URL or SKU of a demo item; in that case, nothing is
 * loaded.
 */
export async function seedDemo(
  db: Database,
  { now = new Date(), store = imageStore }: Options = {},
): Promise<'loaded' | 'already-there'> {
  if (await hasDemo(db)) return 'already-there'
  const images = await storeImages(store)
  try {
    return await withTx(db, async (tx) => {
      if (await hasDemo(tx)) return 'already-there'
      const market = await readPrimaryMarket(tx, await readSettings(tx))
      await insertCatalog(tx, now, images, market)
      await insertSales(tx, now, images, market)
      return 'loaded'
    })
  } catch (error) {
    if (getSqlState(error) !== '23505') throw error
    throw new StartError(
      'The demo store was not loaded: a product or collection of this store has the URL or SKU of a demo product or collection.',
    )
  }
}

/**
 * Returns true if any identifying part of the demo store exists. Customers and subscribers do not count, because an
 * earlier removal may have left them.
 */
export async function hasDemo(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ there: boolean }>(
    sql`select exists (select from ${collections} where ${inArray(collections.id, demoIds.collections)})
      or exists (select from ${products} where ${inArray(products.id, demoIds.products)})
      or exists (select from ${orders} where ${inArray(orders.id, demoIds.orders)}) as there`,
  )
  return rows[0]?.there === true
}

type Images = ReadonlyMap<string, DemoImage>

async function insertCatalog(tx: Database, now: Date, images: Images, market: Market): Promise<void> {
  // Some rows may exist, because removing the demo store keeps images that are in use
  await tx.insert(uploads).values(buildUploadRows(now, images)).onConflictDoNothing()
  const categoryRows = demoCategories.map((category, index) => ({ ...category, position: index + 1 }))
  await tx.insert(categories).values(categoryRows).onConflictDoNothing() // a new store already has these categories
  // Does not overwrite the store's own guide with this name
  await tx.insert(sizeGuides).values(buildGuideRows(now)).onConflictDoNothing()
  for (const { name, category } of categoryGuides) {
    const isFree = and(eq(categories.slug, category), isNull(categories.sizeGuide))
    await tx.update(categories).set({ sizeGuide: name, updatedAt: sql`updated_at` }).where(isFree)
  }
  await tx.insert(collections).values(buildCollectionRows(now, images))
  // Does not overwrite an edited manufacturer
  await tx.insert(manufacturers).values(buildManufacturerRows(now)).onConflictDoNothing()
  await tx.insert(products).values(buildProductRows(now, market, images))
  await tx.insert(productVariants).values(buildVariantRows(now))
  await tx.insert(productImages).values(buildImageRows(now, images))
  await tx.insert(collectionProducts).values(buildMembershipRows())
  await tx.insert(looks).values(buildLookRows(now, images))
  await tx.insert(lookItems).values(buildLookItemRows())
  await tx.insert(reviews).values(buildReviewRows(now))
}

async function insertSales(tx: Database, now: Date, images: Images, market: Market): Promise<void> {
  await tx.insert(newsletterSubscribers).values(buildSubscriberRows(now)).onConflictDoNothing()
  await tx.insert(discountCodes).values(buildDiscountRows(now)).onConflictDoNothing()
  const customerIds = await insertCustomers(tx, now)
  const sales = buildOrderRows({ now, market, images, customerIds })
  await tx.insert(orders).values(sales.orders)
  await tx.insert(orderItems).values(sales.items)
  await tx.insert(orderTaxes).values(sales.taxes)
  await tx.insert(orderEvents).values(sales.events)
  await tx.insert(refunds).values(sales.refunds)
  await tx.insert(orderTags).values(buildOrderTagRows(now))
  await tx.insert(stockMovements).values(buildMovementRows(now))
}

/** Returns customer ids by email. Existing customers are not changed. */
async function insertCustomers(tx: Database, now: Date): Promise<ReadonlyMap<string, Id<'customer'>>> {
  const rows = buildCustomerRows(now)
  const added = await tx.insert(customers).values(rows).onConflictDoNothing().returning({ id: customers.id })
  const tags = buildCustomerTagRows(now).filter(({ customerId }) => added.some(({ id }) => id === customerId))
  if (tags.length > 0) await tx.insert(customerTags).values(tags)
  const email = sql<string>`lower(${customers.email})`
  const existing = await tx
    .select({ id: customers.id, email })
    .from(customers)
    .where(
      inArray(
        email,
        rows.map((row) => row.email.toLowerCase()),
      ),
    )
  return new Map(existing.map((customer) => [customer.email, customer.id]))
}
