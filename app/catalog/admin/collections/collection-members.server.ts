import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { selectChoiceColumns } from '#app/catalog/admin/products/product-choices.server.ts'
import { collectionProducts, products } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { recordChanges } from '#app/store/audit.server.ts'

/** Returns a collection's products of any status, including those that only have it as their main collection. */
export function listMembers(db: Database, id: Id<'collection'>, currency: CurrencyCode) {
  return db
    .select(selectChoiceColumns(currency))
    .from(products)
    .leftJoin(collectionProducts, buildMemberJoin(id))
    .where(isMember(id))
    .orderBy(...PAGE_ORDER)
}

export async function listMemberIds(db: Database, id: Id<'collection'>): Promise<Id<'product'>[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .leftJoin(collectionProducts, buildMemberJoin(id))
    .where(isMember(id))
    .orderBy(...PAGE_ORDER)
  return rows.map((row) => row.id)
}

function buildMemberJoin(id: Id<'collection'>): SQL | undefined {
  return and(eq(collectionProducts.productId, products.id), eq(collectionProducts.collectionId, id))
}

function isMember(id: Id<'collection'>): SQL {
  return sql`${products.id} in (
    select product_id from collection_products where collection_id = ${id}
    union all select id from products where collection_id = ${id}
  )`
}

const PAGE_ORDER = [sql`${collectionProducts.position} asc nulls last`, desc(products.createdAt), desc(products.id)]

/**
 * Replaces the members `before` of a locked collection with `after`. If products in `after` no longer exist, writes
 * nothing and returns their indexes as `missing`.
 */
export async function saveMembers(
  tx: Database,
  collectionId: Id<'collection'>,
  before: readonly Id<'product'>[],
  after: readonly Id<'product'>[],
  staffId: Id<'staff'>,
): Promise<{ readonly missing: readonly number[] }> {
  const existing = await lockProducts(tx, after)
  const missing = after.flatMap((id, index) => (existing.has(id) ? [] : [index]))
  if (missing.length > 0) return { missing }

  // Keeps products that were added concurrently
  if (before.length > 0) {
    await tx
      .delete(collectionProducts)
      .where(and(eq(collectionProducts.collectionId, collectionId), inArray(collectionProducts.productId, [...before])))
  }
  await tx.execute(sql`
    insert into ${collectionProducts} (collection_id, product_id, position)
    select ${collectionId}, chosen.id, chosen.place - 1
    from unnest(${sql.param([...after])}::uuid[]) with ordinality as chosen (id, place)
    on conflict (collection_id, product_id) do update set position = excluded.position
  `)
  const members = new Set<string>(after)
  const removedIds = before.filter((id) => !members.has(id))
  await clearMainCollection(tx, collectionId, removedIds, staffId)
  return { missing }
}

async function lockProducts(tx: Database, ids: readonly Id<'product'>[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('key share')
  return new Set(rows.map(({ id }) => id))
}

async function clearMainCollection(
  tx: Database,
  collectionId: Id<'collection'>,
  ids: readonly Id<'product'>[],
  staffId: Id<'staff'>,
): Promise<void> {
  if (ids.length === 0) return
  const cleared = await tx
    .update(products)
    .set({ collectionId: null })
    .where(and(eq(products.collectionId, collectionId), inArray(products.id, [...ids])))
    .returning({ id: products.id })
  const changes = { fields: ['collectionId'] }
  await recordChanges(
    tx,
    staffId,
    cleared.map(({ id }) => ({ action: 'product.update', entity: 'product', entityId: id, changes })),
  )
}
