import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { EU_MEMBERS } from '#app/base/countries.ts'
import { readStorefront } from '#app/content/storefront.server.ts'
import { newId } from '#app/lib/id.ts'
import { toShippingSettings } from '#app/pricing/market-shipping.server.ts'
import { listDeliveredCountries } from '#app/pricing/shipping-options.ts'
import { readLocales } from '#app/store/markets.server.ts'
import { locales, marketCountries, markets, usedPrefixes } from '#app/store/markets.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addMarket } from '#tests/support/markets.ts'
import { createPageContext } from '#tests/support/page-context.ts'
import { addZone } from '#tests/support/shipping.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.db.delete(markets).where(eq(markets.isPrimary, false)))
afterAll(() => database.close())

const OVERLAP = { cause: { constraint: 'market_countries_one_open_market' } }
const NO_PRIMARY = { cause: { constraint: 'markets_have_primary' } }

test('a new store has the specification’s market, in English without a prefix', async () => {
  const [locale, ...others] = await readLocales(database.db)
  expect(others).toEqual([])
  expect(locale).toMatchObject({
    language: 'en',
    prefix: '',
    isDefault: true,
    market: {
      name: 'International',
      isPrimary: true,
      currency: 'USD',
      displayCurrencies: ['USD', 'GBP', 'EUR', 'CAD'],
      listsInStoreCurrency: true,
      taxIncluded: false,
      taxShipping: false,
      roundingStep: 1,
      roundingEnding: 0,
      countries: ['US', 'CA', 'GB', 'EU'],
    },
  })
})

describe('reading', () => {
  test('returns the locales of open markets, the one without a prefix first', async () => {
    const { db } = database
    await addMarket(db, {
      name: 'Switzerland',
      position: 2,
      countries: ['CH'],
      languages: { 'ch-de': 'de', 'ch-fr': 'fr' },
    })
    await addMarket(db, { name: 'Nigeria', position: 1, currency: 'NGN', countries: ['NG'], languages: { ng: 'en' } })
    await addMarket(db, { name: 'Japan', status: 'draft', countries: ['JP'], languages: { jp: 'ja' } })
    const read = await readLocales(db)
    expect(read.map(({ prefix, language, market }) => [prefix, language, market.name])).toEqual([
      ['', 'en', 'International'],
      ['ng', 'en', 'Nigeria'],
      ['ch-de', 'de', 'Switzerland'],
      ['ch-fr', 'fr', 'Switzerland'],
    ])
  })

  test('omits a locale whose prefix is a route', async () => {
    await addMarket(database.db, { countries: ['NG'], languages: { shop: 'en', ng: 'ha' } })
    expect((await readLocales(database.db)).map(({ prefix }) => prefix)).toEqual(['', 'ng'])
  })

  test('returns the locale in the URL of a storefront page, or a 404 if the locale is unknown', async () => {
    const { db } = database
    await addMarket(db, { name: 'Nigeria', countries: ['NG'], languages: { ng: 'en' } })
    const read = await readStorefront(createPageContext(db, 'ng'))
    expect(read.locale.market.name).toBe('Nigeria')
    expect(read.locales).toHaveLength(2)
    expect((await readStorefront(createPageContext(db))).locale.prefix).toBe('')
    await expect(readStorefront(createPageContext(db, 'de'))).rejects.toMatchObject({ init: { status: 404 } })
  })

  test('returns the data from which a storefront page lists the countries that each market delivers to', async () => {
    const { db } = database
    const marketId = await addMarket(db, { countries: ['GH', 'TG'], languages: { gh: 'en' } })
    const read = async () => {
      const storefront = await readStorefront(createPageContext(db))
      return storefront.locales.map(({ market }) =>
        listDeliveredCountries(['EU', 'GH', 'TG'], toShippingSettings(storefront, market)),
      )
    }
    expect(await read()).toEqual([['EU'], ['EU', 'GH', 'TG']]) // without zones, checkout explains the problem
    await addZone(db, { marketId, places: [{ country: 'GH' }], rates: [{}] })
    expect(await read()).toEqual([['EU'], ['GH']])
  })

  test('omits a market whose rate was never entered, unless it charges the store currency', async () => {
    const { db } = database
    await addMarket(db, { currency: 'GHS', countries: ['GH'], languages: { gh: 'en' }, rate: null })
    await addMarket(db, { currency: 'NGN', countries: ['NG'], languages: { ng: 'en' }, rate: null })
    expect((await readLocales(db)).map(({ prefix }) => prefix)).toEqual(['', 'ng'])
  })

  test('sees a change immediately', async () => {
    const { db } = database
    const id = await addMarket(db, { status: 'draft', countries: ['NG'], languages: { ng: 'en' } })
    const read = async () => (await readLocales(db)).map(({ prefix }) => prefix)
    expect(await read()).toEqual([''])
    await db.update(markets).set({ status: 'open' }).where(eq(markets.id, id))
    expect(await read()).toEqual(['', 'ng'])
  })
})

