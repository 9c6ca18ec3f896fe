import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { parseInput } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'
import { writeBackup } from '#app/operations/backups/write-backup.server.ts'
import {
  arrangeProviders,
  computeKeysVersion,
  connectProvider,
  disconnectProvider,
  switchProvider,
  testConnection,
} from '#app/payments/admin/change-connection.server.ts'
import { listConnections, readConnection } from '#app/payments/admin/connection-rows.server.ts'
import { changesAccount, readOffers, readProviderMarkets, saveOffers } from '#app/payments/admin/offers.server.ts'
import type { OfferRow } from '#app/payments/admin/offers-input.ts'
import { createOffersInput } from '#app/payments/admin/offers-input.ts'
import { readPaymentsPage } from '#app/payments/admin/payments-page.server.ts'
import { readProviderPage } from '#app/payments/admin/provider-page.server.ts'
import { listUnreadableKeys } from '#app/payments/connections/connections.server.ts'
import { loadProvider } from '#app/payments/providers/providers.server.ts'
import { env } from '#app/platform/env.server.ts'
import { openImageWorker } from '#app/platform/images/image-worker.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { paymentConnections, paymentOffers } from '#app/pricing/payment-methods.table.ts'
import { findProvider, type RegisteredProvider } from '#app/pricing/payment-providers.ts'
import { NO_TERMS } from '#app/pricing/payment-terms.ts'
import {
  getKeysSecretId,
  listOfferedProviders,
  readStoredPayments,
  unsealKeys,
} from '#app/pricing/stored-payments.server.ts'
import { getPrimaryMarket, readLocales } from '#app/store/markets.server.ts'
import { createStaff, setStaffActive } from '#app/store/staff/staff.server.ts'
import { auditLog } from '#app/store/staff.table.ts'
import { unpackBackup } from '#tests/support/backup-files.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { type FakeStripe, STRIPE_KEY, startFakeStripe, WEBHOOK_SECRET } from '#tests/support/fake-stripe.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { createLocalImageStore } from '#tests/support/local-image-store.ts'
import { addMarket } from '#tests/support/markets.ts'

let store: TestDatabase
let fake: FakeStripe
let staffId: Id<'staff'>
let stripe: RegisteredProvider
let transfer: RegisteredProvider

const KEYS = { secretKey: STRIPE_KEY, webhookSecret: WEBHOOK_SECRET }
const folder = mkdtempSync(join(tmpdir(), 'lumina-payments-'))

beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
  fake = await startFakeStripe()
  const entry = getEntry('stripe')
  stripe = { ...entry, connect: (env, keys) => entry.connect({ ...env, STRIPE_API_URL: fake.url }, keys) }
  transfer = getEntry('bank_transfer')
})
beforeEach(async () => {
  fake.state.failWith = null
  await store.db.delete(paymentConnections)
  await store.db.delete(paymentOffers)
  await store.db.delete(mailOutbox)
  await store.db.delete(auditLog).where(like(auditLog.entity, 'payments%'))
})
afterAll(async () => {
  await store.close()
  await fake.close()
  rmSync(folder, { recursive: true })
})

function getEntry(name: string): RegisteredProvider {
  const entry = findProvider(name)
  if (!entry) throw new Error('There is no such provider')
  return entry
}

const connect = (keys = KEYS, version = computeKeysVersion(null)) =>
  connectProvider(store.db, stripe, { keys, version }, staffId)
const listAuditEntries = () => store.db.select().from(auditLog).where(like(auditLog.entity, 'payments%'))

/** Reads the version of the current keys, which a later save of the connection needs. */
async function readCurrentVersion(): Promise<string> {
  return computeKeysVersion((await readConnection(store.db, stripe)).row)
}

test('keys are tested and saved, but are readable neither in the database nor on the page nor in the audit log', async () => {
  const { db } = store
  expect(await connect()).toEqual({
    outcome: 'saved',
    tested: { ok: true, mode: 'test', account: 'Lumina Test' },
  })
  const { row, state } = await readConnection(db, stripe)
  expect(state).toBe('test')
  expect(row).toMatchObject({ keysHint: STRIPE_KEY.slice(-4), testProblem: '', account: 'Lumina Test', mode: 'test' })
  const page = await readProviderPage(db, stripe, 'http://localhost')
  expect(page.connection.keysEnteredAt).toBeInstanceOf(Date)
  const visibleData = JSON.stringify([await db.select().from(paymentConnections), page, await listAuditEntries()])
  for (const key of Object.values(KEYS)) expect(visibleData).not.toContain(key)
  const [alert] = await listAlerts()
  expect(alert?.body.text).toContain(
    `The new keys end in …${STRIPE_KEY.slice(-4)} and belong to the account Lumina Test.`,
  )
  expect(unsealKeys('stripe', row?.keys ?? '')).toEqual(KEYS)
})

