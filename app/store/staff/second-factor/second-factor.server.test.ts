import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Id } from '#app/lib/id.ts'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { openPool } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { rateLimits } from '#app/platform/limits/rate-limits.table.ts'
import { finishLogin, identify, logIn } from '#app/store/staff/login.server.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  findPendingSecret,
  findSecondFactor,
  redeemCode,
  renewBackupCodes,
  resetSecondFactor,
} from '#app/store/staff/second-factor/second-factor.server.ts'
import { backupCodes, secondFactors } from '#app/store/staff/second-factor/second-factors.table.ts'
import { findLoginAccount, openSecondStep } from '#app/store/staff/second-factor/second-step.server.ts'
import { computeCode, computeStep, type TotpSecret } from '#app/store/staff/second-factor/totp.ts'
import { endSessions } from '#app/store/staff/sessions.server.ts'
import { createStaff, resetPassword, resetSecondFactorByEmail, setStaffActive } from '#app/store/staff/staff.server.ts'
import { adminUsers, auditLog, authSessions, authVerifications } from '#app/store/staff.table.ts'
import { waitForBlockedQueries } from '#tests/support/blocked-queries.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addStaff } from '#tests/support/staff-session.ts'

const PASSWORD = 'mwezi-tatu-kijani'

let store: TestDatabase
beforeAll(async () => {
  store = await openTestDatabase()
  await createStaff(store.db, { email: 'first@lumina.example', name: 'First', password: PASSWORD })
})
afterAll(() => store.close())
// The codes' time step must not end during a test
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date() }))
afterEach(() => void vi.useRealTimers())

/** Adds a person with the first admin's password. */
const addPerson = () => addStaff(store.db, 'Ada Obi')

async function computeCodes(secret: TotpSecret) {
  const now = computeStep(new Date())
  const [past, present, next, later] = await Promise.all([-1, 0, 1, 2].map((step) => computeCode(secret, now + step)))
  return { past: past ?? '', present: present ?? '', next: next ?? '', later: later ?? '' }
}

/** Adds a person who enabled the second factor a minute ago according to their app's clock. */
async function addPersonWithSecondFactor() {
  const person = await addPerson()
  const secret = await beginSecondFactor(store.db, person.id)
  if (secret === 'already-on') throw new Error('The second factor should be off')
  const { past, present } = await computeCodes(secret)
  const backup = await confirmSecondFactor(store.db, person.id, { code: past, next: present, keep: '' })
  if (typeof backup === 'string') throw new Error(`The second factor was not confirmed: ${backup}`)
  vi.setSystemTime(Date.now() + 60_000)
  return { ...person, secret, backup }
}

function request(cookie = '', origin = 'http://localhost:3000') {
  return new Request(`${origin}/admin/login/code`, { headers: cookie ? { Cookie: cookie } : {} })
}

let address = 0
function firstStep(email: string, password = PASSWORD, origin?: string) {
  const from = `198.51.100.${++address % 250}`
  return logIn(store.db, request('', origin), from, { email, password }, { wait: 0 })
}

/** Logs in with the password and returns the cookie of the login that is waiting for its code. */
async function logInWithPassword(email: string): Promise<string> {
  const result = await firstStep(email)
  if (result.outcome !== 'second-step') throw new Error(`No login is waiting: ${result.outcome}`)
  return result.cookies[0]?.split(';')[0] ?? ''
}

/** Like `logInWithPassword` without the password check, which takes 0.1 s. */
async function openWaitingLogin(email: string): Promise<string> {
  const user = await findLoginAccount(store.db, email)
  if (!user) throw new Error('The account should exist')
  return (await openSecondStep(store.db, request(), user.id)).split(';')[0] ?? ''
}

const finish = (cookie: string, code: string) => finishLogin(store.db, request(cookie), code)
const tryCode = async (cookie: string, code: string) => (await finish(cookie, code)).outcome
const countSessions = (id: Id<'staff'>) => store.db.$count(authSessions, eq(authSessions.userId, id))