describe('a country is in at most one open market', () => {
  test.each(EU_MEMBERS)('%s overlaps with the EU', async (country) => {
    await expect(addMarket(database.db, { countries: [country] })).rejects.toMatchObject(OVERLAP)
  })

  test.each(['CH', 'NO', 'NG', 'JP', 'AA', 'ZZ'])('%s does not overlap with the EU', async (country) => {
    await addMarket(database.db, { countries: [country] })
  })

  test('drafts can share countries until they open', async () => {
    const { db } = database
    const [first, other] = [
      await addMarket(db, { status: 'draft', countries: ['NG', 'US'] }),
      await addMarket(db, { status: 'draft', countries: ['NG'] }),
    ]
    const open = (id: typeof first) => db.update(markets).set({ status: 'open' }).where(eq(markets.id, id))
    await expect(open(first)).rejects.toMatchObject(OVERLAP)
    await open(other)
    await expect(db.insert(marketCountries).values({ marketId: other, country: 'FR' })).rejects.toMatchObject(OVERLAP)
    await db.update(markets).set({ status: 'draft' }).where(eq(markets.id, other))
    await db.insert(marketCountries).values({ marketId: other, country: 'FR' })
  })

  test('also when two markets open at the same time', async () => {
    const { db } = database
    for (let round = 0; round < 10; round++) {
      const ids = [
        await addMarket(db, { status: 'draft', countries: ['NG', 'GH'] }),
        await addMarket(db, { status: 'draft', countries: ['GH', 'KE'] }),
      ]
      const results = await Promise.allSettled(
        ids.map((id) => db.update(markets).set({ status: 'open' }).where(eq(markets.id, id))),
      )
      expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      await db.delete(markets).where(eq(markets.isPrimary, false))
    }
  })

  test('also when a country is added while its market opens', async () => {
    const { db } = database
    await addMarket(db, { countries: ['NG'] })
    const id = await addMarket(db, { status: 'draft', countries: ['GH'] })
    const [opening, adding] = [
      new Client({ connectionString: database.url }),
      new Client({ connectionString: database.url }),
    ]
    await Promise.all([opening.connect(), adding.connect()])
    await opening.query('begin')
    await opening.query(`update markets set status = 'open' where id = '${id}'`)
    const added = adding.query(`insert into market_countries (market_id, country) values ('${id}', 'NG')`)
    const outcome = expect(added).rejects.toMatchObject({ constraint: 'market_countries_one_open_market' })
    await opening.query('commit')
    await outcome
    await Promise.all([opening.end(), adding.end()])
  })
})

