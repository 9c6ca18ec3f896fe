import { asc, type SQL, sql } from 'drizzle-orm'
import { type BulkProduct, MAX_AT_ONCE, type Membership } from '#app/features/catalog/bulk/bulk-edit.ts'
import { collectionProducts } from '#app/features/catalog/collection-products.table.ts'
import { products } from '#app/features/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

type NamedProduct = BulkProduct & { readonly id: Id<'product'>; readonly name: string }

/**
 * The products of a condition, by id, one more than can be changed at once where there are that many. `isLocked`: in a
 * transaction, until which ends no one else changes them. `withCollections`: with all that they are in.
 */
export async function listBulkProducts(
  db: Database,
  which: SQL | undefined,
  { isLocked, withCollections }: { readonly isLocked: boolean; readonly withCollections: boolean },
): Promise<readonly NamedProduct[]> {
  const query = db
    .select({
      id: products.id,
      name: products.name,
      status: products.status,
      price: products.price,
      salePrice: products.salePrice,
      isNew: products.isNew,
      isBestseller: products.isBestseller,
      isFeatured: products.isFeatured,
      showOnHomepage: products.showOnHomepage,
      homepageSection: products.homepageSection,
      collectionId: products.collectionId,
    })
    .from(products)
    .where(which)
    .orderBy(asc(products.id))
    .limit(MAX_AT_ONCE + 1)
  const rows = await (isLocked ? query.for('no key update') : query)
  const held = withCollections
    ? await listMemberships(
        db,
        rows.map(({ id }) => id),
      )
    : null
  return rows.map(({ isNew, isBestseller, isFeatured, showOnHomepage, ...row }) => ({
    ...row,
    flags: { isNew, isBestseller, isFeatured, showOnHomepage },
    memberships: held?.get(row.id) ?? [],
  }))
}

async function listMemberships(db: Database, ids: readonly Id<'product'>[]) {
  const { productId, collectionId, position } = collectionProducts
  const rows = await db
    .select({ productId, collectionId, position })
    .from(collectionProducts)
    .where(sql`${productId} = any(${sql.param([...ids])}::uuid[])`)
    .orderBy(productId, collectionId)
  const held = new Map<Id<'product'>, Membership[]>()
  for (const { productId: id, ...membership } of rows) held.set(id, [...(held.get(id) ?? []), membership])
  return held
}