test('the second factor is off until confirmed with two consecutive codes', async () => {
  const { id, email } = await addPerson()
  expect(await confirmSecondFactor(store.db, id, { code: '000000', next: '000001', keep: '' })).toBe('not-begun')
  const secret = await beginSecondFactor(store.db, id)
  if (secret === 'already-on') throw new Error('The second factor should be off')
  const { past, present, next } = await computeCodes(secret)
  const confirm = (code: string, after: string) => confirmSecondFactor(store.db, id, { code, next: after, keep: '' })
  expect((await firstStep(email)).outcome).toBe('logged-in')
  expect(await confirm(present, present)).toBe('wrong-codes')
  expect(await confirm(present, past)).toBe('wrong-codes')
  expect(await confirm(past, next)).toBe('wrong-codes')
  expect(await findSecondFactor(store.db, id)).toBeNull()
  expect(await confirm(past, present)).toHaveLength(10)
  expect(await findSecondFactor(store.db, id)).toEqual({ since: expect.any(Date), codesLeft: 10 })
  expect((await firstStep(email)).outcome).toBe('second-step')
  expect(await beginSecondFactor(store.db, id)).toBe('already-on')
})

test('a setup expires after 15 minutes', async () => {
  const { id } = await addPerson()
  await beginSecondFactor(store.db, id)
  vi.setSystemTime(Date.now() + 14 * 60_000)
  expect(await findPendingSecret(store.db, id)).not.toBeNull()
  vi.setSystemTime(Date.now() + 2 * 60_000)
  expect(await findPendingSecret(store.db, id)).toBeNull()
  expect(await confirmSecondFactor(store.db, id, { code: '000000', next: '000001', keep: '' })).toBe('not-begun')
  const secret = await beginSecondFactor(store.db, id)
  if (secret === 'already-on') throw new Error('The second factor should be off')
  const { past, present } = await computeCodes(secret)
  expect(await confirmSecondFactor(store.db, id, { code: past, next: present, keep: '' })).toHaveLength(10)
})

test('a clock that was days ahead extends neither a setup nor a waiting login, and does not block later codes', async () => {
  const DAYS_MS = 3 * 86_400_000
  const now = Date.now()
  const { email, id, secret } = await addPersonWithSecondFactor()
  const other = await addPerson()
  vi.setSystemTime(now + DAYS_MS)
  const early = await openWaitingLogin(email)
  expect(await redeemCode(store.db, id, (await computeCodes(secret)).present)).toBe(true)
  await beginSecondFactor(store.db, other.id)
  vi.setSystemTime(now)
  expect(await findPendingSecret(store.db, other.id)).toBeNull()
  const { present } = await computeCodes(secret)
  expect(await tryCode(early, present)).toBe('start-again')
  expect(await redeemCode(store.db, id, present)).toBe(true)
  expect(await redeemCode(store.db, id, present)).toBe(false)
})

test('enabling the second factor ends all other sessions', async () => {
  const { id, email } = await addPerson()
  await firstStep(email)
  const currentLogin = await firstStep(email)
  if (currentLogin.outcome !== 'logged-in') throw new Error('The password should be correct')
  const [session] = await store.db.select().from(authSessions).where(eq(authSessions.userId, id)).limit(1).offset(1)
  const secret = await beginSecondFactor(store.db, id)
  if (secret === 'already-on') throw new Error('The second factor should be off')
  const { past, present } = await computeCodes(secret)
  await confirmSecondFactor(store.db, id, { code: past, next: present, keep: session?.token ?? '' })
  const remaining = await store.db.select({ id: authSessions.id }).from(authSessions).where(eq(authSessions.userId, id))
  expect(remaining).toEqual([{ id: session?.id }])
})