describe('the database rejects', () => {
  const cases: readonly (readonly [problem: string, market: Parameters<typeof addMarket>[1], constraint: string])[] = [
    ['a second primary market', { isPrimary: true }, 'markets_one_primary'],
    [
      'a market that does not display the currency that it charges',
      { displayCurrencies: ['EUR'] },
      'markets_displays_its_currency',
    ],
    ['an invalid currency', { displayCurrencies: ['USD', 'euro'] }, 'markets_display_currencies_form'],
    ['a rounding ending as large as the step', { roundingStep: 100, roundingEnding: 100 }, 'markets_rounding_possible'],
    ['an empty name', { name: '' }, 'markets_name_not_empty'],
    ['an invalid country', { countries: ['ng'] }, 'market_countries_country_form'],
    ['an uppercase prefix', { languages: { DE: 'de' } }, 'locales_prefix_form'],
    ['a prefix of one letter', { languages: { d: 'de' } }, 'locales_prefix_form'],
    ['a prefix with a slash', { languages: { 'de/at': 'de' } }, 'locales_prefix_form'],
    ['a prefix of 13 characters', { languages: { abcdefghijklm: 'de' } }, 'locales_prefix_form'],
    ['a prefix that is taken', { languages: { '': 'de' } }, 'locales_prefix_unique'],
    ['a language twice in a market', { languages: { de: 'de', at: 'de' } }, 'locales_language_once'],
    ['an invalid language', { languages: { de: 'German' } }, 'locales_language_form'],
  ]
  test.each(cases)('%s', async (_, market, constraint) => {
    await expect(addMarket(database.db, market)).rejects.toMatchObject({ cause: { constraint } })
  })

  test('deleting the primary market, making it a draft, and removing its locale without a prefix', async () => {
    const { db } = database
    const primary = eq(markets.isPrimary, true)
    await expect(db.delete(markets).where(primary)).rejects.toMatchObject(NO_PRIMARY)
    await expect(db.update(markets).set({ isPrimary: false }).where(primary)).rejects.toMatchObject(NO_PRIMARY)
    await expect(db.update(markets).set({ status: 'draft' }).where(primary)).rejects.toMatchObject({
      cause: { constraint: 'markets_primary_is_open' },
    })
    await expect(db.delete(locales).where(eq(locales.prefix, ''))).rejects.toMatchObject(NO_PRIMARY)
    await expect(db.update(locales).set({ prefix: 'us' })).rejects.toMatchObject(NO_PRIMARY)
  })

  test('nothing if another market becomes primary in the same transaction', async () => {
    const { db } = database
    const id = await addMarket(db, { countries: ['NG'], languages: { ng: 'en' } })
    const rollback = new Error('tried')
    const change = db.transaction(async (tx) => {
      await tx.update(locales).set({ prefix: 'int' }).where(eq(locales.prefix, ''))
      await tx.update(locales).set({ prefix: '' }).where(eq(locales.prefix, 'ng'))
      await tx.update(markets).set({ isPrimary: false }).where(eq(markets.isPrimary, true))
      await tx.update(markets).set({ isPrimary: true }).where(eq(markets.id, id))
      await tx.execute(sql`set constraints all immediate`)
      throw rollback
    })
    await expect(change).rejects.toBe(rollback)
  })
})

test('prefixes are remembered when they change or their market is closed or deleted, but drafts’ prefixes are not', async () => {
  const { db } = database
  const listUsedPrefixes = async () =>
    (await db.select().from(usedPrefixes).orderBy(usedPrefixes.prefix)).map((row) => Object.values(row))
  await db.delete(usedPrefixes)
  await addMarket(db, { status: 'draft', languages: { fr: 'fr' } })
  const id = await addMarket(db, { status: 'draft', countries: ['NG'], languages: { ng: 'en' } })
  expect(await listUsedPrefixes()).toEqual([])
  await db.update(markets).set({ status: 'open' }).where(eq(markets.id, id))
  await db.transaction(async (tx) => {
    await tx.update(locales).set({ prefix: 'parked' }).where(eq(locales.prefix, 'ng'))
    await tx.update(locales).set({ prefix: 'nigeria' }).where(eq(locales.prefix, 'parked'))
  })
  expect(await listUsedPrefixes()).toEqual([
    ['ng', id, 'en'],
    ['nigeria', id, 'en'],
  ])
  await db.delete(markets).where(eq(markets.id, id))
  expect(await listUsedPrefixes()).toEqual([
    ['ng', null, 'en'],
    ['nigeria', null, 'en'],
  ])
})

test.each([
  `insert into markets (id, name, currency, display_currencies) values ('${newId()}', 'Japan', 'JPY', '{JPY}')`,
  `update markets set tax_included = true`,
  `insert into market_countries (market_id, country) select id, 'NG' from markets`,
  `delete from market_countries where country = 'CA'`,
  `update locales set language = 'en-US'`,
])('every page is invalidated by: %s', async (write) => {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query('begin')
  await client.query('delete from page_changes')
  await client.query(write)
  const { rows } = await client.query('select distinct unnest(tags) as tag from page_changes')
  await client.query('rollback')
  await client.end()
  expect(rows).toEqual([{ tag: 'settings' }])
})
