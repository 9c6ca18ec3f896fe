import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fixedPrices } from '#app/catalog/prices.table.ts'
import { products, productVariants } from '#app/catalog/products.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { readMarketChoices } from '#app/operations/markets/market-choices.server.ts'
import { type MarketDraft, toDraft } from '#app/operations/markets/market-draft.ts'
import { addMarket, saveMarket } from '#app/operations/markets/market-form.server.ts'
import { type MarketContext, type MarketInput, marketInput } from '#app/operations/markets/market-input.ts'
import { findMarket, listRateHistory, readMarkets } from '#app/pricing/read-markets.server.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { addMarketRate } from '#app/store/markets.server.ts'
import { locales, markets } from '#app/store/markets.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { buildMarketForm } from '#tests/support/market-form.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let staffId: Id<'staff'>

beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
})
afterEach(() => store.db.delete(markets).where(eq(markets.isPrimary, false)))
afterAll(() => store.close())

const NEW: MarketContext = { storeCurrency: 'NGN', isPrimary: false, isOpen: false }

const GERMANY: Partial<MarketDraft> = {
  name: 'Germany',
  currency: 'EUR',
  rate: '1630',
  countries: ['DE', 'FR'],
  locales: [{ id: '', language: 'de', prefix: 'de', isDefault: true }],
}

function parseDraft(draft: Partial<MarketDraft>, context = NEW, version = ''): MarketInput {
  const empty = toDraft(null, context.storeCurrency)
  return marketInput(context).parse(buildMarketForm({ ...empty, ...draft }, context.storeCurrency, version))
}

async function addAndGetId(draft: Partial<MarketDraft>): Promise<Id<'market'>> {
  const saved = await addMarket(store.db, parseDraft(draft), staffId)
  if (saved.outcome !== 'saved') throw new Error(JSON.stringify(saved))
  return saved.id
}

/** Loads a market as its form does and saves it with changes. */
async function change(id: Id<'market'>, changes: Partial<MarketDraft>, version?: string) {
  const market = await findMarket(store.db, id)
  if (!market) throw new Error('There is no such market')
  const context = { storeCurrency: 'NGN', isPrimary: market.isPrimary, isOpen: market.status === 'open' } as const
  const input = parseDraft({ ...toDraft(market, 'NGN'), ...changes }, context, version ?? market.version)
  return await saveMarket(store.db, id, input, staffId)
}

async function getPrimaryId(): Promise<Id<'market'>> {
  const [primary] = await readMarkets(store.db)
  return primary?.id ?? newId()
}

test('a new market is a draft after the others, has the typed values and can be changed; each save is in the audit log', async () => {
  const { db } = store
  const id = await addAndGetId({ ...GERMANY, displays: [{ currency: 'CHF', per: 'base', amount: '0.95' }] })
  const market = await findMarket(db, id)
  expect(market).toMatchObject({
    name: 'Germany',
    status: 'draft',
    isPrimary: false,
    currency: 'EUR',
    countries: ['DE', 'FR'],
    position: 1,
    rate: { base: 1_630_000_000, quote: 1_000_000 },
    displays: [{ currency: 'CHF', rate: { base: 1_000_000, quote: 950_000 } }],
    locales: [{ language: 'de', prefix: 'de', isDefault: true }],
  })
  expect(await change(id, { rate: '1700', rounding: '100-99', countries: ['FR', 'DE'] })).toEqual({
    outcome: 'saved',
    id,
  })
  const changed = await findMarket(db, id)
  expect(changed).toMatchObject({ roundingStep: 100, roundingEnding: 99, countries: ['FR', 'DE'] })
  expect(changed?.locales).toEqual(market?.locales)
  const [update, create] = await listChanges(db, 'market', id)
  expect(create).toMatchObject({ action: 'market.create', changes: { name: 'Germany' } })
  expect(update).toMatchObject({ action: 'market.update' })
  expect(update?.changes).toEqual({
    countries: { from: 'DE, FR', to: 'FR, DE' },
    rounding: { from: 'None', to: 'Ending in .99' },
    'rate of EUR': { from: '1 EUR = 1630 NGN', to: '1 EUR = 1700 NGN' },
  })
})

