import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { products } from '#app/catalog/products.table.ts'
import { deleteProduct } from '#app/inventory/save-product.server.ts'
import { applyStockChanges } from '#app/inventory/stock/change-stock.server.ts'
import { type StockEdit, setStock } from '#app/inventory/stock/stock-edit.server.ts'
import { lockAllStock } from '#app/inventory/stock.server.ts'
import { listMovements, listProductMovements, readMovementBatches } from '#app/inventory/stock-history.server.ts'
import { formatReason, readStockHistoryQuery } from '#app/inventory/stock-history.ts'
import { stockMovements } from '#app/inventory/stock-movements.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addProduct, toSku } from '#tests/support/products.ts'

let store: TestDatabase
let db: Database
let staffId: Id<'staff'>

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  staffId = await addFirstAdmin(db)
})
afterEach(async () => expect(await listBrokenInvariants(db)).toEqual([]))
afterAll(() => store.close())

const list = (query: string, zone = 'UTC') => listMovements(db, readStockHistoryQuery(new URLSearchParams(query), zone))

function save(id: Id<'product'>, edit: StockEdit) {
  return withTx(db, (tx) => setStock(tx, { id, sku: toSku(id) }, edit, staffId))
}

const olive = (size: string, stock: number) => ({ size, color: 'Olive', stock })

test('the days of a filter are in the store’s time zone', async () => {
  const coat = await addProduct(db, { name: 'Coat of the night', stock: 3 })
  await db
    .update(stockMovements)
    .set({ createdAt: new Date('2026-01-10T23:30:00Z') })
    .where(eq(stockMovements.productId, coat))
  const countMovements = async (day: string, zone: string) =>
    (await list(`product=${coat}&from=${day}&to=${day}`, zone)).total
  expect([await countMovements('2026-01-10', 'UTC'), await countMovements('2026-01-11', 'UTC')]).toEqual([1, 0])
  expect([
    await countMovements('2026-01-10', 'Africa/Lagos'),
    await countMovements('2026-01-11', 'Africa/Lagos'),
  ]).toEqual([0, 1])
})

test('the stock after each movement is correct on every page, and no movement is on two pages', async () => {
  const [dress, skirt] = [
    await addProduct(db, { name: 'Paged dress', stock: 500 }),
    await addProduct(db, { stock: 500 }),
  ]
  const soldUnits = Array.from({ length: 120 }, (_, index) => (index % 7) + 1)
  for (const units of soldUnits) {
    await withTx(db, async (tx) => {
      const { variants } = await lockAllStock(tx, [dress, skirt])
      await applyStockChanges(
        tx,
        variants.map((variant) => ({ variant, delta: -units })),
        { reason: 'sale', by: 'shopper' },
      )
    })
  }
  const balances = soldUnits
    .map((_, index) => 500 - soldUnits.slice(0, index + 1).reduce((sum, units) => sum + units, 0))
    .toReversed()
  const pages = await Promise.all([1, 2, 3].map((page) => list(`product=${dress}&page=${page}`)))
  expect(pages.map(({ rows, total, page }) => [rows.length, total, page])).toEqual([
    [50, 121, 1],
    [50, 121, 2],
    [21, 121, 3],
  ])
  expect(pages.flatMap(({ rows }) => rows.map(({ stockAfter }) => stockAfter))).toEqual([...balances, 500])
  expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(121)
  expect(await list(`product=${dress}&page=900`)).toMatchObject({ page: 3, rows: { length: 21 } })
})

test('movements are sorted by when the stock was locked, not by when the transactions began', async () => {
  const dress = await addProduct(db, { stock: 10 })
  const take = async (tx: Database, units: number) => {
    const { variants } = await lockAllStock(tx, [dress])
    await applyStockChanges(
      tx,
      variants.map((variant) => ({ variant, delta: -units })),
      { reason: 'edit', staffId },
    )
  }
  await withTx(db, async (early) => {
    await early.execute(sql`select now()`)
    await withTx(db, (late) => take(late, 3))
    await take(early, 2)
  })
  expect((await listProductMovements(db, dress, 2)).map(({ delta, stockAfter }) => [delta, stockAfter])).toEqual([
    [-2, 5],
    [-3, 7],
  ])
})

test('the history of deleted variants and products is kept with their SKU, size and color', async () => {
  const dress = await addProduct(db, { name: 'Gone dress', sizes: ['S', 'M'], stock: [olive('S', 3), olive('M', 2)] })
  const loaded = { ...olive('S', 3), loaded: 3 }
  await save(dress, { kind: 'grid', loaded: 5, cells: [loaded] })
  const sku = toSku(dress)
  const [removed] = await listProductMovements(db, dress, 1)
  expect(removed).toMatchObject({ sku: `${sku}-M-OLIVE`, size: 'M', color: 'Olive', delta: -2, stockAfter: 0 })
  expect(removed && formatReason(removed)).toBe('Size or color removed')

  await save(dress, { kind: 'number', loaded: 3, stock: 3 })
  const switched = await listProductMovements(db, dress, 2)
  expect(switched.map((row) => [row.delta, formatReason(row)])).toEqual([
    [3, 'Merged into one total'],
    [-3, 'Size or color removed'],
  ])

  await deleteProduct(db, dress, staffId)
  const { rows, total } = await list(`q=${sku.toLowerCase()}`)
  expect(total).toBe(6)
  expect(rows[0]).toMatchObject({ productId: null, productName: null, sku, delta: -3, reason: 'deleted' })
  expect(rows.every(({ productName }) => productName === null)).toBe(true)
  expect((await list('q=gone+dress')).total).toBe(0)
})

