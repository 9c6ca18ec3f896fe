import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { pages } from '#app/content/pages.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { switchLegalRule } from '#app/operations/law/law-switches.server.ts'
import { changeMarket } from '#app/operations/markets/change-market.server.ts'
import {
  arrangeMarkets,
  closeMarket,
  deleteMarket,
  makePrimary,
  openMarket,
} from '#app/operations/markets/market-status.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { findMarket, readMarkets } from '#app/pricing/read-markets.server.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { readLocales } from '#app/store/markets.server.ts'
import { markets } from '#app/store/markets.table.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addMarket } from '#tests/support/markets.ts'
import { publishPolicies } from '#tests/support/policies.ts'
import { addProduct } from '#tests/support/products.ts'
import { addZone } from '#tests/support/shipping.ts'

let store: TestDatabase
let staffId: Id<'staff'>
let primary: Id<'market'>

beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
  primary = (await readMarkets(store.db))[0]?.id ?? newId()
  await publishPolicies(store.db)
})
afterEach(() => store.db.delete(markets).where(eq(markets.isPrimary, false)))
afterAll(() => store.close())

type NewMarket = Parameters<typeof addMarket>[1]

/** Adds a market that is ready to open. */
async function addReadyMarket(changes: NewMarket = {}): Promise<Id<'market'>> {
  const marketId = await addMarket(store.db, {
    name: 'Nigeria',
    status: 'draft',
    currency: 'EUR',
    countries: ['NG'],
    languages: { ng: 'en' },
    ...changes,
  })
  await addZone(store.db, { marketId, places: [{ country: 'NG' }], rates: [{}] })
  return marketId
}

const listPrefixes = async () => (await readLocales(store.db)).map(({ prefix, market }) => [prefix, market.name])

