import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { quoteCart } from '#app/orders/checkout/quote/quote-cart.server.ts'
import { listOrderItems } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { initialSettings, type Settings } from '#app/store/settings.ts'
import type { Country } from '#db/demo/countries.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { addOrder, createCheckoutLine, submitOrder } from '#tests/support/checkout.ts'
import { createCheckoutRequest } from '#tests/support/checkout-request.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addDiscount } from '#tests/support/discounts.ts'
import { addProduct } from '#tests/support/products.ts'
import { findWrongTotals } from '#tests/support/recomputed-sums.ts'

// Tests that the quote, the order and the sums computed in SQL agree (docs/rules.md, Shipping and Tax). The rate is
// 1,500 naira per dollar.

let testDb: TestDatabase
let db: Database

beforeAll(async () => {
  testDb = await openTestDatabase()
  db = testDb.db
})

afterEach(async () => {
  await saveSettings(db, initialSettings)
  expect(await listBrokenInvariants(db)).toEqual([])
})

afterAll(() => testDb.close())

type Case = {
  readonly rule: string
  readonly settings?: Partial<Settings>
  /** The price of the only line, in kobo: ₦1,500.00 is 1 dollar. */
  readonly price: number
  readonly country?: Country
  readonly method?: 'standard' | 'express' | 'pickup'
  /** A discount code's amount in kobo. */
  readonly discountAmount?: number
  /** Subtotal, shipping and tax, in cents and in kobo. */
  readonly charged: readonly [number, number, number]
  readonly store: readonly [number, number, number]
}

const untaxed = { enable_tax: false }
const cases: readonly Case[] = [
  {
    rule: 'standard delivery costs 10 dollars at one cent below 150 dollars',
    settings: untaxed,
    price: 22_498_500,
    charged: [14_999, 1_000, 0],
    store: [22_498_500, 1_500_000, 0],
  },
  {
    rule: 'standard delivery is free at 150 dollars',
    settings: untaxed,
    price: 22_500_000,
    charged: [15_000, 0, 0],
    store: [22_500_000, 0, 0],
  },
  {
    rule: 'standard delivery is free at one cent above 150 dollars',
    settings: untaxed,
    price: 22_501_500,
    charged: [15_001, 0, 0],
    store: [22_501_500, 0, 0],
  },
  {
    rule: 'express costs 25 dollars, even far above 150 dollars',
    settings: untaxed,
    price: 45_000_000,
    method: 'express',
    charged: [30_000, 2_500, 0],
    store: [45_000_000, 3_750_000, 0],
  },
  {
    rule: 'default_shipping_rate replaces the 10 dollars, is converted for the shopper and is stored as entered',
    settings: { ...untaxed, default_shipping_rate: 500_000 },
    price: 1_500_000,
    charged: [1_000, 333, 0],
    store: [1_500_000, 500_000, 0],
  },
  {
    rule: 'default_shipping_rate does not change express',
    settings: { ...untaxed, default_shipping_rate: 500_000 },
    price: 1_500_000,
    method: 'express',
    charged: [1_000, 2_500, 0],
    store: [1_500_000, 3_750_000, 0],
  },
  {
    rule: 'with free_shipping_threshold at ₦75,000, delivery costs 10 dollars at one cent below',
    settings: { ...untaxed, free_shipping_threshold: 7_500_000 },
    price: 7_498_500,
    charged: [4_999, 1_000, 0],
    store: [7_498_500, 1_500_000, 0],
  },
  {
    rule: 'with free_shipping_threshold at ₦75,000, delivery is free at ₦75,000',
    settings: { ...untaxed, free_shipping_threshold: 7_500_000 },
    price: 7_500_000,
    charged: [5_000, 0, 0],
    store: [7_500_000, 0, 0],
  },
  {
    rule: 'with free_shipping_threshold at ₦75,000, delivery is free at one cent above',
    settings: { ...untaxed, free_shipping_threshold: 7_500_000 },
    price: 7_501_500,
    charged: [5_001, 0, 0],
    store: [7_501_500, 0, 0],
  },
  {
    rule: 'free shipping depends on the dollar amount: ₦224,994 rounds to 150 dollars',
    settings: untaxed,
    price: 22_499_400,
    charged: [15_000, 0, 0],
    store: [22_499_400, 0, 0],
  },
  {
    rule: 'a discount down to 150 dollars keeps delivery free',
    settings: untaxed,
    price: 24_000_000,
    discountAmount: 1_500_000,
    charged: [15_000, 0, 0],
    store: [22_500_000, 0, 0],
  },
  {
    rule: 'with a discount to one cent below 150 dollars, delivery is charged, and the discounted subtotal is taxed',
    price: 24_000_000,
    discountAmount: 1_501_500,
    charged: [14_999, 1_000, 1_200],
    store: [22_498_500, 1_500_000, 1_799_880],
  },
  {
    rule: 'enable_local_pickup offers pickup, which is free',
    settings: { ...untaxed, enable_local_pickup: true },
    price: 1_500_000,
    method: 'pickup',
    charged: [1_000, 0, 0],
    store: [1_500_000, 0, 0],
  },
  {
    rule: 'without enable_shipping, only pickup is offered',
    settings: { ...untaxed, enable_shipping: false, enable_local_pickup: true },
    price: 1_500_000,
    method: 'pickup',
    charged: [1_000, 0, 0],
    store: [1_500_000, 0, 0],
  },
  ...(['US', 'CA', 'GB', 'EU'] as const).map((country, index) => {
    const percent = [8, 13, 20, 19][index] ?? 0
    return {
      rule: `${country} pays ${percent}% on the subtotal, without shipping`,
      price: 15_000_000,
      country,
      charged: [10_000, 1_000, percent * 100],
      store: [15_000_000, 1_500_000, percent * 150_000],
    } as const
  }),
  ...(['US', 'GB'] as const).map(
    (country) =>
      ({
        rule: `a tax_rate of 7.5% replaces the table in ${country}`,
        settings: { tax_rate: 75_000 },
        price: 15_000_000,
        country,
        charged: [10_000, 1_000, 750],
        store: [15_000_000, 1_500_000, 1_125_000],
      }) as const,
  ),
  {
    rule: 'without enable_tax there is no tax, whatever the rate',
    settings: { enable_tax: false, tax_rate: 75_000 },
    price: 15_000_000,
    country: 'GB',
    charged: [10_000, 1_000, 0],
    store: [15_000_000, 1_500_000, 0],
  },
  {
    rule: 'half a cent of tax is rounded up',
    settings: { tax_rate: 50_000 },
    price: 15_000, // 10 cents
    charged: [10, 1_000, 1],
    store: [15_000, 1_500_000, 750],
  },
]

