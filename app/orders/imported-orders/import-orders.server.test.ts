import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  applyFileImport,
  findFileImport,
  listFileImportItems,
  readImportRejectedRows,
} from '#app/exchange/imports/file-imports.server.ts'
import { fileImportItems, fileImports } from '#app/exchange/imports/file-imports.table.ts'
import { undoFileImport } from '#app/exchange/imports/undo-import.server.ts'
import { stockMovements } from '#app/inventory/stock-movements.table.ts'
import type { Id } from '#app/lib/id.ts'
import { searchAdmin } from '#app/operations/admin/admin-search.server.ts'
import { findCustomer, readStatistics, updateCustomer } from '#app/orders/customers/customer-detail.server.ts'
import { erasePersonalData } from '#app/orders/customers/erase-personal-data.server.ts'
import { exportPersonalData } from '#app/orders/customers/export-personal-data.server.ts'
import { customers } from '#app/orders/customers.table.ts'
import { findImportedOrder } from '#app/orders/imported-orders/imported-order.server.ts'
import {
  countImportedOrders,
  findImportedByNumber,
  listCustomerImportedOrders,
  listImportedOrders,
} from '#app/orders/imported-orders/imported-order-list.server.ts'
import { importedOrderItems, importedOrders } from '#app/orders/imported-orders/imported-orders.table.ts'
import { orders } from '#app/orders/orders.table.ts'
import { invoices } from '#app/payments/invoices/invoices.table.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { listRejectedLines } from '#tests/support/file-rows.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { chooseCurrency, saveImport, uploadImport } from '#tests/support/imports.ts'
import { measureMemoryGrowth } from '#tests/support/live-memory.ts'
import { isLong } from '#tests/support/long.ts'

let store: TestDatabase
let staffId: Id<'staff'>
beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
})
beforeEach(async () => {
  await store.db.delete(fileImports)
  await store.db.delete(importedOrders)
  await store.db.delete(customers)
})
afterAll(async () => {
  expect(await listBrokenInvariants(store.db)).toEqual([])
  await store.close()
})

const HEADING =
  'Name,Email,Financial Status,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Billing Name,Shipping City,Notes,Id'

const upload = (...lines: readonly string[]) =>
  uploadImport(store.db, { staffId, name: 'orders.csv', text: lines.join('\n') })

const order = (number: string, rest: Partial<Record<'email' | 'total' | 'status' | 'id' | 'note', string>> = {}) =>
  `${number},${rest.email ?? 'ada@example.com'},${rest.status ?? 'paid'},fulfilled,EUR,20.00,5.00,0.00,${rest.total ?? '25.00'},2024-05-31 14:30:10 +0200,1,Dress,20.00,Ada Obi,Berlin,${rest.note ?? ''},${rest.id ?? ''}`
const createExtraItem = (number: string, name: string, price = '0.00') => `${number},,,,,,,,,,1,${name},${price},,,,`

async function getOrderId(number: string): Promise<Id<'imported-order'>> {
  const id = await findImportedByNumber(store.db, number)
  if (!id) throw new Error(`There is no order ${number}`)
  return id
}

async function listRejections(id: Id<'file-import'>): Promise<string[]> {
  return await listRejectedLines(readImportRejectedRows(store.db, id))
}

test('imported orders change no sales or stock and send no email, and importing the file again changes nothing', async () => {
  const { db } = store
  const lines = [
    HEADING,
    order('#1001', { total: '31.00' }),
    order('#1002'),
    createExtraItem('#1001', 'Belt', '3.00'), // not next to its order
    createExtraItem('#1001', 'Scarf', '3.00'),
    order('#1003', { total: '99.00' }),
    order('#1004', { total: 'x' }),
    order('', { email: 'nobody@example.com' }),
    order('#1005').replace(',EUR,', ',,'),
  ]
  const id = await upload(...lines)
  expect((await findFileImport(db, id))?.counts).toMatchObject({ new: 3, refused: 3 })
  expect(await listRejections(id)).toEqual([
    '7 total: “x” is not an amount in EUR. Use a format such as 1234.50.',
    '8 number: The order number is missing',
    '9 currency: This line has no currency',
  ])
  const { rows } = await listFileImportItems(db, id, { outcome: 'new', page: 1 })
  expect(rows.map(({ name, notes }) => [name, notes.length])).toEqual([
    ['#1001 · Ada Obi', 0],
    ['#1002 · Ada Obi', 0],
    ['#1003 · Ada Obi', 1],
  ])
  expect(rows[0]?.changes).toContainEqual({ field: 'Items', from: '', to: '1 × Dress\n1 × Belt\n1 × Scarf' })
  expect(await saveImport(db, id, staffId)).toMatchObject({ applied: 3, stale: 0 })
  const saved = await findImportedOrder(db, await getOrderId('1001'))
  expect(saved).toMatchObject({ total: { minor: 3_100, currency: 'EUR' }, sumNote: '', email: 'ada@example.com' })
  expect(saved?.items.map(({ name, total }) => [name, total?.minor])).toEqual([
    ['Dress', 2_000],
    ['Belt', 300],
    ['Scarf', 300],
  ])
  expect((await findImportedOrder(db, await getOrderId('#1003')))?.sumNote).toContain('the file’s total is €99.00')
  for (const table of [orders, stockMovements, mailOutbox, invoices, customers]) expect(await db.$count(table)).toBe(0)
  expect((await findFileImport(db, await upload(...lines)))?.counts).toMatchObject({ new: 0, changed: 0, unchanged: 3 })
})