test('keys that were stored for one provider cannot be decrypted for another', async () => {
  await connect()
  const { row } = await readConnection(store.db, stripe)
  await store.db
    .insert(paymentConnections)
    .values({ provider: 'paystack', keys: row?.keys ?? '', keysSecret: getKeysSecretId() })
  expect(unsealKeys('paystack', row?.keys ?? '')).toBeNull()
  expect(await loadProvider(store.db, 'paystack')).toBeNull()
})

test('a backup contains no key in plain text', async () => {
  await connect()
  const path = join(folder, 'backup.tar')
  const images = createLocalImageStore(folder, openImageWorker())
  await writeBackup(path, { databaseUrl: store.url, store: images, listShown: async () => [] })
  const { files } = await unpackBackup(path)
  const backupContents = [readFileSync(path), ...files.map(({ text }) => zstdDecompressSync(text))].map((text) =>
    text.toString('latin1'),
  )
  expect(backupContents.some((text) => text.includes('stripe'))).toBe(true)
  for (const key of Object.values(KEYS)) expect(backupContents.filter((text) => text.includes(key))).toEqual([])
})

test('keys that the provider rejects are not saved', async () => {
  expect(await connect({ ...KEYS, secretKey: 'sk_test_another4key' })).toEqual({
    outcome: 'rejected',
    reason: 'Stripe: api key invalid',
  })
  expect(await readConnection(store.db, stripe)).toMatchObject({ row: null, state: 'not-connected' })
})

test('keys are saved even if the provider does not respond, and are tested later', async () => {
  fake.state.failWith = 500
  expect(await connect()).toEqual({ outcome: 'saved', tested: null })
  expect((await readConnection(store.db, stripe)).row?.testProblem).toMatch(/did not respond/)
  fake.state.failWith = null
  const loaded = (await stripe.connect(env, KEYS)?.()) ?? null
  expect(await testConnection(store.db, stripe, async () => loaded)).toMatchObject({ ok: true, mode: 'test' })
  expect((await readConnection(store.db, stripe)).row).toMatchObject({ testProblem: '', account: 'Lumina Test' })
})

test('keys that someone else entered in the meantime are not replaced', async () => {
  await connect()
  expect(await connect()).toEqual({ outcome: 'conflict' })
  expect(await connect(KEYS, await readCurrentVersion())).toMatchObject({ outcome: 'saved' })
})

test('keys in the environment take precedence', async () => {
  const inEnvironment = { ...stripe, isConfiguredInEnvironment: () => true }
  const keysToConnect = { keys: KEYS, version: computeKeysVersion(null) }
  expect(await connectProvider(store.db, inEnvironment, keysToConnect, staffId)).toEqual({ outcome: 'in-environment' })
  expect(await readConnection(store.db, inEnvironment)).toMatchObject({ row: null, state: 'active' })
  expect((await readProviderPage(store.db, inEnvironment, '')).connection).toMatchObject({
    isConfiguredInEnvironment: true,
    hasKeys: false,
  })
})

test('keys encrypted with a different secret must be entered again, and cannot be switched on', async () => {
  await connect()
  await store.db.update(paymentConnections).set({ keysSecret: 'another-secret' })
  expect((await readConnection(store.db, stripe)).state).toBe('enter-again')
  expect(await listUnreadableKeys(store.db, getKeysSecretId())).toEqual(['Stripe'])
  expect(await switchProvider(store.db, stripe, true, staffId)).toMatch(/Enter your Stripe keys/)
  expect(await connect(KEYS, await readCurrentVersion())).toMatchObject({ outcome: 'saved' })
  expect((await readConnection(store.db, stripe)).state).toBe('test')
  expect(await listUnreadableKeys(store.db, getKeysSecretId())).toEqual([])
  expect(await listUnreadableKeys(store.db, null)).toEqual(['Stripe'])
})

