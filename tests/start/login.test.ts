import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminUsers } from '#app/features/staff/admin-users.table.ts'
import { authUsers } from '#app/features/staff/auth.table.ts'
import { codeAt, stepAt } from '#app/features/staff/second-factor/totp.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// Login with two web processes: what one of them knows, the other knows with the next request.

/** The first admin's, which all staff here share. */
const PASSWORD = 'correct-horse-battery'
const NEW_PASSWORD = 'jua-kali-la-asubuhi'

let store: StoreProcess
let db: Database
let close: () => Promise<void>
beforeAll(async () => {
  store = await startStore({ env: { DEMO_DATA: 'off', WEB_CONCURRENCY: '2', TRUST_PROXY: '1' } })
  const database = openStoreDatabase(store)
  db = database.db
  close = database.close
})
afterAll(async () => {
  await close?.()
  await store?.stop()
})

type Request = { readonly from?: string; readonly cookie?: string; readonly body?: Readonly<Record<string, string>> }

let address = 0
/** Sends a request over a new connection, so that both processes get some; from a new address by default. */
function request(
  path: string,
  { from = `198.51.100.${++address % 250}`, cookie, body }: Request = {},
): Promise<Response> {
  return fetch(store.url + path, {
    method: body ? 'POST' : 'GET',
    redirect: 'manual',
    headers: {
      Connection: 'close',
      'X-Forwarded-For': from,
      ...(cookie && { Cookie: cookie }),
      ...(body && { Origin: store.url }),
    },
    ...(body && { body: new URLSearchParams(body) }),
  })
}

const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
const enter = async (email: string, password = PASSWORD) =>
  cookieOf(await request('/admin/login', { body: { email, password } }))

/** The responses of both processes to the account page, several times each. */
async function accountStatuses(cookie: string): Promise<number[]> {
  const responses = await Promise.all(Array.from({ length: 6 }, () => request('/admin/account', { cookie })))
  return [...new Set(responses.map(({ status }) => status))]
}

/** Adds a member of staff with the first admin's password: copying its hash is faster than creating one. */
async function newPerson(name: string): Promise<string> {
  const email = `${name.toLowerCase()}@staff.lumina.test`
  const id = crypto.randomUUID()
  await db.execute(sql`insert into auth_users (id, name, email) values (${id}, ${name}, ${email})`)
  await db.execute(sql`insert into auth_accounts (id, user_id, account_id, provider_id, password)
    select gen_random_uuid(), ${id}, ${id}, provider_id, password from auth_accounts order by created_at limit 1`)
  await db.execute(sql`insert into admin_users (id, full_name) values (${id}, ${name})`)
  return email
}

type Guess = { readonly response: Response; readonly refusals: number }

/** Sends a wrong password, and retries while the server is too busy. */
async function guess(email: string, from: string): Promise<Guess> {
  for (let refusals = 0; ; refusals++) {
    const response = await request('/admin/login', { from, body: { email, password: 'planted-wrong-password' } })
    if (response.status !== 503 || refusals === 20) return { response, refusals }
  }
}

/** 401: the password was checked. Requests refused as too busy may have counted too. */
function expectChecked(guesses: readonly Guess[], max: number) {
  const checked = guesses.filter(({ response }) => response.status === 401).length
  const refusals = guesses.reduce((sum, one) => sum + one.refusals, 0)
  expect(checked).toBeLessThanOrEqual(max)
  expect(checked + refusals).toBeGreaterThanOrEqual(max)
  const limited = guesses.filter(({ response }) => response.status === 429)
  expect(limited).toHaveLength(guesses.length - checked)
  for (const { response } of limited) expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
}

test('of 100 concurrent wrong passwords from one address five are checked, across processes', async () => {
  const sent = Array.from({ length: 100 }, () => guess('guessed@lumina.test', '203.0.113.1'))
  expectChecked(await Promise.all(sent), 5)
})

test('of 100 guesses at one account from fifty addresses twenty are checked', async () => {
  const sent = Array.from({ length: 100 }, (_, index) => guess('target@lumina.test', `192.0.2.${index % 50}`))
  expectChecked(await Promise.all(sent), 20)
})

test('a disabled member of staff is logged out of both processes with the next request', async () => {
  const email = await newPerson('Planted-Ben')
  const cookie = await enter(email)
  expect(await accountStatuses(cookie)).toEqual([200])
  const [user] = await db.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.email, email))
  if (!user) throw new Error('The member of staff is missing')
  await db.update(adminUsers).set({ isActive: false }).where(eq(adminUsers.id, user.id))
  expect(await accountStatuses(cookie)).toEqual([302])
  await db.update(adminUsers).set({ isActive: true }).where(eq(adminUsers.id, user.id))
  expect(await accountStatuses(cookie), 'the session is gone for good').toEqual([302])
})

