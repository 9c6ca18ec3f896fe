import { asc, type SQL, sql } from 'drizzle-orm'
import { adminText } from '#app/catalog/admin/admin-text.ts'
import { readProductListQuery } from '#app/catalog/admin/products/product-list.ts'
import { type BulkProduct, MAX_AT_ONCE, type Membership } from '#app/catalog/bulk/bulk-edit.ts'
import type { BulkScope } from '#app/catalog/bulk/bulk-input.ts'
import type { VariantPrices } from '#app/catalog/bulk/bulk-price.ts'
import type { MakerFields } from '#app/catalog/manufacturer.ts'
import { makerColumns, manufacturerOfProduct } from '#app/catalog/manufacturers.server.ts'
import { manufacturers } from '#app/catalog/manufacturers.table.ts'
import { flagNames } from '#app/catalog/product-fields.ts'
import { matchProducts } from '#app/catalog/product-list.server.ts'
import { collectionProducts, products, productVariants } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { Settings } from '#app/store/settings.ts'

export const MAX_NAMES_SHOWN = 5

/** Returns the error for too many products. */
export function rejectTooMany() {
  return { outcome: 'rejected', errors: { '': adminText.tooManyMatch(MAX_AT_ONCE) } } as const
}

export function toScopeCondition(scope: BulkScope, settings: Settings): SQL | undefined {
  if (scope.kind === 'rows') return sql`${products.id} = any(${sql.param([...scope.ids])}::uuid[])`
  return matchProducts(readProductListQuery(new URLSearchParams(scope.query)), settings)
}

export function countMissing(scope: BulkScope, found: readonly unknown[]): number {
  return scope.kind === 'rows' ? scope.ids.length - found.length : 0
}

const columns = {
  ...pick(products, ['id', 'name', 'status', 'taxClass', 'weightGrams', 'category', 'manufacturerId']),
  ...pick(products, ['price', 'salePrice', 'saleBefore', 'homepageSection', 'collectionId']),
  ...pick(products, flagNames),
  ...makerColumns,
}

type NamedVariant = VariantPrices & { readonly name: string }

type NamedProduct = Omit<BulkProduct, 'variants'> &
  MakerFields & { readonly id: Id<'product'>; readonly name: string; readonly variants: readonly NamedVariant[] }

/** Returns up to MAX_AT_ONCE + 1 products, sorted by id. `withLock` locks them until the end of the transaction. */
export async function listBulkProducts(
  db: Database,
  condition: SQL | undefined,
  { withLock, withCollections }: { readonly withLock: boolean; readonly withCollections: boolean },
): Promise<readonly NamedProduct[]> {
  const query = db
    .select(columns)
    .from(products)
    .leftJoin(manufacturers, manufacturerOfProduct)
    .where(condition)
    .orderBy(asc(products.id))
    .limit(MAX_AT_ONCE + 1)
  const rows = await (withLock ? query.for('no key update', { of: products }) : query)
  const ids = rows.map(({ id }) => id)
  const memberships = withCollections ? await listMemberships(db, ids) : null
  const variants = await listPricedVariants(db, ids)
  return rows.map((row) => ({
    ...row,
    flags: pick(row, flagNames),
    memberships: memberships?.get(row.id) ?? [],
    variants: variants.get(row.id) ?? [],
  }))
}

/** Selects the variants that have their own price or sale price. */
async function listPricedVariants(db: Database, ids: readonly Id<'product'>[]) {
  const { id, productId, size, color, price, salePrice, compareAtPrice } = productVariants
  const rows = await db
    .select({ id, productId, size, color, price, salePrice })
    .from(productVariants)
    // This condition on three columns matches the condition of the partial index
    .where(
      sql`${productId} = any(${sql.param([...ids])}::uuid[])
        and num_nonnulls(${price}, ${salePrice}, ${compareAtPrice}) > 0 and num_nonnulls(${price}, ${salePrice}) > 0`,
    )
    .orderBy(productId, id)
  const variants = new Map<Id<'product'>, NamedVariant[]>()
  for (const { productId: product, size, color, ...variant } of rows) {
    const name = [size, color].filter(Boolean).join(' / ')
    variants.set(product, [...(variants.get(product) ?? []), { ...variant, name }])
  }
  return variants
}

async function listMemberships(db: Database, ids: readonly Id<'product'>[]) {
  const { productId, collectionId, position } = collectionProducts
  const rows = await db
    .select({ productId, collectionId, position })
    .from(collectionProducts)
    .where(sql`${productId} = any(${sql.param([...ids])}::uuid[])`)
    .orderBy(productId, collectionId)
  const memberships = new Map<Id<'product'>, Membership[]>()
  for (const { productId: id, ...membership } of rows) {
    memberships.set(id, [...(memberships.get(id) ?? []), membership])
  }
  return memberships
}