test('a changed order is listed with its changes, and an order with the same number but a different ID is rejected', async () => {
  const { db } = store
  await saveImport(
    db,
    await upload(HEADING, order('#1', { id: '5' }), createExtraItem('#1', 'Belt'), order('#2', { id: '6' })),
    staffId,
  )
  const id = await upload(HEADING, order('#1', { id: '5', status: 'refunded', note: 'Back' }), order('#2', { id: '7' }))
  const { rows } = await listFileImportItems(db, id, { outcome: 'changed', page: 1 })
  expect(rows.map(({ changes }) => changes)).toEqual([
    [
      { field: 'Items', from: '1 × Dress\n1 × Belt', to: '1 × Dress' },
      { field: 'Payment', from: 'Paid', to: 'Refunded' },
    ],
  ])
  expect(await listRejections(id)).toEqual(['3 number: Order #2 was already imported with another ID (6)'])
  await saveImport(db, id, staffId)
  expect(await findImportedOrder(db, await getOrderId('#1'))).toMatchObject({
    note: 'Back',
    items: [{ name: 'Dress' }],
  })
  expect(await db.$count(importedOrders)).toBe(2)
  const onlyNote = await upload(HEADING, order('#1', { id: '5', status: 'refunded', note: 'Kept' }))
  expect((await listFileImportItems(db, onlyNote, { outcome: 'changed', page: 1 })).rows[0]?.changes).toEqual([
    { field: 'Other details', from: '', to: 'as in the file' },
  ])
})

test('a file without currencies waits until staff choose a currency; an order with over 1,000 lines is rejected', async () => {
  const { db } = store
  const heading = 'order_number,order_date,status,order_total,customer_email,product_name,item_quantity,item_total'
  const id = await upload(
    heading,
    '7,2024-05-31,completed,20.00,ada@example.com,Dress,1,20.00',
    ',,,,,Belt,1,0.00', // continues the order above
    ...Array.from({ length: 1_001 }, (_, n) => `8,2024-05-31,completed,1.00,li@example.com,Button ${n},1,0.00`),
  )
  expect(await findFileImport(db, id)).toMatchObject({ isCurrencyKnown: false, counts: { new: 1, refused: 1 } })
  expect(await listRejections(id)).toEqual(['1003 line 1004: More than 1,000 lines are for the same item'])
  await chooseCurrency(db, id, 'EUR')
  await chooseCurrency(db, id, 'GBP') // corrects a wrong choice
  await saveImport(db, id, staffId)
  expect(await findImportedOrder(db, await getOrderId('7'))).toMatchObject({
    total: { minor: 2_000, currency: 'GBP' },
    items: [{ name: 'Dress' }, { name: 'Belt' }],
  })
})

test('undoing an import deletes the orders that it added; earlier orders remain, with the changes from the import', async () => {
  const { db } = store
  const first = await upload(HEADING, order('#1001'))
  await saveImport(db, first, staffId)
  const second = await upload(
    HEADING,
    order('#1001', { total: '26.00' }),
    order('#1002'),
    createExtraItem('#1002', 'Belt'),
  )
  expect(await undoFileImport(db, second, staffId)).toBe('done') // nothing is saved yet
  expect(await db.$count(importedOrders)).toBe(1)
  const third = await upload(
    HEADING,
    order('#1001', { total: '26.00' }),
    order('#1002'),
    createExtraItem('#1002', 'Belt'),
  )
  expect(await saveImport(db, third, staffId)).toMatchObject({ applied: 2 })
  expect(await undoFileImport(db, third, staffId)).toBe('done')
  const { rows } = await listImportedOrders(db, { q: '', page: 1 })
  expect(rows.map(({ number, total }) => [number, total.minor])).toEqual([['#1001', 2_600]])
  expect(await db.$count(importedOrderItems)).toBe(1)
  expect(await findFileImport(db, third)).toBeNull()
  expect(await undoFileImport(db, third, staffId)).toBe('impossible')
  expect(await undoFileImport(db, first, staffId)).toBe('done')
  expect(await db.$count(importedOrders)).toBe(0)
})

