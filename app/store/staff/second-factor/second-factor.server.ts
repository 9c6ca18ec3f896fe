import { randomInt } from 'node:crypto'
import { and, between, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Id } from '#app/lib/id.ts'
import { normalizeCode } from '#app/lib/normalize-code.ts'
import { getAuthSecret } from '#app/platform/auth-secret.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { log } from '#app/platform/log.server.ts'
import { computeFingerprint, seal, unseal } from '#app/platform/sealed.server.ts'
import { CLOCK_SKEW_MS } from '#app/platform/time-window.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { backupCodes, secondFactors } from '#app/store/staff/second-factor/second-factors.table.ts'
import { createTotpSecret, findStep, type TotpSecret } from '#app/store/staff/second-factor/totp.ts'
import { endOtherSessions, endSessions } from '#app/store/staff/sessions.server.ts'

const BACKUP_CODES = 10
const CONFIRMATION_WINDOW_MS = 15 * 60_000
/** Characters in backup codes, without those that look alike. 12 of them have about 59 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

type StaffId = Id<'staff'>

/** Creates a secret, which replaces an unconfirmed one. It takes effect if it is confirmed within 15 minutes. */
export async function beginSecondFactor(db: Database, staffId: StaffId): Promise<TotpSecret | 'already-on'> {
  const secret = createTotpSecret()
  const sealed = seal(secret, getSealContext(staffId))
  const createdAt = new Date()
  const written = await db
    .insert(secondFactors)
    .values({ staffId, secret: sealed, createdAt })
    .onConflictDoUpdate({
      target: secondFactors.staffId,
      set: { secret: sealed, lastStep: null, createdAt },
      setWhere: isNull(secondFactors.confirmedAt),
    })
  return written.rowCount === 1 ? secret : 'already-on'
}

export async function findPendingSecret(db: Database, staffId: StaffId, now = new Date()): Promise<TotpSecret | null> {
  const { confirmedAt, createdAt } = secondFactors
  const isFresh = between(
    createdAt,
    new Date(now.getTime() - CONFIRMATION_WINDOW_MS),
    new Date(now.getTime() + CLOCK_SKEW_MS),
  )
  const [row] = await db
    .select({ secret: secondFactors.secret })
    .from(secondFactors)
    .where(and(eq(secondFactors.staffId, staffId), isNull(confirmedAt), isFresh))
  return row ? unseal(row.secret, getSealContext(staffId)) : null
}

/**
 * Turns the second factor on. Two consecutive codes prove that the device's clock is correct. Ends all sessions except
 * `keep`. Returns the backup codes.
 */
export function confirmSecondFactor(
  db: Database,
  staffId: StaffId,
  {
    code,
    next,
    keep,
    now = new Date(),
  }: { readonly code: string; readonly next: string; readonly keep: string; readonly now?: Date },
): Promise<readonly string[] | 'wrong-codes' | 'not-begun'> {
  return withTx(db, async (tx) => {
    await lockSecondFactor(tx, staffId)
    const secret = await findPendingSecret(tx, staffId, now)
    if (!secret) return 'not-begun'
    const [first, second] = [await findStep(secret, code, now), await findStep(secret, next, now)]
    if (first === null || second !== first + 1) return 'wrong-codes'
    await tx.update(secondFactors).set({ confirmedAt: now, lastStep: second }).where(eq(secondFactors.staffId, staffId))
    const codes = await writeBackupCodes(tx, staffId)
    await endOtherSessions(tx, staffId, keep)
    await recordChange(tx, staffId, { action: 'staff.second-factor-on', entity: 'staff', entityId: staffId })
    return codes
  })
}

export function renewBackupCodes(db: Database, staffId: StaffId): Promise<readonly string[] | null> {
  return withTx(db, async (tx) => {
    await lockSecondFactor(tx, staffId)
    if (!(await isSecondFactorOn(tx, staffId))) return null
    await tx.delete(backupCodes).where(eq(backupCodes.staffId, staffId))
    const codes = await writeBackupCodes(tx, staffId)
    await recordChange(tx, staffId, { action: 'staff.backup-codes', entity: 'staff', entityId: staffId })
    return codes
  })
}

/** Serializes identical requests, so that only one of them returns codes. */
async function lockSecondFactor(tx: Database, staffId: StaffId): Promise<void> {
  await tx
    .select({ staffId: secondFactors.staffId })
    .from(secondFactors)
    .where(eq(secondFactors.staffId, staffId))
    .for('update')
}

