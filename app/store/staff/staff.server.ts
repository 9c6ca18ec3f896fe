import { randomInt } from 'node:crypto'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { StartError } from '#app/lib/errors.ts'
import { type Id, newId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'
import { getSqlState } from '#app/platform/db/sql-state.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { codeLimit, loginLimits, ownPasswordLimit } from '#app/store/staff/login-limits.server.ts'
import { findPasswordProblem } from '#app/store/staff/password.ts'
import { resetSecondFactor } from '#app/store/staff/second-factor/second-factor.server.ts'
import { secondFactors } from '#app/store/staff/second-factor/second-factors.table.ts'
import { endOtherSessions, endSessions } from '#app/store/staff/sessions.server.ts'
import type { Admin } from '#app/store/staff/staff.ts'
import { adminUsers, authAccounts, authSessions, authUsers } from '#app/store/staff.table.ts'

const FIRST_ADMIN = { email: 'admin@lumina.example', name: 'Store Owner' }

type NewStaff = { readonly email: string; readonly name: string; readonly password?: string | undefined }
type Credentials = { readonly email: string; readonly password: string }

export async function findActiveAdmin(db: Database, id: Id<'staff'>): Promise<Admin | null> {
  const { fullName, role, hasShortcuts } = adminUsers
  const [admin] = await db
    .select({ id: adminUsers.id, email: authUsers.email, fullName, role, hasShortcuts })
    .from(adminUsers)
    .innerJoin(authUsers, eq(authUsers.id, adminUsers.id))
    .where(and(eq(adminUsers.id, id), eq(adminUsers.isActive, true)))
  return admin ?? null
}

/** Enables or disables the single-key shortcuts of lists for one person. */
export async function setShortcuts(db: Database, id: Id<'staff'>, hasShortcuts: boolean): Promise<void> {
  await db.update(adminUsers).set({ hasShortcuts }).where(eq(adminUsers.id, id))
}

/**
 * Creates the first admin, or returns null if the store has staff. A generated password is only returned here, because
 * only its hash is stored. @throws StartError
 */
export async function ensureFirstAdmin(
  db: Database,
  given: { readonly email?: string | undefined; readonly password?: string | undefined } = {},
): Promise<{ email: string; password?: string } | null> {
  return withTx(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_NUMBERS.firstAdmin})`)
    if ((await tx.$count(adminUsers)) > 0) return null
    const created = await insertStaff(tx, { ...FIRST_ADMIN, ...given, email: given.email ?? FIRST_ADMIN.email })
    return given.password ? { email: created.email } : created
  })
}

/** Generates a password if none is given. @throws StartError if the account cannot be created */
export function createStaff(db: Database, staff: NewStaff): Promise<Credentials> {
  return withTx(db, (tx) => insertStaff(tx, staff))
}

/** Sets a password, ends all sessions and clears failed attempts. @throws StartError for an unknown email */
export async function resetPassword(db: Database, email: string, password = generatePassword()): Promise<Credentials> {
  requireUsablePassword(password)
  const { id, ...credentials } = await withTx(db, async (tx) => {
    const user = await getByEmail(tx, email)
    const hash = await hashPassword(password)
    await savePassword(tx, user.id, hash)
    await endSessions(tx, user.id)
    await recordChange(tx, null, { action: 'staff.reset-password', entity: 'staff', entityId: user.id })
    return { id: user.id, email: user.email, password }
  })
  await Promise.all([
    loginLimits(db).unlock(credentials.email),
    codeLimit(db).reset(id),
    ownPasswordLimit(db).reset(id),
  ])
  return credentials
}

export async function savePassword(tx: Database, staffId: Id<'staff'>, hash: string): Promise<void> {
  const saved = await tx.update(authAccounts).set({ password: hash }).where(isStaffCredential(staffId))
  if (saved.rowCount === 0) await tx.insert(authAccounts).values(toCredentialAccount(staffId, hash))
}

/** Takes about as long as a login, because it hashes the password. */
export async function isCorrectPassword(db: Database, staffId: Id<'staff'>, password: string): Promise<boolean> {
  const hash = await findPasswordHash(db, staffId)
  return hash ? await verifyPassword({ hash, password }) : false
}

export async function findPasswordHash(db: Database, staffId: Id<'staff'>): Promise<string | null> {
  const [account] = await db
    .select({ hash: authAccounts.password })
    .from(authAccounts)
    .where(isStaffCredential(staffId))
  return account?.hash ?? null
}

/** Waits for a password change in progress, because the change may have missed a session that was just opened. */
export async function isPasswordUnchanged(db: Database, staffId: Id<'staff'>, hash: string | null): Promise<boolean> {
  const [account] = await db
    .select({ hash: authAccounts.password })
    .from(authAccounts)
    .where(isStaffCredential(staffId))
    .for('share')
  return account?.hash === hash
}

function isStaffCredential(staffId: Id<'staff'>) {
  return and(eq(authAccounts.userId, staffId), eq(authAccounts.providerId, 'credential'))
}

/** Sets a password that `findPasswordProblem` accepted, and ends all sessions except `keep`. */
export async function changeOwnPassword(
  db: Database,
  staffId: Id<'staff'>,
  { password, keep }: { readonly password: string; readonly keep: string },
): Promise<void> {
  const hash = await hashPassword(password)
  await withTx(db, async (tx) => {
    await tx.update(authAccounts).set({ password: hash }).where(isStaffCredential(staffId))
    await endOtherSessions(tx, staffId, keep)
    await recordChange(tx, staffId, { action: 'staff.change-password', entity: 'staff', entityId: staffId })
  })
}

/** Deactivating also ends all sessions. @throws StartError for an unknown email */
export function setStaffActive(db: Database, email: string, isActive: boolean): Promise<{ email: string }> {
  return withTx(db, async (tx) => {
    const user = await getByEmail(tx, email)
    await tx.update(adminUsers).set({ isActive }).where(eq(adminUsers.id, user.id))
    if (!isActive) await endSessions(tx, user.id)
    const action = isActive ? 'staff.switch-on' : 'staff.switch-off'
    await recordChange(tx, null, { action, entity: 'staff', entityId: user.id })
    return { email: user.email }
  })
}

/** Resets the second factor of a person who lost a device. @throws StartError for an unknown email */
export async function resetSecondFactorByEmail(
  db: Database,
  email: string,
): Promise<{ email: string; wasOn: boolean }> {
  const user = await getByEmail(db, email)
  return { email: user.email, wasOn: await resetSecondFactor(db, user.id, null) }
}

export function listStaff(db: Database) {
  const { id, fullName, role, isActive } = adminUsers
  const { confirmedAt } = secondFactors
  const lastSeen = sql<Date | null>`max(${authSessions.updatedAt})`.mapWith(authSessions.updatedAt)
  return db
    .select({ id, email: authUsers.email, fullName, role, isActive, lastSeen, secondFactorSince: confirmedAt })
    .from(adminUsers)
    .innerJoin(authUsers, eq(authUsers.id, adminUsers.id))
    .leftJoin(authSessions, eq(authSessions.userId, adminUsers.id))
    .leftJoin(secondFactors, eq(secondFactors.staffId, adminUsers.id))
    .groupBy(adminUsers.id, authUsers.id, secondFactors.staffId)
    .orderBy(sql`${fullName} collate "und-x-icu"`, authUsers.email)
}

async function insertStaff(
  tx: Database,
  { email, name, password = generatePassword() }: NewStaff,
): Promise<Credentials> {
  const parsed = z.email().max(254).safeParse(email.trim().toLowerCase())
  if (!parsed.success) throw new StartError(`"${email}" is not an email address.`)
  const fullName = name.trim()
  if (fullName === '' || fullName.length > 200) throw new StartError('A name must have 1 to 200 characters.')
  requireUsablePassword(password)
  const id = newId<'staff'>()
  const hash = await hashPassword(password)
  try {
    await tx.insert(authUsers).values({ id, name: fullName, email: parsed.data, emailVerified: true })
  } catch (error) {
    if (getSqlState(error) !== '23505') throw error
    throw new StartError(`A staff account with the email ${parsed.data} already exists.`)
  }
  await tx.insert(authAccounts).values(toCredentialAccount(id, hash))
  await tx.insert(adminUsers).values({ id, fullName })
  await recordChange(tx, null, { action: 'staff.create', entity: 'staff', entityId: id })
  return { email: parsed.data, password }
}

function toCredentialAccount(userId: Id<'staff'>, password: string) {
  return { userId, accountId: userId, providerId: 'credential', password }
}

async function getByEmail(db: Database, email: string) {
  const [user] = await db
    .select({ id: authUsers.id, email: authUsers.email })
    .from(authUsers)
    .innerJoin(adminUsers, eq(adminUsers.id, authUsers.id))
    .where(eq(sql`lower(${authUsers.email})`, email.trim().toLowerCase()))
  if (!user) throw new StartError(`There is no staff account with the email ${email}.`)
  return user
}

function requireUsablePassword(password: string): void {
  const problem = findPasswordProblem(password)
  if (problem) throw new StartError(problem)
}

/** Characters in generated passwords, without those that look alike on a screen. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

function generatePassword(): string {
  const groups = Array.from({ length: 6 }, () =>
    Array.from({ length: 4 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join(''),
  )
  return groups.join('-')
}
