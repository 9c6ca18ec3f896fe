import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { products } from '#app/catalog/products.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { placeOrder } from '#app/orders/checkout/order/place-order.server.ts'
import { quoteCart } from '#app/orders/checkout/quote/quote-cart.server.ts'
import { buildConfirmationMail } from '#app/orders/mails/mail-contents.ts'
import { listOrderItems } from '#app/orders/orders.server.ts'
import { readPartsLeft } from '#app/orders/refund-parts.server.ts'
import { computeReturnedParts } from '#app/orders/refund-parts.ts'
import { computeProposedRefund } from '#app/orders/refunds/refund.ts'
import { computeReturnsVersion, recordReturn } from '#app/orders/returns/record-return.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { TaxClass } from '#app/pricing/tax-class.ts'
import { taxRates, taxRegistrations } from '#app/pricing/taxes.table.ts'
import { findOrderPage } from '#app/routes/storefront/order-page.server.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { createCheckoutLine, getOrder } from '#tests/support/checkout.ts'
import { createCheckoutRequest, createQuoteRequest } from '#tests/support/checkout-request.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addDiscount } from '#tests/support/discounts.ts'
import { addMarket } from '#tests/support/markets.ts'
import { NO_LAW } from '#tests/support/no-law.ts'
import { addProduct } from '#tests/support/products.ts'
import { addZone } from '#tests/support/shipping.ts'

let store: TestDatabase
let db: Database

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  const nigeria = await addMarket(db, {
    currency: 'NGN',
    countries: ['NG'],
    languages: { ng: 'en-NG' },
    taxIncluded: true,
    taxShipping: true,
  })
  await addZone(db, { marketId: nigeria, places: [{ country: 'NG' }], rates: [{ key: 'rider', amount: 2_150_00 }] })
  await db.delete(taxRegistrations).where(eq(taxRegistrations.country, 'US'))
  const validFrom = '2026-01-01'
  await db.insert(taxRates).values([
    { country: 'NG', name: 'VAT', rate: 75_000, validFrom },
    { country: 'NG', taxClass: 'reduced', name: 'VAT', rate: 25_000, validFrom },
    { country: 'US', region: 'NY', name: 'NY sales tax', rate: 88_750, validFrom },
  ])
  const registered = ['NY', 'TX'].map((region) => ({ country: 'US', region, validFrom }))
  await db.insert(taxRegistrations).values([...registered, { country: 'NG', validFrom }])
})

afterEach(async () => expect(await listBrokenInvariants(db)).toEqual([]))
afterAll(() => store.close())

const home = createCheckoutRequest([]).address
const lagos = { ...home, city: 'Lagos', state: 'LA', postal_code: '101233', country: 'NG' }

async function addTaxedProduct(price: number, taxClass: TaxClass): Promise<Id<'product'>> {
  const id = await addProduct(db, { price })
  await db.update(products).set({ taxClass }).where(eq(products.id, id))
  return id
}

async function placeTaxedOrder(
  productTerms: readonly (readonly [price: number, taxClass: TaxClass, quantity: number])[],
  address: typeof home,
  { prefix = '', shippingMethod = 'standard', discountCode = '', vatNumber = '' } = {},
) {
  const ids = await Promise.all(productTerms.map(([price, taxClass]) => addTaxedProduct(price, taxClass)))
  const lines = ids.map((id, at) => createCheckoutLine(id, { quantity: productTerms[at]?.[2] ?? 1 }))
  const input = createCheckoutRequest(lines, { address, shippingMethod, discountCode, vatNumber, currency: 'USD' })
  const { quote } = await quoteCart(db, { ...createQuoteRequest(input), region: address.state, prefix })
  if (!quote) throw new Error('Nothing was quoted')
  const { minor: shownTotal, currency: shownCurrency } = quote.charged.total
  const outcome = await placeOrder(db, { ...input, prefix, shownTotal, shownCurrency })
  if (outcome.outcome !== 'placed') throw new Error(outcome.outcome)
  const { id } = outcome.order
  const placed = await getOrder(db, id)
  expect([placed.charged, placed.store]).toEqual([quote.charged, quote.store])
  expect(outcome.order).toMatchObject({ charged: quote.charged, shown: quote.shown })
  return { quote, placed, items: await listOrderItems(db, id) }
}

