import { hashPassword } from 'better-auth/crypto'
import { and, eq, sql } from 'drizzle-orm'
import { href } from 'react-router'
import { newId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { log } from '#app/platform/log.server.ts'
import { hideSecret, SECRET_MARK } from '#app/platform/mail/mail-secret.server.ts'
import { queueMail } from '#app/platform/mail/outbox.server.ts'
import { createSecretToken } from '#app/platform/secret-token.server.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { adminText } from '#app/store/staff/admin-text.ts'
import { countResetRequest, loginLimits } from '#app/store/staff/login-limits.server.ts'
import { RESET_MINUTES } from '#app/store/staff/password-reset/reset-minutes.ts'
import {
  consumeResetToken,
  findTokenOwner,
  openResetToken,
} from '#app/store/staff/password-reset/reset-tokens.server.ts'
import { endSessions } from '#app/store/staff/sessions.server.ts'
import { findActiveAdmin, savePassword } from '#app/store/staff/staff.server.ts'
import { adminUsers, authUsers } from '#app/store/staff.table.ts'
import { writeStaffMail } from '#app/store/store-mail.server.ts'

type RequestResult =
  | { readonly outcome: 'done' }
  | { readonly outcome: 'too-many'; readonly message: string; readonly retryAfter: number }

/**
 * Sends a link to set a new password if the email address belongs to active staff. For other addresses, the result is
 * the same, and only one row in the outbox is not written, so that neither the result nor the duration reveals who is
 * staff.
 */
export async function requestPasswordReset(db: Database, typed: string, address: string): Promise<RequestResult> {
  const attempt = await countResetRequest(db, typed, address)
  if (!attempt.allowed) {
    const { retryAfter } = attempt
    log.warn({ event: 'password-reset-limited' })
    return { outcome: 'too-many', message: adminText.tooManyResets(Math.ceil(retryAfter / 60)), retryAfter }
  }
  const token = createSecretToken()
  await withTx(db, async (tx) => {
    const staff = await lockActiveStaff(tx, typed)
    const mail = await writeStaffMail(tx, staff?.email ?? typed, {
      event: `password-reset:${newId()}`,
      write: () => ({
        subject: adminText.resetSubject,
        title: adminText.resetSubject,
        lines: [adminText.resetRequested, adminText.resetLinkLimits(RESET_MINUTES)],
        link: { label: adminText.setNewPassword, path: href('/admin/login/reset/:token', { token: SECRET_MARK }) },
        note: adminText.resetUnexpected,
      }),
    })
    const body = hideSecret(mail, token)
    // For an email that does not belong to staff, the token opens nothing
    await openResetToken(tx, staff?.id ?? newId<'staff'>(), token)
    if (staff) await queueMail(tx, { ...mail, body })
  })
  log.info({ event: 'password-reset-requested' })
  return { outcome: 'done' }
}

/** Locks the person, so that of concurrent requests only one leaves a token. */
async function lockActiveStaff(tx: Database, typed: string) {
  const [staff] = await tx
    .select({ id: authUsers.id, email: authUsers.email })
    .from(authUsers)
    .innerJoin(adminUsers, eq(adminUsers.id, authUsers.id))
    .where(and(eq(sql`lower(${authUsers.email})`, typed.toLowerCase()), eq(adminUsers.isActive, true)))
    .for('no key update', { of: authUsers })
  return staff ?? null
}

/** Returns true if the token can be used. */
export async function isResetOpen(db: Database, token: string): Promise<boolean> {
  const id = await findTokenOwner(db, token)
  return id !== null && (await findActiveAdmin(db, id)) !== null
}

/**
 * Sets the password of the token's owner, ends all sessions of this person and sends an email about it. The second
 * factor remains, and so do its failed attempts: access to the inbox must not allow more guesses. Returns false if the
 * token cannot be used.
 */
export async function resetForgottenPassword(
  db: Database,
  { token, password, address }: { readonly token: string; readonly password: string; readonly address: string },
): Promise<boolean> {
  if (!(await isResetOpen(db, token))) return false // hashing is slow
  const hash = await hashPassword(password)
  const staff = await withTx(db, async (tx) => {
    const id = await consumeResetToken(tx, token)
    const admin = id && (await findActiveAdmin(tx, id))
    if (!admin) return null
    await savePassword(tx, admin.id, hash)
    await endSessions(tx, admin.id)
    await recordChange(tx, admin.id, { action: 'staff.reset-password', entity: 'staff', entityId: admin.id })
    const mail = await writeStaffMail(tx, admin.email, {
      event: `password-changed:${newId()}`,
      write: () => ({
        subject: adminText.passwordChangedSubject,
        title: adminText.passwordChangedSubject,
        lines: [adminText.passwordWasChanged, adminText.passwordChangeUnexpected],
        link: { label: adminText.logIn, path: href('/admin/login') },
      }),
    })
    await queueMail(tx, mail)
    return admin
  })
  if (!staff) return false
  await loginLimits(db).clearFailures(staff.email, address)
  log.info({ event: 'password-reset', admin: staff.id })
  return true
}
