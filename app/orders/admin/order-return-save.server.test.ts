import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Id, newId } from '#app/lib/id.ts'
import { saveReturnForm } from '#app/orders/admin/order-return-save.server.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import { findOrder, listOrderItems } from '#app/orders/orders.server.ts'
import { refunds } from '#app/orders/refunds.table.ts'
import { computeReturnsVersion } from '#app/orders/returns/record-return.server.ts'
import { returns } from '#app/orders/returns.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { createStaff } from '#app/store/staff/staff.server.ts'
import { adminUsers } from '#app/store/staff.table.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let db: Database
let staffId: Id<'staff'>

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  await createStaff(db, { email: 'staff@lumina.test', name: 'Owner' })
  const [staff] = await db.select({ id: adminUsers.id }).from(adminUsers)
  if (!staff) throw new Error('There is no staff')
  staffId = staff.id
})
afterAll(() => store.close())

/** Adds an order for two units of one product and one unit of another. */
async function createOrder() {
  const lines = [
    createCheckoutLine(await addProduct(db), { quantity: 2 }),
    createCheckoutLine(await addProduct(db, { name: 'Silk scarf' })),
  ]
  const { id } = await addOrder(db, lines)
  const order = await findOrder(db, id)
  if (!order) throw new Error('The order was not found')
  const items = await listOrderItems(db, id)
  return { id, order, items, version: computeReturnsVersion(order, items) }
}
type NewOrder = Awaited<ReturnType<typeof createOrder>>

type Fields = Readonly<Record<string, string | readonly string[]>>

type RejectedCase = {
  readonly name: string
  readonly changes: Fields
  readonly field: string
  readonly message: string | RegExp
}

function toFormData(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const entry of [value].flat()) form.append(name, entry)
  return form
}

/** Returns the fields that the dialog sends: all lines, with one unit of the first line. */
function createReturnFields({ items, version }: Pick<NewOrder, 'items' | 'version'>, changes: Fields = {}): Fields {
  const item = items.map(({ id }) => id)
  return {
    intent: 'return',
    key: newId(),
    version,
    item,
    quantity: ['1', ''],
    restock: item,
    reason: 'size',
    note: '',
    amount: '10.80',
    ...changes,
  }
}

function createRefundFields(changes: Fields = {}): Fields {
  return { intent: 'refund', key: newId(), seen: '0', amount: '5.00', note: '', ...changes }
}

const save = ({ id }: { readonly id: Id<'order'> }, fields: Fields) =>
  saveReturnForm(db, id, toFormData(fields), staffId)

async function expectNothingSaved({ id }: NewOrder): Promise<void> {
  expect(await db.$count(returns, eq(returns.orderId, id))).toBe(0)
  expect(await db.$count(refunds, eq(refunds.orderId, id))).toBe(0)
  expect(await listBrokenInvariants(db)).toEqual([])
}

test('returns and refunds are saved as sent, and only once if they are sent twice', async () => {
  const order = await createOrder()
  const fields = createReturnFields(order)
  for (const _ of [1, 2]) expect(await save(order, fields)).toEqual({ result: { outcome: 'saved' }, status: 200 })
  const goodwill = createRefundFields({ seen: '1080' })
  for (const _ of [1, 2]) expect(await save(order, goodwill)).toMatchObject({ status: 200 })
  expect((await findOrder(db, order.id))?.refunded.minor).toBe(15_80)
  expect((await listOrderItems(db, order.id)).map(({ returned }) => returned)).toEqual([1, 0])
  const [row] = await db.select().from(returns).where(eq(returns.orderId, order.id))
  expect(row).toMatchObject({ reason: 'size', staffId })
})

test('a refund covers the parts that staff chose, up to what is left for them', async () => {
  const order = await createOrder()
  const [, scarf] = order.items
  const both = createRefundFields({ part: [scarf?.id ?? '', 'shipping'], amount: '20.80' })
  expect(await save(order, { ...both, amount: '20.81' })).toMatchObject({
    result: { errors: { amount: 'At most $20.80 can be refunded for your selection.' } },
    status: 400,
  })
  expect(await save(order, both)).toMatchObject({ status: 200 })
  const [refund] = await db.select().from(refunds).where(eq(refunds.orderId, order.id))
  expect(refund?.parts).toEqual([
    { item: scarf?.id, amount: 10_80 },
    { item: null, amount: 10_00 },
  ])
  expect(await save(order, { ...both, key: newId(), seen: '2080', amount: '1' })).toMatchObject({
    result: { errors: { amount: 'There is nothing left to refund for your selection.' } },
  })
})

