import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productVariants } from '#app/catalog/products.table.ts'
import { saveStock } from '#app/inventory/stock/save-stock.server.ts'
import { parseFieldName, stockChangesInput, toFieldName } from '#app/inventory/stock/stock-changes-input.ts'
import { readStockQuery } from '#app/inventory/stock/stock-query.ts'
import { listStockRows } from '#app/inventory/stock/stock-rows.server.ts'
import type { CountReason } from '#app/inventory/stock.ts'
import { stockMovements } from '#app/inventory/stock-movements.table.ts'
import { parseForm } from '#app/lib/form.ts'
import { type Id, newId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let db: Database
let staff: Id<'staff'>

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  staff = await addFirstAdmin(db)
})

afterAll(async () => {
  expect(await listBrokenInvariants(db)).toEqual([]) // checks the products from all tests
  await store.close()
})

const SIZES = ['S', 'M', 'L']

/** Adds a dress with 10 units of each size. */
async function addDress(name = 'Adaeze Dress') {
  const id = await addProduct(db, {
    name,
    sizes: SIZES,
    stock: SIZES.map((size) => ({ size, color: null, stock: 10 })),
  })
  const rows = await db.select().from(productVariants).where(eq(productVariants.productId, id))
  const findSize = (size: string) => {
    const variant = rows.find((row) => row.size === size)
    if (!variant) throw new Error(`No size ${size}`)
    return variant.id
  }
  return { id, small: findSize('S'), medium: findSize('M') }
}

type Typed = readonly [variant: Id<'variant'>, text: string, loaded?: number]

/** Saves the cells as if a form had sent them. */
function save(typed: readonly Typed[], { key = newId<'stock-change'>(), reason = 'counted' as CountReason } = {}) {
  const form = new FormData()
  form.set('key', key)
  form.set('reason', reason)
  for (const [variant, text, loaded = 10] of typed) form.set(toFieldName({ variant, loaded }), text)
  const input = parseForm(stockChangesInput, form)
  if (!input.ok) throw new Error(JSON.stringify(input.errors))
  return saveStock(db, input.value, staff)
}

async function listStock(id: Id<'product'>) {
  const rows = await db.select().from(productVariants).where(eq(productVariants.productId, id))
  return SIZES.map((size) => rows.find((row) => row.size === size)?.stock)
}

test('a number sets the stock, a signed number changes it, and the reason is in the ledger', async () => {
  const { id, small, medium } = await addDress()
  expect(await save([[small, '7']], { reason: 'damaged' })).toEqual({ outcome: 'saved', saved: 1, filled: 0 })
  expect(
    await save(
      [
        [small, '+12', 7],
        [medium, '-3'],
      ],
      { reason: 'received' },
    ),
  ).toMatchObject({ saved: 2 })
  expect(await listStock(id)).toEqual([19, 7, 10])
  const ledger = await db
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.productId, id))
    .orderBy(desc(stockMovements.createdAt))
    .limit(3)
  expect(ledger.map(({ reason, delta, staffId }) => [reason, delta, staffId]).toSorted()).toEqual([
    ['damaged', -3, staff],
    ['received', -3, staff],
    ['received', 12, staff],
  ])
})

test('a counted number does not restore units that were sold since the page was loaded', async () => {
  const { id, small } = await addDress()
  await addOrder(db, [createCheckoutLine(id, { size: 'S', quantity: 4 })])
  expect(await save([[small, '12']])).toMatchObject({ outcome: 'saved' })
  expect(await listStock(id)).toEqual([8, 10, 10])
})

test('nothing is saved if one cell removes more units than are left, and the current stock is returned', async () => {
  const { id, small, medium } = await addDress()
  await addOrder(db, [createCheckoutLine(id, { size: 'S', quantity: 4 })])
  expect(
    await save([
      [small, '2'],
      [medium, '5'],
    ]),
  ).toEqual({
    outcome: 'rejected',
    errors: { [small]: 'Adaeze Dress, S: only 6 are left now. Check the number and save again.' },
    current: { [small]: 6 },
  })
  expect(await listStock(id)).toEqual([6, 10, 10])
})