test('logging out ends only this session, logging out everywhere both, in both processes', async () => {
  const email = await newPerson('Nia')
  const [laptop, phone] = [await enter(email), await enter(email)]
  const out = await request('/admin/logout', { cookie: laptop, body: {} })
  expect([out.status, out.headers.get('Location')]).toEqual([302, '/admin/login'])
  expect(await accountStatuses(laptop)).toEqual([302])
  expect(await accountStatuses(phone)).toEqual([200])

  const again = await enter(email)
  const everywhere = await request('/admin/logout?everywhere', { cookie: again, body: {} })
  expect(everywhere.headers.get('Location')).toBe('/admin/login?everywhere=done')
  expect(await accountStatuses(again)).toEqual([302])
  expect(await accountStatuses(phone)).toEqual([302])

  const left = await enter(email)
  const ended = await request('/admin/logout?everywhere', { cookie: again, body: {} })
  expect(ended.headers.get('Location'), 'no confirmation of a failed change').toBe('/admin/login?everywhere=ended')
  expect(await accountStatuses(left)).toEqual([200])
  const page = await (await request('/admin/login?everywhere=ended')).text()
  expect(page).toContain('your other devices are still logged in')
  expect(page).not.toContain('logged out on all your devices')
})

test('a changed password logs out everywhere else, in both processes, with the next request', async () => {
  const email = await newPerson('Planted-Chi')
  const [here, there] = [await enter(email), await enter(email)]
  const change = { intent: 'password', current: PASSWORD, password: NEW_PASSWORD, again: NEW_PASSWORD }
  const refused = await request('/admin/account', { cookie: here, body: { ...change, current: 'not it' } })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('This is not your current password.')
  expect(await accountStatuses(there)).toEqual([200])

  expect((await request('/admin/account', { cookie: here, body: change })).status).toBe(200)
  expect(await accountStatuses(there)).toEqual([302])
  expect(await accountStatuses(here)).toEqual([200])
  expect((await request('/admin/login', { body: { email, password: PASSWORD } })).status).toBe(401)
  expect(await enter(email, NEW_PASSWORD)).toMatch(/^lumina\.session=/)
})

/** What an app reads from the page: letters and digits in groups of four. */
function readKey(html: string): Uint8Array<ArrayBuffer> {
  const text = /<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(html)?.[1]?.replaceAll(' ', '') ?? ''
  const bits = Array.from(text, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Uint8Array.from(bits.join('').match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}

test('with a second factor the password is not enough, and a code works once, also with plain forms', async () => {
  const email = await newPerson('Planted-Dayo')
  const session = await enter(email)
  const account = (body: Record<string, string>) => request('/admin/account', { cookie: session, body })
  const begun = await (await account({ intent: 'begin', current: PASSWORD })).text()
  expect(begun).toMatch(/<svg[^>]*role="img"[^>]*>\s*<path d="M/)
  const key = readKey(begun)
  const firstStep = stepAt(new Date())
  const wrong = await account({ intent: 'confirm', code: '000000', next: '000000' })
  expect([wrong.status, readKey(await wrong.text())]).toEqual([400, key])
  // The codes of this half minute and the next: both stay valid until sent.
  const [first, second] = await Promise.all([0, 1].map((step) => codeAt(key, firstStep + step)))
  const confirmed = await (await account({ intent: 'confirm', code: first ?? '', next: second ?? '' })).text()
  const codes = confirmed.match(/(?<=<code>)[a-z2-9-]{14}(?=<\/code>)/g) ?? []
  expect(new Set(codes).size).toBe(10)
  expect(await (await request('/admin/account', { cookie: session })).text(), 'shown once').not.toContain(codes[0])

  const target = '/admin/login?redirectTo=%2Fadmin%2Forders'
  const passwordResponse = await request(target, { body: { email, password: PASSWORD } })
  expect([passwordResponse.status, passwordResponse.headers.get('location')]).toEqual([
    302,
    '/admin/login/code?redirectTo=%2Fadmin%2Forders',
  ])
  const waiting = passwordResponse.headers.getSetCookie()
  expect(waiting).toEqual([
    expect.stringMatching(/^lumina\.second-step=[\w%]{60,70}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
  ])
  const cookie = cookieOf(passwordResponse)
  expect(await accountStatuses(cookie)).toEqual([302])
  const send = (code: string) => request('/admin/login/code?redirectTo=%2Fadmin%2Forders', { cookie, body: { code } })
  const replayed = await send(second ?? '')
  expect([replayed.status, replayed.headers.get('cache-control')]).toEqual([401, 'no-store'])
  expect(await replayed.text()).toContain('was already used')

  const both = await Promise.all([send(codes[0] ?? ''), send(codes[0] ?? '')])
  const locations = both.map(({ headers }) => headers.get('location'))
  expect(locations.filter((place) => place === '/admin/orders')).toHaveLength(1)
  const entered = both.find(({ headers }) => headers.get('location') === '/admin/orders')
  expect(await accountStatuses(entered ? cookieOf(entered) : '')).toEqual([200])

  const script = await fetch(`${store.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { Origin: store.url, 'Content-Type': 'application/json', 'X-Forwarded-For': '198.51.100.251' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  expect([script.status, script.headers.getSetCookie()]).toEqual([403, []])
  expect((await request('/admin/login/code')).headers.get('location')).toBe('/admin/login')
})

test('the log of these tests names no one, and contains no password, code or address', () => {
  const log = store
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{')) // the owner's credentials at the first start are not part of the log
    .join('\n')
  expect(log).toContain('"event":"login"')
  expect(log).toContain('"event":"login-limited"')
  for (const word of [
    'planted',
    'Planted',
    '@',
    PASSWORD,
    NEW_PASSWORD,
    '198.51.100',
    '203.0.113',
    '192.0.2',
    'second-step=',
  ]) {
    expect(log.includes(word), word).toBe(false)
  }
})
