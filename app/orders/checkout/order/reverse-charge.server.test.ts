import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { checkBuyer } from '#app/orders/checkout/order/buyer-vat.server.ts'
import { quoteCart } from '#app/orders/checkout/quote/quote-cart.server.ts'
import { erasePersonalData } from '#app/orders/customers/erase-personal-data.server.ts'
import { readPrintedOrders } from '#app/orders/print/printed-orders.server.ts'
import { listSumRows } from '#app/orders/sum-rows.ts'
import { invoices } from '#app/payments/invoices/invoices.table.ts'
import { orderAndPay } from '#app/payments/payment/order-and-pay.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { taxRates, taxRegistrations } from '#app/pricing/taxes.table.ts'
import { findOrderPage } from '#app/routes/storefront/order-page.server.ts'
import { marketCountries } from '#app/store/markets.table.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { createCheckoutLine, getOrder } from '#tests/support/checkout.ts'
import { createCheckoutRequest, createQuoteRequest } from '#tests/support/checkout-request.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { type FakeVies, startFakeVies } from '#tests/support/fake-vies.ts'
import { addMarket } from '#tests/support/markets.ts'
import { addProduct } from '#tests/support/products.ts'
import { addZone } from '#tests/support/shipping.ts'

const BUYER = 'FR40303265045'
const SELLER = 'DE136695976'

let store: TestDatabase
let db: Database
let vies: FakeVies

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  vies = await startFakeVies({
    [BUYER]: { name: 'Exemple SARL', address: 'Paris' },
    [SELLER]: { name: 'Beispiel GmbH', address: 'Berlin' },
  })
  await db.delete(marketCountries).where(eq(marketCountries.country, 'EU'))
  const countries = ['DE', 'FR', 'CH']
  for (const [prefix, taxIncluded] of [
    ['de', false],
    ['eu', true],
  ] as const) {
    const openCountries = taxIncluded ? ['IT'] : countries
    const market = await addMarket(db, {
      currency: 'NGN',
      countries: openCountries,
      languages: { [prefix]: 'en' },
      taxIncluded,
    })
    const places = openCountries.map((country) => ({ country }))
    await addZone(db, { marketId: market, places, rates: [{ key: 'parcel', amount: 1_000_00 }] })
  }
  await db.delete(taxRates)
  await db.delete(taxRegistrations)
  const validFrom = '2026-01-01'
  await db.insert(taxRegistrations).values([
    { country: 'DE', number: SELLER, validFrom },
    { country: 'EU', validFrom }, // sales to consumers in other countries
  ])
  await db.insert(taxRates).values([
    { country: 'DE', name: 'USt', rate: 190_000, validFrom },
    { country: 'FR', name: 'TVA', rate: 200_000, validFrom },
    { country: 'IT', name: 'IVA', rate: 220_000, validFrom },
  ])
})

afterEach(async () => {
  expect(await listBrokenInvariants(db)).toEqual([])
  Object.assign(vies, { failWith: null, requests: [] })
})
afterAll(async () => {
  await vies.stop()
  await store.close()
})

const home = createCheckoutRequest([]).address

async function placeBusinessOrder(
  country: string,
  vatNumber: string,
  prefix = 'de',
  changes: Partial<typeof home> = {},
) {
  const lines = [createCheckoutLine(await addProduct(db, { price: 100_000_00 }))]
  const address = {
    ...home,
    city: 'Ville',
    state: '',
    postal_code: country === 'CH' ? '8001' : '75001',
    country,
    ...changes,
  }
  const email = `${vatNumber || 'nobody'}@example.com`
  const input = createCheckoutRequest(lines, { address, email, shippingMethod: 'parcel', vatNumber })
  const { quote } = await quoteCart(db, { ...createQuoteRequest(input), prefix })
  if (!quote) throw new Error('Nothing was quoted')
  const { minor: shownTotal, currency: shownCurrency } = quote.charged.total
  const request = { ...input, prefix, shownTotal, shownCurrency }
  const place = () => orderAndPay(db, request, new Date(), undefined, (on, about) => checkBuyer(on, about, vies.url))
  return { quote, place, outcome: await place() }
}

async function getPlacedOrder(outcome: Awaited<ReturnType<typeof placeBusinessOrder>>['outcome']) {
  if (outcome === 'busy' || outcome === 'payment-away' || outcome.outcome !== 'placed') throw new Error('Not placed')
  return await getOrder(db, outcome.order.id)
}

