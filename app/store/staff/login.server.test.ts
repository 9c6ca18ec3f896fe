import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseId } from '#app/lib/id.ts'
import { openSessionFor } from '#app/store/staff/auth.server.ts'
import {
  confirmPassword,
  hasConfirmedPassword,
  requireConfirmedPassword,
} from '#app/store/staff/confirmed-password.server.ts'
import { identify, logIn as logInSlowly, logOut, logOutEverywhere } from '#app/store/staff/login.server.ts'
import { endExpiredSessions } from '#app/store/staff/sessions.server.ts'
import { createStaff } from '#app/store/staff/staff.server.ts'
import { adminUsers, authSessions, authUsers, authVerifications } from '#app/store/staff.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

const ADA = { email: 'ada@lumina.example', password: 'mwezi-tatu-kijani' }

let store: TestDatabase
beforeAll(async () => {
  store = await openTestDatabase()
  await createStaff(store.db, { ...ADA, name: 'Ada Obi' })
})
afterAll(() => store.close())

function logIn(...[db, request, from, credentials]: Parameters<typeof logInSlowly>) {
  return logInSlowly(db, request, from, credentials, { wait: 0 })
}

function request(cookie?: string, origin = 'http://localhost:3000') {
  return new Request(`${origin}/admin`, { headers: cookie ? { Cookie: cookie } : {} })
}

let address = 0
const createAddress = () => `198.51.100.${++address}`

/** Logs in and returns the session cookie as a browser sends it. */
async function logInAsAda(cookie?: string): Promise<string> {
  const result = await logIn(store.db, request(cookie), createAddress(), ADA)
  if (result.outcome !== 'logged-in') throw new Error(`Ada was ${result.outcome}`)
  return result.cookies.map((text) => text.split(';')[0]).join('; ')
}

/** Opens a session without the password check, which takes 0.1 s. */
async function openSession(): Promise<string> {
  const [ada] = await store.db.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.email, ADA.email))
  const session = ada && (await openSessionFor(store.db, request(), ada.id))
  if (!session) throw new Error('Ada should have an account')
  return session.cookies.map((text) => text.split(';')[0]).join('; ')
}

const readToken = (cookie: string) => decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? ''

const whoIs = async (cookie?: string) => (await identify(store.db, request(cookie))).kind

test('the cookie on plain http has no prefix and is HttpOnly and SameSite', async () => {
  const result = await logIn(store.db, request(), createAddress(), ADA)
  if (result.outcome !== 'logged-in') throw new Error('Ada should be logged in')
  expect(result.cookies).toHaveLength(1)
  expect(result.cookies[0]).toMatch(/^lumina\.session=[^;]+; Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax$/)
})

