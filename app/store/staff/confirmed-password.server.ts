import { and, eq } from 'drizzle-orm'
import type { FieldErrors } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { ResponseStatus } from '#app/platform/http/response-init.ts'
import { isTokenOpen } from '#app/platform/secret-token.server.ts'
import { isWindowOpen } from '#app/platform/time-window.ts'
import { adminText } from '#app/store/staff/admin-text.ts'
import { readSession } from '#app/store/staff/auth.server.ts'
import { ownPasswordLimit } from '#app/store/staff/login-limits.server.ts'
import { isCorrectPassword } from '#app/store/staff/staff.server.ts'
import { getTooManyAttemptsMessage } from '#app/store/staff/staff.ts'
import { authVerifications } from '#app/store/staff.table.ts'

const CONFIRMED_MS = 15 * 60_000

type PasswordRejection = { readonly errors: FieldErrors } & ResponseStatus

/** Checks the password in a field `current`, within a rate limit. Returns null if it is correct. */
export async function checkOwnPassword(
  db: Database,
  staffId: Id<'staff'>,
  typed: string,
): Promise<PasswordRejection | null> {
  const limit = ownPasswordLimit(db)
  const attempt = await limit.count(staffId)
  if (!attempt.allowed) {
    const { retryAfter } = attempt
    return { errors: { '': getTooManyAttemptsMessage(retryAfter) }, status: 429, retryAfter }
  }
  if (!(await isCorrectPassword(db, staffId, typed))) {
    return { errors: { current: adminText.wrongPassword }, status: 400 }
  }
  await limit.reset(staffId)
  return null
}

/** Checks the password and records in the session that it was confirmed. Returns null if it is correct. */
export async function confirmPassword(
  db: Database,
  request: Request,
  { staffId, typed }: { readonly staffId: Id<'staff'>; readonly typed: string },
): Promise<PasswordRejection | null> {
  const rejection = await checkOwnPassword(db, staffId, typed)
  const { session } = await readSession(db, request)
  if (rejection || !session) return rejection
  const expiresAt = new Date(Date.now() + CONFIRMED_MS)
  await db.insert(authVerifications).values({ identifier: getConfirmationKey(session), value: staffId, expiresAt })
  return null
}

/**
 * For changes that could let others read emails or receive payments: an open session alone is not sufficient.
 * @param typed empty if the password was already confirmed
 * @returns null if the password is confirmed
 */
export async function requireConfirmedPassword(
  db: Database,
  request: Request,
  { staffId, typed }: { readonly staffId: Id<'staff'>; readonly typed: string },
): Promise<PasswordRejection | null> {
  if (typed !== '') return await confirmPassword(db, request, { staffId, typed })
  if (await hasConfirmedPassword(db, request)) return null
  return { errors: { current: adminText.enterYourPassword }, status: 400 }
}

/** Returns true if the password was entered in this session within the last 15 minutes, at login or later. */
export async function hasConfirmedPassword(db: Database, request: Request): Promise<boolean> {
  const { session } = await readSession(db, request)
  if (!session) return false
  if (isWindowOpen(session.createdAt, CONFIRMED_MS)) return true
  const isOpen = and(
    eq(authVerifications.identifier, getConfirmationKey(session)),
    isTokenOpen(authVerifications.expiresAt, CONFIRMED_MS),
  )
  return (await db.$count(authVerifications, isOpen)) > 0
}

function getConfirmationKey(session: { readonly id: string }): string {
  return `password-confirmed:${session.id}`
}
