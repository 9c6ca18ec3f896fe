import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products, productVariants } from '#app/catalog/products.table.ts'
import { type StockEdit, setStock } from '#app/inventory/stock/stock-edit.server.ts'
import { stockMovements } from '#app/inventory/stock-movements.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { waitForBlockedQueries } from '#tests/support/blocked-queries.ts'
import { addOrder, createCheckoutLine, submitOrder } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { isLong } from '#tests/support/long.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let db: Database

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
})

afterAll(async () => {
  expect(await listBrokenInvariants(db)).toEqual([]) // checks the products from all tests
  await store.close()
})

function save(id: Id<'product'>, edit: StockEdit, sku = `SKU-${id.slice(-8)}`) {
  return withTx(db, async (tx) => {
    const edited = await setStock(tx, { id, sku }, edit, null)
    await tx.update(products).set({ sku }).where(eq(products.id, id))
    return edited
  })
}

async function listRows(id: Id<'product'>) {
  const rows = await db.select().from(productVariants).where(eq(productVariants.productId, id))
  return rows.toSorted((a, b) => a.sku.localeCompare(b.sku))
}

async function listCells(id: Id<'product'>) {
  return (await listRows(id)).map(({ size, color, stock }) => [size, color, stock])
}

async function readLedger(id: Id<'product'>) {
  const rows = await db.select().from(stockMovements).where(eq(stockMovements.productId, id))
  return rows.map(({ reason, delta }) => `${reason} ${delta}`)
}

async function readProduct(id: Id<'product'>) {
  const [row] = await db.select().from(products).where(eq(products.id, id))
  return row
}

test('a new product has one variant, and its first units are in the ledger', async () => {
  const dress = await addProduct(db, { stock: 7 })
  expect(await listCells(dress)).toEqual([[null, null, 7]])
  expect(await readLedger(dress)).toEqual(['initial 7'])
  expect(await readProduct(dress)).toMatchObject({ stockQuantity: 7, stockByVariant: false })
})

test('a stock of 0 is not in the ledger', async () => {
  const dress = await addProduct(db, { stock: 0 })
  expect(await listCells(dress)).toEqual([[null, null, 0]])
  expect(await readLedger(dress)).toEqual([])
})

test('a stale form adds the difference that was typed, and does not restore sold units', async () => {
  const dress = await addProduct(db, { stock: 10 })
  await addOrder(db, [createCheckoutLine(dress, { quantity: 4 })])
  expect(await save(dress, { kind: 'number', loaded: 10, stock: 10 })).toMatchObject({ outcome: 'saved' })
  expect((await readProduct(dress))?.stockQuantity).toBe(6)
  await save(dress, { kind: 'number', loaded: 10, stock: 15 })
  expect((await readProduct(dress))?.stockQuantity).toBe(11)
})

test('a stale form that removes more units than are left is a conflict, which reports the units left', async () => {
  const dress = await addProduct(db, { stock: 10 })
  await addOrder(db, [createCheckoutLine(dress, { quantity: 8 })])
  const edited = await save(dress, { kind: 'number', loaded: 10, stock: 5 })
  expect(edited).toEqual({ outcome: 'conflict', size: null, color: null, stock: 2 })
  expect((await readProduct(dress))?.stockQuantity).toBe(2)
})

const sizes = ['S', 'M']
const grid = (small: number, medium: number) => [
  { size: 'S', color: null, loaded: null, stock: small },
  { size: 'M', color: null, loaded: null, stock: medium },
]

test('switching to the grid and back keeps the total', async () => {
  const dress = await addProduct(db, { sizes, stock: 5 })
  expect(await save(dress, { kind: 'grid', loaded: 5, cells: grid(3, 2) })).toMatchObject({ outcome: 'saved' })
  expect(await readProduct(dress)).toMatchObject({ stockQuantity: 5, stockByVariant: true })
  expect((await listCells(dress)).toSorted()).toEqual([
    ['M', null, 2],
    ['S', null, 3],
  ])
  expect(await save(dress, { kind: 'number', loaded: 5, stock: 5 })).toMatchObject({ outcome: 'saved' })
  expect(await listCells(dress)).toEqual([[null, null, 5]])
  expect(await readProduct(dress)).toMatchObject({ stockQuantity: 5, stockByVariant: false })
})

test('a switch to the grid is a conflict if units were sold since the form was loaded', async () => {
  const dress = await addProduct(db, { sizes, stock: 5 })
  await addOrder(db, [createCheckoutLine(dress, { size: 'S' })])
  const edited = await save(dress, { kind: 'grid', loaded: 5, cells: grid(3, 2) })
  expect(edited).toEqual({ outcome: 'conflict', size: null, color: null, stock: 4 })
  expect(await listCells(dress)).toEqual([[null, null, 4]])
})

test('a switch back to one number accounts for units sold in the meantime', async () => {
  const dress = await addProduct(db, { sizes, stock: grid(3, 2) })
  await addOrder(db, [createCheckoutLine(dress, { size: 'S', quantity: 2 })])
  await save(dress, { kind: 'number', loaded: 5, stock: 6 })
  expect(await listCells(dress)).toEqual([[null, null, 4]])
})