test('a business in another EU country is charged no tax, and the order stores the VAT number and its check', async () => {
  const { quote, outcome, place } = await placeBusinessOrder('FR', BUYER)
  expect(quote).toMatchObject({
    takesVatNumber: true,
    charged: { isReverseCharge: true, total: money(101_000_00, 'NGN') },
  })
  const found = await getPlacedOrder(outcome)
  expect(found).toMatchObject({ vatNumber: BUYER, vatCheck: { status: 'valid', consultation: expect.any(String) } })
  expect(found.charged).toMatchObject({ isReverseCharge: true, tax: money(0, 'NGN'), taxes: [] })
  expect(listSumRows(found.charged, found).at(-1)).toEqual({
    term: 'VAT (exempt intra-Community supply)',
    amount: '₦0.00',
  })
  expect(await findOrderPage(db, found.link)).toMatchObject({
    vatNumber: BUYER,
    total: found.charged.total,
    rows: listSumRows(found.charged, found),
  })
  expect(vies.requests).toMatchObject([{ requesterMemberStateCode: 'DE', requesterNumber: SELLER.slice(2) }])
  expect(await place()).toEqual(outcome)
  expect(vies.requests).toHaveLength(1)
  await erasePersonalData(db, found.customerEmail, null)
  expect(await getOrder(db, found.id)).toMatchObject({ vatNumber: '', vatCheck: null })
})

test('a VAT number that is not registered is rejected with an error beside its field, and nothing is ordered', async () => {
  const { outcome } = await placeBusinessOrder('FR', 'FR83404833048')
  expect(outcome).toEqual({
    outcome: 'rejected',
    errors: { vatNumber: expect.stringMatching(/^This VAT number is not registered/) },
  })
})

test('while VIES is unavailable, the format of the number decides, and the order records this', async () => {
  vies.failWith = 'MS_UNAVAILABLE'
  const found = await getPlacedOrder((await placeBusinessOrder('FR', BUYER)).outcome)
  expect(found).toMatchObject({ vatNumber: BUYER, vatCheck: { status: 'unavailable', consultation: null } })
  expect(found.charged.isReverseCharge).toBe(true)
})

test.each([
  { country: 'FR', vatNumber: '', takesNumber: true, tax: 20_000_00, stored: '' },
  { country: 'FR', vatNumber: SELLER, takesNumber: true, tax: 20_000_00, stored: SELLER },
  { country: 'DE', vatNumber: BUYER, takesNumber: true, tax: 19_000_00, stored: BUYER },
  { country: 'DE', vatNumber: SELLER, takesNumber: true, tax: 19_000_00, stored: SELLER },
  { country: 'CH', vatNumber: BUYER, takesNumber: false, tax: 0, stored: '' },
])(
  'for an order to $country with the VAT number “$vatNumber”, the tax is $tax',
  async ({ country, vatNumber, takesNumber, tax, stored }) => {
    const { quote, outcome } = await placeBusinessOrder(country, vatNumber)
    expect(quote.takesVatNumber).toBe(takesNumber)
    expect(quote.charged).toMatchObject({ isReverseCharge: false, tax: money(tax, 'NGN') })
    expect((await getPlacedOrder(outcome)).vatNumber).toBe(stored)
  },
)

test('a business pays the price without tax if prices include tax', async () => {
  const rome = { city: 'Roma', state: 'RM', postal_code: '00118' }
  const [business, person] = [
    await placeBusinessOrder('IT', BUYER, 'eu', rome),
    await placeBusinessOrder('IT', '', 'eu', rome),
  ]
  const { charged } = business.quote
  // 100,000 / 1.22 = 81,967.21; delivery of 1,000 is not taxed in this market
  expect([charged.subtotal.minor, charged.shipping.minor, charged.tax.minor]).toEqual([81_967_21, 1_000_00, 0])
  expect(person.quote.charged).toMatchObject({ subtotal: money(100_000_00, 'NGN'), tax: money(18_032_79, 'NGN') })
  expect(person.quote.charged.total.minor - charged.total.minor).toBe(18_032_79)
  expect((await getPlacedOrder(business.outcome)).charged.total).toEqual(charged.total)
})

test('a number from a country where the store is registered is not looked up, because VIES may lack it', async () => {
  const found = await getPlacedOrder((await placeBusinessOrder('DE', 'DE111111125')).outcome)
  expect(found).toMatchObject({ vatNumber: 'DE111111125', vatCheck: null })
  expect(vies.requests).toEqual([])
})

test('company and VAT number are on the order page, email, printed documents and invoice, and can be erased', async () => {
  const company = 'Beispiel & Töchter GmbH'
  await saveSettings(db, { invoices_automatic: true })
  const { id, link, customerEmail } = await getPlacedOrder(
    (await placeBusinessOrder('DE', SELLER, 'de', { company })).outcome,
  )
  expect(await findOrderPage(db, link)).toMatchObject({
    addressLines: expect.arrayContaining([company]),
    vatNumber: SELLER,
  })
  const [sheet] = (await readPrintedOrders(db, [id])).sheets
  expect(sheet?.shippingLines.slice(0, 2)).toEqual(['Ada Obi', company])
  expect(sheet?.billingLines).toEqual(expect.arrayContaining([company, `VAT number ${SELLER}`]))
  const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.orderId, id))
  expect(mail?.body.text).toContain(company)
  const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, id))
  expect(invoice?.contents.buyer).toMatchObject({ vatNumber: SELLER, lines: expect.arrayContaining([company]) })
  await erasePersonalData(db, customerEmail, null)
  const { shippingAddress, billingAddress, vatNumber } = await getOrder(db, id)
  expect([shippingAddress.company, billingAddress.company, vatNumber]).toEqual([undefined, undefined, ''])
})
