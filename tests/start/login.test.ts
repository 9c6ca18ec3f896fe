import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#app/platform/db/db.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { computeCode, computeStep } from '#app/store/staff/second-factor/totp.ts'
import { adminUsers, authUsers } from '#app/store/staff.table.ts'
import { decodeBase32 } from '#tests/support/base32.ts'
import { listFailures } from '#tests/support/list-failures.ts'
import { addStaff, openStaffSession } from '#tests/support/staff-session.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// Tests login with two web processes. A change to a session applies in both from the next request on.

/** The first admin's password, which all staff in these tests share. */
const PASSWORD = 'correct-horse-battery'
const NEW_PASSWORD = 'jua-kali-la-asubuhi'
/**
 * The number of wrong passwords that are checked for one account: fewer than by default (login.server.test.ts), because
 * each takes a slow hash.
 */
const MAX_GUESSES = 8

let store: StoreProcess
let db: Database
let close: () => Promise<void>
beforeAll(async () => {
  const env = { DEMO_DATA: 'off', WEB_CONCURRENCY: '2', TRUST_PROXY: '1', LIMIT_SIGN_IN_ACCOUNT: String(MAX_GUESSES) }
  store = await startStore({ env })
  const database = openStoreDatabase(store)
  db = database.db
  close = database.close
})
afterAll(async () => {
  await close?.()
  await store?.stop()
})

type Request = { readonly from?: string; readonly cookie?: string; readonly body?: Readonly<Record<string, string>> }

let addresses = 0
const newAddress = () => `198.51.100.${++addresses % 250}`

/** Sends a request over a new connection, so that both processes get some; from a new address by default. */
function request(path: string, { from = newAddress(), cookie, body }: Request = {}): Promise<Response> {
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

const readCookie = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
const open = async (email: string) => (await openStaffSession(db, store, email)).cookie

/** Requests the account page from both processes, several times each. Returns the statuses. */
async function readAccountStatuses(cookie: string): Promise<number[]> {
  const responses = await Promise.all(Array.from({ length: 6 }, () => request('/admin/account', { cookie })))
  return [...new Set(responses.map(({ status }) => status))]
}

const addStaffMember = async (name: string) => (await addStaff(db, name)).email

type Guess = { readonly response: Response; readonly busyResponses: number }

/** Sends a wrong password and retries while the server is too busy. */
async function guess(email: string, from: string): Promise<Guess> {
  for (let busyResponses = 0; ; busyResponses++) {
    const response = await request('/admin/login', { from, body: { email, password: 'planted-wrong-password' } })
    if (response.status !== 503 || busyResponses === 20) return { response, busyResponses }
  }
}

/** Expects at most `max` checked passwords (401). Requests rejected as too busy may also have counted. */
function expectChecked(guesses: readonly Guess[], max: number) {
  const checkedCount = guesses.filter(({ response }) => response.status === 401).length
  const busyResponses = guesses.reduce((sum, attempt) => sum + attempt.busyResponses, 0)
  expect(checkedCount).toBeLessThanOrEqual(max)
  expect(checkedCount + busyResponses).toBeGreaterThanOrEqual(max)
  const limitedGuesses = guesses.filter(({ response }) => response.status === 429)
  expect(limitedGuesses).toHaveLength(guesses.length - checkedCount)
  for (const { response } of limitedGuesses) expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
}

test('of 30 concurrent wrong passwords from one address, all processes together check only five', async () => {
  const [email, from] = ['guessed@lumina.test', '203.0.113.1']
  expectChecked(await Promise.all(Array.from({ length: 30 }, () => guess(email, from))), 5)
  const body = { email, password: 'wrong' }
  for (const path of ['/admin/login', '/admin/login.data']) {
    const response = await request(path, { from, body })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(800)
    expect(await response.text()).toContain('Too many login attempts. Please try again in 15 minutes.')
  }
  expect((await api('sign-in/email', { from, json: body })).status).toBe(429)
})

test('of 30 guesses for one account from ten addresses, eight are checked', async () => {
  const sent = Array.from({ length: 30 }, (_, index) => guess('target@lumina.test', `192.0.2.${index % 10}`))
  expectChecked(await Promise.all(sent), MAX_GUESSES)
})

test('a disabled staff member is logged out of both processes with the next request', async () => {
  const email = await addStaffMember('Planted-Ben')
  const cookie = await open(email)
  expect(await readAccountStatuses(cookie)).toEqual([200])
  const [user] = await db.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.email, email))
  if (!user) throw new Error('The staff member is missing')
  await db.update(adminUsers).set({ isActive: false }).where(eq(adminUsers.id, user.id))
  expect(await readAccountStatuses(cookie)).toEqual([302])
  await db.update(adminUsers).set({ isActive: true }).where(eq(adminUsers.id, user.id))
  expect(await readAccountStatuses(cookie), 'the session is gone for good').toEqual([302])
})

