import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import { foldOrderCounts } from '#app/orders/counts/fold-order-counts.server.ts'
import { erasePersonalData } from '#app/orders/customers/erase-personal-data.server.ts'
import { customers } from '#app/orders/customers.table.ts'
import { ORDER_STATUSES } from '#app/orders/order-status.ts'
import { orderCounts, orders } from '#app/orders/orders.table.ts'
import { refundOrder } from '#app/orders/refund-order.server.ts'
import { getSqlState } from '#app/platform/db/sql-state.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let dress: Id<'product'>
const writers: Client[] = []
const WRITERS = [0, 1, 2] as const

beforeAll(async () => {
  store = await openTestDatabase()
  dress = await addProduct(store.db, { stock: 1_000 })
  for (const writer of WRITERS) {
    writers[writer] = new Client({ connectionString: store.url })
    await writers[writer].connect()
    await writers[writer].query("set deadlock_timeout = '20ms'")
  }
  await store.db.execute(sql`alter table invoices disable trigger user`) // the triggers reject a cascading truncate
})
afterAll(async () => {
  for (const writer of writers) await writer.end()
  await store.close()
})
beforeEach(() => store.db.execute(sql`truncate customers, orders cascade`))

/** Returns stored counts that differ from the orders. */
async function listWrongCounts(): Promise<string[]> {
  return (await listBrokenInvariants(store.db)).filter((line) => /^the stored (counts|totals) of /.test(line))
}

function placeOrder(email: string, quantity = 1) {
  return addOrder(store.db, [createCheckoutLine(dress, { quantity })], { email })
}

async function readCustomerCounts(email: string) {
  const [found] = await store.db.select().from(customers).where(eq(customers.email, email))
  return found && [found.orderCount, found.spent]
}

test('a wrong count is found, both for all orders and for a customer', async () => {
  await placeOrder('ada@example.com')
  await store.db.update(orderCounts).set({ orders: 2 })
  expect(await listWrongCounts()).toHaveLength(2)
})

test('changes by customers and staff are counted; folding adds the counts to customers', async () => {
  const first = await placeOrder('ada@example.com')
  const second = await placeOrder('ada@example.com', 2)
  const third = await placeOrder('ben@example.com')
  expect(await listWrongCounts()).toEqual([])
  expect(await readCustomerCounts('ada@example.com')).toEqual([0, {}])
  await changeStatus(store.db, first.id, { status: 'cancelled' }, 'store')
  await refundOrder(store.db, second.id, { amount: money(10_00, 'USD'), note: '', key: newId() }, 'store')
  await changeStatus(store.db, third.id, { status: 'shipped', trackingNumber: 'GB 1' }, 'store')
  expect(await listWrongCounts()).toEqual([])
  expect(await foldOrderCounts(store.db)).toBe(false)
  expect(await listWrongCounts()).toEqual([])
  const [refunded] = await store.db.select().from(orders).where(eq(orders.id, second.id))
  expect(await readCustomerCounts('ada@example.com')).toEqual([
    1,
    { NGN: (refunded?.totalAmount ?? 0) - (refunded?.refundedAmount ?? 0) },
  ])
  expect(await store.db.$count(orderCounts)).toBe(3) // one for each status

  await changeStatus(store.db, first.id, { status: 'processing' }, 'store')
  await erasePersonalData(store.db, 'ben@example.com', null)
  await store.db.update(orders).set({ storeCurrency: 'GBP' }).where(eq(orders.id, first.id))
  await foldOrderCounts(store.db)
  expect(await listWrongCounts()).toEqual([])
  expect((await readCustomerCounts('ada@example.com'))?.[0]).toBe(2)

  await store.db.execute(sql`delete from orders where id = ${first.id}`)
  expect(await listWrongCounts()).toEqual([])
  await store.db.execute(sql`truncate orders cascade`)
  expect(await listWrongCounts()).toEqual([])
  expect(await readCustomerCounts('ada@example.com')).toEqual([0, {}])
  expect(await store.db.$count(orderCounts)).toBe(0)
})

test('a change that affects no count adds no row', async () => {
  const { id } = await placeOrder('ada@example.com')
  await foldOrderCounts(store.db)
  await store.db.update(orders).set({ trackingNumber: 'GB 1', status: 'processing' }).where(eq(orders.id, id))
  await store.db.update(orders).set({ status: 'shipped' }).where(sql`false`)
  expect(await store.db.$count(orderCounts)).toBe(1)
})