test('cells change by the typed difference, and can be added and removed', async () => {
  const dress = await addProduct(db, { sizes, stock: grid(3, 2) })
  await addOrder(db, [createCheckoutLine(dress, { size: 'S' })])
  const cells = [
    { size: 'S', color: null, loaded: 3, stock: 5 }, // adds two to the two that are left
    { size: 'L', color: null, loaded: null, stock: 1 },
  ]
  expect(await save(dress, { kind: 'grid', loaded: 5, cells })).toMatchObject({ outcome: 'saved' })
  expect(await listCells(dress)).toEqual([
    ['L', null, 1],
    ['S', null, 4],
  ])
  expect((await readLedger(dress)).toSorted()).toEqual(
    ['initial 2', 'initial 3', 'sale -1', 'variants -2', 'variants 1', 'edit 2'].toSorted(),
  )
})

test('a cell that another person removed or added since the form was loaded is a conflict', async () => {
  const dress = await addProduct(db, { sizes: ['S'], stock: [{ size: 'S', color: null, stock: 3 }] })
  const removed = { size: 'M', color: null, loaded: 2, stock: 2 }
  const added = { size: 'S', color: null, loaded: null, stock: 3 }
  for (const cell of [removed, added]) {
    expect(await save(dress, { kind: 'grid', loaded: 3, cells: [cell] })).toMatchObject({ outcome: 'conflict' })
  }
  expect(await listCells(dress)).toEqual([['S', null, 3]])
})

test('the removal of a size must be confirmed with its current units', async () => {
  const dress = await addProduct(db, { sizes, stock: grid(3, 2) })
  const cells = [{ size: 'S', color: null, loaded: 3, stock: 3 }]
  const unconfirmed = { outcome: 'unconfirmed', loss: { units: 2, variants: [{ size: 'M', color: null, stock: 2 }] } }
  expect(await save(dress, { kind: 'grid', loaded: 5, cells, writeOff: 0 })).toEqual(unconfirmed)
  await addOrder(db, [createCheckoutLine(dress, { size: 'M' })])
  expect(await save(dress, { kind: 'grid', loaded: 5, cells, writeOff: 2 })).toMatchObject({
    outcome: 'unconfirmed',
    loss: { units: 1 },
  })
  expect((await readProduct(dress))?.stockQuantity).toBe(4)
  expect(await save(dress, { kind: 'grid', loaded: 5, cells, writeOff: 1 })).toMatchObject({ outcome: 'saved' })
  expect(await listCells(dress)).toEqual([['S', null, 3]])
  expect((await readLedger(dress)).toSorted()).toEqual(['initial 2', 'initial 3', 'sale -1', 'variants -1'])
})

test('replacing a number with a grid of fewer units must be confirmed; removing an empty size need not be', async () => {
  const dress = await addProduct(db, { sizes, stock: 5 })
  expect(await save(dress, { kind: 'grid', loaded: 5, cells: grid(3, 0), writeOff: 0 })).toEqual({
    outcome: 'unconfirmed',
    loss: { units: 2, variants: [] },
  })
  expect(await save(dress, { kind: 'grid', loaded: 5, cells: grid(5, 0), writeOff: 0 })).toMatchObject({
    outcome: 'saved',
  })
  const small = { size: 'S', color: null, loaded: 5, stock: 5 }
  expect(await save(dress, { kind: 'grid', loaded: 5, cells: [small], writeOff: 0 })).toMatchObject({
    outcome: 'saved',
  })
  expect(await save(dress, { kind: 'number', loaded: 5, stock: 5 })).toMatchObject({ outcome: 'saved' })
  expect(await listCells(dress)).toEqual([[null, null, 5]])
})

test.each([
  { name: 'that someone else removed', cell: { size: 'L', color: null, loaded: 2, stock: 3 } },
  { name: 'that someone else added', cell: { size: 'M', color: null, loaded: null, stock: 3 } },
  { name: 'with fewer units than are removed', cell: { size: 'M', color: null, loaded: 9, stock: 3 } },
])('a cell $name is a conflict', async ({ cell }) => {
  const dress = await addProduct(db, { sizes, stock: grid(3, 2) })
  const small = { size: 'S', color: null, loaded: 3, stock: 3 }
  const edited = await save(dress, { kind: 'grid', loaded: 5, cells: [small, cell] })
  expect(edited).toMatchObject({ outcome: 'conflict', size: cell.size })
})

test('variant SKUs follow the product’s SKU, and colors that shorten to the same text get a number', async () => {
  const cells = ['Navy Blue', 'Navy-Blue', 'Écru'].map((color) => ({ size: 'S', color, loaded: null, stock: 1 }))
  const dress = await addProduct(db, { stock: cells })
  await save(
    dress,
    { kind: 'grid', loaded: 3, cells: cells.map((cell) => ({ ...cell, loaded: 1 })) },
    `NEW-${dress.slice(-6)}`,
  )
  expect((await listRows(dress)).map(({ sku }) => sku)).toEqual(
    ['S-ECRU', 'S-NAVY-BLUE', 'S-NAVY-BLUE-2'].map((end) => `NEW-${dress.slice(-6)}-${end}`),
  )
})

