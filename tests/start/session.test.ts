import { existsSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { original, selectOriginals } from '#app/content/translations/originals.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { translations } from '#app/store/translations.table.ts'
import { isLong } from '#tests/support/long.ts'
import { addMarket } from '#tests/support/markets.ts'
import { readField } from '#tests/support/page-forms.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { createTemporaryFolder, type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase, readPostmaster } from '#tests/support/store-database.ts'
import { listWebProcesses } from '#tests/support/web-processes.ts'

// Tests a new store: its secrets, its logins, and how it stops. shutdown.test.ts stops a store that is being used.

const env = { DEMO_DATA: 'off' }
const dataDir = createTemporaryFolder()
let store: StoreProcess
beforeAll(async () => {
  store = await startStore({ dataDir, env }) // in an empty folder, so not from a prepared copy
})
afterAll(async () => {
  await store?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('the secrets of a new store are private, and its database does not run as root', () => {
  const { uid, mode } = statSync(join(dataDir, 'postgres'))
  const ownUid = process.getuid?.()
  expect(uid === ownUid).toBe(ownUid !== 0) // our own user, unless we are root
  expect(mode & 0o777).toBe(0o700)
  expect(statSync(join(dataDir, 'secrets/postgres-password')).mode & 0o777).toBe(0o600)
})

test.runIf(isLong)('a login survives killing all processes at once', async () => {
  const loggedIn = await fetch(`${store.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { Origin: store.url, 'Content-Type': 'application/json' },
    body: JSON.stringify(store.admin),
  })
  const cookie = loggedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const expectLogin = async () => {
    const page = await fetch(`${store.url}/admin`, { headers: { Cookie: cookie }, redirect: 'manual' })
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Total products')
  }
  await expectLogin()
  for (const pid of [store.supervisor.pid ?? 0, ...listWebProcesses(store), readPostmaster(store).pid]) {
    process.kill(pid, 'SIGKILL')
  }
  await store.ended
  store = await startStore({ dataDir, env })
  await expectLogin()
})

test('an hour-old session needs the password to change who is paid, and all staff get an email about the change', async () => {
  const { url, admin } = store
  const { db, close } = openStoreDatabase(store)
  const { cookie } = await openStaffSession(db, store)
  await db.execute(sql`update auth_sessions set created_at = now() - interval '1 hour'`)
  const send = async (provider: string, form: Record<string, string>) => {
    const headers = { Cookie: cookie, Origin: url }
    const init = { method: 'POST', headers, body: new URLSearchParams(form) }
    const response = await fetch(`${url}/admin/payments/${provider}`, init)
    return { status: response.status, text: await response.text() }
  }
  const keys = { intent: 'keys', version: '', secretKey: 'sk_test_12345678', webhookSecret: 'whsec_12345678' }
  const unconfirmed = await send('stripe', keys)
  expect([unconfirmed.status, unconfirmed.text.includes('Enter your own password to confirm.')]).toEqual([400, true])

  const page = await (await fetch(`${url}/admin/payments/bank_transfer`, { headers: { Cookie: cookie } })).text()
  const rows: object[] = JSON.parse(readField(page, 'rows'))
  const account = { isOffered: true, holder: 'Adunni Lagos', number: '0123456789', note: 'Name the order' }
  const offers = {
    version: readField(page, 'version'),
    rows: JSON.stringify(rows.map((row) => ({ ...row, ...account }))),
  }
  const withoutPassword = await send('bank_transfer', offers)
  expect([withoutPassword.status, withoutPassword.text.includes('Enter your own password to confirm.')]).toEqual([
    400,
    true,
  ])
  const wrong = await send('bank_transfer', { ...offers, current: 'not my password' })
  expect([wrong.status, wrong.text.includes('This is not your current password.')]).toEqual([400, true])
  expect(await db.$count(mailOutbox)).toBe(0)
  expect((await send('bank_transfer', { ...offers, current: admin.password })).status).toBe(200)
  expect(await db.select({ recipient: mailOutbox.recipient }).from(mailOutbox)).toEqual([{ recipient: admin.email }])

  // The translated note beside the account could contain a different account number
  await db.execute(sql`delete from auth_verifications`)
  await addMarket(db, { name: 'Germany', status: 'draft', countries: ['DE'], languages: { de: 'de' } })
  const [offer] = await db.select({ id: original.id }).from(selectOriginals('payment-offer'))
  const translation = `${url}/admin/translations/de/payment-offer/${offer?.id}`
  const form = await (await fetch(translation, { headers: { Cookie: cookie } })).text()
  const translated = await fetch(translation, {
    method: 'POST',
    headers: { Cookie: cookie, Origin: url },
    body: new URLSearchParams({ note: 'Konto 0987654321', version: readField(form, 'version') }),
  })
  expect(translated.status).toBe(400)
  expect(await translated.text()).toContain('Enter your own password to confirm.')
  expect(await db.$count(translations)).toBe(0)
  await close()
})

test('Ctrl-C stops the store and its database, and the store exits with 0', async () => {
  store.supervisor.kill('SIGINT')
  expect(await store.ended).toEqual({ code: 0, signal: null })
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
})