test('counts for a customer whose row is locked are folded later, and nothing waits for the lock', async () => {
  const [writer] = writers
  await placeOrder('ada@example.com')
  await placeOrder('ben@example.com')
  await writer?.query("begin; update customers set notes = 'x' where email = 'ada@example.com'")
  await foldOrderCounts(store.db)
  expect([
    (await readCustomerCounts('ada@example.com'))?.[0],
    (await readCustomerCounts('ben@example.com'))?.[0],
  ]).toEqual([0, 1])
  expect(await listWrongCounts()).toEqual([])
  await writer?.query('commit')
  await foldOrderCounts(store.db)
  expect((await readCustomerCounts('ada@example.com'))?.[0]).toBe(1)
  expect(await listWrongCounts()).toEqual([])
})

test('folding does nothing during a recount, and concurrent folds count each order once', async () => {
  const [writer] = writers
  await placeOrder('ada@example.com')
  await writer?.query('begin; select recount_orders()')
  expect(await foldOrderCounts(store.db)).toBe(false)
  await writer?.query('commit')
  expect(await listWrongCounts()).toEqual([])
  await placeOrder('ada@example.com')
  await Promise.all([foldOrderCounts(store.db), foldOrderCounts(store.db), foldOrderCounts(store.db)])
  expect(await listWrongCounts()).toEqual([])
  expect((await readCustomerCounts('ada@example.com'))?.[0]).toBe(2)
})

/** SQL states of expected conflicts: a deadlock, or a customer who was just deleted. */
const CONFLICT_STATES = ['40P01', '23503']
const EMAILS = ['a@example.com', 'b@example.com', 'c@example.com']
const COPY = `insert into orders (id, order_number, idempotency_key, request_hash, link, customer_id, customer_email,
    customer_name, customer_phone, shipping_address, billing_address, subtotal, total, currency, store_currency,
    rate_base, rate_quote, shown_currency, shown_base, shown_quote, subtotal_amount, total_amount, payment_method, payment_provider, payment_status, shipping_method,
    shipping_name, shipping_kind, status)
  select gen_random_uuid(), 'IN' || upper(left(replace(gen_random_uuid()::text, '-', ''), 16)), gen_random_uuid(), '',
    gen_random_uuid()::text, c.id, c.email, '', '', '{}', '{}', 7, 7, 'USD', $2, 1, 1, 'USD', 1, 1, 9, 9, 'paypal', 'demo', 'paid', 'standard', 'Standard', 'delivery', $1
  from customers c`

function generateStatement(text: string, ...values: readonly (readonly string[])[]) {
  return fc.record({
    text: fc.constant(text),
    values: fc.tuple(...values.map((options) => fc.constantFrom(...options))),
  })
}

const anyWrite = fc.oneof(
  generateStatement(COPY, ORDER_STATUSES, ['NGN', 'USD']),
  generateStatement('update orders set status = $1 where right(link, 1) < $2', ORDER_STATUSES, ['3', '9', 'f']),
  generateStatement(
    `update orders set refunded = 1, refunded_amount = least($1::bigint, total_amount),
      payment_status = 'partly_refunded' where left(link, 1) > $2`,
    ['1', '9'],
    ['3', '9', 'c'],
  ),
  generateStatement(
    'update orders set customer_id = (select id from customers where email = $1) where left(link, 1) > $2',
    [...EMAILS, 'nobody'],
    ['9', 'c'],
  ),
  generateStatement('delete from orders where left(link, 1) between $1 and $2', ['2', '5'], ['4', '7']),
  generateStatement('delete from customers where email = $1', EMAILS),
)
const anyTransaction = fc.record({
  writer: fc.constantFrom(...WRITERS),
  writes: fc.array(anyWrite, { minLength: 1, maxLength: 3 }),
  end: fc.constantFrom('commit', 'commit', 'rollback'),
})

test('stored counts match the orders after concurrent writes and folds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyTransaction, { minLength: 6, maxLength: 12 }), async (transactions) => {
      await store.db.delete(orders)
      await store.db.delete(customers)
      await store.db.insert(customers).values(EMAILS.map((email) => ({ email })))
      const queues = WRITERS.map(async (writer) => {
        for (const { writes, end } of transactions.filter((transaction) => transaction.writer === writer)) {
          await writers[writer]?.query('begin')
          try {
            for (const write of writes) await writers[writer]?.query(write)
            await writers[writer]?.query(end)
          } catch (error) {
            await writers[writer]?.query('rollback')
            if (!CONFLICT_STATES.includes(getSqlState(error) ?? '')) throw error
          }
        }
      })
      const folds = Promise.all([foldOrderCounts(store.db), foldOrderCounts(store.db)])
      await Promise.all([...queues, folds])
      expect(await listWrongCounts()).toEqual([])
      await foldOrderCounts(store.db)
      expect(await listWrongCounts()).toEqual([])
      const { rows } = await store.db.execute(sql`select from order_counts where customer_id is not null`)
      expect(rows).toEqual([])
    }),
    { numRuns: 15 },
  )
})
