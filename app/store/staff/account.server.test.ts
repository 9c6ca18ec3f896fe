import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseInput } from '#app/lib/form.ts'
import { type AccountInput, accountInput } from '#app/store/staff/account/account-input.ts'
import { changeAccount, findAccount } from '#app/store/staff/account.server.ts'
import { openSessionFor } from '#app/store/staff/auth.server.ts'
import { identify, logIn } from '#app/store/staff/login.server.ts'
import { createStaff, findActiveAdmin } from '#app/store/staff/staff.server.ts'
import type { Admin } from '#app/store/staff/staff.ts'
import { auditLog } from '#app/store/staff.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addStaff } from '#tests/support/staff-session.ts'

const PASSWORD = 'mwezi-tatu-kijani'
const NEW_PASSWORD = 'jua-kali-la-asubuhi'

let store: TestDatabase
beforeAll(async () => {
  store = await openTestDatabase()
  await createStaff(store.db, { email: 'first@lumina.example', name: 'First', password: PASSWORD })
})
afterAll(() => store.close())

function request(cookie = '') {
  return new Request('http://localhost:3000/admin/account', {
    headers: { Cookie: cookie, 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36' },
  })
}

let address = 0
async function openSession(email: string, password = PASSWORD): Promise<{ cookie: string; admin: Admin } | null> {
  const result = await logIn(store.db, request(), `203.0.113.${++address}`, { email, password }, { wait: 0 })
  if (result.outcome !== 'logged-in') return null
  return { cookie: result.cookies[0]?.split(';')[0] ?? '', admin: result.admin }
}

/**
 * Adds a person who has two sessions and shares the first person's password, without hashing or checking a password,
 * which would take 0.1 s each.
 */
async function addPerson() {
  const { id, email } = await addStaff(store.db, 'Ada Obi')
  const admin = await findActiveAdmin(store.db, id)
  const [here, there] = [await openSessionFor(store.db, request(), id), await openSessionFor(store.db, request(), id)]
  if (!admin || !here || !there) throw new Error('The account should exist')
  const toLogin = ({ cookies }: typeof here) => ({ admin, cookie: cookies[0]?.split(';')[0] ?? '' })
  return { email, here: toLogin(here), there: toLogin(there) }
}

type Person = Awaited<ReturnType<typeof addPerson>>

function change({ here }: Person, input: AccountInput) {
  return changeAccount(store.db, request(here.cookie), { admin: here.admin, input, store: 'Lumina' })
}

const whoIs = async (cookie: string) => (await identify(store.db, request(cookie))).kind
const password = (current: string): AccountInput => ({
  intent: 'password',
  current,
  password: NEW_PASSWORD,
  again: NEW_PASSWORD,
})

test('a new password requires the current one and logs out everywhere else immediately', async () => {
  const ada = await addPerson()
  expect(await change(ada, password('not it'))).toEqual({
    result: { intent: 'password', errors: { current: 'This is not your current password.' } },
    status: 400,
  })
  expect(await openSession(ada.email, NEW_PASSWORD)).toBeNull()
  expect(await whoIs(ada.there.cookie)).toBe('admin')

  expect(await change(ada, password(PASSWORD))).toEqual({ result: { intent: 'password' }, status: 200 })
  expect(await whoIs(ada.there.cookie)).toBe('anonymous')
  expect(await whoIs(ada.here.cookie)).toBe('admin')
  expect(await openSession(ada.email)).toBeNull()
  expect(await openSession(ada.email, NEW_PASSWORD)).not.toBeNull()
  const recorded = await store.db.select().from(auditLog).where(eq(auditLog.action, 'staff.change-password'))
  expect(recorded).toMatchObject([{ staffId: ada.here.admin.id, entityId: ada.here.admin.id, changes: {} }])
})

test('the password cannot be guessed in an open session: after five tries even the right one is rejected', async () => {
  const ada = await addPerson()
  const tries = await Promise.all(Array.from({ length: 20 }, () => change(ada, { intent: 'begin', current: 'wrong' })))
  expect(tries.filter(({ status }) => status === 400)).toHaveLength(5)
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(15)
  expect(await change(ada, password(PASSWORD))).toMatchObject({ status: 429, retryAfter: expect.any(Number) })
})

test('the account page lists sessions without their tokens', async () => {
  const ada = await addPerson()
  const { sessions } = await findAccount(store.db, request(ada.here.cookie), ada.here.admin)
  expect(sessions.map(({ device, isThisOne }) => ({ device, isThisOne }))).toEqual([
    { device: 'Chrome on Linux', isThisOne: false },
    { device: 'Chrome on Linux', isThisOne: true },
  ])
  expect(JSON.stringify(sessions)).not.toContain(ada.there.cookie.split('=')[1]?.split('.')[0])
})

test('setting up a second factor shows a QR code and a key, and shows them again after wrong codes', async () => {
  const ada = await addPerson()
  const started = await change(ada, { intent: 'begin', current: PASSWORD })
  expect(started.result.setup?.key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  expect(started.result.setup?.qr.d).toMatch(/^M/)
  const rejected = await change(ada, { intent: 'confirm', code: '000000', next: '000000' })
  expect(rejected).toMatchObject({ status: 400, result: { errors: { '': expect.any(String) } } })
  expect(rejected.result.setup?.key).toBe(started.result.setup?.key)
  const { secondFactor } = await findAccount(store.db, request(ada.here.cookie), ada.here.admin)
  expect(secondFactor).toBeNull()
})

test.each([
  { form: { intent: 'password', current: 'x', password: 'short', again: 'short' }, field: 'password' },
  { form: { intent: 'password', current: 'x', password: 'password1234', again: 'password1234' }, field: 'password' },
  { form: { intent: 'password', current: 'x', password: 'x'.repeat(129), again: 'x'.repeat(129) }, field: 'password' },
  { form: { intent: 'password', current: 'x', password: NEW_PASSWORD, again: 'other' }, field: 'again' },
  { form: { intent: 'password', current: '', password: NEW_PASSWORD, again: NEW_PASSWORD }, field: 'current' },
  { form: { intent: 'confirm', code: '12345', next: '123456' }, field: 'code' },
  { form: { intent: 'reset-other', current: 'x', staff: 'everybody' }, field: 'staff' },
  { form: { intent: 'reset-other', current: 'x', staff: '', isActive: 'no' }, field: '' },
  { form: { intent: 'become-owner' }, field: 'intent' },
])('$form has an error for "$field"', ({ form, field }) => {
  const input = parseInput(accountInput, form)
  expect(Object.keys(input.ok ? {} : input.errors)).toContain(field)
})

test('a code can have a space in the middle', () => {
  const read = parseInput(accountInput, { intent: 'confirm', code: '123 456', next: ' 654321' })
  expect(read).toMatchObject({ ok: true, value: { code: '123456', next: '654321' } })
})
