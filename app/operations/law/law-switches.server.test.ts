import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#app/lib/id.ts'
import { readLawScreen } from '#app/operations/law/law-screen.server.ts'
import { listDisabledRules, switchLegalRule } from '#app/operations/law/law-switches.server.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { appliesIn } from '#app/store/law-rules.ts'
import { getPrimaryMarket, readLocales } from '#app/store/markets.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addMarket } from '#tests/support/markets.ts'
import { addZone } from '#tests/support/shipping.ts'

let store: TestDatabase
let staffId: Id<'staff'>

beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
})
afterAll(() => store.close())

const applies = async () => appliesIn('withdrawal', getPrimaryMarket(await readLocales(store.db)))
const findRow = async (id: string) => (await readLawScreen(store.db)).rows.find((row) => row.id === id)

test('a rule that is switched off, with a reason, does not apply until it is switched on again; a repeated command does nothing', async () => {
  const { db } = store
  const off = { intent: 'off', rule: 'withdrawal', reason: 'Only businesses buy here' } as const
  expect(await applies()).toBe(true)
  expect(await switchLegalRule(db, off, staffId)).toBe('done')
  expect(await switchLegalRule(db, { ...off, reason: 'Again' }, staffId)).toBe('changed')
  expect(await applies()).toBe(false)
  const [{ staffName = null } = {}] = await listDisabledRules(db)
  expect(await listDisabledRules(db)).toMatchObject([{ rule: 'withdrawal', reason: off.reason }])
  expect(await findRow('withdrawal')).toMatchObject({
    state: 'off',
    missing: [],
    off: { reason: off.reason, staffName },
  })
  expect(await switchLegalRule(db, { intent: 'on', rule: 'withdrawal' }, staffId)).toBe('done')
  expect(await switchLegalRule(db, { intent: 'on', rule: 'withdrawal' }, staffId)).toBe('changed')
  expect(await applies()).toBe(true)
  const reasons = [
    { from: off.reason, to: '' },
    { from: '', to: off.reason },
  ]
  expect((await listChanges(db, 'law', null)).map(({ changes }) => changes)).toMatchObject(
    reasons.map((reason) => ({ reason })),
  )
})

test('the list shows the markets to which each rule applies, and their gaps', async () => {
  const { db } = store
  const id = await addMarket(db, { name: 'Norway', status: 'draft', countries: ['NO'], orderButton: 'Send' })
  await addZone(db, { marketId: id, places: [{ country: 'NO' }], rates: [{ daysMin: null, daysMax: null }] })
  expect(await findRow('order-button')).toMatchObject({
    state: 'missing',
    markets: [{ name: 'International' }, { name: 'Norway' }],
    missing: [{ text: expect.stringContaining('“Place order · $120.00”'), markets: ['International'] }],
  })
  expect(await findRow('delivery-and-total')).toMatchObject({ missing: [{ markets: ['Norway'] }] })
  expect(await findRow('legal-notice')).toMatchObject({ missing: [{ markets: [] }] })
  expect(await findRow('lowest-price')).toMatchObject({ state: 'met' })
  expect(await findRow('newsletter-consent')).toMatchObject({ state: 'yours' })
  expect(await findRow('guarantee-notice')).toMatchObject({ state: 'advice', markets: [{ name: 'International' }] })
  expect(await findRow('packaging')).toMatchObject({ state: 'advice', markets: [{ name: 'International' }] })
})
