import { eq, type SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { products } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { createCheckoutRequest } from '#tests/support/checkout-request.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addDiscount } from '#tests/support/discounts.ts'
import { isLong } from '#tests/support/long.ts'
import { saveMoneySettings } from '#tests/support/markets.ts'
import { addProduct } from '#tests/support/products.ts'
import { anyChoice, anyDiscount, anyMoneySettings, anyPrice } from '#tests/support/random-orders.ts'
import { findWrongTotals } from '#tests/support/recomputed-sums.ts'

let store: TestDatabase
let db: Database
let productIds: readonly Id<'product'>[]

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  productIds = await Promise.all(Array.from({ length: 5 }, () => addProduct(db, { stock: 2_000_000 })))
})

afterEach(async () => expect(await listBrokenInvariants(db)).toEqual([]))

afterAll(() => store.close())

test('random orders in random stores agree to the cent with sums computed in SQL', {
  timeout: 90_000,
}, async () => {
  const line = fc.record({ priceFields: anyPrice, quantity: fc.integer({ min: 1, max: 9_999 }) })
  const lines = fc.array(line, { minLength: 1, maxLength: productIds.length })
  await fc.assert(
    fc.asyncProperty(anyMoneySettings, lines, anyChoice, fc.option(anyDiscount), async (settings, lines, to, off) => {
      await saveMoneySettings(db, { ...initialSettings, ...settings })
      const { code: discountCode } = off ? await addDiscount(db, off) : { code: '' }
      const checkoutLines = await Promise.all(
        productIds.slice(0, lines.length).map(async (id, index) => {
          await db
            .update(products)
            .set(lines[index]?.priceFields ?? {})
            .where(eq(products.id, id))
          return createCheckoutLine(id, { quantity: lines[index]?.quantity ?? 1 })
        }),
      )
      const { country, ...choice } = to
      const address = { ...createCheckoutRequest([]).address, country }
      const { orderNumber } = await addOrder(db, checkoutLines, { ...choice, address, discountCode })
      expect(await findWrongTotals(db, [orderNumber])).toEqual([])
    }),
    { numRuns: isLong ? 100 : 25 },
  )
})

test.each([
  { name: 'an extra cent of tax', change: sql`tax = tax + 1, total = total + 1`, wrong: ['tax', 'total'] },
  {
    name: 'a missing cent of shipping',
    change: sql`shipping_cost = shipping_cost - 1, total = total - 1`,
    wrong: ['shipping_cost', 'total'],
  },
  { name: 'a cent of discount', change: sql`discount = 1`, wrong: ['discount'] },
  { name: 'a kobo of discount', change: sql`discount_amount = 1`, wrong: ['discount_amount'] },
  {
    name: 'an extra kobo of tax',
    change: sql`tax_amount = tax_amount + 1, total_amount = total_amount + 1`,
    wrong: ['tax_amount', 'total_amount'],
  },
  {
    name: 'an extra kobo of subtotal',
    change: sql`subtotal_amount = subtotal_amount + 1, total_amount = total_amount + 1`,
    wrong: ['subtotal_amount', 'total_amount'],
  },
  { name: 'a different rate', change: sql`rate_base = rate_base + 1`, wrong: ['rate_base'] },
  {
    name: 'a different country',
    change: sql`shipping_address = shipping_address || '{"country": "GB"}'`,
    wrong: ['line 0 tax', 'tax', 'tax rate', 'tax store_tax', 'tax tax', 'tax_amount', 'total', 'total_amount'],
  },
])('the check can fail: $name is found', async ({ change, wrong }) => {
  expect(await listWrongSumsAfter((id) => sql`update orders set ${change} where id = ${id}`)).toEqual(wrong)
})

test('the check can fail: a line whose dollars do not match its naira is found', async () => {
  const higherPrice = sql`price = price + 1, total_price = total_price + quantity`
  const names = await listWrongSumsAfter((id) => sql`update order_items set ${higherPrice} where order_id = ${id}`)
  expect(names).toEqual(['line 0 price', 'line 0 total_price'])
})

test.each([
  { name: 'a different rate', change: sql`update order_taxes set rate = rate + 1`, wrong: ['tax rate'] },
  { name: 'an extra cent of taxed amount', change: sql`update order_taxes set net = net + 1`, wrong: ['tax net'] },
  {
    name: 'a missing row',
    change: sql`delete from order_taxes`,
    wrong: ['net', 'position', 'rate', 'store_net', 'store_tax', 'tax'].map((part) => `tax ${part}`),
  },
])('the check can fail: $name in the stored taxes is found', async ({ change, wrong }) => {
  expect(await listWrongSumsAfter((id) => sql`${change} where order_id = ${id}`)).toEqual(wrong)
})

test.each(['tax', 'discount'])('the check can fail: a line with the wrong %s is found', async (column) => {
  const names = await listWrongSumsAfter((id) =>
    column === 'tax'
      ? sql`update order_items set tax = tax - 1 where order_id = ${id}`
      : sql`update order_items set discount = 1 where order_id = ${id}`,
  )
  expect(names).toEqual([`line 0 ${column}`])
})

/** Returns the names of an order's sums that are wrong after a change, and rolls the change back. */
async function listWrongSumsAfter(change: (orderId: string) => SQL): Promise<string[]> {
  await saveMoneySettings(db, initialSettings)
  const { id, orderNumber } = await addOrder(db, [createCheckoutLine(await addProduct(db), { quantity: 3 })])
  expect(await findWrongTotals(db, [orderNumber])).toEqual([])
  const undo = new Error('undo')
  let names: string[] = []
  const changed = withTx(db, async (tx) => {
    await tx.execute(change(id))
    names = (await findWrongTotals(tx, [orderNumber])).map(({ name }) => name)
    throw undo
  })
  await expect(changed).rejects.toBe(undo)
  return names
}

test('no column can hold a fraction, and amounts are stored as bigint', async () => {
  const { rows } = await db.execute(sql`
    select table_name || '.' || column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and (data_type in ('real', 'double precision', 'numeric', 'money')
      or (data_type <> 'bigint' and column_name ~ '(price|amount|total|cost|tax|discount|refunded)$'))`)
  expect(rows).toEqual([])
})
