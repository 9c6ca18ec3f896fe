import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { quoteCart } from '#app/orders/checkout/quote/quote-cart.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { parseTaxTable, storedTaxes } from '#app/pricing/stored-taxes.server.ts'
import type { TaxPlace } from '#app/pricing/tax-destination.ts'
import { PRESET_TAXES } from '#app/pricing/tax-names.ts'
import { getTaxesOn } from '#app/pricing/tax-table.ts'
import { taxRates, taxRegistrations } from '#app/pricing/taxes.table.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import type { Country } from '#db/demo/countries.ts'
import { createCheckoutLine } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let testDb: TestDatabase
let db: Database

beforeAll(async () => {
  testDb = await openTestDatabase()
  db = testDb.db
})
afterAll(() => testDb.close())

async function readTaxes(day: string) {
  const { rows } = await db.execute<{ taxes: string }>(sql`select ${storedTaxes} as taxes`)
  return getTaxesOn(parseTaxTable(rows[0]?.taxes ?? ''), day)
}

test('a new store has the rates and registrations of the specification', async () => {
  const { rates, registrations } = await readTaxes('2026-11-23')
  const byCountry = (a: TaxPlace, b: TaxPlace) => a.country.localeCompare(b.country)
  expect(rates).toMatchObject(PRESET_TAXES.rates.toSorted(byCountry))
  expect(registrations).toMatchObject(PRESET_TAXES.registrations.toSorted(byCountry))
})

describe('a quote', () => {
  const rate = { country: 'GB', name: 'VAT', rate: 200_000, validFrom: '2000-01-01' }

  beforeEach(async () => {
    await db.delete(taxRates)
    await db.delete(taxRegistrations)
    await db.insert(taxRegistrations).values({ country: 'GB', validFrom: '2000-01-01' })
    await db.insert(taxRates).values(rate)
  })

  async function quoteTax(country: Country, now = new Date('2026-11-23T12:00Z')): Promise<number | undefined> {
    const lines = [createCheckoutLine(await addProduct(db, { price: 15_000_000 }))] // 100 dollars
    const input = { lines, country, method: 'standard', currency: 'USD', discountCode: '' } as const
    return (await quoteCart(db, input, now)).quote?.charged.tax.minor
  }

  test('uses the rates in the table immediately', async () => {
    expect(await quoteTax('GB')).toBe(2_000)
    await db.update(taxRates).set({ rate: 50_000 })
    expect(await quoteTax('GB')).toBe(500)
  })

  test('has no tax where the store is not registered', async () => {
    await db.insert(taxRates).values({ ...rate, country: 'CA' })
    expect(await quoteTax('CA')).toBe(0)
    await db.insert(taxRegistrations).values({ country: 'CA', validFrom: '2000-01-01' })
    expect(await quoteTax('CA')).toBe(2_000)
  })

  test("uses a new rate from its first day, which begins at midnight in the store's time zone", async () => {
    await saveSettings(db, { store_time_zone: 'America/New_York' })
    await db.insert(taxRates).values({ ...rate, rate: 170_000, validFrom: '2027-01-01' })
    expect(await quoteTax('GB', new Date('2027-01-01T04:59:59Z'))).toBe(2_000)
    expect(await quoteTax('GB', new Date('2027-01-01T05:00:00Z'))).toBe(1_700)
    await saveSettings(db, { store_time_zone: 'UTC' })
  })
})

describe('the database rejects', () => {
  const rate = { country: 'NG', name: 'VAT', rate: 75_000, validFrom: '2026-01-01' }
  test.each([
    { what: 'a country in an unknown format', change: { country: 'ng' }, constraint: 'tax_rates_country_form' },
    { what: 'a region that includes its country', change: { region: 'NG-LA' }, constraint: 'tax_rates_region_form' },
    { what: 'a rate without a name', change: { name: ' ' }, constraint: 'tax_rates_name_not_empty' },
    { what: 'a rate below 0', change: { rate: -1 }, constraint: 'tax_rates_rate_in_range' },
    { what: 'a rate above 100%', change: { rate: 1_000_001 }, constraint: 'tax_rates_rate_in_range' },
    { what: 'a rate above 0 in the class Zero', change: { taxClass: 'zero' }, constraint: 'tax_rates_zero_is_zero' },
  ] as const)('$what', async ({ change, constraint }) => {
    await expect(db.insert(taxRates).values({ ...rate, ...change })).rejects.toMatchObject({ cause: { constraint } })
  })

  test('two rates for one place, class and day', async () => {
    await db.insert(taxRates).values(rate)
    await expect(db.insert(taxRates).values(rate)).rejects.toMatchObject({
      cause: { constraint: 'tax_rates_one_a_day' },
    })
  })

  test('two registrations in one place', async () => {
    const registration = { country: 'NG', validFrom: '2026-01-01' }
    await db.insert(taxRegistrations).values(registration)
    await expect(db.insert(taxRegistrations).values(registration)).rejects.toMatchObject({
      cause: { constraint: 'tax_registrations_one_a_place' },
    })
  })
})
