import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { revealSecret, SECRET_MARK } from '#app/platform/mail/mail-secret.server.ts'
import { openSessionFor } from '#app/store/staff/auth.server.ts'
import { logIn } from '#app/store/staff/login.server.ts'
import {
  isResetOpen,
  requestPasswordReset,
  resetForgottenPassword,
} from '#app/store/staff/password-reset/password-reset.server.ts'
import { openResetToken } from '#app/store/staff/password-reset/reset-tokens.server.ts'
import { changeOwnPassword, createStaff, resetPassword, setStaffActive } from '#app/store/staff/staff.server.ts'
import { auditLog, authSessions, authUsers, authVerifications } from '#app/store/staff.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

const PASSWORD = 'mwezi-tatu-kijani'
const NEW_PASSWORD = 'jua-kali-la-asubuhi'

let store: TestDatabase
beforeAll(async () => {
  store = await openTestDatabase()
})
afterAll(() => store.close())

let count = 0
let address = ''
beforeEach(() => {
  address = `198.51.100.${++count}`
})

/** Creates a person with an email that no other test uses. */
async function addPerson() {
  const { email } = await createStaff(store.db, {
    email: `ada${count}@lumina.example`,
    name: 'Ada',
    password: PASSWORD,
  })
  const [user] = await store.db.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.email, email))
  if (!user) throw new Error('The person should exist')
  return { id: user.id, email }
}

const requestLink = (email: string, from = address) => requestPasswordReset(store.db, email, from)
const reset = (token: string, password = NEW_PASSWORD) => resetForgottenPassword(store.db, { token, password, address })
const isOpen = (token: string) => isResetOpen(store.db, token)

const listMails = (recipient: string) =>
  store.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient)).orderBy(desc(mailOutbox.id))

/** Requests a link. Returns the token in the email as its recipient sees it. */
async function requestToken(email: string): Promise<string> {
  expect(await requestLink(email)).toEqual({ outcome: 'done' })
  const [mail] = await listMails(email.toLowerCase())
  const token = mail && /\/admin\/login\/reset\/([0-9a-f]{64})\n/.exec(revealSecret(mail).text)?.[1]
  if (!token) throw new Error('The email should contain a link')
  return token
}

async function tryLogin(email: string, password: string) {
  const request = new Request('http://localhost:3000/admin/login', { method: 'POST' })
  return (await logIn(store.db, request, address, { email, password }, { wait: 0 })).outcome
}

test('a link sets the password once and ends all sessions, and the change is recorded and emailed', async () => {
  const { id, email } = await addPerson()
  await openSessionFor(store.db, new Request('http://localhost:3000/admin'), id)
  const token = await requestToken(email.toUpperCase())
  expect(await isOpen(token)).toBe(true)
  expect(await reset(token)).toBe(true)
  expect(await store.db.$count(authSessions, eq(authSessions.userId, id))).toBe(0)
  expect([await isOpen(token), await reset(token, PASSWORD)]).toEqual([false, false])
  expect(await tryLogin(email, PASSWORD)).toBe('rejected')
  expect(await tryLogin(email, NEW_PASSWORD)).toBe('logged-in')
  const recorded = await store.db.select().from(auditLog).where(eq(auditLog.action, 'staff.reset-password'))
  expect(recorded).toMatchObject([{ staffId: id, entity: 'staff', entityId: id }])
  expect((await listMails(email)).map(({ subject }) => subject)).toEqual([
    'Your password was changed',
    'Set a new password',
  ])
})

test('of concurrent uses of a link, one succeeds', async () => {
  const { email } = await addPerson()
  const token = await requestToken(email)
  const results = await Promise.all([reset(token), reset(token), reset(token)])
  expect(results.filter(Boolean)).toHaveLength(1)
})

