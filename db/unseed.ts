import { and, type Column, eq, inArray, isNull, not, notExists, or, type SQL, sql } from 'drizzle-orm'
import { isReferenced } from '#app/base/images.server.ts'
import { categories } from '#app/catalog/categories.table.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { facetValues } from '#app/catalog/facets/facet-values.table.ts'
import { manufacturers } from '#app/catalog/manufacturers.table.ts'
import { products, publicProduct } from '#app/catalog/products.table.ts'
import { searchWords } from '#app/catalog/search/search-words.table.ts'
import { sizeGuides } from '#app/catalog/size-guides/size-guides.table.ts'
import { looks } from '#app/content/looks/looks.table.ts'
import { redirects } from '#app/content/redirects/redirects.table.ts'
import { reviews } from '#app/content/reviews.table.ts'
import { stockMovements } from '#app/inventory/stock-movements.table.ts'
import { waitingList } from '#app/inventory/waiting-list.table.ts'
import { customers } from '#app/orders/customers.table.ts'
import { orders } from '#app/orders/orders.table.ts'
import { invoices } from '#app/payments/invoices/invoices.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { type ImageStore, imageStore } from '#app/platform/images/image-store.server.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import { discountCodes } from '#app/pricing/discount-codes.table.ts'
import { newsletterSubscribers } from '#app/store/consents.table.ts'
import { auditLog } from '#app/store/staff.table.ts'
import { demoManufacturerIds } from '#db/demo/catalog-rows.ts'
import { createDemoId, demoIds } from '#db/demo/demo-ids.ts'
import { type DemoImage, locateImages } from '#db/demo/images.ts'
import { reviews as demoReviews } from '#db/demo/reviews.ts'
import { demoGuideIds } from '#db/demo/size-guides.ts'
import { hasDemo } from '#db/seed.ts'

type Noun = keyof typeof demoIds

/** The ids of rows of the demo store that still exist; `listDemoRows` describes which of them count as changed. */
export type DemoRows = Readonly<
  Record<Noun, { readonly unchanged: readonly string[]; readonly changed: readonly string[] }>
>

type Options = {
  readonly store?: ImageStore
  /** Keeps rows that staff changed. */
  readonly keepChanged?: boolean
  /** Runs in the same transaction. */
  readonly alsoRun?: (tx: Database) => Promise<void>
}

/**
 * Deletes what `seedDemo` added, edited or not, with its reviews, stock, ledger, collection and wishlist entries. Keeps
 * everything else: the store's own products (and their orders and images), orders that shoppers placed for demo
 * products (and the customers and images that these orders need), and demo orders with an invoice. Rows are deleted in
 * one transaction, then the files.
 */
export async function removeDemo(
  db: Database,
  { store = imageStore, keepChanged = false, alsoRun }: Options = {},
): Promise<'removed' | 'not-there'> {
  const images = [...(await locateImages()).values()]
  const outcome = await withTx(db, async (tx) => {
    const existed = await hasDemo(tx)
    await removeRows(tx, await listDemoRows(tx), keepChanged)
    await deleteUnusedUploads(tx, images)
    await alsoRun?.(tx)
    return existed ? 'removed' : 'not-there'
  })
  const remaining = await listRemainingPublicIds(db, images)
  for (const { original, url } of images) {
    if (!remaining.has(original.publicId)) await store.remove(url)
  }
  return outcome
}

async function removeRows(tx: Database, rows: DemoRows, keepChanged: boolean): Promise<void> {
  const listRemovedIds = (noun: Noun) => [...rows[noun].unchanged, ...(keepChanged ? [] : rows[noun].changed)]
  const invoiced = tx.select({ one: sql`1` }).from(invoices).where(eq(invoices.orderId, orders.id))
  const removed = await tx
    .delete(orders)
    .where(and(isOneOf(orders.id, listRemovedIds('orders')), notExists(invoiced)))
    .returning({ id: orders.id })
  const removedIds = removed.map(({ id }) => id)
  const removedProducts = isOneOf(stockMovements.productId, listRemovedIds('products'))
  // The ledger of a remaining product must add up to its stock
  const hasNoProduct = isNull(stockMovements.productId)
  await tx
    .delete(stockMovements)
    .where(or(removedProducts, and(isOneOf(stockMovements.orderId, removedIds), hasNoProduct)))
  await tx.delete(reviews).where(isOneOf(reviews.id, demoReviewIds))
  await tx.delete(waitingList).where(isOneOf(waitingList.productId, listRemovedIds('products')))
  await tx.delete(looks).where(isOneOf(looks.id, listRemovedIds('looks')))
  await tx.delete(products).where(isOneOf(products.id, listRemovedIds('products')))
  await deleteUnusedSearchWords(tx)
  await deleteUnusedFacetValues(tx)
  await tx.delete(collections).where(isOneOf(collections.id, listRemovedIds('collections')))
  await removeGuides(tx, keepChanged)
  await removeManufacturers(tx, keepChanged)
  await tx.delete(newsletterSubscribers).where(isOneOf(newsletterSubscribers.id, listRemovedIds('subscribers')))
  await tx.delete(discountCodes).where(isOneOf(discountCodes.id, listRemovedIds('discounts')))
  const customerOrders = tx.select({ one: sql`1` }).from(orders).where(eq(orders.customerId, customers.id))
  await tx.delete(customers).where(and(isOneOf(customers.id, listRemovedIds('customers')), notExists(customerOrders)))
  await deleteNewRedirects(tx)
}