test('a repeated request does not apply a cell again, but saves additional cells', async () => {
  const { id, small, medium } = await addDress()
  const key = newId<'stock-change'>()
  for (let time = 0; time < 2; time++) expect(await save([[small, '+5']], { key })).toMatchObject({ outcome: 'saved' })
  expect(await listStock(id)).toEqual([15, 10, 10])
  expect(
    await save(
      [
        [small, '+5'],
        [medium, '3'],
      ],
      { key },
    ),
  ).toMatchObject({ outcome: 'saved', saved: 2 })
  expect(await listStock(id)).toEqual([15, 3, 10])
  const other = await save([[small, '+6']], { key })
  expect(other).toMatchObject({ outcome: 'rejected', current: { [small]: 15 } })
  expect(await save([[small, '16', 15]], { key })).toMatchObject({ outcome: 'saved' })
  expect(await listStock(id)).toEqual([16, 3, 10])
})

test('concurrent repeated requests change stock only once', async () => {
  const { id, small } = await addDress()
  const key = newId<'stock-change'>()
  const results = await Promise.all([1, 2, 3].map(() => save([[small, '+5']], { key })))
  expect(results.map(({ outcome }) => outcome)).toEqual(['saved', 'saved', 'saved'])
  expect(await listStock(id)).toEqual([15, 10, 10])
})

test('a change to a removed size is rejected', async () => {
  const missing = newId<'variant'>()
  expect(await save([[missing, '5']])).toMatchObject({
    outcome: 'rejected',
    errors: { [missing]: expect.stringContaining('removed') },
  })
})

test('unchanged cells are ignored, and unreadable ones are rejected', () => {
  const [variant, other] = [newId<'variant'>(), newId<'variant'>()]
  const parse = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, text] of Object.entries({ key: newId(), reason: 'counted', ...fields })) form.set(name, text)
    return parseForm(stockChangesInput, form)
  }
  const name = toFieldName({ variant, loaded: 3 })
  expect(parseFieldName(name)).toEqual({ variant, loaded: 3 })
  expect(parse({ [name]: '4', [toFieldName({ variant: other, loaded: 2 })]: '2' })).toMatchObject({
    ok: true,
    value: { cells: [{ variant, loaded: 3, text: '4' }] },
  })
  expect(parse({ [name]: '3' })).toMatchObject({ ok: false, errors: { '': 'Nothing changed' } })
  expect(parse({ [name]: '4', reason: 'sale' })).toMatchObject({ ok: false, errors: { reason: 'Choose a reason' } })
  expect(parse({ [name]: '9'.repeat(30) })).toMatchObject({
    ok: false,
    errors: { [variant]: expect.stringContaining('Type a number') },
  })
})

test('two values for one cell are rejected', async () => {
  const { small } = await addDress()
  const fields = {
    key: newId<'stock-change'>(),
    reason: 'counted',
    [toFieldName({ variant: small, loaded: 10 })]: '12',
    [toFieldName({ variant: small, loaded: 9 })]: '11',
  }
  expect(stockChangesInput.safeParse(fields).success).toBe(false)
})

test('the grid has a row for each color with its sizes in order, and can show only sold-out products', async () => {
  const colors = ['Ink', 'Bone']
  const stock = colors.flatMap((color) => ['M', 'S'].map((size, index) => ({ size, color, stock: index })))
  const palette = colors.map((color) => ({ name: color, hex: '#000000' }))
  await addProduct(db, { name: 'Grid coat', sizes: ['S', 'M'], colors: palette, stock })
  await addProduct(db, { name: 'Grid scarf', stock: 0 })
  const list = async (query: string) => {
    const { rows, total } = await listStockRows(db, readStockQuery(new URLSearchParams(query)), initialSettings)
    const texts = rows.map(({ product, color, cells }) => {
      return [product.name, color, ...cells.map(({ size, stock: units }) => `${size} ${units}`)]
    })
    return { texts, total }
  }
  expect(await list('q=grid')).toEqual({
    total: 2,
    texts: [
      ['Grid coat', 'Ink', 'S 1', 'M 0'],
      ['Grid coat', 'Bone', 'S 1', 'M 0'],
      ['Grid scarf', null, 'null 0'],
    ],
  })
  expect(await list('q=grid&show=out-of-stock')).toMatchObject({ texts: [['Grid scarf', null, 'null 0']] })
  expect(await list('q=grid&show=low-stock')).toMatchObject({ total: 2 })
})