test('an import that is being saved cannot be undone, and neither can an import of size guides', async () => {
  const { db } = store
  const id = await upload(HEADING, order('#1001'))
  await applyFileImport(db, id, 1, staffId)
  expect(await undoFileImport(db, id, staffId)).toBe('impossible')
  const text = 'Guide,Unit,Size,Bust\nDresses,cm,S,84'
  const sizeGuideImport = await uploadImport(db, { staffId, name: 'size-guides.csv', text })
  expect(await undoFileImport(db, sizeGuideImport, staffId)).toBe('impossible')
})

test('imported orders are found by number, name and email, even after the customer’s email changed', async () => {
  const { db } = store
  expect(await countImportedOrders(db, '')).toBeNull()
  await saveImport(db, await upload(HEADING, order('#1001'), order('#1002', { email: 'Li@Example.com' })), staffId)
  const findNumbers = async (q: string) =>
    (await listImportedOrders(db, { q, page: 1 })).rows.map(({ number }) => number)
  expect(await findNumbers('')).toHaveLength(2)
  expect(await findNumbers('1002')).toEqual(['#1002'])
  expect(await findNumbers('LI@example')).toEqual(['#1002'])
  expect(await countImportedOrders(db, 'nothing')).toEqual({ total: 0, hasMore: false })
  expect((await searchAdmin(db, '#1001')).importedOrders).toMatchObject([{ number: '#1001', source: 'shopify' }])
  expect(await findImportedByNumber(db, '100')).toBeNull()

  const [added] = await db.insert(customers).values({ email: 'li@example.com' }).returning({ id: customers.id })
  const id = added?.id
  if (!id) throw new Error('There is no customer')
  expect(await listCustomerImportedOrders(db, { id, email: 'li@example.com' })).toMatchObject({ total: 1 })
  const loaded = await findCustomer(db, id)
  if (!loaded) throw new Error('There is no customer')
  const { version, firstName, lastName, phone, notes } = loaded
  await updateCustomer(db, id, { version, firstName, lastName, phone, notes, email: 'wei@example.com' }, staffId)
  expect(await listCustomerImportedOrders(db, { id, email: 'wei@example.com' })).toMatchObject({
    rows: [{ number: '#1002' }],
  })
  expect((await findImportedOrder(db, await getOrderId('#1002')))?.customer).toBe(id)
  expect(await readStatistics(db, id, 'EUR')).toMatchObject({ orders: 0, spent: { minor: 0 } })
  expect((await exportPersonalData(db, 'wei@example.com')).importedOrders).toMatchObject([{ number: '#1002' }])
  expect(await erasePersonalData(db, 'wei@example.com', staffId)).toMatchObject({ importedOrders: 1 })
})

test('erasing a person’s data keeps the order but not its personal data, even after a later import', async () => {
  const { db } = store
  const lines = [
    HEADING,
    order('#1', { note: 'Ring at Ada’s door' }),
    createExtraItem('#1', 'Belt'),
    order('#2', { email: 'li@example.com' }),
  ]
  await saveImport(db, await upload(...lines), staffId)
  const exported = await exportPersonalData(db, 'ADA@example.com')
  expect(exported.importedOrders).toMatchObject([{ number: '#1', total: '€25.00', items: [{ name: 'Dress' }, {}] }])
  expect(await erasePersonalData(db, 'ADA@example.com', staffId)).toMatchObject({ importedOrders: 1, importRows: 1 })
  const id = await getOrderId('#1')
  expect(await findImportedOrder(db, id)).toMatchObject({ isErased: true, total: { minor: 2_500 }, items: [{}, {}] })
  const repeatedImport = await upload(...lines)
  const { rows } = await listFileImportItems(db, repeatedImport, { outcome: 'unchanged', page: 1 })
  expect(rows[0]?.notes).toEqual(['The personal data of this order was erased, so the order stays unchanged'])
  const remaining = JSON.stringify([
    await db.select().from(importedOrders).where(eq(importedOrders.id, id)),
    await db.select().from(fileImportItems).where(eq(fileImportItems.importId, repeatedImport)),
  ])
  expect(remaining).toContain('li@example.com')
  await erasePersonalData(db, 'ada@example.com', staffId)
  expect(JSON.stringify(await db.select().from(fileImportItems))).not.toMatch(/ada@|door/i)
})

test.runIf(isLong)(
  'thousands of lines are imported in batches, within 4 MB',
  async () => {
    const count = 2_500
    const lines = Array.from({ length: count }, (_, n) => [
      order(`#${n}`, { email: `c${n % 1_000}@example.com` }),
      createExtraItem(`#${n}`, 'Belt'),
      createExtraItem(`#${n}`, 'Scarf'),
    ])
    await saveImport(store.db, await upload(HEADING, order('#first')), staffId) // loads shared code and data
    const growth = await measureMemoryGrowth(async () => {
      const id = await upload(HEADING, ...lines.flat())
      expect(await saveImport(store.db, id, staffId)).toMatchObject({ applied: count, refused: 0, stale: 0 })
    })
    expect(await store.db.$count(importedOrderItems)).toBe(3 * count + 1)
    expect(growth).toBeLessThan(4)
  },
  90_000,
)