test('removed keys are deleted, and the removal is recorded', async () => {
  await connect()
  await disconnectProvider(store.db, stripe, staffId)
  expect(await readConnection(store.db, stripe)).toMatchObject({ row: { keys: null }, state: 'not-connected' })
  expect((await listAuditEntries()).map(({ action }) => action).toSorted()).toEqual([
    'payments.keys',
    'payments.remove-keys',
  ])
})

test('saving the order of providers at checkout does not switch on a provider that needs no keys', async () => {
  const { db } = store
  const listNames = async () => (await listConnections(db)).map(({ entry }) => entry.name)
  await arrangeProviders(db, ['bank_transfer', 'stripe', 'unknown'], staffId)
  expect(await listNames()).toEqual(['bank_transfer', 'stripe', 'paystack', 'paypal', 'cash_on_delivery'])
  expect((await readConnection(db, transfer)).state).toBe('off')
  expect(await readPaymentsPage(db)).toMatchObject({ notice: 'demo', unpayable: [] })
  await connect()
  await switchProvider(db, getEntry('cash_on_delivery'), true, staffId)
  const active = (await readPaymentsPage(db)).rows.filter(({ isOn }) => isOn)
  expect(active.map(({ id }) => id)).toEqual(['stripe', 'cash_on_delivery'])
})

async function offerTransfer(changed: Partial<OfferRow>, version?: string) {
  const input = await buildTransferOffers(changed, version)
  return (await saveOffers(store.db, transfer, input, staffId)).outcome
}

async function buildTransferOffers(changed: Partial<OfferRow>, version?: string) {
  const { db } = store
  const markets = await readProviderMarkets(db, transfer)
  const current = await readOffers(db, transfer, markets)
  const { id } = getPrimaryMarket(await readLocales(db))
  const rows = current.rows.map((row) => (row.market === id ? { ...row, ...changed } : row))
  const input = parseInput(createOffersInput(transfer.settingFields, markets), {
    rows: JSON.stringify(rows),
    version: version ?? current.version,
  })
  if (!input.ok) throw new Error(JSON.stringify(input.errors))
  return input.value
}

const listAlerts = () =>
  store.db
    .select({ recipient: mailOutbox.recipient, body: mailOutbox.body })
    .from(mailOutbox)
    .where(like(mailOutbox.event, 'payee-changed:%'))

const ACCOUNT = { isOffered: true, holder: 'Lumina GmbH', iban: 'DE89 3704 0044 0532 0130 00' }

test('a bank transfer is offered once it is switched on and a market has an account, until it is switched off', async () => {
  const { db } = store
  const market = getPrimaryMarket(await readLocales(db))
  const listOffered = async () =>
    listOfferedProviders(await readStoredPayments(db), market).map(({ entry }) => entry.name)
  expect(await offerTransfer(ACCOUNT)).toBe('saved')
  expect(await listOffered()).toEqual(['demo']) // the bank transfer is still off
  expect(await readPaymentsPage(db)).toMatchObject({ notice: 'demo', unpayable: [] })
  expect(await switchProvider(db, transfer, true, staffId)).toBeNull()
  expect(await listOffered()).toEqual(['bank_transfer'])
  expect(await readPaymentsPage(db)).toMatchObject({ notice: null, unpayable: [] })
  const changes = JSON.stringify((await listAuditEntries()).map((entry) => entry.changes))
  expect(changes).toContain('…3000')
  expect(changes).not.toContain('DE89')
  expect(changes).not.toContain('Lumina GmbH')

  expect(await switchProvider(db, transfer, false, staffId)).toBeNull()
  expect((await readConnection(db, transfer)).state).toBe('off')
  expect(await listOffered()).toEqual(['demo'])
  const switched = (await listAuditEntries()).filter(({ action }) => action === 'payments.switch')
  expect(switched.map((entry) => entry.changes)).toContainEqual({ Active: { from: true, to: false } })
})

test('a bank transfer cannot be switched on until a market has an account', async () => {
  const { db } = store
  const readNeed = async () => (await readConnection(db, transfer)).needsAccount
  const reason = 'Enter the bank account first.'
  expect(await readNeed()).toBe(true)
  expect(await offerTransfer({ isOffered: false, holder: 'Lumina GmbH' }), 'no number').toBe('saved')
  expect(await readNeed()).toBe(true)
  expect(await switchProvider(db, transfer, true, staffId)).toBe(reason)

  const input = { ...(await buildTransferOffers({ isOffered: false, note: 'A note' })), turnOn: 'yes' } as const
  expect(await saveOffers(db, transfer, input, staffId)).toEqual({ outcome: 'rejected', reason })
  const [row] = (await readOffers(db, transfer, await readProviderMarkets(db, transfer))).rows
  expect(row?.note, 'nothing is saved').toBe('')

  const complete = { ...(await buildTransferOffers(ACCOUNT)), turnOn: 'yes' } as const
  expect(await saveOffers(db, transfer, complete, staffId)).toEqual({ outcome: 'saved' })
  expect(await readConnection(db, transfer)).toMatchObject({ state: 'active', needsAccount: false })
})