describe('a return', () => {
  const WHOLE = 'Enter a whole number of at least 1, or leave this empty'
  test.each<RejectedCase>([
    { name: 'no units', changes: { quantity: ['0', ''] }, field: 'quantity.0', message: WHOLE },
    { name: 'a negative quantity', changes: { quantity: ['-1', ''] }, field: 'quantity.0', message: WHOLE },
    { name: 'half a unit', changes: { quantity: ['', '1.5'] }, field: 'quantity.1', message: WHOLE },
    {
      name: 'a number in scientific notation',
      changes: { quantity: ['1e9', ''] },
      field: 'quantity.0',
      message: WHOLE,
    },
    { name: 'text as a quantity', changes: { quantity: ['two', ''] }, field: 'quantity.0', message: WHOLE },
    { name: 'far too many units', changes: { quantity: ['1000000000', ''] }, field: 'quantity.0', message: WHOLE },
    {
      name: 'more units than were bought',
      changes: { quantity: ['', '2'] },
      field: 'quantity.1',
      message: 'At most 1 can be returned',
    },
    {
      name: 'all quantities empty',
      changes: { quantity: ['', ''] },
      field: 'quantity.0',
      message: 'Enter how many units were returned',
    },
    { name: 'an unknown reason', changes: { reason: 'bored' }, field: 'reason', message: 'Choose a reason' },
    { name: 'no amount', changes: { amount: '' }, field: 'amount', message: 'Enter an amount such as 12.50' },
    { name: 'a negative amount', changes: { amount: '-1' }, field: 'amount', message: 'Enter an amount such as 12.50' },
    {
      name: 'text as an amount',
      changes: { amount: 'all' },
      field: 'amount',
      message: 'Enter an amount such as 12.50',
    },
    {
      name: 'a different currency',
      changes: { amount: '₦50' },
      field: 'amount',
      message: 'Enter an amount such as 12.50',
    },
    {
      name: 'too large an amount',
      changes: { amount: '9999' },
      field: 'amount',
      message: /^At most \$[\d.]+ can be refunded\.$/,
    },
    { name: 'a long note', changes: { note: 'x'.repeat(1_001) }, field: 'note', message: /at most 1,000 characters/ },
    {
      name: 'a card number',
      changes: { note: '4242 4242 4242 4242' },
      field: 'note',
      message: /looks like a card number/,
    },
    { name: 'an invalid key', changes: { key: 'x' }, field: 'key', message: /./ },
    { name: 'more lines than quantities', changes: { quantity: ['1'] }, field: '', message: /could not be read/ },
    { name: 'an invalid line', changes: { item: ['1', '2'] }, field: 'item.0', message: /./ },
    { name: 'an extra field', changes: { total: '1' }, field: '', message: /./ },
  ])(
    'with $name is rejected with an error beside the field, and nothing is saved',
    async ({ changes, field, message }) => {
      const order = await createOrder()
      const saved = await save(order, createReturnFields(order, changes))
      expect(saved?.status).toBe(400)
      const errors = saved?.result.outcome === 'rejected' ? saved.result.errors : {}
      if (typeof message === 'string') expect(errors[field]).toBe(message)
      else expect(errors[field]).toMatch(message)
      await expectNothingSaved(order)
    },
  )

  test('with a repeated line, a line of another order or an unknown line is rejected', async () => {
    const [order, other] = [await createOrder(), await createOrder()]
    const [lineId = ''] = order.items.map(({ id }) => id)
    const repeated = await save(order, createReturnFields(order, { item: [lineId, lineId], quantity: ['1', '1'] }))
    expect(repeated).toMatchObject({
      status: 400,
      result: { errors: { '': 'The items could not be read. Reload the page and try again.' } },
    })
    for (const item of [other.items[0]?.id ?? '', newId()]) {
      const saved = await save(order, createReturnFields(order, { item: [lineId, item], quantity: ['1', '1'] }))
      expect(saved).toMatchObject({
        status: 400,
        result: { errors: { 'quantity.1': 'None of these can be returned' } },
      })
    }
    await expectNothingSaved(order)
    await expectNothingSaved(other)
  })

  test('from a stale screen or for a cancelled order is rejected', async () => {
    const order = await createOrder()
    const stale = await save(order, createReturnFields({ ...order, version: 'older' }))
    expect(stale).toMatchObject({ status: 409, result: { outcome: 'rejected', isStale: true } })
    await changeStatus(db, order.id, { status: 'cancelled' }, 'store')
    const late = await save(order, createReturnFields(order))
    expect(late).toMatchObject({ status: 409, result: { isStale: true } })
    await expectNothingSaved(order)
  })

  test('for an unknown order has no result', async () => {
    const order = await createOrder()
    expect(await save({ id: newId() }, createReturnFields(order))).toBeNull()
    expect(await save({ id: newId() }, createRefundFields())).toBeNull()
    expect(await save({ id: newId() }, { intent: 'retry', refund: newId() })).toBeNull()
    await expectNothingSaved(order)
  })
})