test.each([
  { state: 'New York', taxes: [['NY sales tax', 88_750, 10_000, 888]] },
  { state: 'tx', taxes: [['Sales tax', 80_000, 10_000, 800]] },
  { state: 'Oregon', taxes: [] },
])('with registrations in two states, an order to $state is taxed at that state’s rates', async ({ state, taxes }) => {
  const { quote, placed, items } = await placeTaxedOrder([[150_000_00, 'standard', 1]], { ...home, state })
  expect(quote.needsAddress).toBe(true)
  expect(placed.charged.taxes.map(({ name, rate, net, tax }) => [name, rate, net.minor, tax.minor])).toEqual(taxes)
  expect(items[0]).toMatchObject({ taxRate: taxes[0]?.[1] ?? 0, tax: placed.charged.tax })
})

test('if tax is included, the listed price is the total, and the tax is stored, emailed and shown', async () => {
  const { placed, items } = await placeTaxedOrder(
    [
      [43_000_00, 'standard', 1],
      [20_500_00, 'reduced', 2],
      [10_000_00, 'zero', 1],
    ],
    lagos,
    { prefix: 'ng', shippingMethod: 'rider' },
  )
  const { charged } = placed
  const ngn = (minor: number) => money(minor, 'NGN')
  expect(charged).toMatchObject({ taxIncluded: true, subtotal: ngn(94_000_00), total: ngn(96_150_00) })
  // Shipping of ₦2,150 split by cost of the goods: 983.51, 937.77, 228.72
  expect(charged.taxes.map(({ rate, net, tax }) => [rate, net.minor + tax.minor, tax.minor])).toEqual([
    [75_000, 43_983_51, 3_068_62],
    [25_000, 41_937_77, 1_022_87],
    [0, 10_228_72, 0],
  ])
  expect(items.map(({ taxRate }) => taxRate)).toEqual([75_000, 25_000, 0])
  const seller = { name: 'Lumina', email: '', address: '' }
  const sender = { ...seller, seller, origin: 'https://shop.example' }
  const mail = JSON.stringify(
    buildConfirmationMail({
      order: placed,
      lines: items,
      store: sender,
      prefix: 'ng',
      law: NO_LAW,
    }),
  )
  expect(mail).toContain('{"term":"Includes VAT 7.5%","amount":"₦3,068.62"},{"term":"Includes VAT 2.5%"')
  expect(mail).not.toContain('"Tax"')
  expect(await findOrderPage(db, placed.link)).toMatchObject({
    total: charged.total,
    includedTaxes: [
      { term: 'Includes VAT 7.5%', amount: '₦3,068.62' },
      { term: 'Includes VAT 2.5%', amount: expect.stringMatching(/^₦/) },
    ],
  })
})

test('without a registration, no tax is included, and the price does not change', async () => {
  await db.delete(taxRegistrations).where(eq(taxRegistrations.country, 'NG'))
  const { placed } = await placeTaxedOrder([[43_000_00, 'standard', 1]], lagos, {
    prefix: 'ng',
    shippingMethod: 'rider',
  })
  await db.insert(taxRegistrations).values({ country: 'NG', validFrom: '2026-01-01' })
  expect(placed.charged).toMatchObject({ taxIncluded: true, tax: money(0, 'NGN'), taxes: [] })
  expect(placed.charged.total).toEqual(money(45_150_00, 'NGN'))
})

test.each([
  { name: 'added', address: home, at: {} },
  { name: 'included', address: lagos, at: { prefix: 'ng', shippingMethod: 'rider' } },
])('with tax $name, refunds of units returned one by one add up to the cost of the goods', async ({ address, at }) => {
  const { code: discountCode } = await addDiscount(db, { kind: 'percent', percent: 333_333 })
  const { placed, items } = await placeTaxedOrder(
    [
      [9_999_99, 'standard', 3],
      [3_333_33, 'reduced', 2],
    ],
    { ...address, state: address.country === 'US' ? 'NY' : 'LA' },
    { ...at, discountCode },
  )
  const { charged } = placed
  const goodsTax = items.reduce((all, { tax }) => all + tax.minor, 0)
  const goods = charged.subtotal.minor + (charged.taxIncluded ? 0 : goodsTax)
  for (const lineIndex of [0, 1, 0, 1, 0]) {
    const [before, lines] = [await getOrder(db, placed.id), await listOrderItems(db, placed.id)]
    const item = lines[lineIndex]
    if (!item) throw new Error('There is no such line')
    const left = await readPartsLeft(db, before, lines)
    const amount = computeProposedRefund(
      before,
      computeReturnedParts(before, [{ item, before: item.returned, now: 1 }], left),
    )
    const returned = { item: item.id, quantity: 1, restock: true }
    const version = computeReturnsVersion(before, lines)
    const command = { key: newId<'return'>(), version, lines: [returned], reason: 'fit', note: '', amount } as const
    expect(await recordReturn(db, placed.id, command, 'store')).toMatchObject({ recorded: command.key })
  }
  expect((await getOrder(db, placed.id)).refunded.minor).toBe(goods)
})