test('neither the database nor the emails that staff can read contain the token', async () => {
  const { email } = await addPerson()
  const token = await requestToken(email)
  const [mail] = await listMails(email)
  expect(JSON.stringify([mail, await store.db.select().from(authVerifications)])).not.toContain(token)
  expect(mail?.body.text).toContain(`/admin/login/reset/${SECRET_MARK}`)
  expect(mail?.body.html).toContain(SECRET_MARK)
  expect(() => mail && revealSecret({ ...mail, recipient: 'eve@lumina.example' })).toThrow('cannot be decrypted')
})

test('only the newest link works, even after concurrent requests', async () => {
  const { id, email } = await addPerson()
  const first = await requestToken(email)
  await Promise.all([requestLink(email), requestLink(email)])
  expect(await isOpen(first)).toBe(false)
  expect(await store.db.$count(authVerifications, eq(authVerifications.value, id))).toBe(1)
  expect(await isOpen(await requestToken(email))).toBe(true)
})

const ENDED_BY: Readonly<Record<string, (person: Awaited<ReturnType<typeof addPerson>>) => Promise<unknown>>> = {
  'a password change on the account page': ({ id }) =>
    changeOwnPassword(store.db, id, { password: NEW_PASSWORD, keep: '' }),
  'the command that resets the password': ({ email }) => resetPassword(store.db, email),
  'deactivating the person': ({ email }) => setStaffActive(store.db, email, false),
}

test.each(Object.entries(ENDED_BY))('%s invalidates the link', async (_, change) => {
  const person = await addPerson()
  const token = await requestToken(person.email)
  await change(person)
  expect([await isOpen(token), await reset(token)]).toEqual([false, false])
})

test('a link expires after 45 minutes', async () => {
  const { id } = await addPerson()
  const openAt = (minutesAgo: number) =>
    openResetToken(store.db, id, 'planted-token', new Date(Date.now() - minutesAgo * 60_000))
  await openAt(44)
  expect(await isOpen('planted-token')).toBe(true)
  await openAt(46)
  expect([await isOpen('planted-token'), await reset('planted-token')]).toEqual([false, false])
})

test('neither an altered token nor the token of a waiting login can reset a password', async () => {
  const { id, email } = await addPerson()
  const token = await requestToken(email)
  const expiresAt = new Date(Date.now() + 60_000)
  await store.db.insert(authVerifications).values({ identifier: 'second-step:planted', value: id, expiresAt })
  for (const other of [token.slice(1), `${token}x`, token.toUpperCase(), '', '%', 'planted']) {
    expect([other, await isOpen(other)]).toEqual([other, false])
  }
})

test('a link sets only the password of its owner', async () => {
  const other = await addPerson()
  count++
  const { email } = await addPerson()
  expect(await reset(await requestToken(email))).toBe(true)
  expect(await tryLogin(other.email, PASSWORD)).toBe('logged-in')
  expect(await tryLogin(other.email, NEW_PASSWORD)).toBe('rejected')
})

test('a request for an unknown or deactivated account has the same result but sends no email', async () => {
  const { email } = await addPerson()
  await setStaffActive(store.db, email, false)
  for (const typed of [email, `nobody${count}@lumina.example`]) {
    expect(await requestLink(typed)).toEqual({ outcome: 'done' })
    expect(await listMails(typed)).toEqual([])
  }
})

test('requests are limited per account and per address, whether the account exists or not', async () => {
  const { email } = await addPerson()
  for (const typed of [email, `nobody${count}@lumina.example`]) {
    for (let request = 0; request < 5; request++) expect(await requestLink(typed)).toEqual({ outcome: 'done' })
    expect(await requestLink(typed.toUpperCase(), '203.0.113.1')).toMatchObject({
      outcome: 'too-many',
      message: 'Too many requests. Please try again in 60 minutes.',
    })
  }
  for (let request = 0; request < 50; request++) await requestLink(`ada${count}-${request}@lumina.example`)
  expect(await requestLink(`zoe${count}@lumina.example`)).toMatchObject({ outcome: 'too-many' })
  expect(await tryLogin(email, PASSWORD)).toBe('logged-in')
})
