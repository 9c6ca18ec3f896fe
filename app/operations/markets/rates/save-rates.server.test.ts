import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Id } from '#app/lib/id.ts'
import { parseEcbFile } from '#app/operations/markets/rates/ecb-file.ts'
import { listCurrentRates, readRatesPreview, saveRates } from '#app/operations/markets/rates/save-rates.server.ts'
import { findMarket, listRateHistory } from '#app/pricing/read-markets.server.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { addMarketRate } from '#app/store/markets.server.ts'
import { markets } from '#app/store/markets.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createEcbFile, ECB_RATES } from '#tests/support/fake-ecb.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addMarket } from '#tests/support/markets.ts'
import { findPrimaryMarketId } from '#tests/support/shipping.ts'

const rates = parseEcbFile(createEcbFile('2026-11-20', ECB_RATES))
if (!rates) throw new Error('The fake file is invalid')

let store: TestDatabase
let staffId: Id<'staff'>
let primary: Id<'market'>

beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
  primary = await findPrimaryMarketId(store.db)
})
beforeEach(() => store.db.delete(markets).where(eq(markets.isPrimary, false)))
afterAll(() => store.close())

test('only the chosen rates are added, exactly as previewed, and earlier rates are kept', async () => {
  const { db } = store
  const preview = await readRatesPreview(db, rates)
  expect(preview.unknown).toEqual(['NGN'])
  expect(preview.lines.map(({ currency, isLarge }) => [currency, isLarge])).toEqual([
    ['GBP', false],
    ['EUR', false],
    ['CAD', false],
  ])
  const before = (await listRateHistory(db, primary)).length
  const chosen = { version: preview.version, keys: [`${primary}:GBP`, `${primary}:EUR`, 'other:CAD'] }
  expect(await saveRates(db, rates, chosen, staffId)).toEqual({ outcome: 'saved', count: 2 })
  expect((await findMarket(db, primary))?.displays).toEqual([
    { currency: 'GBP', rate: { base: 1_152_500, quote: 876_300 } },
    { currency: 'EUR', rate: { base: 1_152_500, quote: 1_000_000 } },
    { currency: 'CAD', rate: { base: 1_000_000, quote: 1_350_000 } },
  ])
  const history = await listRateHistory(db, primary)
  expect(history).toHaveLength(before + 2)
  expect(history.slice(0, 2).map(({ source }) => source)).toEqual(['ecb', 'ecb'])
  expect((await listChanges(db, 'market', primary))[0]?.changes).toMatchObject({
    'rate of GBP': { from: '1 USD = 0.79 GBP' },
  })
  // The saved rates no longer differ from the fetched ones
  const again = await readRatesPreview(db, rates)
  expect(again.lines.map(({ isSame }) => isSame)).toEqual([true, true, false])
})

test.each([
  [
    'a current rate',
    () => addMarketRate(store.db, { marketId: primary, currency: 'CAD', rate: { base: 1, quote: 2 }, source: 'typed' }),
  ],
  ['the markets', () => addMarket(store.db, { currency: 'CHF', displayCurrencies: ['CHF', 'EUR'] })],
])('if %s changed after the preview, nothing is saved and a new preview is returned', async (_, changeByOthers) => {
  const { db } = store
  const { version, lines } = await readRatesPreview(db, rates)
  await changeByOthers()
  const before = await listRateHistory(db, primary)
  const saved = await saveRates(db, rates, { version, keys: lines.map(({ key }) => key) }, staffId)
  expect(saved).toEqual({ outcome: 'changed', preview: await readRatesPreview(db, rates) })
  expect(await listRateHistory(db, primary)).toEqual(before)
})

test('the list of current rates includes rates that markets need but that were never entered', async () => {
  const { db } = store
  await addMarket(db, { name: 'Ghana', status: 'draft', currency: 'GHS', rate: null })
  await addMarket(db, { name: 'Nigeria', status: 'draft', currency: 'NGN', rate: null })
  const current = await listCurrentRates(db)
  expect(new Set(current.map(({ market }) => market))).toEqual(new Set(['International', 'Ghana']))
  expect(current[0]).toMatchObject({ currency: 'USD', text: '1 USD = 1,500 NGN', day: expect.any(String) })
  expect(current.at(-1)).toMatchObject({ currency: 'GHS', text: null, day: null, source: null })
})