test('a variant keeps its custom SKU when an edit contains none, and other SKUs follow the product’s SKU', async () => {
  const cells = ['Red', 'Blue'].map((color) => ({ size: 'S', color, loaded: null, stock: 1 }))
  const dress = await addProduct(db, { stock: cells })
  const loaded = cells.map((cell) => ({ ...cell, loaded: 1 }))
  const customSku = `RED-${dress.slice(-6)}`
  await save(dress, {
    kind: 'grid',
    loaded: 2,
    cells: loaded.map((cell) => (cell.color === 'Red' ? { ...cell, sku: customSku } : cell)),
  })
  await save(dress, { kind: 'grid', loaded: 2, cells: loaded })
  const saved = (await listRows(dress)).map(({ color, sku, hasOwnSku }) => [color, sku, hasOwnSku])
  expect(saved).toEqual([
    ['Red', customSku, true],
    ['Blue', `SKU-${dress.slice(-8)}-S-BLUE`, false],
  ])
})

test('an order does not change the time of the product’s last update', async () => {
  const dress = await addProduct(db)
  const before = await readProduct(dress)
  await addOrder(db, [createCheckoutLine(dress)])
  expect((await readProduct(dress))?.updatedAt).toEqual(before?.updatedAt)
})

test('an order that waited for a switch to the grid takes its unit from the new cell', async () => {
  const dress = await addProduct(db, { sizes, stock: 5 })
  const edit = { kind: 'grid', loaded: 5, cells: grid(3, 2) } as const
  const { waiting } = await withTx(db, async (tx) => {
    await setStock(tx, { id: dress, sku: `SKU-${dress.slice(-8)}` }, edit, null)
    const waiting = addOrder(db, [createCheckoutLine(dress, { size: 'M' })])
    await waitForBlockedQueries(db)
    return { waiting }
  })
  await waiting
  expect((await listCells(dress)).toSorted()).toEqual([
    ['M', null, 1],
    ['S', null, 3],
  ])
})

test('a switch to the grid while shoppers place orders neither loses nor duplicates units', async () => {
  const dress = await addProduct(db, { sizes, stock: 40 })
  const sku = `SKU-${dress.slice(-8)}`
  const buyers = Array.from({ length: 20 }, (_, index) =>
    addOrder(db, [createCheckoutLine(dress, { size: sizes[index % 2] ?? 'S' })]),
  )
  const switching = async () => {
    for (;;) {
      const loaded = (await readProduct(dress))?.stockQuantity ?? 0
      const edit = { kind: 'grid', loaded, cells: grid(20, loaded - 20) } as const
      const edited = await save(dress, edit, sku)
      if (edited.outcome === 'saved') return
    }
  }
  const results = await Promise.allSettled([...buyers, switching()])
  const placed = results.slice(0, 20).filter(({ status }) => status === 'fulfilled').length
  const last = results.at(-1)
  expect(last?.status).toBe('fulfilled')
  expect(placed).toBe(20)
  expect((await readProduct(dress))?.stockQuantity).toBe(40 - placed)
})

test('switching to the grid and back repeatedly keeps every unit that is not sold', async () => {
  const rounds = fc.array(fc.record({ buyers: fc.nat(4), share: fc.double({ min: 0, max: 1, noNaN: true }) }), {
    minLength: 2,
    maxLength: 5,
  })
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 30 }), rounds, async (start, switches) => {
      const dress = await addProduct(db, { sizes, stock: start })
      const sku = (await readProduct(dress))?.sku
      let sold = 0
      for (const [round, { buyers, share }] of switches.entries()) {
        const toGrid = round % 2 === 0
        /** Saves again with the current stock after each conflict. */
        const change = async () => {
          for (;;) {
            const loaded = (await readProduct(dress))?.stockQuantity ?? 0
            const small = Math.floor(loaded * share)
            const edit: StockEdit = toGrid
              ? { kind: 'grid', loaded, cells: grid(small, loaded - small), writeOff: 0 }
              : { kind: 'number', loaded, stock: loaded }
            if ((await save(dress, edit, sku)).outcome === 'saved') return
          }
        }
        const orders = Array.from({ length: buyers }, (_, at) =>
          submitOrder(db, [createCheckoutLine(dress, { size: sizes[at % 2] ?? 'S' })]),
        )
        const [responses] = await Promise.all([Promise.all(orders), change()])
        sold += responses.filter(({ outcome }) => outcome === 'placed').length
        expect(await readProduct(dress)).toMatchObject({ stockQuantity: start - sold, stockByVariant: toGrid })
      }
    }),
    { numRuns: isLong ? 40 : 4 },
  )
}, 60_000)