test('logging out ends only this session, and logging out everywhere ends both, in both processes', async () => {
  const email = await addStaffMember('Nia')
  const [laptop, phone] = [await open(email), await open(email)]
  const logoutResponse = await request('/admin/logout', { cookie: laptop, body: {} })
  expect([logoutResponse.status, logoutResponse.headers.get('Location')]).toEqual([302, '/admin/login'])
  expect(await readAccountStatuses(laptop)).toEqual([302])
  expect(await readAccountStatuses(phone)).toEqual([200])

  const again = await open(email)
  const everywhere = await request('/admin/logout?everywhere', { cookie: again, body: {} })
  expect(everywhere.headers.get('Location')).toBe('/admin/login?everywhere=done')
  expect(await readAccountStatuses(again)).toEqual([302])
  expect(await readAccountStatuses(phone)).toEqual([302])

  const remaining = await open(email)
  const ended = await request('/admin/logout?everywhere', { cookie: again, body: {} })
  expect(ended.headers.get('Location'), 'a failed change is not confirmed').toBe('/admin/login?everywhere=ended')
  expect(await readAccountStatuses(remaining)).toEqual([200])
  const page = await (await request('/admin/login?everywhere=ended')).text()
  expect(page).toContain('your other devices are still logged in')
  expect(page).not.toContain('logged out on all devices')
})

test('changing the password ends all other sessions in both processes with the next request', async () => {
  const email = await addStaffMember('Planted-Chi')
  const [here, there] = [await open(email), await open(email)]
  const change = { intent: 'password', current: PASSWORD, password: NEW_PASSWORD, again: NEW_PASSWORD }
  const rejection = await request('/admin/account', { cookie: here, body: { ...change, current: 'not it' } })
  expect(rejection.status).toBe(400)
  expect(await rejection.text()).toContain('This is not your current password.')
  expect(await readAccountStatuses(there)).toEqual([200])

  expect((await request('/admin/account', { cookie: here, body: change })).status).toBe(200)
  expect(await readAccountStatuses(there)).toEqual([302])
  expect(await readAccountStatuses(here)).toEqual([200])
  expect((await request('/admin/login', { body: { email, password: PASSWORD } })).status).toBe(401)
  const newLogin = await request('/admin/login', { body: { email, password: NEW_PASSWORD } })
  expect(readCookie(newLogin)).toMatch(/^lumina\.session=/)
})

/** Reads the key that the page shows for an authenticator app. */
function readKey(html: string): Uint8Array<ArrayBuffer> {
  return decodeBase32(/<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(html)?.[1] ?? '')
}