describe('opening a market', () => {
  test('succeeds if nothing is missing: its pages are served, and the audit log has an entry', async () => {
    const id = await addReadyMarket()
    expect(await openMarket(store.db, id, staffId)).toEqual({ outcome: 'opened' })
    expect(await openMarket(store.db, id, staffId)).toEqual({ outcome: 'opened' })
    expect(await listPrefixes()).toEqual([
      ['', 'International'],
      ['ng', 'Nigeria'],
    ])
    expect(await listChanges(store.db, 'market', id)).toMatchObject([
      { action: 'market.update', changes: { status: { from: 'draft', to: 'open' } } },
    ])
    expect(await openMarket(store.db, newId(), staffId)).toEqual({ outcome: 'not-found' })
  })

  test.each([
    ['a rate', { rate: null }, [{ kind: 'rate' }]],
    ['a country', { countries: [] }, [{ kind: 'country' }, { kind: 'shipping' }]],
    ['a language', { languages: {} }, [{ kind: 'language' }]],
  ] as const)('is rejected without %s', async (_, changes, missing) => {
    const id = await addReadyMarket(changes)
    expect(await openMarket(store.db, id, staffId)).toEqual({ outcome: 'incomplete', missing })
    expect(await findMarket(store.db, id)).toMatchObject({ status: 'draft' })
  })

  test('is rejected without a shipping zone that has places and an active rate', async () => {
    const marketId = await addMarket(store.db, { status: 'draft', countries: ['NG'], languages: { ng: 'en' } })
    const incomplete = { outcome: 'incomplete', missing: [{ kind: 'shipping' }] }
    expect(await openMarket(store.db, marketId, staffId)).toEqual(incomplete)
    await addZone(store.db, { marketId, places: [], rates: [{}] })
    await addZone(store.db, { marketId, places: [{ country: 'NG' }], rates: [{ isActive: false }] })
    expect(await openMarket(store.db, marketId, staffId)).toEqual(incomplete)
  })

  test('is rejected if all its shipping zones are outside its countries', async () => {
    const { db } = store
    const add = (countries: string[], form: 'international' | 'country') =>
      addMarket(db, { status: 'draft', currency: 'EUR', countries, addressForm: form, languages: {} })
    const ships = async (id: Id<'market'>) => (await findMarket(db, id))?.hasShipping
    const addZoneIn = (marketId: Id<'market'>, country: string) =>
      addZone(db, { marketId, places: [{ country, region: 'X' }], rates: [{}] })
    const kenya = await add(['KE'], 'country')
    await addZoneIn(kenya, 'NG')
    expect(await openMarket(db, kenya, staffId)).toMatchObject({
      missing: [{ kind: 'shipping' }, { kind: 'language' }],
    })
    await addZoneIn(kenya, 'KE')
    expect(await ships(kenya)).toBe(true)
    const [austria, union, group] = [
      await add(['AT'], 'country'),
      await add(['EU'], 'country'),
      await add(['EU'], 'international'),
    ]
    await addZoneIn(austria, 'EU')
    for (const id of [union, group]) await addZoneIn(id, 'DE')
    expect([await ships(austria), await ships(union), await ships(group)]).toEqual([true, true, false])
  })

  test('is rejected while a blocking rule of consumer law is violated, unless the owner switched the rule off', async () => {
    const { db } = store
    const id = await addReadyMarket()
    await db.delete(pages).where(eq(pages.policy, 'privacy'))
    const finding = { rule: 'privacy', severity: 'blocking', text: 'The “Privacy policy” page is missing.' }
    const incomplete = { outcome: 'incomplete', missing: [{ kind: 'law', finding }] }
    expect(await openMarket(db, id, staffId)).toMatchObject(incomplete)
    expect(await findMarket(db, id)).toMatchObject({ status: 'draft' })
    const rule = 'privacy'
    expect(await switchLegalRule(db, { intent: 'off', rule, reason: 'No personal data' }, staffId)).toBe('done')
    expect(await openMarket(db, id, staffId)).toEqual({ outcome: 'opened' })
    await switchLegalRule(db, { intent: 'on', rule }, staffId)
    await publishPolicies(db)
  })

  test('requires no exchange rate if the market charges the store currency', async () => {
    const id = await addReadyMarket({ currency: 'NGN', rate: null })
    expect(await openMarket(store.db, id, staffId)).toEqual({ outcome: 'opened' })
  })

  test('is rejected if another open market has one of its countries', async () => {
    const id = await addReadyMarket({ countries: ['NG', 'DE', 'US'] })
    const taken = (country: string) => ({ kind: 'overlap', country, marketId: primary, market: 'International' })
    expect(await openMarket(store.db, id, staffId)).toEqual({
      outcome: 'incomplete',
      missing: [taken('US'), taken('DE')],
    })
  })

  test('succeeds for only one of two markets that have the same country and are opened at the same time', async () => {
    const both = [await addReadyMarket(), await addReadyMarket({ name: 'Lagos', languages: { lagos: 'en' } })]
    const outcomes = await Promise.all(both.map((id) => openMarket(store.db, id, staffId)))
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['incomplete', 'opened'])
    expect(outcomes.find(({ outcome }) => outcome === 'incomplete')).toMatchObject({
      missing: [{ kind: 'overlap', country: 'NG' }],
    })
  })
})

test('any open market except the primary one can be made a draft again', async () => {
  const id = await addReadyMarket({ status: 'open' })
  expect(await closeMarket(store.db, id, staffId)).toBe('closed')
  expect(await listPrefixes()).toEqual([['', 'International']])
  expect(await closeMarket(store.db, primary, staffId)).toBe('primary')
  expect(await closeMarket(store.db, newId(), staffId)).toBe('not-found')
})