export async function disableSecondFactor(db: Database, staffId: StaffId): Promise<void> {
  await withTx(db, async (tx) => {
    const deleted = await tx.delete(secondFactors).where(eq(secondFactors.staffId, staffId))
    if (deleted.rowCount === 0) return
    await recordChange(tx, staffId, { action: 'staff.second-factor-off', entity: 'staff', entityId: staffId })
  })
}

/**
 * Resets the second factor after a device was lost, and ends all sessions. `by` is null for the command. Returns true
 * if the second factor was on.
 */
export function resetSecondFactor(db: Database, staffId: StaffId, by: StaffId | null): Promise<boolean> {
  return withTx(db, async (tx) => {
    const deleted = await tx.delete(secondFactors).where(eq(secondFactors.staffId, staffId))
    if (deleted.rowCount === 0) return false
    await endSessions(tx, staffId)
    await recordChange(tx, by, { action: 'staff.second-factor-reset', entity: 'staff', entityId: staffId })
    return true
  })
}

/** Waits for a confirmation in progress, because the confirmation may have missed a session that was just opened. */
export async function isSecondFactorOn(db: Database, staffId: StaffId): Promise<boolean> {
  const { confirmedAt } = secondFactors
  const [row] = await db
    .select({ confirmedAt })
    .from(secondFactors)
    .where(eq(secondFactors.staffId, staffId))
    .for('share')
  return Boolean(row?.confirmedAt)
}

export async function findSecondFactor(db: Database, staffId: StaffId) {
  const { confirmedAt } = secondFactors
  const [row] = await db
    .select({ since: confirmedAt })
    .from(secondFactors)
    .where(and(eq(secondFactors.staffId, staffId), isNotNull(confirmedAt)))
  if (!row?.since) return null
  const unused = and(eq(backupCodes.staffId, staffId), isNull(backupCodes.usedAt))
  return { since: row.since, codesLeft: await db.$count(backupCodes, unused) }
}

/** Uses a code from the app or a backup code. Each is valid once, even for concurrent requests. */
export async function redeemCode(db: Database, staffId: StaffId, typed: string, now = new Date()): Promise<boolean> {
  const code = normalizeCode(typed).replaceAll('-', '').toLowerCase()
  return /^\d{6}$/.test(code)
    ? await redeemAppCode(db, staffId, code, now)
    : await redeemBackupCode(db, staffId, code, now)
}

/** A last used step that is further ahead was stored by a wrong clock, so it must not block current codes. */
const MAX_STEPS_AHEAD = 4

async function redeemAppCode(db: Database, staffId: StaffId, code: string, now: Date): Promise<boolean> {
  const isOn = and(eq(secondFactors.staffId, staffId), isNotNull(secondFactors.confirmedAt))
  const [row] = await db.select({ secret: secondFactors.secret }).from(secondFactors).where(isOn)
  if (!row) return false
  const secret = unseal(row.secret, getSealContext(staffId))
  if (!secret) {
    log.error({ event: 'second-factor-unreadable', admin: staffId }) // AUTH_SECRET has changed
    return false
  }
  const step = await findStep(secret, code, now)
  if (step === null) return false
  const used = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(isOn, sql`coalesce(${secondFactors.lastStep}, 0) not between ${step} and ${step + MAX_STEPS_AHEAD}`))
  return used.rowCount === 1
}

async function redeemBackupCode(db: Database, staffId: StaffId, code: string, now: Date): Promise<boolean> {
  const isSameCode = eq(backupCodes.codeHash, computeFingerprint(code, getSealContext(staffId)))
  const used = await db
    .update(backupCodes)
    .set({ usedAt: now })
    .where(and(eq(backupCodes.staffId, staffId), isSameCode, isNull(backupCodes.usedAt)))
  return used.rowCount === 1
}

async function writeBackupCodes(tx: Database, staffId: StaffId): Promise<readonly string[]> {
  const codes = Array.from({ length: BACKUP_CODES }, () =>
    Array.from({ length: 12 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join(''),
  )
  const rows = codes.map((code) => ({ staffId, codeHash: computeFingerprint(code, getSealContext(staffId)) }))
  await tx.insert(backupCodes).values(rows)
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'))
}

function getSealContext(staffId: StaffId) {
  return { secret: getAuthSecret(), owner: staffId }
}
