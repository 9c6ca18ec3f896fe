import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contactMessages } from '#app/features/contact/contact-messages.table.ts'
import { saveSettings } from '#app/features/settings/settings.server.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// Contact messages over HTTP, with the setting `contact_inbox` off and on.

const ADA = { name: 'Ada Obi', email: 'ada@example.com', subject: 'Sizes', message: 'Which one?' }

let store: StoreProcess
let database: ReturnType<typeof openStoreDatabase>

beforeAll(async () => {
  store = await startStore({ env: { DEMO_DATA: 'off' } })
  database = openStoreDatabase(store)
})
beforeEach(async () => {
  await database.db.delete(contactMessages)
})
afterAll(async () => {
  await database?.close()
  await store?.stop()
})

function send(body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(`${store.url}/contact/message`, {
    method: 'POST',
    headers: { Origin: store.url, 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

async function read(path: string): Promise<string> {
  const loggedIn = await fetch(`${store.url}/admin/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: store.url },
    body: new URLSearchParams(store.admin),
  })
  const cookie = loggedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return await (await fetch(store.url + path, { headers: { Cookie: cookie } })).text()
}

test('§D with the inbox off nothing is stored and the admin has no Messages entry; with it on, both', async () => {
  expect((await send(ADA)).status).toBe(404)
  expect(await database.db.$count(contactMessages)).toBe(0)
  const off = await read('/admin')
  expect(off).toContain('href="/admin/customers"')
  expect(off).not.toContain('href="/admin/messages"')
  expect(await read('/admin/messages')).toContain('New messages are not stored')

  await saveSettings(database.db, { contact_inbox: true })
  const response = await send(ADA)
  expect([response.status, await response.json()]).toEqual([200, { outcome: 'kept' }])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await database.db.select().from(contactMessages)).toMatchObject([ADA])
  const on = await read('/admin')
  expect(on).toMatch(/href="\/admin\/messages"[\s\S]{0,900}>1<span class="sr-only"> unread/)
  expect(await read('/admin/messages')).not.toContain('New messages are not stored')
})

test('invalid messages are rejected with a reason, and too many are rate-limited', async () => {
  await saveSettings(database.db, { contact_inbox: true })
  expect((await send(ADA, { Origin: 'https://evil.example' })).status).toBe(403)
  expect((await send(ADA, { 'Content-Type': 'text/plain' })).status).toBe(415)
  expect((await send({ ...ADA, message: 'x'.repeat(300_000) })).status).toBe(413)
  expect((await fetch(`${store.url}/contact/message`)).status).toBe(404)
  const refused = await send({ ...ADA, email: 'ada' })
  expect([refused.status, await refused.json()]).toEqual([
    400,
    { outcome: 'refused', errors: { email: 'Please enter a valid email address' } },
  ])
  expect((await send('{"name":')).status).toBe(400)
  let response = await send(ADA)
  for (let more = 0; more < 5 && response.status === 200; more++) response = await send(ADA)
  expect([response.status, await response.json()]).toEqual([429, { outcome: 'limited' }])
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await database.db.$count(contactMessages)).toBeLessThan(5)
})
