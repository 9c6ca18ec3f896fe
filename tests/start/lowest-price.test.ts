import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '#app/catalog/products.table.ts'
import { marketCountries, markets } from '#app/store/markets.table.ts'
import { createDemoId } from '#db/demo/demo-ids.ts'
import { address } from '#tests/support/checkout-request.ts'
import { addMarket } from '#tests/support/markets.ts'
import { readPage } from '#tests/support/read-page.ts'
import { addZone } from '#tests/support/shipping.ts'
import { placeOrder } from '#tests/support/shopper-client.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'
import { until } from '#tests/support/until.ts'

// Uses a store that has also sold in Germany for 60 days. There, a reduction shows the lowest price in the 30 days
// before the reduction.

const REDUCED = createDemoId('product', 'indigo-brush-scarf') // sold at ₦62,000 until today
const HIGHER = createDemoId('product', 'ember-linen-shift') // sold for less until a moment ago
const LOWEST = 'Lowest price of the last 30 days before the reduction: €62.00'

let store: StoreProcess
let database: ReturnType<typeof openStoreDatabase>
/** A product that has been reduced since Germany opened. */
let alwaysReduced = ''

beforeAll(async () => {
  store = await startStore()
  database = openStoreDatabase(store)
  const { db } = database
  const [primary] = await db.select({ id: markets.id }).from(markets).where(eq(markets.isPrimary, true))
  if (!primary) throw new Error('There is no primary market')
  await db
    .delete(marketCountries)
    .where(and(eq(marketCountries.marketId, primary.id), eq(marketCountries.country, 'EU')))
  const marketId = await addMarket(db, {
    name: 'Germany',
    currency: 'EUR',
    countries: ['DE'],
    languages: { de: 'en' },
    addressForm: 'country',
    taxIncluded: true,
    taxShipping: true,
    rate: { base: 1_000_000_000, quote: 1_000_000 },
  })
  const rates = [{ key: 'standard', name: 'Standard', amount: 500 }]
  await addZone(db, { marketId, places: [{ country: 'DE' }], rates })
  await db.execute(sql`update price_history set valid_from = valid_from - interval '60 days'`)
  await db.execute(sql`update market_prices set reduced_from = reduced_from - interval '60 days'`)
  const setSalePrice = (id: typeof REDUCED, salePrice: number | null) =>
    db.update(products).set({ salePrice }).where(eq(products.id, id))
  await setSalePrice(REDUCED, 50_000_00)
  for (const salePrice of [40_000_00, null, 45_000_00]) await setSalePrice(HIGHER, salePrice)
  const { rows } = await db.execute<{ id: string }>(sql`select product_id as id from market_prices
    join products p on p.id = product_id
    where market_id = ${marketId} and was is not null and prior is null and p.status = 'active' limit 1`)
  alwaysReduced = rows[0]?.id ?? ''
  await until(async () => (await read(`/de/product/${REDUCED}`)).text.includes(LOWEST))
})
afterAll(async () => {
  await database?.close()
  await store?.stop()
})

const read = (path: string, cookie?: string) => readPage(store.url, path, cookie)

test('the lowest price before a reduction is shown in the list and in the order’s evidence', async () => {
  const { html } = await read('/de/shop?search=indigo')
  expect(html.replace(/<[^>]*>/g, ' ')).toMatch(/Indigo Brush Scarf.*€50\.00.*Lowest price in 30 days: €62\.00/s)
  expect((await read(`/de/product/${REDUCED}`)).text).toContain('SALE')

  const lines = [{ productId: REDUCED, size: 'One Size', color: 'Ivory and Indigo', quantity: 1 }]
  const german = { ...address, city: 'Berlin', state: '', postal_code: '10115', country: 'DE', phone: '+49 30 123456' }
  const changes = { address: german, currency: 'EUR', shownCurrency: 'EUR' } as const
  const order = await placeOrder(`${store.url}/de`, lines, changes)
  const { rows } = await database.db.execute<{ id: string }>(
    sql`select id from orders where order_number = ${order.orderNumber}`,
  )
  const { cookie } = await openStaffSession(database.db, store)
  const sheet = await read(`/admin/orders/${rows[0]?.id}/print/evidence`, cookie)
  for (const expected of [
    `Proof of order ${order.orderNumber}`,
    'Old price €62.00',
    'Lowest price in the previous 30 days €62.00',
    'Directive 98/6/EC, Art. 6a',
    'Order confirmation',
    'Order placed',
  ]) {
    expect(sheet.html.replaceAll('<!-- -->', '')).toContain(expected)
  }
  expect(sheet.html, 'the printed times include their time zone').toMatch(/, \d\d:\d\d UTC[^<]*<\/time>/)
  const [tools] =
    /<div class="[^"]*print:hidden[^"]*">(?:(?!print:hidden).)*Print<\/button><\/div>/s.exec(sheet.html) ?? []
  expect(tools, 'the links that are not printed').toContain('Packing slip')
})

test('a price that is not below an earlier price is not shown as a sale, and staff see why', async () => {
  const higher = await read(`/de/product/${HIGHER}`)
  expect(higher.text).toContain('Lowest price of the last 30 days before the reduction: €40.00')
  expect(higher.text).not.toContain('SALE')
  const withoutSale = await read(`/de/product/${alwaysReduced}`)
  expect(withoutSale.text).not.toContain('SALE')
  const [productHtml = ''] = withoutSale.html.split('role="tablist"') // other products are below
  expect(productHtml).not.toContain('<s ')

  const { cookie } = await openStaffSession(database.db, store)
  for (const path of [`/admin/products/prices/${alwaysReduced}`, `/admin/products/edit/${alwaysReduced}`]) {
    const { html } = await read(path, cookie)
    const [notes = ''] = /<section aria-label="Lowest price in 30 days".*?<\/section>/s.exec(html) ?? []
    expect(notes, path).toContain('This price has no 30-day history')
    expect(notes, path).toContain('They see neither the old price nor “Sale”')
  }
})