describe('a refund', () => {
  test.each<RejectedCase>([
    { name: 'an amount of 0', changes: { amount: '0' }, field: 'amount', message: 'Enter an amount above 0' },
    {
      name: 'an amount of less than a cent',
      changes: { amount: '0.004' },
      field: 'amount',
      message: 'Enter an amount such as 12.50',
    },
    { name: 'a negative amount', changes: { amount: '-5' }, field: 'amount', message: 'Enter an amount such as 12.50' },
    {
      name: 'a number in scientific notation',
      changes: { amount: '1e3' },
      field: 'amount',
      message: 'Enter an amount such as 12.50',
    },
    {
      name: 'text as an amount',
      changes: { amount: 'all' },
      field: 'amount',
      message: 'Enter an amount such as 12.50',
    },
    {
      name: 'too large an amount',
      changes: { amount: '10000' },
      field: 'amount',
      message: /^At most \$[\d.]+ can be refunded\.$/,
    },
    {
      name: 'a card number',
      changes: { note: '4242424242424242' },
      field: 'note',
      message: /looks like a card number/,
    },
    { name: 'an invalid state', changes: { seen: '-1' }, field: 'seen', message: /./ },
  ])(
    'with $name is rejected with an error beside the field, and nothing is saved',
    async ({ changes, field, message }) => {
      const order = await createOrder()
      const saved = await save(order, createRefundFields(changes))
      expect(saved?.status).toBe(400)
      const errors = saved?.result.outcome === 'rejected' ? saved.result.errors : {}
      if (typeof message === 'string') expect(errors[field]).toBe(message)
      else expect(errors[field]).toMatch(message)
      await expectNothingSaved(order)
    },
  )

  test('from a screen opened before another refund, or with an invalid intent or id, is rejected', async () => {
    const order = await createOrder()
    const stale = await save(order, createRefundFields({ seen: '100' }))
    expect(stale).toMatchObject({ status: 409, result: { outcome: 'rejected', isStale: true } })
    expect(await save(order, createRefundFields({ intent: 'give' }))).toMatchObject({ status: 400 })
    expect(await save(order, { intent: 'retry', refund: 'x' })).toMatchObject({ status: 400 })
    expect(await save(order, { intent: 'paid-out', refund: 'x', reference: 'a'.repeat(500) })).toMatchObject({
      status: 400,
    })
    await expectNothingSaved(order)
  })

  test('of any amount is rejected if nothing is left to refund', async () => {
    const order = await createOrder()
    const total = order.order.charged.total.minor
    await save(order, createRefundFields({ amount: String(total / 100) }))
    const more = await save(order, createRefundFields({ seen: String(total), amount: '0.01' }))
    expect(more).toMatchObject({ status: 400, result: { errors: { amount: 'There is nothing left to refund.' } } })
  })
})
