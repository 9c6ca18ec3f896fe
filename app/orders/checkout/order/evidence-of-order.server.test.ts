import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { products } from '#app/catalog/products.table.ts'
import { requestSubscription } from '#app/content/newsletter/newsletter.server.ts'
import { pages } from '#app/content/pages.table.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { orderEvidenceFile } from '#app/orders/archive/order-files.server.ts'
import { placeOrder } from '#app/orders/checkout/order/place-order.server.ts'
import { quoteCart } from '#app/orders/checkout/quote/quote-cart.server.ts'
import { readOrderLaw } from '#app/orders/evidence/law-of-order.server.ts'
import { orderEvidence } from '#app/orders/evidence/order-evidence.table.ts'
import { readEvidence } from '#app/orders/evidence/read-evidence.server.ts'
import { readMailedOrder } from '#app/orders/order-mails.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { uploadNotice } from '#app/store/law/guarantee-notices.server.ts'
import { marketCountries, markets } from '#app/store/markets.table.ts'
import { initialSettings } from '#app/store/settings.ts'
import { createCheckoutLine, getOrder } from '#tests/support/checkout.ts'
import { createCheckoutRequest, createQuoteRequest } from '#tests/support/checkout-request.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addMarket } from '#tests/support/markets.ts'
import { NO_LAW } from '#tests/support/no-law.ts'
import { addProduct } from '#tests/support/products.ts'
import { addZone } from '#tests/support/shipping.ts'

let store: TestDatabase
let db: Database
let germany: Id<'market'>

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  await db.delete(marketCountries).where(eq(marketCountries.country, 'EU')) // removes the EU from the initial market
  germany = await addMarket(db, {
    name: 'Germany',
    currency: 'EUR',
    displayCurrencies: ['EUR'],
    countries: ['DE'],
    languages: { de: 'en-DE' },
    orderButton: 'Order with payment · {total}',
    taxIncluded: true,
  })
  const rates = [{ key: 'post', name: 'Post', amount: 4_90, daysMin: 2, daysMax: 4 }]
  await addZone(db, { marketId: germany, places: [{ country: 'DE' }], rates })
  const policy = { status: 'published' as const, publishedAt: new Date('2026-11-01T10:00:00Z') }
  await db.insert(pages).values([
    { title: 'Terms', slug: 'terms', policy: 'terms', body: 'You buy, we send.', ...policy },
    { title: 'Privacy', slug: 'privacy', policy: 'privacy', body: 'We keep what an order needs.', ...policy },
    { title: 'Returns', slug: 'returns', policy: 'returns', body: 'Not yet' },
  ])
})
afterAll(() => store.close())

/** Adds a dress whose price was reduced after 60 days. The rate is 1:1, so that charged and store amounts are equal. */
async function addReducedDress(): Promise<Id<'product'>> {
  const id = await addProduct(db, { price: 100_00 })
  await db.execute(sql`update price_history set valid_from = valid_from - interval '60 days' where product_id = ${id}`)
  await db.update(products).set({ salePrice: 80_00 }).where(eq(products.id, id))
  return id
}

async function prepareOrder(productId: Id<'product'>) {
  const lines = [createCheckoutLine(productId, { quantity: 2 })]
  const address = {
    ...createCheckoutRequest([]).address,
    city: 'Berlin',
    state: '',
    postal_code: '10115',
    country: 'DE',
  }
  const input = createCheckoutRequest(lines, {
    address,
    shippingMethod: 'post',
    currency: 'EUR',
    email: 'ada@example.com',
  })
  const cart = await quoteCart(db, { ...createQuoteRequest(input), prefix: 'de' })
  const { minor: shownTotal = -1, currency: shownCurrency = 'EUR' } = cart.quote?.charged.total ?? {}
  return { cart, request: { ...input, prefix: 'de', shownTotal, shownCurrency } }
}

async function place(productId: Id<'product'>) {
  const { cart, request } = await prepareOrder(productId)
  const outcome = await placeOrder(db, request)
  if (outcome.outcome !== 'placed') throw new Error(JSON.stringify(outcome))
  return { cart, request, id: outcome.order.id }
}

const createNoticePng = () =>
  sharp({ create: { width: 620, height: 877, channels: 3, background: '#003399' } })
    .png()
    .toBuffer()

async function readMail(orderId: Id<'order'>): Promise<string> {
  const [mail] = await db.select({ body: mailOutbox.body }).from(mailOutbox).where(eq(mailOutbox.orderId, orderId))
  return mail?.body.html ?? ''
}

