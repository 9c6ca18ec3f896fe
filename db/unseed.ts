import { and, eq, inArray, not, notExists, or, sql } from 'drizzle-orm'
import { categories } from '#app/features/catalog/categories/categories.table.ts'
import { collections } from '#app/features/catalog/collections.table.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { publicProduct } from '#app/features/catalog/public.server.ts'
import { searchWords } from '#app/features/catalog/search/search-words.table.ts'
import { customers } from '#app/features/customers/customers.table.ts'
import { discountCodes } from '#app/features/discounts/discount-codes.table.ts'
import { isReferenced } from '#app/features/images/referenced-images.server.ts'
import { invoices } from '#app/features/invoices/invoices.table.ts'
import { newsletterSubscribers } from '#app/features/newsletter/newsletter-subscribers.table.ts'
import { orders } from '#app/features/orders/orders.table.ts'
import { stockMovements } from '#app/features/stock/stock-movements.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { type ImageStore, imageStore } from '#app/platform/images/image-store.server.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import { demoIds } from '#db/demo/demo-ids.ts'
import { type DemoImage, locateImages } from '#db/demo/images.ts'
import { isDemoThere } from '#db/seed.ts'

/**
 * Deletes what `seedDemo` added, edited or not, with its reviews, stock, ledger, collection and wishlist entries. Keeps
 * everything else: own products, their orders and images, and shoppers' orders of demo products with their customers
 * and images, and demo orders with an invoice. Rows go in one transaction, then the files.
 */
export async function removeDemo(
  db: Database,
  { store = imageStore }: { readonly store?: ImageStore } = {},
): Promise<'removed' | 'not-there'> {
  const images = [...(await locateImages()).values()]
  const outcome = await withTx(db, async (tx) => {
    const there = await isDemoThere(tx)
    const invoiced = tx.select({ one: sql`1` }).from(invoices).where(eq(invoices.orderId, orders.id))
    const removed = await tx
      .delete(orders)
      .where(and(inArray(orders.id, demoIds.orders), notExists(invoiced)))
      .returning({ id: orders.id })
    const removedIds = removed.map(({ id }) => id)
    await tx
      .delete(stockMovements)
      .where(or(inArray(stockMovements.productId, demoIds.products), inArray(stockMovements.orderId, removedIds)))
    await tx.delete(products).where(inArray(products.id, demoIds.products))
    await forgetSearchWords(tx)
    await tx.delete(collections).where(inArray(collections.id, demoIds.collections))
    await tx.delete(newsletterSubscribers).where(inArray(newsletterSubscribers.id, demoIds.subscribers))
    await tx.delete(discountCodes).where(inArray(discountCodes.id, demoIds.discounts))
    const theirOrders = tx.select({ one: sql`1` }).from(orders).where(eq(orders.customerId, customers.id))
    await tx.delete(customers).where(and(inArray(customers.id, demoIds.customers), notExists(theirOrders)))
    await deleteUnusedUploads(tx, images)
    return there ? 'removed' : 'not-there'
  })
  const referenced = await listReferencedUploads(db, images)
  for (const { original, url } of images) {
    if (!referenced.has(original.publicId)) await store.remove(url)
  }
  return outcome
}

/** Deletes search words that no remaining product has. */
async function forgetSearchWords(tx: Database): Promise<void> {
  const name = sql`(select name from ${categories} where slug = ${products.category})`
  const said = sql`${products.name} || ' ' || ${products.category} || ' ' || ${name} || ' ' || ${products.materials} || ' ' || jsonb_path_query_array(${products.colors}, '$[*].name')::text`
  const used = sql`select unnest(string_to_array(search_text(${said}), ' ')) from ${products} where ${publicProduct()}`
  await tx.delete(searchWords).where(sql`${searchWords.word} not in (${used})`)
}

/** Deletes the rows of images that are no longer shown. */
async function deleteUnusedUploads(tx: Database, images: readonly DemoImage[]): Promise<void> {
  await tx.delete(uploads).where(and(inArray(uploads.publicId, publicIds(images)), not(isReferenced(tx))))
}

async function listReferencedUploads(db: Database, images: readonly DemoImage[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ publicId: uploads.publicId })
    .from(uploads)
    .where(inArray(uploads.publicId, publicIds(images)))
  return new Set(rows.map(({ publicId }) => publicId))
}

function publicIds(images: readonly DemoImage[]): string[] {
  return images.map(({ original }) => original.publicId)
}
