import { and, eq, inArray, isNull, like, or, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteProducts, previewDelete } from '#app/catalog/bulk/bulk-delete.server.ts'
import { MAX_AT_ONCE } from '#app/catalog/bulk/bulk-edit.ts'
import type { BulkScope } from '#app/catalog/bulk/bulk-input.ts'
import { products, productVariants } from '#app/catalog/products.table.ts'
import { stockMovements } from '#app/inventory/stock-movements.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { withLongTx } from '#app/platform/db/tx.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { auditLog } from '#app/store/staff.table.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { isLong } from '#tests/support/long.ts'
import { addProduct, toSku } from '#tests/support/products.ts'

let store: TestDatabase
let staffId: Id<'staff'>
beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
})
afterAll(() => store.close())

const toRowScope = (...ids: readonly Id<'product'>[]): BulkScope => ({ kind: 'rows', ids })
const deletePreviewed = (scope: BulkScope, version: string) =>
  deleteProducts(store.db, scope, version, initialSettings, staffId)

async function preview(scope: BulkScope) {
  const result = await previewDelete(store.db, scope, initialSettings)
  if (result.outcome !== 'preview') throw new Error(JSON.stringify(result))
  return result.preview
}

test('previewed products are deleted; the stock ledger writes off their units, and the audit log records the deletions', async () => {
  const grid = ['S', 'M'].map((size) => ({ size, color: null, stock: 3 }))
  const ids = await Promise.all([
    addProduct(store.db, { name: 'Doomed', stock: 7 }),
    addProduct(store.db, { name: 'Doomed too', sizes: ['S', 'M'], stock: grid }),
  ])
  const spared = await addProduct(store.db, { name: 'Spared' })
  const reported = await preview(toRowScope(...ids, newId<'product'>()))
  expect(reported).toMatchObject({ changes: 2, names: ['Doomed', 'Doomed too'], missing: 1 })
  const { version } = await preview(toRowScope(...ids))
  expect(await deletePreviewed(toRowScope(...ids), version)).toEqual({ outcome: 'done', changed: 2 })
  expect(await store.db.$count(products, inArray(products.id, ids))).toBe(0)
  expect(await store.db.$count(products, eq(products.id, spared))).toBe(1)
  const remaining = await store.db
    .select({ sum: sql<string>`sum(${stockMovements.delta})`, rows: sql<string>`count(*)` })
    .from(stockMovements)
    .where(and(isNull(stockMovements.productId), or(...ids.map((id) => like(stockMovements.sku, `${toSku(id)}%`)))))
  expect(remaining).toEqual([{ sum: '0', rows: '6' }])
  const logged = and(inArray(auditLog.entityId, ids), eq(auditLog.action, 'product.delete'))
  expect(await store.db.$count(auditLog, logged)).toBe(2)
  expect(await listBrokenInvariants(store.db)).toEqual([])

  // A repeated request succeeds
  expect(await deletePreviewed(toRowScope(...ids), version)).toEqual({ outcome: 'done', changed: 0 })
  expect(await store.db.$count(auditLog, logged)).toBe(2)
})

test('if a product was deleted after the preview, a new preview reports it, and no other product is deleted', async () => {
  const [first, second] = await Promise.all([addProduct(store.db), addProduct(store.db)])
  if (!first || !second) throw new Error('Expected two products')
  const { version } = await preview(toRowScope(first, second))
  await deletePreviewed(toRowScope(first), (await preview(toRowScope(first))).version)
  expect(await deletePreviewed(toRowScope(first, second), version)).toMatchObject({
    outcome: 'stale',
    preview: { changes: 1, missing: 1 },
  })
  expect(await store.db.$count(products, eq(products.id, second))).toBe(1)
})

test('many products can be deleted at once, even if they have stock', {
  timeout: 60_000,
}, async () => {
  const count = isLong ? MAX_AT_ONCE : 1_000
  const insert = sql`
    insert into products (id, name, slug, sku, price, category, stock_quantity)
    select gen_random_uuid(), 'Many ' || n, 'many-' || n, 'MANY-' || n, 10000, 'tops', 5
    from generate_series(1, ${count}::int) as n`
  await withLongTx(store.db, (tx) => tx.execute(insert))
  await store.db.execute(sql`
    insert into product_variants (id, product_id, sku, stock)
    select gen_random_uuid(), id, sku, 5 from products where name like 'Many %'`)
  await store.db.execute(sql`
    insert into stock_movements (id, variant_id, product_id, sku, delta, reason)
    select gen_random_uuid(), v.id, v.product_id, v.sku, v.stock, 'initial' from product_variants v
    join products p on p.id = v.product_id where p.name like 'Many %'`)
  const all: BulkScope = { kind: 'results', query: '?q=many' }
  const { version } = await preview(all)
  expect(await deletePreviewed(all, version)).toEqual({ outcome: 'done', changed: count })
  expect(await store.db.$count(productVariants, sql`${productVariants.sku} like 'MANY-%'`)).toBe(0)
  expect(await listBrokenInvariants(store.db)).toEqual([])
})