/** Keeps guides that a remaining product or collection uses. */
async function removeGuides(tx: Database, keepChanged: boolean): Promise<void> {
  const isUsed = sql`exists (select from ${products} p where p.size_guide = ${sizeGuides.name})
    or exists (select from ${collections} c where c.size_guide = ${sizeGuides.name})`
  const isRemovable = keepChanged ? sql`${sizeGuides.updatedAt} = ${sizeGuides.createdAt}` : undefined
  await tx.delete(sizeGuides).where(and(isOneOf(sizeGuides.id, demoGuideIds), isRemovable, not(isUsed)))
}

/** Keeps manufacturers that a remaining product uses. */
async function removeManufacturers(tx: Database, keepChanged: boolean): Promise<void> {
  const isUsed = sql`exists (select from ${products} p where p.manufacturer_id = ${manufacturers.id})`
  const isRemovable = keepChanged ? sql`${manufacturers.updatedAt} = ${manufacturers.createdAt}` : undefined
  await tx.delete(manufacturers).where(and(isOneOf(manufacturers.id, demoManufacturerIds), isRemovable, not(isUsed)))
}

/** Deletes redirects that this transaction added: nobody has links to the demo store's pages. */
async function deleteNewRedirects(tx: Database): Promise<void> {
  const isNew = sql`${redirects.createdAt} = now()::timestamptz(3)`
  await tx.delete(redirects).where(and(eq(redirects.origin, 'store'), isNew))
}

/**
 * A row counts as changed if the audit log contains it, if it was saved after the demo was loaded, or if it is an order
 * with an invoice.
 */
export async function listDemoRows(db: Database): Promise<DemoRows> {
  const all = Object.values(demoIds).flat()
  const { rows } = await db.execute<{ id: string; noun: string; is_changed: boolean }>(sql`
    select r.id, r.noun, r.is_changed or exists (select from ${auditLog} a where a.entity_id = r.id)
      or exists (select from ${invoices} i where i.order_id = r.id) as is_changed
    from (
      select id, 'products' as noun, updated_at <> created_at as is_changed from ${products}
      union all select id, 'collections', updated_at <> created_at from ${collections}
      union all select id, 'looks', updated_at <> created_at from ${looks}
      union all select id, 'customers', updated_at <> created_at from ${customers}
      union all select id, 'discounts', updated_at <> created_at from ${discountCodes}
      union all select id, 'subscribers', false from ${newsletterSubscribers}
      union all select id, 'orders', false from ${orders}
    ) r where r.id = any(${sql.param(all)}::uuid[])`)
  const listIds = (noun: Noun, isChanged: boolean) =>
    rows.filter((row) => row.noun === noun && row.is_changed === isChanged).map(({ id }) => id)
  const groupIds = (noun: Noun) => ({ unchanged: listIds(noun, false), changed: listIds(noun, true) })
  return {
    products: groupIds('products'),
    collections: groupIds('collections'),
    looks: groupIds('looks'),
    customers: groupIds('customers'),
    discounts: groupIds('discounts'),
    subscribers: groupIds('subscribers'),
    orders: groupIds('orders'),
  }
}

const demoReviewIds = demoReviews.map((_, index) => createDemoId('review', String(index)))

function isOneOf(column: Column, ids: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...ids])}::uuid[])`
}

/** Deletes sizes and colors that no product has. */
async function deleteUnusedFacetValues(tx: Database): Promise<void> {
  const sizes = sql`offered_sizes(${products.sizes})`
  await tx.delete(facetValues).where(sql`(${facetValues.kind}, ${facetValues.key}) not in (
    select 'size', facet_key(size) from ${products}, unnest(${sizes}) as s (size)
    union select 'color', facet_key(color ->> 'name') from ${products}, jsonb_array_elements(${products.colors}) as c (color))`)
}

/** Deletes search words that are not in any remaining product. */
async function deleteUnusedSearchWords(tx: Database): Promise<void> {
  const name = sql`(select name from ${categories} where slug = ${products.category})`
  const productText = sql`${products.name} || ' ' || ${products.category} || ' ' || ${name} || ' ' || ${products.materials} || ' ' || jsonb_path_query_array(${products.colors}, '$[*].name')::text`
  const used = sql`select unnest(string_to_array(search_text(${productText}), ' ')) from ${products} where ${publicProduct()}`
  await tx.delete(searchWords).where(sql`${searchWords.word} not in (${used})`)
}

/** Deletes the rows of demo images that nothing refers to. */
async function deleteUnusedUploads(tx: Database, images: readonly DemoImage[]): Promise<void> {
  await tx.delete(uploads).where(and(inArray(uploads.publicId, listPublicIds(images)), not(isReferenced())))
}

async function listRemainingPublicIds(db: Database, images: readonly DemoImage[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ publicId: uploads.publicId })
    .from(uploads)
    .where(inArray(uploads.publicId, listPublicIds(images)))
  return new Set(rows.map(({ publicId }) => publicId))
}

function listPublicIds(images: readonly DemoImage[]): string[] {
  return images.map(({ original }) => original.publicId)
}
