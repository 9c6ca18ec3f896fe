import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { logIn } from '#app/store/staff/login.server.ts'
import {
  createStaff,
  ensureFirstAdmin,
  listStaff,
  resetPassword,
  setStaffActive,
} from '#app/store/staff/staff.server.ts'
import { adminUsers, auditLog, authSessions, authUsers } from '#app/store/staff.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

let store: TestDatabase
beforeAll(async () => {
  store = await openTestDatabase()
  await ensureFirstAdmin(store.db)
})
afterAll(() => store.close())

const request = () => new Request('http://localhost:3000/admin/login', { method: 'POST' })
const tryLogin = async (email: string, password: string, { db } = store) =>
  (await logIn(db, request(), '192.0.2.1', { email, password }, { wait: 0 })).outcome

async function createEmptyStore(): Promise<TestDatabase> {
  const empty = await openTestDatabase()
  onTestFinished(empty.close)
  return empty
}

test('concurrent starts create only one first admin', async () => {
  const other = await createEmptyStore()
  const createdAdmins = await Promise.all([1, 2, 3].map(() => ensureFirstAdmin(other.db)))
  const [first, ...others] = createdAdmins.filter((admin) => admin !== null)
  expect(others).toEqual([])
  expect(first?.email).toBe('admin@lumina.example')
  expect(first?.password).toMatch(/^([\w]{4}-){5}\w{4}$/)
  expect(await other.db.$count(adminUsers)).toBe(1)
  expect(await tryLogin('admin@lumina.example', first?.password ?? '', other)).toBe('logged-in')
})

test('no first admin is created in a store that already has staff', async () => {
  expect(await ensureFirstAdmin(store.db, { email: 'other@lumina.example', password: 'mwezi-tatu-kijani' })).toBeNull()
})

test('if a password is given, it is used and not returned', async () => {
  const other = await createEmptyStore()
  expect(await ensureFirstAdmin(other.db, { email: 'Owner@Lumina.example', password: 'mwezi-tatu-kijani' })).toEqual({
    email: 'owner@lumina.example',
  })
  expect(await tryLogin('owner@lumina.example', 'mwezi-tatu-kijani', other)).toBe('logged-in')
})

test('emails are unique, ignoring case, and a rejected account leaves no data', async () => {
  await createStaff(store.db, { email: 'ada@lumina.example', name: 'Ada Obi' })
  await expect(createStaff(store.db, { email: 'ADA@lumina.example', name: 'Ada Two' })).rejects.toThrow(
    'A staff account with the email ada@lumina.example already exists.',
  )
  expect(await store.db.$count(authUsers, eq(authUsers.email, 'ada@lumina.example'))).toBe(1)
})

test.each([
  { name: 'No Mail', email: 'no-mail', says: '"no-mail" is not an email address.' },
  { name: '  ', email: 'blank@lumina.example', says: 'A name must have 1 to 200 characters.' },
  { name: 'Weak', email: 'weak@lumina.example', password: 'password12345', says: 'easy to guess' },
  { name: 'Short', email: 'short@lumina.example', password: 'abc', says: 'at least 12 characters' },
])('an invalid account is rejected: $says', async ({ says, ...staff }) => {
  await expect(createStaff(store.db, staff)).rejects.toThrow(says)
})

test('a password reset ends all sessions and invalidates the old password', async () => {
  const { password } = await createStaff(store.db, { email: 'zoe@lumina.example', name: 'Zoë' })
  expect(await tryLogin('zoe@lumina.example', password)).toBe('logged-in')
  const changed = await resetPassword(store.db, 'Zoe@lumina.example')
  const [user] = await store.db
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(eq(authUsers.email, 'zoe@lumina.example'))
  if (!user) throw new Error('Zoë should exist')
  expect(await store.db.$count(authSessions, eq(authSessions.userId, user.id))).toBe(0)
  expect(await tryLogin('zoe@lumina.example', password)).toBe('rejected')
  expect(await tryLogin('zoe@lumina.example', changed.password)).toBe('logged-in')
  await expect(resetPassword(store.db, 'nobody@lumina.example')).rejects.toThrow('There is no staff account')
})

test('a deactivated person is logged out and cannot log in', async () => {
  const { password } = await createStaff(store.db, { email: 'ben@lumina.example', name: 'Ben' })
  await tryLogin('ben@lumina.example', password)
  await setStaffActive(store.db, 'ben@lumina.example', false)
  const sessions = store.db
    .select()
    .from(authSessions)
    .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
    .where(eq(authUsers.email, 'ben@lumina.example'))
  expect(await sessions).toEqual([])
  expect(
    await logIn(store.db, request(), '192.0.2.1', { email: 'ben@lumina.example', password }, { wait: 0 }),
  ).toMatchObject({ outcome: 'rejected', status: 403, message: 'Access denied. You do not have admin privileges.' })
  expect(await sessions).toEqual([])
})

test('a reactivated person logs in with the old password', async () => {
  const { password } = await createStaff(store.db, { email: 'cleo@lumina.example', name: 'Cleo' })
  await setStaffActive(store.db, 'cleo@lumina.example', false)
  expect(await tryLogin('cleo@lumina.example', password)).toBe('rejected')
  expect(await setStaffActive(store.db, 'CLEO@lumina.example', true)).toEqual({ email: 'cleo@lumina.example' })
  expect(await tryLogin('cleo@lumina.example', password)).toBe('logged-in')
  await expect(setStaffActive(store.db, 'nobody@lumina.example', true)).rejects.toThrow('There is no staff account')
})

test('the list shows whether people are active and whether they have been seen', async () => {
  const other = await createEmptyStore()
  const { password } = await createStaff(other.db, { email: 'zoe@lumina.example', name: 'Zoë' })
  for (const name of ['Ben', 'Ada']) await createStaff(other.db, { email: `${name}@lumina.example`, name })
  await tryLogin('zoe@lumina.example', password, other)
  await setStaffActive(other.db, 'ben@lumina.example', false)
  const staff = await listStaff(other.db)
  expect(staff.map(({ fullName, isActive, lastSeen }) => [fullName, isActive, lastSeen instanceof Date])).toEqual([
    ['Ada', true, false],
    ['Ben', false, false],
    ['Zoë', true, true],
  ])
  expect(staff[0]).toMatchObject({ email: 'ada@lumina.example', role: 'admin' })
})

test('commands are recorded in the audit log', async () => {
  const { db } = await createEmptyStore()
  await createStaff(db, { email: 'dayo@lumina.example', name: 'Dayo' })
  await resetPassword(db, 'dayo@lumina.example')
  for (const isActive of [false, true]) await setStaffActive(db, 'dayo@lumina.example', isActive)
  const actions = await db.select({ action: auditLog.action }).from(auditLog).orderBy(auditLog.id)
  expect(actions.map(({ action }) => action)).toEqual([
    'staff.create',
    'staff.reset-password',
    'staff.switch-off',
    'staff.switch-on',
  ])
})