test('the full export contains everything that was shown, in a readable format', async () => {
  const { id } = await place(await addReducedDress())
  const { orderNumber } = await getOrder(db, id)
  const rows = []
  for await (const batch of orderEvidenceFile.rows({ db, settings: initialSettings, origin: '' })) rows.push(...batch)
  const cells = rows.find(([number]) => number === orderNumber) ?? []
  const shown = Object.fromEntries(
    orderEvidenceFile.columns.map(({ heading }, index) => [heading, String(cells[index])]),
  )
  expect(shown).toMatchObject({ Page: '/de/checkout', Language: 'en-DE', Market: 'Germany' })
  expect(shown.Rules?.split('; ')).toContain('lowest-price')
  const { recorded } = await readEvidence(db, await getOrder(db, id))
  expect(JSON.parse(shown.Record ?? '')).toMatchObject({ lines: recorded?.lines, rules: recorded?.rules })
})

test('the cart shows, and the evidence records, the lowest price before the reduction', async () => {
  const { cart, id } = await place(await addReducedDress())
  expect(cart.lines[0]?.note).toBe('Instead of €100.00. Lowest price of the last 30 days before the reduction: €100.00')
  const { recorded } = await readEvidence(db, await getOrder(db, id))
  expect(recorded).toMatchObject({
    page: { path: '/de/checkout', language: 'en-DE' },
    market: { id: germany, name: 'Germany', countries: ['DE'] },
    chargedCurrency: 'EUR',
    lines: [
      {
        product: 'Linen dress',
        quantity: 2,
        shownPrice: money(80_00, 'EUR'),
        price: money(80_00, 'EUR'),
        was: money(100_00, 'EUR'),
        prior: money(100_00, 'EUR'),
      },
    ],
    sums: {
      rows: [
        { term: 'Subtotal', amount: '€160.00' },
        { term: 'Shipping (Post)', amount: '€4.90' },
      ],
      total: '€164.90',
    },
    chargedAs: '',
    delivery: { name: 'Post', days: '2-4 business days' },
    button: 'Order with payment',
    policies: [
      { policy: 'privacy', isSame: true },
      { policy: 'terms', isSame: true },
    ],
  })
  expect(recorded?.rules).toEqual(expect.arrayContaining(['lowest-price', 'withdrawal']))
  expect(recorded?.sums.included).toHaveLength(1)
})

test('the cart shows the price per liter of a product with a measurement', async () => {
  const id = await addReducedDress()
  await db.update(products).set({ measure: '50 ml' }).where(eq(products.id, id))
  const { cart } = await prepareOrder(id)
  expect(cart.lines[0]?.note).toBe(
    '€1,600.00 / l · Instead of €100.00. Lowest price of the last 30 days before the reduction: €100.00',
  )
})

test('evidence is kept when prices, policies and names change, and a repeated request adds none', async () => {
  const dress = await addReducedDress()
  const { request, id } = await place(dress)
  const readContents = async () =>
    (await db.select().from(orderEvidence).where(eq(orderEvidence.orderId, id)))[0]?.contents
  const before = await readContents()
  await db.update(products).set({ name: 'Renamed', price: 300_00, salePrice: null }).where(eq(products.id, dress))
  await db.update(pages).set({ body: 'You buy, we send soon.' }).where(eq(pages.policy, 'terms'))
  expect(await placeOrder(db, request)).toMatchObject({ outcome: 'placed' })
  expect(await readContents()).toEqual(before)
  const { recorded } = await readEvidence(db, await getOrder(db, id))
  expect(recorded?.policies.map(({ policy, isSame }) => [policy, isSame])).toEqual([
    ['privacy', true],
    ['terms', false],
  ])
})

test('evidence is read with the order’s events and emails, and contains no personal data', async () => {
  const { id } = await place(await addProduct(db, { price: 50_00 }))
  const { recorded, events, mails, subscriber } = await readEvidence(db, await getOrder(db, id))
  expect(recorded?.lines).toMatchObject([{ was: null, prior: null }])
  expect(events.map(({ kind }) => kind)).toContain('placed')
  expect(mails).toMatchObject([{ about: 'Order confirmation', sentAt: null }])
  expect(subscriber).toBe(null)
  const text = JSON.stringify(recorded)
  for (const personal of ['ada@example.com', 'Obi', 'Palm Street', '10115', 'Berlin'])
    expect(text).not.toContain(personal)
})