test.each(cases)(
  '$rule',
  async ({ settings = {}, price, country = 'US', method = 'standard', discountAmount, charged, store }) => {
    await saveSettings(db, settings)
    const lines = [createCheckoutLine(await addProduct(db, { price }))]
    const discountCode = discountAmount ? (await addDiscount(db, { kind: 'amount', amount: discountAmount })).code : ''
    const { quote } = await quoteCart(db, { lines, country, method, currency: 'USD', discountCode })
    expect([quote?.charged, quote?.store].map(listParts)).toEqual([charged, store])

    const address = { ...createCheckoutRequest([]).address, country }
    const { id, orderNumber } = await addOrder(db, lines, { address, shippingMethod: method, discountCode })
    const [order] = await db.select().from(orders).where(eq(orders.id, id))
    expect([order?.subtotal, order?.shippingCost, order?.tax, order?.total]).toEqual([...charged, sumParts(charged)])
    expect([order?.subtotalAmount, order?.shippingAmount, order?.taxAmount, order?.totalAmount]).toEqual([
      ...store,
      sumParts(store),
    ])
    expect(await findWrongTotals(db, [orderNumber])).toEqual([])
  },
)

test.each<{ settings: Partial<Settings>; country: Country; rate: number }>([
  { settings: {}, country: 'GB', rate: 200_000 },
  { settings: { tax_rate: 75_000 }, country: 'GB', rate: 75_000 },
  { settings: untaxed, country: 'GB', rate: 0 },
])('an order keeps its tax rate of $rate ppm', async ({ settings, country, rate }) => {
  await saveSettings(db, settings)
  const address = { ...createCheckoutRequest([]).address, country }
  const { id } = await addOrder(db, [createCheckoutLine(await addProduct(db))], { address })
  await saveSettings(db, { enable_tax: true, tax_rate: 100_000 })
  const [item] = await listOrderItems(db, id)
  expect(item?.taxRate).toBe(rate)
})

type Parts = Readonly<Record<'subtotal' | 'shipping' | 'tax' | 'total', { readonly minor: number }>>

function listParts(sums: Parts | undefined): number[] {
  expect(sums?.total.minor).toBe(sumParts([sums?.subtotal.minor ?? 0, sums?.shipping.minor ?? 0, sums?.tax.minor ?? 0]))
  return [sums?.subtotal, sums?.shipping, sums?.tax].map((part) => part?.minor ?? Number.NaN)
}

function sumParts(parts: readonly number[]): number {
  return parts.reduce((all, part) => all + part, 0)
}

test('without delivery or pickup, nothing is offered and no order is accepted', async () => {
  await saveSettings(db, { enable_shipping: false })
  const lines = [createCheckoutLine(await addProduct(db))]
  const { quote } = await quoteCart(db, { lines, country: 'US', method: 'standard', currency: 'USD', discountCode: '' })
  expect(quote).toMatchObject({ method: null, options: [] })
  expect(await submitOrder(db, lines)).toEqual({
    outcome: 'rejected',
    errors: { shippingMethod: 'Delivery is currently unavailable.' },
  })
})

test('without delivery, a shopper who chose delivery is offered pickup before ordering', async () => {
  await saveSettings(db, { enable_shipping: false, enable_local_pickup: true })
  const lines = [createCheckoutLine(await addProduct(db))]
  const { quote } = await quoteCart(db, { lines, country: 'US', method: 'express', currency: 'USD', discountCode: '' })
  expect(quote?.method).toBe('pickup')
  expect(await submitOrder(db, lines, { shippingMethod: 'express' })).toMatchObject({
    outcome: 'rejected',
    errors: { shippingMethod: expect.stringContaining('no longer available') },
  })
})