test('a save adds only the rates that were changed, and keeps the earlier rates', async () => {
  const { db } = store
  const id = await addAndGetId({ ...GERMANY, displays: [{ currency: 'CHF', per: 'base', amount: '0.95' }] })
  const history = async () =>
    (await listRateHistory(db, id)).map(({ currency, base, quote }) => [currency, base / quote])
  await change(id, { name: 'Germany and France' })
  expect(await history()).toHaveLength(2)
  await change(id, { rate: '1700' })
  expect(await history()).toEqual([
    ['EUR', 1_700],
    ['CHF', 1_000_000 / 950_000],
    ['EUR', 1_630],
  ])
})

test('saving a market keeps all digits of a fetched rate', async () => {
  const { db } = store
  const id = await addAndGetId(GERMANY)
  const rate = { base: 1_799_345_100, quote: 1_152_500 }
  await addMarketRate(db, { marketId: id, currency: 'EUR', rate, source: 'ecb' })
  await change(id, { name: 'Germany and France' })
  expect(await findMarket(db, id)).toMatchObject({ name: 'Germany and France', rate })
})

test('changing the currency requires a new exchange rate', async () => {
  const id = await addAndGetId({ ...GERMANY, displays: [{ currency: 'CHF', per: 'base', amount: '0.95' }] })
  const moved = { currency: 'CHF', rate: '', displays: [] } as const
  expect(await change(id, moved)).toEqual({
    outcome: 'rejected',
    errors: { rate: 'Enter an exchange rate for this currency' },
  })
  expect(await change(id, { ...moved, rate: '1720' })).toMatchObject({ outcome: 'saved' })
  expect(await findMarket(store.db, id)).toMatchObject({
    currency: 'CHF',
    rate: { base: 1_720_000_000, quote: 1_000_000 },
    displays: [],
  })
})

test.each([
  [
    'the tax settings',
    (id: Id<'market'>) => store.db.update(markets).set({ taxIncluded: true }).where(eq(markets.id, id)),
  ],
  ['a language', (id: Id<'market'>) => store.db.delete(locales).where(eq(locales.marketId, id))],
  [
    'a rate',
    (marketId: Id<'market'>) =>
      addMarketRate(store.db, { marketId, currency: 'EUR', rate: { base: 2, quote: 1 }, source: 'typed' }),
  ],
] as const)('a save is a conflict if someone else changed %s in the meantime', async (_, changeByOthers) => {
  const id = await addAndGetId(GERMANY)
  const { version } = (await findMarket(store.db, id)) ?? {}
  await changeByOthers(id)
  expect(await change(id, { name: 'Mine' }, version)).toEqual({ outcome: 'conflict' })
  expect(await findMarket(store.db, id)).toMatchObject({ name: 'Germany' })
})

test('a market that no longer exists cannot be saved', async () => {
  expect(await saveMarket(store.db, newId(), parseDraft(GERMANY), staffId)).toEqual({ outcome: 'not-found' })
})

