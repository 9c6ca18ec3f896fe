import { sql } from 'drizzle-orm'
import type { BulkState, Membership } from '#app/features/catalog/bulk/bulk-edit.ts'
import { collectionProducts } from '#app/features/catalog/collection-products.table.ts'
import { collections } from '#app/features/catalog/collections.table.ts'
import { products } from '#app/features/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** A product on its way from one state to another. */
export type Move = { readonly id: Id<'product'>; readonly from: BulkState; readonly to: BulkState }

/** Each row is written into all indexes of the products: no statement must take longer than one may. */
const AT_A_TIME = 1_000

/** Writes many products' new states, whose rows are locked: a few statements for each thousand. */
export async function writeChanges(tx: Database, moves: readonly Move[], now: Date): Promise<void> {
  for (let at = 0; at < moves.length; at += AT_A_TIME) {
    const some = moves.slice(at, at + AT_A_TIME)
    await writeStatuses(tx, some, now)
    await writeFlags(tx, some, now)
    await writePrices(tx, some, now)
    await writeCollections(tx, some, now)
  }
}

async function writeStatuses(tx: Database, moves: readonly Move[], now: Date): Promise<void> {
  const rows = moves.flatMap(({ id, to }) => ('status' in to ? [{ id, status: to.status }] : []))
  if (rows.length === 0) return
  await tx.execute(
    sql`update ${products} as p set status = n.status, updated_at = ${now}
      from unnest(${list(rows, 'id')}::uuid[], ${list(rows, 'status')}::text[]) as n (id, status) where p.id = n.id`,
  )
}

async function writeFlags(tx: Database, moves: readonly Move[], now: Date): Promise<void> {
  const rows = moves.flatMap(({ id, to }) => ('flags' in to ? [{ id, ...to.flags }] : []))
  if (rows.length === 0) return
  await tx.execute(
    sql`update ${products} as p set is_new = n.is_new, is_bestseller = n.is_bestseller, is_featured = n.is_featured,
        show_on_homepage = n.show_on_homepage, updated_at = ${now}
      from unnest(${list(rows, 'id')}::uuid[], ${list(rows, 'isNew')}::boolean[],
        ${list(rows, 'isBestseller')}::boolean[], ${list(rows, 'isFeatured')}::boolean[],
        ${list(rows, 'showOnHomepage')}::boolean[]) as n (id, is_new, is_bestseller, is_featured, show_on_homepage)
      where p.id = n.id`,
  )
}

async function writePrices(tx: Database, moves: readonly Move[], now: Date): Promise<void> {
  const rows = moves.flatMap(({ id, to }) => ('price' in to ? [{ id, price: to.price, salePrice: to.salePrice }] : []))
  if (rows.length === 0) return
  await tx.execute(
    sql`update ${products} as p set price = n.price, sale_price = n.sale_price, updated_at = ${now}
      from unnest(${list(rows, 'id')}::uuid[], ${list(rows, 'price')}::bigint[], ${list(rows, 'salePrice')}::bigint[])
        as n (id, price, sale_price)
      where p.id = n.id`,
  )
}

async function writeCollections(tx: Database, moves: readonly Move[], now: Date): Promise<void> {
  const main: { id: Id<'product'>; collectionId: Id<'collection'> | null }[] = []
  const left: (Membership & { id: Id<'product'> })[] = []
  const joined: (Membership & { id: Id<'product'> })[] = []
  for (const { id, from, to } of moves) {
    if (!('memberships' in from && 'memberships' in to)) continue
    left.push(...from.memberships.map((membership) => ({ id, ...membership })))
    joined.push(...to.memberships.map((membership) => ({ id, ...membership })))
    if (from.collectionId === to.collectionId) continue
    main.push({ id, collectionId: to.collectionId })
    if (to.collectionId) joined.push({ id, collectionId: to.collectionId, position: null }) // main, it is a member
  }
  if (left.length > 0) {
    await tx.execute(
      sql`delete from ${collectionProducts} as m
        using unnest(${list(left, 'id')}::uuid[], ${list(left, 'collectionId')}::uuid[]) as n (product_id, collection_id)
        where m.product_id = n.product_id and m.collection_id = n.collection_id`,
    )
  }
  if (joined.length > 0) {
    await tx.execute(
      sql`insert into ${collectionProducts} (product_id, collection_id, position)
        select n.product_id, n.collection_id, n.position
        from unnest(${list(joined, 'id')}::uuid[], ${list(joined, 'collectionId')}::uuid[],
          ${list(joined, 'position')}::int[]) as n (product_id, collection_id, position)
        where exists (select from ${collections} as c where c.id = n.collection_id)
        on conflict do nothing`,
    )
  }
  if (main.length > 0) {
    await tx.execute(
      sql`update ${products} as p set collection_id = n.collection_id, updated_at = ${now}
        from unnest(${list(main, 'id')}::uuid[], ${list(main, 'collectionId')}::uuid[]) as n (id, collection_id)
        where p.id = n.id`,
    )
  }
}

/** One column of many rows, as a parameter. */
function list<Row, Name extends keyof Row>(rows: readonly Row[], name: Name) {
  return sql.param(rows.map((row) => row[name]))
}