/** Runs `work`. When the login inserts into `table`, a trigger runs `statement`, where `new` is the inserted row. */
async function withConcurrentStatement<Done>(
  table: 'auth_sessions' | 'auth_verifications',
  statement: string,
  work: () => Promise<Done>,
): Promise<Done> {
  await store.db.$client.query(`
    create function run_concurrent() returns trigger language plpgsql as $$begin ${statement}; return new; end$$;
    create trigger concurrent before insert on ${table} for each row execute function run_concurrent()`)
  return await work().finally(() => store.db.$client.query('drop function run_concurrent() cascade'))
}

test('a login in progress requires a code if the second factor is enabled in the meantime', async () => {
  const { id, email } = await addPerson()
  await beginSecondFactor(store.db, id)
  const confirm = 'update staff_second_factors set confirmed_at = now() where staff_id = new.user_id'
  const inProgress = await withConcurrentStatement('auth_sessions', confirm, () => firstStep(email))
  expect(inProgress.outcome).toBe('second-step')
  expect(await countSessions(id)).toBe(0)
})

test('a login that finishes while the second factor is being enabled requires a code', async () => {
  const { id, email } = await addPerson()
  await beginSecondFactor(store.db, id)
  const { inProgress } = await withTx(store.db, async (tx) => {
    await tx.update(secondFactors).set({ confirmedAt: new Date() }).where(eq(secondFactors.staffId, id))
    await endSessions(tx, id)
    const loggingIn = firstStep(email)
    await Promise.race([loggingIn, waitForBlockedQueries(store.db)])
    return { inProgress: loggingIn }
  })
  expect((await inProgress).outcome).toBe('second-step')
  expect(await countSessions(id)).toBe(0)
})

test('parallel confirmations return one set of backup codes', async () => {
  const { id } = await addPerson()
  const secret = await beginSecondFactor(store.db, id)
  if (secret === 'already-on') throw new Error('The second factor should be off')
  const { past, present } = await computeCodes(secret)
  const confirm = () => confirmSecondFactor(store.db, id, { code: past, next: present, keep: '' })
  expect(await Promise.all([confirm(), confirm(), confirm()])).toEqual(
    expect.arrayContaining([expect.any(Array), 'not-begun', 'not-begun']),
  )
  expect(await findSecondFactor(store.db, id)).toMatchObject({ codesLeft: 10 })
  await Promise.all([renewBackupCodes(store.db, id), renewBackupCodes(store.db, id), renewBackupCodes(store.db, id)])
  expect(await findSecondFactor(store.db, id)).toMatchObject({ codesLeft: 10 })
})

test('the database contains neither the secret nor the backup codes in plain text', async () => {
  const { id, secret, backup } = await addPersonWithSecondFactor()
  const [factor] = await store.db.select().from(secondFactors).where(eq(secondFactors.staffId, id))
  const rows = JSON.stringify([factor, await store.db.select().from(backupCodes).where(eq(backupCodes.staffId, id))])
  for (const encoding of ['base64', 'hex', 'latin1'] as const)
    expect(rows).not.toContain(Buffer.from(secret).toString(encoding))
  for (const code of backup) {
    expect(code).toMatch(/^([a-z2-9]{4}-){2}[a-z2-9]{4}$/)
    expect(rows).not.toContain(code)
    expect(rows).not.toContain(code.replaceAll('-', ''))
  }
})

