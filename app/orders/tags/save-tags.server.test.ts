import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Id, newId } from '#app/lib/id.ts'
import { buildOrderCondition, listOrderRows } from '#app/orders/admin/order-list.server.ts'
import { readOrderFilter, readOrderListQuery } from '#app/orders/admin/order-list.ts'
import { listCustomerRows, matchSelectedCustomers } from '#app/orders/customers/customer-list.server.ts'
import { readCustomerListQuery } from '#app/orders/customers/customer-list.ts'
import { eraseCustomer } from '#app/orders/customers/erase-personal-data.server.ts'
import { exportCustomer } from '#app/orders/customers/export-personal-data.server.ts'
import { customers } from '#app/orders/customers.table.ts'
import { listOrderEvents } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { listRowTags, listTags } from '#app/orders/tags/find-tags.server.ts'
import { saveTags } from '#app/orders/tags/save-tags.server.ts'
import { customerTags, orderTags } from '#app/orders/tags/tags.table.ts'
import type { TagSubject } from '#app/orders/tags/tags.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { createStaff } from '#app/store/staff/staff.server.ts'
import { authUsers } from '#app/store/staff.table.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let db: Database
let staffId: Id<'staff'>
let dress: Id<'product'>

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  dress = await addProduct(db, { stock: 1_000 })
  await createStaff(db, { email: 'staff@lumina.test', name: 'Ada Obi' })
  const [admin] = await db.select({ id: authUsers.id }).from(authUsers)
  staffId = admin?.id ?? newId<'staff'>()
})

afterAll(() => store.close())

async function createOrder(email = 'ada@example.com'): Promise<Id<'order'>> {
  const { id } = await addOrder(db, [createCheckoutLine(dress)], { email })
  return id
}

async function createCustomer(email: string): Promise<Id<'customer'>> {
  const [row] = await db.insert(customers).values({ email }).returning({ id: customers.id })
  return row?.id ?? newId()
}

function save(subject: TagSubject, ids: readonly string[], intent: 'add' | 'remove', ...tags: string[]) {
  const [before, after] = intent === 'add' ? [[], tags] : [tags, []]
  return change(subject, ids, before, after)
}

function change(subject: TagSubject, ids: readonly string[], before: readonly string[], after: readonly string[]) {
  const { id } = subject === 'orders' ? orders : customers
  return saveTags(db, subject, inArray(id, ids as Id<never>[]), { before, after }, staffId)
}

const findOrders = async (query: string) => {
  const { rows, total } = await listOrderRows(db, readOrderListQuery(new URLSearchParams(query), 'UTC'))
  return { ids: rows.map(({ id }) => id), total }
}

test('a tag is unique regardless of case, and gets the spelling that another order already uses', async () => {
  const [first, second] = [await createOrder(), await createOrder()]
  expect(await save('orders', [first], 'add', 'Spelling', 'spelling')).toEqual({ found: 1, changed: 1, full: 0 })
  expect(await save('orders', [first, second], 'add', 'SPELLING')).toEqual({ found: 2, changed: 1, full: 0 })
  expect(await listRowTags(db, 'orders', first)).toEqual(['Spelling'])
  expect(await listRowTags(db, 'orders', second)).toEqual(['Spelling'])
  expect((await listTags(db, 'orders')).filter((tag) => tag.toLowerCase() === 'spelling')).toEqual(['Spelling'])
  expect(await save('orders', [first], 'remove', 'spelling', 'unknown')).toEqual({ found: 1, changed: 1, full: 0 })
  expect(await listRowTags(db, 'orders', first)).toEqual([])
})

test('an order has at most 20 tags; a tag is added to the chosen orders that have fewer', async () => {
  const [full, other] = [await createOrder(), await createOrder()]
  await save('orders', [full], 'add', ...Array.from({ length: 20 }, (_, at) => `Many ${at}`))
  expect(await save('orders', [full, other], 'add', 'One more')).toEqual({ found: 2, changed: 1, full: 1 })
  expect(await save('orders', [full], 'add', 'MANY 3')).toEqual({ found: 1, changed: 0, full: 0 })
  expect(await listRowTags(db, 'orders', full)).toHaveLength(20)
  expect(await listRowTags(db, 'orders', other)).toEqual(['One more'])
})

test('replacing some tags with others keeps the tags that someone else has added since', async () => {
  const id = await createOrder()
  await save('orders', [id], 'add', 'Stays', 'Goes', 'Added by Ben')
  expect(await change('orders', [id], ['Stays', 'Goes'], ['stays', 'Comes'])).toEqual({ found: 1, changed: 1, full: 0 })
  expect(await listRowTags(db, 'orders', id)).toEqual(['Added by Ben', 'Comes', 'Stays'])
})

test('an order with 20 tags can get a new tag in place of an old one', async () => {
  const id = await createOrder()
  await save('orders', [id], 'add', ...Array.from({ length: 20 }, (_, at) => `Full ${at}`))
  expect(await change('orders', [id], ['Full 1'], ['Other'])).toEqual({ found: 1, changed: 1, full: 0 })
  expect(await listRowTags(db, 'orders', id)).toHaveLength(20)
})