test('with a second factor, staff set up and log in with plain forms, the password is not enough, and each code works only once', async () => {
  const email = await addStaffMember('Planted-Dayo')
  const session = await open(email)
  const account = (body: Record<string, string>) => request('/admin/account', { cookie: session, body })
  const setupPage = await (await account({ intent: 'begin', current: PASSWORD })).text()
  expect(setupPage).toMatch(/<svg[^>]*role="img"[^>]*>\s*<path d="M/)
  const key = readKey(setupPage)
  const firstStep = computeStep(new Date())
  const wrong = await account({ intent: 'confirm', code: '000000', next: '000000' })
  expect([wrong.status, readKey(await wrong.text())]).toEqual([400, key])
  // The codes for this half minute and the next: both remain valid until they are sent.
  const [first, second] = await Promise.all([0, 1].map((step) => computeCode(key, firstStep + step)))
  const confirmed = await (await account({ intent: 'confirm', code: first ?? '', next: second ?? '' })).text()
  const codes = confirmed.match(/(?<=<code>)[a-z2-9-]{14}(?=<\/code>)/g) ?? []
  expect(new Set(codes).size).toBe(10)
  expect(
    await (await request('/admin/account', { cookie: session })).text(),
    'the codes are shown only once',
  ).not.toContain(codes[0])

  const target = '/admin/login?redirectTo=%2Fadmin%2Forders'
  const passwordResponse = await request(target, { body: { email, password: PASSWORD } })
  expect([passwordResponse.status, passwordResponse.headers.get('location')]).toEqual([
    302,
    '/admin/login/code?redirectTo=%2Fadmin%2Forders',
  ])
  const waiting = passwordResponse.headers.getSetCookie()
  expect(waiting).toEqual([
    expect.stringMatching(/^lumina\.second-step=[\w%]{80,100}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
  ])
  const cookie = readCookie(passwordResponse)
  expect(await readAccountStatuses(cookie)).toEqual([302])
  const send = (code: string) => request('/admin/login/code?redirectTo=%2Fadmin%2Forders', { cookie, body: { code } })
  const replayResponse = await send(second ?? '')
  expect([replayResponse.status, replayResponse.headers.get('cache-control')]).toEqual([401, 'no-store'])
  expect(await replayResponse.text()).toContain('was already used')

  const both = await Promise.all([send(codes[0] ?? ''), send(codes[0] ?? '')])
  const locations = both.map(({ headers }) => headers.get('location'))
  expect(locations.filter((location) => location === '/admin/orders')).toHaveLength(1)
  const acceptedResponse = both.find(({ headers }) => headers.get('location') === '/admin/orders')
  expect(await readAccountStatuses(acceptedResponse ? readCookie(acceptedResponse) : '')).toEqual([200])

  const script = await api('sign-in/email', { json: { email, password: PASSWORD } })
  expect([script.status, script.headers.getSetCookie()]).toEqual([403, []])
  expect((await request('/admin/login/code')).headers.get('location')).toBe('/admin/login')
})

describe('the login page', () => {
  test('redirects to the requested page', async () => {
    const redirected = await request('/admin/orders?status=shipped')
    expect(redirected.headers.get('location')).toBe('/admin/login?redirectTo=%2Fadmin%2Forders%3Fstatus%3Dshipped')
    const response = await request(redirected.headers.get('location') ?? '', { body: store.admin })
    expect(response.headers.get('location')).toBe('/admin/orders?status=shipped')
    expect(response.headers.get('set-cookie')).toMatch(
      /^lumina\.session=[^;]+; Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('works as a plain form, and the error page contains the message and the email', async () => {
    const response = await request('/admin/login', { body: { email: 'eve@lumina.test', password: 'wrong' } })
    const page = await response.text()
    expect(response.status).toBe(401)
    expect(page).toContain('role="alert"')
    expect(page).toContain('Invalid email or password')
    expect(page).toContain('value="eve@lumina.test"')
    expect(page).not.toContain('wrong"')
  })

  test('links to the password reset page, which names the command to use in a store without a mail server', async () => {
    expect(await (await request('/admin/login')).text()).toContain('href="/admin/login/forgot"')
    const page = await (await request('/admin/login/forgot')).text()
    expect(page.replaceAll(/<[^>]*>/g, '')).toContain('npm run staff -- reset-password --email')
    expect(page).not.toContain('<form')
    const response = await request('/admin/login/forgot', { body: { email: store.admin.email } })
    expect([response.status, response.headers.get('location')]).toEqual([302, '/admin/login/forgot'])
    expect(await db.$count(mailOutbox, eq(mailOutbox.recipient, store.admin.email))).toBe(0)
  })

  test('rejects an email that the database cannot store', async () => {
    const response = await request('/admin/login', { body: { email: 'eve\0@lumina.test', password: 'wrong' } })
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining('Invalid email or password'),
    ])
  })

  test('ends the browser’s old session, but a link to the logout page ends no session', async () => {
    const { cookie: old } = await openStaffSession(db, store)
    const cookie = readCookie(await request('/admin/login', { cookie: old, body: store.admin }))
    expect(await readAccountStatuses(old)).toEqual([302])
    expect((await request('/admin/logout', { cookie })).headers.get('location')).toBe('/admin')
    expect(await readAccountStatuses(cookie)).toEqual([200])
  })

  test('rejects forms from other sites', async () => {
    const response = await fetch(`${store.url}/admin/login`, {
      method: 'POST',
      headers: { Origin: 'https://evil.example' },
      body: new URLSearchParams(store.admin),
    })
    expect(response.status).toBe(403)
  })
})

type ApiRequest = Pick<Request, 'from' | 'cookie'> & { readonly json?: unknown }

/** Sends a request like a script: a POST if `json` is given, even null. */
function api(path: string, { from = newAddress(), cookie, ...body }: ApiRequest = {}): Promise<Response> {
  const isPost = 'json' in body
  return fetch(`${store.url}/api/auth/${path}`, {
    method: isPost ? 'POST' : 'GET',
    headers: {
      'X-Forwarded-For': from,
      ...(cookie && { Cookie: cookie }),
      ...(isPost && { Origin: store.url, 'Content-Type': 'application/json' }),
    },
    ...(isPost && { body: JSON.stringify(body.json) }),
  })
}

describe('login for scripts', () => {
  test('has three endpoints', async () => {
    const loggedIn = await api('sign-in/email', { json: store.admin })
    expect(loggedIn.status).toBe(200)
    expect(await loggedIn.json()).toMatchObject({ user: { email: store.admin.email, role: 'admin' } })
    const cookie = readCookie(loggedIn)
    const known = await api('get-session', { cookie })
    expect(known.status).toBe(200)
    expect(await known.text()).not.toContain(cookie.split('=')[1]?.split('.')[0])
    expect((await api('sign-out', { cookie, json: {} })).status).toBe(200)
    expect((await api('get-session', { cookie })).status).toBe(401)
  })

  test('returns 401 to strangers and 403 to disabled staff', async () => {
    expect((await api('get-session')).status).toBe(401)
    const { id, email } = await addStaff(db, 'Planted-Eno')
    await db.update(adminUsers).set({ isActive: false }).where(eq(adminUsers.id, id))
    const { cookie } = await openStaffSession(db, store, email)
    expect((await api('get-session', { cookie })).status).toBe(403)
    expect((await api('get-session', { cookie })).status).toBe(401)
  })

  const OTHERS = [
    'sign-up/email',
    'sign-in/social',
    'forget-password',
    'request-password-reset',
    'reset-password',
    'change-password',
    'change-email',
    'update-user',
    'delete-user',
    'list-sessions',
    'revoke-session',
    'revoke-sessions',
    'send-verification-email',
    'verify-email',
    'link-social',
    'list-accounts',
    'ok',
    'error',
    '',
    'get-session/x',
    'sign-in/email/x',
  ]
  test('exposes no other endpoint of the library', async () => {
    const { cookie } = await openStaffSession(db, store)
    const check = async (path: string) => {
      expect((await api(path, { cookie })).status).toBe(404)
      expect((await api(path, { cookie, json: { ...store.admin, name: 'Eve' } })).status).toBe(404)
    }
    expect(await listFailures(OTHERS, (path) => `/api/auth/${path}`, check)).toEqual([])
  })

  const INVALID = [
    null,
    [],
    'text',
    {},
    { email: 1, password: 2 },
    { email: 'a@b.c' },
    { email: 'a', password: 'b', x: 1 },
    { email: 'a\0@b.c', password: 'b' },
    { email: 'a@b.c', password: 'b\0' },
  ]
  test('rejects a body that is not an email and a password', async () => {
    const check = async (json: unknown) => expect((await api('sign-in/email', { json })).status).toBe(400)
    expect(await listFailures(INVALID, (json) => JSON.stringify(json), check)).toEqual([])
  })
})

test('the log of these tests contains no name, password, code or address', () => {
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
