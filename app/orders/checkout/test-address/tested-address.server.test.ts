import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Id, newId } from '#app/lib/id.ts'
import type { AddressTest } from '#app/orders/checkout/test-address/test-address.ts'
import { testAddress } from '#app/orders/checkout/test-address/tested-address.server.ts'
import { readShippingPage } from '#app/pricing/shipping/admin/shipping-page.server.ts'
import { shippingZones } from '#app/pricing/shipping.table.ts'
import { addZone, type StoredRate } from '#app/pricing/shipping-zones.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addMarket } from '#tests/support/markets.ts'
import { findPrimaryMarketId } from '#tests/support/shipping.ts'

let store: TestDatabase
let staffId: Id<'staff'>

beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
})

afterAll(() => store.close())

const place = { country: 'NG', region: '', postalPattern: '100*' }
const rate: StoredRate = {
  key: 'rider',
  name: 'Rider',
  kind: 'delivery',
  amount: 700,
  freeFrom: null,
  basis: 'subtotal',
  minimum: null,
  maximum: null,
  daysMin: 1,
  daysMax: 2,
  isActive: true,
}

async function show(test: AddressTest) {
  const { settings } = await readShippingPage(store.db)
  return await testAddress(store.db, test, settings)
}

test('a tested address shows its zone and what the shopper sees', async () => {
  const { db } = store
  await db.delete(shippingZones).where(eq(shippingZones.name, 'Capital'))
  const market = await findPrimaryMarketId(db)
  await addZone(db, market, { name: 'Lagos', places: [place], rates: [rate] }, staffId)
  const test = { market, country: 'NG', region: '', postal: '100 001', weight: '1', units: '1', subtotal: '20' }
  expect(await show(test)).toMatchObject({
    zone: 'Lagos',
    options: [{ name: 'Rider', cost: { minor: 700 }, days: { min: 1, max: 2 } }],
    problem: null,
  })
  expect(await show({ ...test, postal: '900001' })).toMatchObject({
    zone: null,
    options: [],
    problem: 'outside',
    sums: null,
  })
  expect(await show({ ...test, country: 'US', subtotal: '150' })).toMatchObject({
    zone: 'International',
    options: [{ cost: { minor: 0 } }, { cost: { minor: 2_500 } }],
  })
})

test('the form of a tested address begins with the country, except in the demo store', async () => {
  const market = await findPrimaryMarketId(store.db)
  const { settings } = await readShippingPage(store.db)
  const test = { market, country: 'NG', region: '', postal: '', weight: '1', units: '1', subtotal: '20' }
  const findFirstField = async (isDemo: boolean) => {
    const result = await testAddress(store.db, test, { ...settings, demo_content: isDemo })
    return result?.errors === null ? result.form[0]?.[0]?.name : null
  }
  expect(await findFirstField(false)).toBe('country')
  expect(await findFirstField(true)).toBe('first_name')
})

test('a draft market is tested with its unit-based rates, its taxes and the country’s address form', async () => {
  const { db } = store
  const draft = { status: 'draft' as const, currency: 'EUR' as const, rate: null, taxIncluded: true, taxShipping: true }
  const market = await addMarket(db, { ...draft, name: 'Austria', countries: ['AT'] })
  const band = { ...rate, basis: 'units' as const, daysMin: null, daysMax: null }
  const rates = [
    { ...band, key: 'one', name: 'One', maximum: 3 },
    { ...band, key: 'many', name: 'Many', amount: 19_00, minimum: 3 },
  ]
  await addZone(
    db,
    market,
    { name: 'Austria', places: [{ ...place, country: 'AT', postalPattern: '' }], rates },
    staffId,
  )
  const typed = { market, country: 'AT', region: '', postal: '1010', weight: '', units: '3', subtotal: '100' }
  const result = await show(typed)
  if (result?.errors !== null) throw new Error('The input is invalid')
  expect(result.options).toMatchObject([{ name: 'Many', cost: { minor: 19_00, currency: 'EUR' } }])
  expect(result.sums).toMatchObject({
    subtotal: { minor: 100_00 },
    shipping: { minor: 19_00 },
    total: { minor: 119_00 },
    tax: { minor: 19_00 },
    taxIncluded: true,
  })
  expect(
    result.form.map((row) => row.map(({ label, required }) => (required ? label : `${label} (optional)`))),
  ).toEqual([
    ['Country'],
    ['First name', 'Last name'],
    ['Company (optional)'],
    ['Address line 1'],
    ['Address line 2 (optional)'],
    ['Postal code', 'City'],
    ['Phone'],
  ])
  expect(await show({ ...typed, weight: 'heavy' })).toEqual({
    errors: { weight: 'Enter a weight such as 1.5.' },
  })
  expect(await show({ ...typed, market: newId() })).toBeNull()
})

test('the total includes the tax of a market that adds it', async () => {
  const market = await findPrimaryMarketId(store.db)
  const typed = { market, country: 'US', region: '', postal: '', weight: '', units: '1', subtotal: '100' }
  expect(await show(typed)).toMatchObject({
    isTaxUnknown: false,
    sums: { tax: { minor: 8_00 }, total: { minor: 118_00 } },
  })
})