test('if two people add the same tag at once, it is added once', async () => {
  const id = await createOrder()
  await Promise.all([save('orders', [id], 'add', 'At once'), save('orders', [id], 'add', 'at once')])
  expect(await listRowTags(db, 'orders', id)).toHaveLength(1)
  expect((await listOrderEvents(db, id)).filter(({ kind }) => kind === 'tag')).toHaveLength(1)
})

test('the timeline of an order shows each added or removed tag, and the audit log records the change', async () => {
  const id = await createOrder()
  await save('orders', [id], 'add', 'Timeline')
  await save('orders', [id], 'remove', 'timeline')
  const events = (await listOrderEvents(db, id)).filter(({ kind }) => kind === 'tag')
  expect(events).toMatchObject([
    { detail: { to: 'Timeline' }, staffName: 'Ada Obi' },
    { detail: { from: 'Timeline' }, staffName: 'Ada Obi' },
  ])
  expect(await listChanges(db, 'order', id)).toMatchObject([
    { action: 'order.update', changes: { fields: ['tags'] } },
    { action: 'order.update', changes: { fields: ['tags'] } },
  ])
})

test('lists show tags, and orders are found by a tag or a part of one', async () => {
  const [tagged, other] = [await createOrder(), await createOrder()]
  await save('orders', [tagged], 'add', 'Photo shoot', 'Äpfel')
  const { rows } = await listOrderRows(db, readOrderListQuery(new URLSearchParams('tag=PHOTO+SHOOT'), 'UTC'))
  expect(rows).toMatchObject([{ id: tagged, tags: ['Photo shoot', 'Äpfel'] }])
  expect(await findOrders('tag=photo+shoot&status=processing')).toEqual({ ids: [tagged], total: 1 })
  expect(await findOrders('q=photo')).toEqual({ ids: [tagged], total: 1 })
  expect((await findOrders('tag=photo')).ids).toEqual([])
  expect((await findOrders('')).ids).toEqual(expect.arrayContaining([tagged, other]))
})

test('a search finds a tag that sorts after hundreds of others', async () => {
  const [many, last] = [await createOrder(), await createOrder()]
  const tags = Array.from({ length: 520 }, (_, at) => ({ orderId: many, tag: `early ${at}` }))
  await db.insert(orderTags).values([...tags, { orderId: last, tag: 'zz last' }])
  const { rows } = await listOrderRows(db, readOrderListQuery(new URLSearchParams('q=zz la'), 'UTC'))
  expect(rows.map(({ id }) => id)).toEqual([last])
  await db.delete(orderTags).where(inArray(orderTags.orderId, [many, last]))
})

test('a tag is added to all orders that match a filter', async () => {
  const id = await createOrder('filtered@example.com')
  const filter = readOrderFilter(new URLSearchParams('q=filtered@example.com'), 'UTC')
  const counts = await saveTags(
    db,
    'orders',
    buildOrderCondition(filter),
    { before: [], after: ['From filter'] },
    staffId,
  )
  expect(counts).toEqual({ found: 1, changed: 1, full: 0 })
  expect(await listRowTags(db, 'orders', id)).toEqual(['From filter'])
})

test('customers are found by tag, and can be chosen by id or by the filters of the list', async () => {
  const [zoe, ben] = [await createCustomer('zoe@example.com'), await createCustomer('ben@example.com')]
  await save('customers', [zoe], 'add', 'Wholesale')
  const find = async (query: string) => {
    const { rows } = await listCustomerRows(db, readCustomerListQuery(new URLSearchParams(query)), 'NGN')
    return rows.map(({ id }) => id)
  }
  expect(await find('tag=wholesale')).toEqual([zoe])
  expect(await find('q=whole')).toEqual([zoe])
  const listChosen = (query: string) =>
    db
      .select({ id: customers.id })
      .from(customers)
      .where(matchSelectedCustomers(new URLSearchParams(query)))
  expect(await listChosen(`ids=${ben},x`)).toEqual([{ id: ben }])
  expect(await listChosen('all=yes&tag=Wholesale')).toEqual([{ id: zoe }])
  expect(await listChosen('ids=')).toEqual([])
  expect(await listChanges(db, 'customer', zoe)).toMatchObject([{ changes: { fields: ['tags'] } }])
})

test('tags are exported with a customer, and erased', async () => {
  const order = await createOrder('gone@example.com')
  const [customer] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(inArray(customers.email, ['gone@example.com']))
  if (!customer) throw new Error('The order created no customer')
  await save('customers', [customer.id], 'add', 'Lives in Ikeja')
  await save('orders', [order], 'add', 'Gift for Ada')
  expect(await exportCustomer(db, customer.id)).toMatchObject({
    tags: ['Lives in Ikeja'],
    orders: [{ tags: [{ tag: 'Gift for Ada' }] }],
  })
  expect(await eraseCustomer(db, customer.id, staffId)).toMatchObject({ customer: true, tags: 2 })
  const remaining = JSON.stringify([
    await db.select().from(customerTags),
    await db.select().from(orderTags),
    await listOrderEvents(db, order),
  ])
  expect(remaining).not.toMatch(/Ikeja|Gift for Ada/)
})