test('the cookie on https is bound to this host', async () => {
  const result = await logIn(store.db, request(undefined, 'https://shop.example'), createAddress(), ADA)
  if (result.outcome !== 'logged-in') throw new Error('Ada should be logged in')
  expect(result.cookies).toHaveLength(1)
  expect(result.cookies[0]).toMatch(
    /^__Host-lumina\.session=[^;]+; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
})

test('a successful login takes at least a second', async () => {
  const start = performance.now()
  const result = await logInSlowly(store.db, request(), createAddress(), ADA)
  expect(result.outcome).toBe('logged-in')
  expect(performance.now() - start).toBeGreaterThan(995)
})

test('the cookie identifies an admin by name and role', async () => {
  const cookie = await logInAsAda()
  expect(await identify(store.db, request(cookie))).toMatchObject({
    kind: 'admin',
    admin: { email: ADA.email, fullName: 'Ada Obi', role: 'admin' },
  })
})

test.each([
  { sent: 'no cookie', cookie: undefined },
  { sent: 'a made-up token', cookie: 'lumina.session=abcdefghijklmnopqrstuvwxyz012345.c2lnbmF0dXJl' },
  { sent: 'an unsigned token', cookie: 'lumina.session=abcdefghijklmnopqrstuvwxyz012345' },
  { sent: 'the cookie name for https', cookie: '__Host-lumina.session=x.y' },
  { sent: 'invalid encoding', cookie: 'lumina.session=%E0%A4%A' },
])('with $sent, the request is anonymous', async ({ cookie }) => {
  expect(await whoIs(cookie)).toBe('anonymous')
})

test('a token with another token’s signature is rejected', async () => {
  const [first, second] = [await openSession(), await openSession()]
  const forged = `${first.split('.').slice(0, -1).join('.')}.${second.split('.').at(-1)}`
  expect(await whoIs(forged)).toBe('anonymous')
  expect(await whoIs(first)).toBe('admin')
})

test('a password confirmed while the clock was ahead must be entered again', async () => {
  const cookie = await logInAsAda()
  const isConfirmed = () => hasConfirmedPassword(store.db, request(cookie))
  const setSession = (createdAt: Date) => store.db.update(authSessions).set({ createdAt })
  expect(await isConfirmed()).toBe(true)
  await setSession(new Date(Date.now() + 3_600_000))
  expect(await isConfirmed()).toBe(false)
  await setSession(new Date(Date.now() - 3_600_000))
  const identity = await identify(store.db, request(cookie))
  if (identity.kind !== 'admin') throw new Error('Ada should be logged in')
  expect(
    await confirmPassword(store.db, request(cookie), { staffId: identity.admin.id, typed: ADA.password }),
  ).toBeNull()
  expect(await isConfirmed()).toBe(true)
  await store.db.update(authVerifications).set({ expiresAt: new Date(Date.now() + 3_600_000) })
  expect(await isConfirmed()).toBe(false)
})

test('a change that needs the password is rejected without a session or with a wrong password', async () => {
  const cookie = await logInAsAda()
  const identity = await identify(store.db, request(cookie))
  if (identity.kind !== 'admin') throw new Error('Ada should be logged in')
  const staffId = identity.admin.id
  const confirm = (from: Request, typed: string) => requireConfirmedPassword(store.db, from, { staffId, typed })
  expect(await confirm(request(), '')).toMatchObject({
    errors: { current: 'Enter your own password to confirm.' },
    status: 400,
  })
  expect(await confirm(request(cookie), 'wrong')).toMatchObject({ errors: { current: expect.anything() }, status: 400 })
  expect(await confirm(request(cookie), '')).toBeNull() // confirmed by the login
})

test('logging in ends the previous session of the request', async () => {
  const old = await logInAsAda()
  const fresh = await logInAsAda(old)
  expect(await whoIs(old)).toBe('anonymous')
  expect(await whoIs(fresh)).toBe('admin')
})

const REMOVED_COOKIES = ['lumina.session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']

test('logging out ends only this session, immediately', async () => {
  const [laptop, phone] = [await openSession(), await openSession()]
  expect(await logOut(store.db, request(laptop))).toEqual(REMOVED_COOKIES)
  expect(await whoIs(laptop)).toBe('anonymous')
  expect(await whoIs(phone)).toBe('admin')
  expect(await logOut(store.db, request(laptop)), 'already logged out').toEqual(REMOVED_COOKIES)
  expect(await whoIs(phone)).toBe('admin')
})

test('logging out everywhere ends all of the person’s sessions immediately', async () => {
  const [laptop, phone] = [await openSession(), await openSession()]
  expect(await logOutEverywhere(store.db, request(laptop))).toEqual({ isDone: true, cookies: REMOVED_COOKIES })
  expect(await whoIs(laptop)).toBe('anonymous')
  expect(await whoIs(phone)).toBe('anonymous')
  const fresh = await openSession()
  const ended = await logOutEverywhere(store.db, request(laptop))
  expect(ended, 'an ended session ends no others').toEqual({ isDone: false, cookies: REMOVED_COOKIES })
  expect(await whoIs(fresh)).toBe('admin')
})

test('after a staff row is deactivated, the next request is rejected and ends the session', async () => {
  const cookie = await openSession()
  await store.db.update(adminUsers).set({ isActive: false })
  expect(await whoIs(cookie)).toBe('not-staff')
  await store.db.update(adminUsers).set({ isActive: true })
  expect(await whoIs(cookie)).toBe('anonymous')
})

test('a session ends after seven days even if it was in use', async () => {
  const cookie = await openSession()
  await store.db.update(authSessions).set({ createdAt: new Date(Date.now() - 7 * 24 * 3_600_000 - 1_000) })
  expect(await whoIs(cookie)).toBe('anonymous')
})

test('a session ends after eight idle hours', async () => {
  const cookie = await openSession()
  await store.db.update(authSessions).set({ expiresAt: new Date(Date.now() - 1_000) })
  expect(await whoIs(cookie)).toBe('anonymous')
})

test.each([
  { column: 'its start', values: (ahead: Date) => ({ createdAt: ahead }) },
  { column: 'its end', values: (ahead: Date) => ({ expiresAt: new Date(ahead.getTime() + 8 * 3_600_000) }) },
])('a session ends if $column was written by a clock that was days ahead', async ({ values }) => {
  const cookie = await openSession()
  await store.db.update(authSessions).set(values(new Date(Date.now() + 30_000)))
  expect(await whoIs(cookie), 'clocks may differ by seconds').toBe('admin')
  await store.db.update(authSessions).set(values(new Date(Date.now() + 3 * 86_400_000)))
  expect(await whoIs(cookie)).toBe('anonymous')
})

test('a session in use is renewed, with a new cookie', async () => {
  const cookie = await openSession()
  await store.db.update(authSessions).set({ expiresAt: new Date(Date.now() + 7 * 3_600_000) })
  const identity = await identify(store.db, request(cookie))
  expect(identity.cookies).toEqual([expect.stringMatching(/^lumina\.session=[^;]+; Max-Age=28800;/)])
  const [session] = await store.db
    .select({ expiresAt: authSessions.expiresAt })
    .from(authSessions)
    .where(eq(authSessions.token, readToken(cookie)))
  expect(session?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 7.9 * 3_600_000)
})

test('a request is anonymous if its session ends while the session is being renewed', async () => {
  const cookie = await openSession()
  await store.db.update(authSessions).set({ expiresAt: new Date(Date.now() + 7 * 3_600_000) })
  // The trigger has the effect of a deletion between the read and the renewal
  await store.db.execute(sql`create function pass_over() returns trigger language plpgsql as 'begin return null; end'`)
  await store.db.execute(
    sql`create trigger gone before update on auth_sessions for each row execute function pass_over()`,
  )
  expect(await whoIs(cookie)).toBe('anonymous')
  await store.db.execute(sql`drop trigger gone on auth_sessions`)
  expect(await whoIs(cookie)).toBe('admin')
})

test('a wrong password, an unknown email and no email give the same message', async () => {
  const invalidCredentials = [
    { ...ADA, password: 'wrong' },
    { email: 'eve@lumina.example', password: 'wrong' },
    { email: '', password: '' },
  ]
  for (const credentials of invalidCredentials) {
    expect(await logIn(store.db, request(), createAddress(), credentials)).toEqual({
      outcome: 'rejected',
      status: 401,
      message: 'Invalid email or password',
      cookies: [],
    })
  }
})

test('five of 100 parallel guesses from the same address are checked', async () => {
  const from = createAddress()
  const responses = await Promise.all(
    Array.from({ length: 100 }, () =>
      logIn(store.db, request(), from, { email: 'guess@lumina.example', password: 'wrong' }),
    ),
  )
  expect(responses.filter(({ outcome }) => outcome === 'rejected')).toHaveLength(5)
  const limitedResults = responses.filter((result) => result.outcome === 'too-many')
  expect(limitedResults).toHaveLength(95)
  // After sixty attempts the address is limited for longer. The order of attempts varies.
  const shorter = limitedResults.find(({ message }) => message.endsWith('in 15 minutes.'))
  expect(shorter?.message).toBe('Too many login attempts. Please try again in 15 minutes.')
  expect(shorter?.retryAfter).toBeGreaterThan(890)
})

test('guesses at one account from fifty addresses are stopped after twenty', async () => {
  const responses = await Promise.all(
    Array.from({ length: 100 }, (_, guess) =>
      logIn(store.db, request(), `203.0.113.${guess % 50}`, { email: 'Target@lumina.example', password: 'wrong' }),
    ),
  )
  expect(responses.filter(({ outcome }) => outcome === 'rejected')).toHaveLength(20)
})

test('a successful login resets earlier failures', async () => {
  const from = createAddress()
  for (let guess = 0; guess < 4; guess++) await logIn(store.db, request(), from, { ...ADA, password: 'wrong' })
  expect((await logIn(store.db, request(), from, ADA)).outcome).toBe('logged-in')
  expect((await logIn(store.db, request(), from, { ...ADA, password: 'wrong' })).outcome).toBe('rejected')
})

test('a password is used exactly as typed', async () => {
  const spaced = { email: 'space@lumina.example', password: '  two spaces at each end  ' }
  await createStaff(store.db, { ...spaced, name: 'Space' })
  expect((await logIn(store.db, request(), createAddress(), spaced)).outcome).toBe('logged-in')
  const trimmed = { ...spaced, password: spaced.password.trim() }
  expect((await logIn(store.db, request(), createAddress(), trimmed)).outcome).toBe('rejected')
})

test('a session stores the id of its owner', async () => {
  const identity = await identify(store.db, request(await logInAsAda()))
  if (identity.kind !== 'admin') throw new Error('Ada should be an admin')
  const id = parseId<'staff'>(identity.admin.id)
  expect(id).toBe(identity.admin.id)
  expect(id && (await store.db.$count(authSessions, eq(authSessions.userId, id)))).toBeGreaterThan(0)
})

test('expired sessions are deleted', async () => {
  const [ended, active] = [await openSession(), await openSession()]
  const token = readToken(ended)
  await store.db
    .update(authSessions)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(authSessions.token, token))
  await endExpiredSessions(store.db)
  expect(await store.db.$count(authSessions, eq(authSessions.token, token))).toBe(0)
  expect(await whoIs(active)).toBe('admin')
})