describe('making a different market primary', () => {
  test('gives its default language the URLs without a prefix, and the former primary market a prefix', async () => {
    const id = await addReadyMarket({ status: 'open', languages: { ng: 'en', 'ng-ha': 'ha' } })
    expect(await makePrimary(store.db, id, 'int', staffId)).toEqual({ outcome: 'done' })
    expect(await listPrefixes()).toEqual([
      ['', 'Nigeria'],
      ['ng-ha', 'Nigeria'],
      ['int', 'International'],
    ])
    expect((await listChanges(store.db, 'market', id))[0]?.changes).toMatchObject({
      primary: { to: true },
      prefix: { from: '/ng', to: '/' },
    })
    // The two markets can swap roles again
    expect(await makePrimary(store.db, primary, 'ng', staffId)).toEqual({ outcome: 'done' })
    expect(await makePrimary(store.db, id, 'ng', staffId)).toEqual({ outcome: 'done' })
    expect((await listPrefixes()).slice(0, 2)).toEqual([
      ['', 'Nigeria'],
      ['ng-ha', 'Nigeria'],
    ])
    await makePrimary(store.db, primary, 'ng', staffId)
  })

  test.each([
    ['', 'Enter a web address, such as de'],
    ['Int', 'Use 2 to 12 characters: a to z, 0 to 9 and hyphens, starting with a letter'],
    ['shop', '“shop” is used by another page'],
    ['ch', '/ch is used by another language'],
  ])('is rejected with the prefix “%s” for the former primary market', async (prefix, message) => {
    const id = await addReadyMarket({ status: 'open' })
    await addMarket(store.db, { name: 'Switzerland', countries: ['CH'], languages: { ch: 'de' } })
    expect(await makePrimary(store.db, id, prefix, staffId)).toEqual({ outcome: 'rejected', message })
    expect((await listPrefixes())[0]).toEqual(['', 'International'])
  })

  test('is rejected if that market is a draft, has no language, or was deleted', async () => {
    const draft = await addReadyMarket()
    const withoutLanguages = await addMarket(store.db, { countries: ['GH'] })
    expect(await makePrimary(store.db, draft, 'int', staffId)).toEqual({ outcome: 'not-open' })
    expect(await makePrimary(store.db, withoutLanguages, 'int', staffId)).toEqual({ outcome: 'not-open' })
    expect(await makePrimary(store.db, newId(), 'int', staffId)).toEqual({ outcome: 'not-found' })
  })
})

test('only a draft without orders can be deleted', async () => {
  const { db } = store
  const id = await addReadyMarket({ status: 'open' })
  expect(await deleteMarket(db, id, staffId)).toBe('open')
  expect(await deleteMarket(db, primary, staffId)).toBe('open')
  await closeMarket(db, id, staffId)
  const order = await addOrder(db, [createCheckoutLine(await addProduct(db))])
  await db.update(orders).set({ marketId: id }).where(eq(orders.id, order.id))
  expect(await deleteMarket(db, id, staffId)).toBe('has-orders')
  await db.update(orders).set({ marketId: primary }).where(eq(orders.id, order.id))
  expect(await deleteMarket(db, id, staffId)).toBe('deleted')
  expect(await deleteMarket(db, id, staffId)).toBe('deleted')
  expect(await findMarket(db, id)).toBeNull()
  expect((await listChanges(db, 'market', id))[0]).toMatchObject({ action: 'market.delete' })
})

test.each([
  ['close', { intent: 'close' }, 'The primary market is always active'],
  ['delete', { intent: 'delete' }, 'An active market cannot be deleted'],
] as const)('a command to %s the primary market is rejected with the reason', async (_, command, message) => {
  expect(await changeMarket(store.db, primary, command, staffId)).toContain(message)
})

test('commands that a draft or a deleted market does not allow are rejected with the reason', async () => {
  const draft = await addReadyMarket({ countries: [] })
  const runCommand = (id: Id<'market'>, command: Parameters<typeof changeMarket>[2]) =>
    changeMarket(store.db, id, command, staffId)
  expect(await runCommand(draft, { intent: 'open' })).toContain('This market is not ready yet.')
  expect(await runCommand(draft, { intent: 'primary', prefix: 'int' })).toContain('Only an active market')
  expect(await runCommand(draft, { intent: 'primary', prefix: '' })).toContain('Enter a web address')
  expect(await runCommand(newId(), { intent: 'open' })).toContain('deleted by someone else')
  expect(await runCommand(draft, { intent: 'delete' })).toBeNull()
})

test('all markets except the primary one, which stays first, can be reordered', async () => {
  const [first, second] = [
    await addReadyMarket(),
    await addReadyMarket({ name: 'Ghana', countries: ['GH'], languages: {} }),
  ]
  await arrangeMarkets(store.db, [second, first], staffId)
  expect((await readMarkets(store.db)).map(({ id }) => id)).toEqual([primary, second, first])
})
