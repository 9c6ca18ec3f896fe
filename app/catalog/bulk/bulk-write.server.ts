import { type SQL, sql } from 'drizzle-orm'
import type { BulkChange, Membership } from '#app/catalog/bulk/bulk-edit.ts'
import type { VariantPrices } from '#app/catalog/bulk/bulk-price.ts'
import { collections } from '#app/catalog/collections.table.ts'
import type { FieldName, NameOfKind } from '#app/catalog/product-fields.ts'
import { collectionProducts, products, productVariants } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

const FLAGS: Readonly<Record<NameOfKind<'flag'>, SQL>> = {
  isNew: sql`changed."isNew"`,
  isBestseller: sql`changed."isBestseller"`,
  isFeatured: sql`changed."isFeatured"`,
  showOnHomepage: sql`changed."showOnHomepage"`,
  hasAnimalParts: sql`changed."hasAnimalParts"`,
}

export async function writeChanges(tx: Database, changes: readonly BulkChange[], now: Date): Promise<void> {
  const statuses = changes.flatMap(({ id, to }) => ('status' in to ? [{ id, ...to }] : []))
  await updateProducts(tx, statuses, { status: sql`changed.status` }, now)
  const classes = changes.flatMap(({ id, to }) => ('taxClass' in to ? [{ id, ...to }] : []))
  await updateProducts(tx, classes, { taxClass: sql`changed."taxClass"` }, now)
  const weights = changes.flatMap(({ id, to }) => ('weightGrams' in to ? [{ id, ...to }] : []))
  await updateProducts(tx, weights, { weightGrams: sql`changed."weightGrams"` }, now)
  const flags = changes.flatMap(({ id, to }) => ('flags' in to ? [{ id, ...to.flags }] : []))
  await updateProducts(tx, flags, FLAGS, now)
  const categories = changes.flatMap(({ id, to }) => ('category' in to ? [{ id, ...to }] : []))
  await updateProducts(tx, categories, { category: sql`changed.category` }, now)
  const makers = changes.flatMap(({ id, to }) => ('manufacturerId' in to ? [{ id, ...to }] : []))
  await updateProducts(tx, makers, { manufacturerId: sql`changed."manufacturerId"` }, now)
  const prices = changes.flatMap(({ id, to }) => ('price' in to ? [{ id, ...to }] : []))
  const priceColumns = {
    price: sql`changed.price`,
    salePrice: sql`changed."salePrice"`,
    saleBefore: sql`changed."saleBefore"`,
  }
  await updateProducts(tx, prices, priceColumns, now)
  await updateVariants(
    tx,
    prices.flatMap(({ variants }) => variants ?? []),
  )
  await writeCollections(tx, changes, now)
}

async function updateProducts(
  tx: Database,
  rows: readonly { readonly id: Id<'product'> }[],
  values: Readonly<Partial<Record<FieldName | 'saleBefore', SQL>>>,
  now: Date,
): Promise<void> {
  if (rows.length === 0) return
  await tx
    .update(products)
    .set({ ...values, updatedAt: now })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (
        id uuid, status text, category text, "taxClass" text, "weightGrams" integer, price bigint, "salePrice" bigint, "saleBefore" jsonb, "collectionId" uuid, "manufacturerId" uuid,
        "isNew" boolean, "isBestseller" boolean, "isFeatured" boolean, "showOnHomepage" boolean,
        "hasAnimalParts" boolean
      )`,
    )
    .where(sql`${products.id} = changed.id`)
}

async function updateVariants(tx: Database, rows: readonly VariantPrices[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .update(productVariants)
    .set({ price: sql`changed.price`, salePrice: sql`changed."salePrice"` })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (id uuid, price bigint, "salePrice" bigint)`,
    )
    .where(
      sql`${productVariants.id} = changed.id
        and (${productVariants.price}, ${productVariants.salePrice}) is distinct from (changed.price, changed."salePrice")`,
    )
}

type ProductMembership = Membership & { readonly id: Id<'product'> }

async function writeCollections(tx: Database, changes: readonly BulkChange[], now: Date): Promise<void> {
  const mainCollections: { id: Id<'product'>; collectionId: Id<'collection'> | null }[] = []
  const removedMemberships: ProductMembership[] = []
  const addedMemberships: ProductMembership[] = []
  for (const { id, from, to } of changes) {
    if (!('memberships' in from && 'memberships' in to)) continue
    removedMemberships.push(...from.memberships.map((membership) => ({ id, ...membership })))
    addedMemberships.push(...to.memberships.map((membership) => ({ id, ...membership })))
    if (from.collectionId === to.collectionId) continue
    mainCollections.push({ id, collectionId: to.collectionId })
    // A main collection always has a membership
    if (to.collectionId) addedMemberships.push({ id, collectionId: to.collectionId, position: null })
  }
  if (removedMemberships.length > 0) {
    await tx.execute(
      sql`delete from ${collectionProducts} as m
        using unnest(${toColumnParam(removedMemberships, 'id')}::uuid[], ${toColumnParam(removedMemberships, 'collectionId')}::uuid[])
          as n (product_id, collection_id)
        where m.product_id = n.product_id and m.collection_id = n.collection_id`,
    )
  }
  if (addedMemberships.length > 0) {
    await tx.execute(
      sql`insert into ${collectionProducts} (product_id, collection_id, position)
        select n.product_id, n.collection_id, n.position
        from unnest(${toColumnParam(addedMemberships, 'id')}::uuid[], ${toColumnParam(addedMemberships, 'collectionId')}::uuid[],
          ${toColumnParam(addedMemberships, 'position')}::int[]) as n (product_id, collection_id, position)
        where exists (select from ${collections} as c where c.id = n.collection_id)
        on conflict do nothing`,
    )
  }
  await updateProducts(tx, mainCollections, { collectionId: sql`changed."collectionId"` }, now)
}

function toColumnParam<Row, Name extends keyof Row>(rows: readonly Row[], name: Name) {
  return sql.param(rows.map((row) => row[name]))
}