test('the password alone opens no session; the code opens one and ends the previous session', async () => {
  const { id, email, secret } = await addPersonWithSecondFactor()
  const cookie = await logInWithPassword(email)
  expect(await countSessions(id)).toBe(0)
  expect((await identify(store.db, request(cookie))).kind).toBe('anonymous')
  const { present, next } = await computeCodes(secret)
  const result = await finish(cookie, present)
  if (result.outcome !== 'logged-in') throw new Error(`The code should be accepted: ${result.outcome}`)
  expect(result.cookies).toEqual([
    expect.stringMatching(/^lumina\.session=[^;]+; Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax$/),
    'lumina.second-step=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  ])
  const session = result.cookies[0]?.split(';')[0] ?? ''
  expect(await identify(store.db, request(session))).toMatchObject({ kind: 'admin', admin: { email } })
  expect(await tryCode(cookie, next), 'the waiting login is used up').toBe('start-again')

  const again = await logInWithPassword(email)
  expect(await tryCode(`${session}; ${again}`, next)).toBe('logged-in')
  expect((await identify(store.db, request(session))).kind).toBe('anonymous')
  expect(await countSessions(id)).toBe(1)
})

test('on https, the cookie of a waiting login is bound to this host', async () => {
  const { email } = await addPersonWithSecondFactor()
  const result = await firstStep(email, PASSWORD, 'https://shop.example')
  expect('cookies' in result && result.cookies).toEqual([
    expect.stringMatching(/^__Host-lumina\.second-step=\w{88}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ])
})

test('a wrong password gives the same message with and without a second factor', async () => {
  const [{ email }, plain] = [await addPersonWithSecondFactor(), await addPerson()]
  expect(await firstStep(email, 'wrong')).toEqual(await firstStep(plain.email, 'wrong'))
})

test('each code works once, even with concurrent requests, and earlier codes no longer work', async () => {
  const { email, id, secret } = await addPersonWithSecondFactor()
  const { past, present, next, later } = await computeCodes(secret)
  const cookies = await Promise.all(Array.from({ length: 4 }, () => openWaitingLogin(email)))
  const responses = await Promise.all(cookies.map((cookie) => tryCode(cookie, present)))
  expect(responses.toSorted()).toEqual(['logged-in', 'rejected', 'rejected', 'rejected'])
  expect(await redeemCode(store.db, id, past)).toBe(false)
  expect(await redeemCode(store.db, id, present)).toBe(false)
  expect(await redeemCode(store.db, id, later), 'from a clock that is a minute fast').toBe(false)
  expect(await redeemCode(store.db, id, ` ${next.slice(0, 3)} ${next.slice(3)}`)).toBe(true)
})

test('a backup code works once, however it is typed, and only for its owner', async () => {
  const [{ id, email, backup }, other] = [await addPersonWithSecondFactor(), await addPersonWithSecondFactor()]
  const [firstCode = '', secondCode = '', thirdCode = ''] = backup
  expect(await tryCode(await openWaitingLogin(other.email), firstCode)).toBe('rejected')
  expect(await tryCode(await openWaitingLogin(email), ` ${firstCode.toUpperCase().replaceAll('-', ' ')} `)).toBe(
    'logged-in',
  )
  expect(await tryCode(await openWaitingLogin(email), firstCode)).toBe('rejected')
  const atOnce = await Promise.all([1, 2, 3].map(() => redeemCode(store.db, id, secondCode)))
  expect(atOnce.filter(Boolean)).toHaveLength(1)
  expect(await findSecondFactor(store.db, id)).toMatchObject({ codesLeft: 8 })

  const fresh = await renewBackupCodes(store.db, id)
  expect(await redeemCode(store.db, id, thirdCode)).toBe(false)
  expect(await redeemCode(store.db, id, fresh?.[0] ?? '')).toBe(true)
  expect(await findSecondFactor(store.db, id)).toMatchObject({ codesLeft: 9 })
})

test('five of thirty concurrent codes are checked; then even the correct code is rejected', async () => {
  const { email, secret } = await addPersonWithSecondFactor()
  const cookies = await Promise.all([1, 2, 3].map(() => openWaitingLogin(email)))
  const guesses = Array.from({ length: 30 }, (_, guess) => tryCode(cookies[guess % 3] ?? '', `00000${guess % 10}`))
  const responses = await Promise.all(guesses)
  expect(responses.filter((outcome) => outcome === 'rejected')).toHaveLength(5)
  expect(responses.filter((outcome) => outcome === 'too-many')).toHaveLength(25)
  const { present } = await computeCodes(secret)
  const late = await finish(await logInWithPassword(email), present)
  expect(late).toMatchObject({
    outcome: 'too-many',
    message: 'Too many login attempts. Please try again in 15 minutes.',
  })
})

test('a waiting login ends after ten minutes, a password reset or a deactivation', async () => {
  const { id, email, secret } = await addPersonWithSecondFactor()
  const late = await openWaitingLogin(email)
  vi.setSystemTime(Date.now() + 10 * 60_000 + 1)
  expect(await tryCode(late, (await computeCodes(secret)).present)).toBe('start-again')

  const renewed = await openWaitingLogin(email)
  await resetPassword(store.db, email, PASSWORD)
  expect(await tryCode(renewed, (await computeCodes(secret)).present)).toBe('start-again')

  const inactive = await openWaitingLogin(email)
  await store.db.update(adminUsers).set({ isActive: false }).where(eq(adminUsers.id, id))
  expect(await finish(inactive, (await computeCodes(secret)).next)).toMatchObject({ outcome: 'rejected', status: 403 })
  expect(await firstStep(email)).toMatchObject({ outcome: 'rejected', status: 403 })
  await store.db.update(adminUsers).set({ isActive: true }).where(eq(adminUsers.id, id))
  const off = await openWaitingLogin(email)
  await setStaffActive(store.db, email, false)
  expect(await tryCode(off, '000000')).toBe('start-again')
  expect(await store.db.$count(authVerifications, eq(authVerifications.value, id))).toBe(0)
})

function withPasswordChanged<Done>(table: 'auth_sessions' | 'auth_verifications', work: () => Promise<Done>) {
  const staffIdColumn = table === 'auth_sessions' ? 'new.user_id' : 'new.value::uuid'
  return withConcurrentStatement(
    table,
    `update auth_accounts set password = 'other' where user_id = ${staffIdColumn}`,
    work,
  )
}

test('a login opens no session if the password changes at any step', async () => {
  const [plain, guarded, last] = [
    await addPerson(),
    await addPersonWithSecondFactor(),
    await addPersonWithSecondFactor(),
  ]
  const rejection = { outcome: 'rejected', status: 401 }
  expect(await withPasswordChanged('auth_sessions', () => firstStep(plain.email))).toMatchObject(rejection)
  expect(await withPasswordChanged('auth_verifications', () => firstStep(guarded.email))).toMatchObject(rejection)
  const cookie = await openWaitingLogin(last.email)
  const { present } = await computeCodes(last.secret)
  expect(await withPasswordChanged('auth_sessions', () => tryCode(cookie, present))).toBe('start-again')
  for (const { id } of [plain, guarded, last]) expect(await countSessions(id)).toBe(0)
})

/** Lets limits end `ms` earlier. They follow the database's clock, which is not fake. */
async function endLimitsEarlier(ms: number): Promise<void> {
  await store.db.update(rateLimits).set({ expire: sql`${rateLimits.expire} - ${ms}` })
}

test('only someone with the password can lock the second factor, for 15 minutes', async () => {
  const { email, secret } = await addPersonWithSecondFactor()
  const otherProcess = openPool(store.url)
  for (let n = 0; n < 30; n++) expect(await tryCode(`lumina.second-step=made-up-${n}`, '000000')).toBe('start-again')
  const cookie = await openWaitingLogin(email)
  for (let n = 0; n < 5; n++) expect(await tryCode(cookie, '000000')).toBe('rejected')
  expect(await finishLogin(databaseOn(otherProcess), request(cookie), '000000')).toMatchObject({ outcome: 'too-many' })
  await otherProcess.end()
  await endLimitsEarlier(14 * 60_000)
  const later = await logInWithPassword(email)
  expect(await tryCode(later, '000000'), 'another try does not extend the lock').toBe('too-many')
  await endLimitsEarlier(61_000)
  expect(await tryCode(later, (await computeCodes(secret)).present)).toBe('logged-in')
})

test('a correct code resets earlier failures', async () => {
  const { email, secret, backup } = await addPersonWithSecondFactor()
  for (const code of [(await computeCodes(secret)).present, backup[0] ?? '']) {
    const cookie = await openWaitingLogin(email)
    for (let n = 0; n < 4; n++) expect(await tryCode(cookie, '000000')).toBe('rejected')
    expect(await tryCode(cookie, code)).toBe('logged-in')
  }
})

test('a password reset ends the lock', async () => {
  const { id, email, secret } = await addPersonWithSecondFactor()
  const cookie = await openWaitingLogin(email)
  for (let n = 0; n < 6; n++) await finish(cookie, '000000')
  expect((await finish(cookie, '000000')).outcome).toBe('too-many')
  await resetPassword(store.db, email, PASSWORD)
  expect(await tryCode(await openWaitingLogin(email), (await computeCodes(secret)).present)).toBe('logged-in')
  expect(await countSessions(id)).toBe(1)
})

test.each(['', 'lumina.second-step=', 'lumina.second-step=made-up', `lumina.second-step=${'x'.repeat(5_000)}`])(
  'with the cookie %j, the login starts again',
  async (cookie) => {
    expect(await finish(cookie, '000000')).toMatchObject({ outcome: 'start-again' })
  },
)

test('disabling or resetting a second factor makes the password sufficient, deletes old codes and is recorded in the audit log', async () => {
  const [own, lost, boss] = [await addPersonWithSecondFactor(), await addPersonWithSecondFactor(), await addPerson()]
  await disableSecondFactor(store.db, own.id)
  expect((await firstStep(own.email)).outcome).toBe('logged-in')
  expect(await redeemCode(store.db, own.id, own.backup[0] ?? '')).toBe(false)

  expect(await tryCode(await openWaitingLogin(lost.email), lost.backup[0] ?? '')).toBe('logged-in')
  const pendingLogin = await openWaitingLogin(lost.email)
  expect(await resetSecondFactor(store.db, lost.id, boss.id)).toBe(true)
  expect(await countSessions(lost.id)).toBe(0)
  expect(await tryCode(pendingLogin, lost.backup[1] ?? '')).toBe('start-again')
  expect((await firstStep(lost.email)).outcome).toBe('logged-in')
  expect(await resetSecondFactorByEmail(store.db, lost.email)).toEqual({ email: lost.email, wasOn: false })

  const listAuditEntries = (id: Id<'staff'>) =>
    store.db
      .select({ action: auditLog.action, by: auditLog.staffId })
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'staff'), eq(auditLog.entityId, id)))
      .orderBy(auditLog.id)
  expect(await listAuditEntries(own.id)).toEqual([
    { action: 'staff.second-factor-on', by: own.id },
    { action: 'staff.second-factor-off', by: own.id },
  ])
  expect((await listAuditEntries(lost.id)).at(-1)).toEqual({ action: 'staff.second-factor-reset', by: boss.id })
})

test('if the secret cannot be decrypted, only backup codes are accepted', async () => {
  const { id, email, secret, backup } = await addPersonWithSecondFactor()
  const other = await addPersonWithSecondFactor()
  const [otherFactor] = await store.db.select().from(secondFactors).where(eq(secondFactors.staffId, other.id))
  await store.db
    .update(secondFactors)
    .set({ secret: otherFactor?.secret ?? '' })
    .where(eq(secondFactors.staffId, id))
  expect(await tryCode(await openWaitingLogin(email), (await computeCodes(secret)).present)).toBe('rejected')
  expect(await tryCode(await openWaitingLogin(email), (await computeCodes(other.secret)).present)).toBe('rejected')
  expect(await tryCode(await openWaitingLogin(email), backup[0] ?? '')).toBe('logged-in')
})