test('the history can be filtered by product, SKU, reason and days; wildcards are literal', async () => {
  const [silk, wool] = [
    await addProduct(db, { name: 'Narrowed 100% silk', sizes: ['S', 'M'], stock: [olive('S', 3), olive('M', 2)] }),
    await addProduct(db, { name: 'Narrowed wool', stock: 4 }),
  ]
  await addOrder(db, [createCheckoutLine(wool)])
  await db
    .update(stockMovements)
    .set({ createdAt: new Date('2026-03-05T23:59:59.999Z') })
    .where(eq(stockMovements.sku, `${toSku(silk)}-S-OLIVE`))
  await db
    .update(stockMovements)
    .set({ createdAt: new Date('2026-03-06T00:00:00Z') })
    .where(eq(stockMovements.sku, `${toSku(silk)}-M-OLIVE`))
  const skus = async (query: string) => (await list(query)).rows.map(({ sku }) => sku)
  expect(await skus('q=narrowed')).toEqual([
    toSku(wool),
    toSku(wool),
    `${toSku(silk)}-M-OLIVE`,
    `${toSku(silk)}-S-OLIVE`,
  ])
  expect(await skus('q=100%25')).toEqual([`${toSku(silk)}-M-OLIVE`, `${toSku(silk)}-S-OLIVE`])
  expect(await skus(`q=${toSku(silk).toLowerCase()}-s-olive`)).toEqual([`${toSku(silk)}-S-OLIVE`])
  expect(await skus(`q=${toSku(wool)}&reason=sale`)).toEqual([toSku(wool)])
  expect(await skus('q=narrowed&reason=initial')).toHaveLength(3)
  expect(await skus('q=narrowed&reason=return')).toEqual([])
  expect(await skus('q=narrowed&to=2026-03-05')).toEqual([`${toSku(silk)}-S-OLIVE`])
  expect(await skus('q=narrowed&from=2026-03-06&to=2026-03-06')).toEqual([`${toSku(silk)}-M-OLIVE`])
  expect(await skus(`product=${wool}&from=2026-03-07`)).toEqual([toSku(wool), toSku(wool)])
  expect(await skus('q=%25_')).toEqual([])
})

test('an export contains the rows of the list, whatever the batch size', async () => {
  const dress = await addProduct(db, { name: 'Exported dress', stock: 50 })
  for (let sale = 0; sale < 11; sale++) await addOrder(db, [createCheckoutLine(dress)])
  const filter = readStockHistoryQuery(new URLSearchParams(`product=${dress}`), 'UTC')
  const shown = (await listMovements(db, filter)).rows.map(({ id }) => id)
  expect(shown).toHaveLength(12)
  for (const batch of [1, 4, 12, 100]) {
    const sizes: number[] = []
    const ids: string[] = []
    for await (const rows of readMovementBatches(db, filter, batch)) {
      sizes.push(rows.length)
      ids.push(...rows.map(({ id }) => id))
    }
    expect(ids).toEqual(shown)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(batch)
  }
})

test('a search with more than a thousand matching products finds all movements', async () => {
  const dress = await addProduct(db, { name: 'Qx dress' })
  await db.execute(sql`
    insert into ${products} (id, name, slug, sku, price, category)
    select gen_random_uuid(), 'Qx dress ' || n, 'many-' || n, 'MANY-' || n, 1, 'dresses' from generate_series(1, 1001) n`)
  for (const q of ['qx+dress', 'qx']) {
    expect((await list(`q=${q}`)).rows.map(({ productId }) => productId)).toEqual([dress])
  }
  await db.delete(products).where(sql`${products.sku} like 'MANY-%'`)
})

test('pages end after the newest ten thousand movements', async () => {
  await db.execute(sql`
    insert into ${stockMovements} (id, sku, delta, reason, created_at)
    select gen_random_uuid(), 'VERY-MANY', 1, 'edit', timestamptz '2026-01-01 00:00Z' + n * interval '1 second'
    from generate_series(1, 10001) n`)
  const page = await list('q=very-many&page=201')
  expect(page).toMatchObject({ total: 10_000, hasMore: true, page: 200, rows: { length: 50 } })
  expect(page.rows.at(-1)?.createdAt).toEqual(new Date('2026-01-01T00:00:02Z'))
  await db.delete(stockMovements).where(eq(stockMovements.sku, 'VERY-MANY'))
  expect(await list('q=very-many')).toMatchObject({ total: 0, hasMore: false, page: 1, rows: [] })
})

test('with concurrent orders and edits, each movement continues from the stock after the previous one', async () => {
  const dress = await addProduct(db, { name: 'Raced dress', stock: 60 })
  const orders = Array.from({ length: 12 }, () => addOrder(db, [createCheckoutLine(dress)]))
  const edits = Array.from({ length: 6 }, () =>
    withTx(db, (tx) =>
      setStock(tx, { id: dress, sku: toSku(dress) }, { kind: 'number', loaded: 60, stock: 62 }, staffId),
    ),
  )
  await Promise.all([...orders, ...edits])
  const rows = (await listProductMovements(db, dress, 50)).toReversed()
  expect(rows).toHaveLength(19)
  let left = 0
  for (const { delta, stockAfter } of rows) {
    left += delta
    expect(stockAfter).toBe(left)
  }
  expect(left).toBe(60 - 12 + 12)
})