test('changing the account requires a confirmed password and is emailed to all active staff, unlike changing the fee', async () => {
  const { db } = store
  await createStaff(db, { name: 'Dayo Bello', email: 'dayo@lumina.example' })
  await createStaff(db, { name: 'Left Long Ago', email: 'left@lumina.example' })
  await setStaffActive(db, 'left@lumina.example', false)
  const market = getPrimaryMarket(await readLocales(db))
  const requiresPassword = async (changed: Partial<OfferRow>) =>
    await changesAccount(db, transfer, await buildTransferOffers(changed))

  expect(await requiresPassword(ACCOUNT), 'the first account').toBe(true)
  await offerTransfer(ACCOUNT)
  expect(await requiresPassword({ holdDays: '9' })).toBe(false)
  await offerTransfer({ holdDays: '9', max: '1000', countries: ['US'] })
  const recorded = JSON.stringify((await listAuditEntries()).map((entry) => entry.changes))
  expect(recorded).toContain('maximum":{"to":"$1,000.00","from":null}')
  expect(recorded).toContain('countries":{"to":"United States","from":"all"}')
  const mails = await listAlerts()
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(['admin@lumina.example', 'dayo@lumina.example'])
  expect(mails[0]?.body.text).toContain(
    `${market.name}: the account details were changed. The account number ends in …3000.`,
  )
  expect(mails[0]?.body.text).not.toContain('DE89')

  expect(await requiresPassword({ iban: 'GB33 BUKB 2020 1555 5555 55' })).toBe(true)
  expect(await requiresPassword({ holder: 'Someone Else' }), 'banks do not always compare names').toBe(true)
  expect(await requiresPassword({ note: 'Pay to +44 20 7946 0000' }), 'a note can contain a different account').toBe(
    true,
  )
})

test('offers that someone else changed are not overwritten', async () => {
  const { version } = await readOffers(store.db, transfer, await readProviderMarkets(store.db, transfer))
  expect(await offerTransfer(ACCOUNT)).toBe('saved')
  expect(await offerTransfer({ ...ACCOUNT, holder: 'Someone else' }, version)).toBe('conflict')
  expect(await offerTransfer(ACCOUNT, version), 'the same again').toBe('saved')
})

test('unchanged markets continue to follow the default', async () => {
  const { db } = store
  const other = await addMarket(db, { name: 'Brazil', status: 'draft', countries: ['BR'], languages: { br: 'pt' } })
  await offerTransfer(ACCOUNT)
  expect(await db.$count(paymentOffers)).toBe(1)
  expect(await db.$count(paymentOffers, eq(paymentOffers.marketId, other))).toBe(0)
})

test('amounts in a former currency of the market are reported until they are saved again', async () => {
  const { db } = store
  const cash = getEntry('cash_on_delivery')
  const market = getPrimaryMarket(await readLocales(db))
  const terms = { ...NO_TERMS, currency: market.currency === 'JPY' ? 'USD' : 'JPY', fee: 300 }
  await db.insert(paymentOffers).values({ marketId: market.id, provider: cash.name, isOffered: true, terms })
  const readMissingTerm = async () => (await readProviderPage(db, cash, '')).missingTerms[market.id]
  expect(await readMissingTerm()).toBe(`Enter the fee and maximum in ${market.currency}`)
  const markets = await readProviderMarkets(db, cash)
  const { rows, version } = await readOffers(db, cash, markets)
  expect(rows.find((row) => row.market === market.id)).toMatchObject({ isOffered: true, fee: '', max: '' })
  const input = parseInput(createOffersInput(cash.settingFields, markets), { rows: JSON.stringify(rows), version })
  if (!input.ok) throw new Error('The rows were rejected')
  expect(await saveOffers(db, cash, input.value, staffId)).toEqual({ outcome: 'saved' })
  expect(await readMissingTerm()).toBeUndefined()
})