describe('an error appears beside its field if the database rejects', () => {
  test('a prefix that another market uses', async () => {
    await addAndGetId(GERMANY)
    const taken = [{ id: '', language: 'fr', prefix: 'de', isDefault: true }]
    expect(await addMarket(store.db, parseDraft({ ...GERMANY, locales: taken }), staffId)).toEqual({
      outcome: 'rejected',
      errors: { 'locales.0.prefix': '/de is used by “Germany”' },
    })
  })

  test('a country that is in another open market, on its own or as part of a group', async () => {
    const id = await addAndGetId({ ...GERMANY, countries: ['CH'] })
    await store.db.update(markets).set({ status: 'open' }).where(eq(markets.id, id))
    expect(await change(id, { countries: ['CH', 'AT'] })).toEqual({
      outcome: 'rejected',
      errors: { countries: 'Austria is already in “International”. A country can be in only one active market.' },
    })
    expect(await findMarket(store.db, id)).toMatchObject({ countries: ['CH'] })
  })

  test.each([
    ['two default languages', 'Choose one default language', { isDefault: true }, { isDefault: true }],
    ['the same language twice', 'Add each language only once', { language: 'de' }, { language: 'de' }],
  ])('%s', async (_, message, first, second) => {
    const row = { id: '', language: 'fr', prefix: 'fr', isDefault: false }
    const rows = [
      { ...row, ...first },
      { ...row, language: 'it', prefix: 'it', ...second },
    ]
    const input = { ...parseDraft(GERMANY), locales: rows } // as if the form's validation had a bug
    expect(await addMarket(store.db, input, staffId)).toEqual({ outcome: 'rejected', errors: { locales: message } })
  })

  test('a primary market with a prefix for every language', async () => {
    const id = await getPrimaryId()
    const market = await findMarket(store.db, id)
    if (!market) throw new Error('The primary market is missing')
    const context = { storeCurrency: 'NGN', isPrimary: true, isOpen: true } as const
    const input = parseDraft(toDraft(market, 'NGN'), context, market.version)
    const moved = input.locales.map((locale) => ({ ...locale, prefix: 'int' }))
    expect(await saveMarket(store.db, id, { ...input, locales: moved }, staffId)).toEqual({
      outcome: 'rejected',
      errors: { locales: 'One language of the primary market must have a blank web address' },
    })
    expect(await findMarket(store.db, id)).toEqual(market)
  })
})

test('saving the market of a new store without changes adds no entry to the audit log', async () => {
  const id = await getPrimaryId()
  const before = await findMarket(store.db, id)
  expect(await change(id, {})).toEqual({ outcome: 'saved', id })
  expect(await findMarket(store.db, id)).toEqual(before)
  expect(await listChanges(store.db, 'market', id)).toEqual([])
})

test('locale ids of another market are not reused', async () => {
  const [primary] = (await findMarket(store.db, await getPrimaryId()))?.locales ?? []
  const stolen = [{ id: primary?.id ?? '', language: 'de', prefix: 'de', isDefault: true }]
  const id = await addAndGetId({ ...GERMANY, locales: stolen })
  expect((await findMarket(store.db, id))?.locales[0]?.id).not.toBe(primary?.id)
})

test('a new market starts with the tax settings of the primary market', async () => {
  const readNewDraft = async () => {
    const { storeCurrency, primaryTaxes } = await readMarketChoices(store.db, await readMarkets(store.db), null)
    return toDraft(null, storeCurrency, primaryTaxes)
  }
  expect(await readNewDraft()).toMatchObject({ taxIncluded: false, taxShipping: false })
  await store.db.update(markets).set({ taxIncluded: true }).where(eq(markets.isPrimary, true))
  expect(await readNewDraft()).toMatchObject({ taxIncluded: true, taxShipping: false })
})

test('the sample product is the newest without a fixed price in the market, preferably one with several prices', async () => {
  const id = await addAndGetId(GERMANY)
  const names = async () => {
    const all = await readMarkets(store.db)
    const [own, other] = [await readMarketChoices(store.db, all, id), await readMarketChoices(store.db, all, null)]
    return [own.sample?.name, other.sample?.name]
  }
  expect(await names()).toEqual([undefined, undefined])
  const cells = ['S', 'M'].map((size) => ({ size, color: '', stock: 1 }))
  const varied = await addProduct(store.db, { name: 'Varied', sizes: ['S', 'M'], stock: cells })
  await store.db.update(productVariants).set({ price: 900_000 }).where(eq(productVariants.size, 'M'))
  await addProduct(store.db, { name: 'Older' })
  await addProduct(store.db, { name: 'Newest' })
  expect(await names()).toEqual(['Varied', 'Varied'])
  await store.db.insert(fixedPrices).values({ productId: varied, marketId: id, currency: 'EUR', price: 100 })
  expect(await names()).toEqual(['Newest', 'Varied'])
  await store.db.delete(products)
})