test('evidence contains the text of the guarantee notice, and the official image if there is one', async () => {
  const dress = await addProduct(db, { price: 50_00 })
  const readRecorded = async (id: Id<'order'>) => (await readEvidence(db, await getOrder(db, id))).recorded
  const text = expect.stringContaining('at least 2 years from delivery')
  expect(await readRecorded((await place(dress)).id)).toMatchObject({ guarantee: { text, image: null } })
  const [image, staffId] = [await createNoticePng(), await addFirstAdmin(db)]
  expect(await uploadNotice(db, { language: 'en', seen: '' }, image, staffId)).toBe('done')
  const { id } = await place(dress)
  const recorded = await readRecorded(id)
  expect(recorded).toMatchObject({ guarantee: { text, image: { width: 620, height: 877 } } })
  expect(await readMail(id)).toContain(`/brand/${recorded?.guarantee?.image?.id}.png" width="480"`)
})

test('evidence lists the newsletter consents given with the order’s email address, with their text', async () => {
  const { id } = await place(await addProduct(db, { price: 50_00 }))
  const shown = { text: 'We write at most weekly.\nSubscribe', page: '/de', marketId: germany, language: 'en-DE' }
  await requestSubscription(db, 'Ada@example.com', shown)
  await requestSubscription(db, 'another@example.com', shown)
  const { consents } = await readEvidence(db, await getOrder(db, id))
  expect(consents).toMatchObject([{ ...pick(shown, ['text', 'page', 'language']), byMail: true, confirmedAt: null }])
})

test('the order confirmation contains the withdrawal instructions and the published terms', async () => {
  await db.update(pages).set({ body: 'You buy, we send within {standard_days}.' }).where(eq(pages.policy, 'terms'))
  const { id } = await place(await addProduct(db, { price: 50_00 }))
  const html = await readMail(id)
  expect(html).toContain('Instructions on withdrawal')
  expect(html).toMatch(/You buy, we send within 2[-–]4 business days\./) // taken from the shipping rate
  expect(html).not.toContain('Not yet') // the text of a draft
})

test('evidence in the format of version 1 can still be read', async () => {
  const { id } = await place(await addProduct(db, { price: 50_00 }))
  await db
    .update(orderEvidence)
    .set({ version: 1, contents: sql`${orderEvidence.contents} - 'guarantee'` })
    .where(eq(orderEvidence.orderId, id))
  expect(await readEvidence(db, await getOrder(db, id))).toMatchObject({
    recorded: { market: { name: 'Germany' }, guarantee: null },
  })
})

describe('the law for an order whose market has been closed', () => {
  let id: Id<'order'>
  beforeAll(async () => {
    id = (await place(await addProduct(db, { price: 50_00 }))).id
    await db.update(markets).set({ status: 'draft' }).where(eq(markets.id, germany))
  })
  afterAll(() => db.update(markets).set({ status: 'open' }).where(eq(markets.id, germany)))

  test('is the one recorded in its evidence, with the image that was shown', async () => {
    const order = await getOrder(db, id)
    const law = { hasWithdrawal: true, guaranteeYears: 2, guaranteeNotice: { width: 620 } }
    expect(await readOrderLaw(db, order)).toMatchObject(law)
    expect((await readMailedOrder(db, order)).law).toMatchObject(law)
  })

  test('is that of its country if there is no evidence', async () => {
    await db.delete(orderEvidence).where(eq(orderEvidence.orderId, id))
    const order = await getOrder(db, id)
    expect(await readOrderLaw(db, order)).toEqual({ hasWithdrawal: true, guaranteeYears: 2, guaranteeNotice: null })
    const shippingAddress = { ...order.shippingAddress, country: 'US' }
    expect(await readOrderLaw(db, { ...order, shippingAddress })).toEqual(NO_LAW)
  })
})

test('evidence is deleted with the order', async () => {
  const { id } = await place(await addProduct(db, { price: 50_00 }))
  expect(await db.$count(orderEvidence, eq(orderEvidence.orderId, id))).toBe(1)
  await db.delete(orders).where(eq(orders.id, id))
  expect(await db.$count(orderEvidence, eq(orderEvidence.orderId, id))).toBe(0)
})

test('an order from before evidence was recorded has none', async () => {
  const { id } = await place(await addProduct(db, { price: 50_00 }))
  await db.delete(orderEvidence).where(eq(orderEvidence.orderId, id))
  expect((await readEvidence(db, await getOrder(db, id))).recorded).toBe(null)
})
