import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { type Id, parseId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { log } from '#app/platform/log.server.ts'
import { metrics } from '#app/platform/metrics/metrics.server.ts'
import { isWindowOpen } from '#app/platform/time-window.ts'
import { adminText } from '#app/store/staff/admin-text.ts'
import {
  IDLE_SECONDS,
  openSession,
  openSessionFor,
  readSession,
  SESSION_LIMIT_MS,
  staffCookie,
} from '#app/store/staff/auth.server.ts'
import { codeLimit, loginLimits } from '#app/store/staff/login-limits.server.ts'
import { isSecondFactorOn, redeemCode } from '#app/store/staff/second-factor/second-factor.server.ts'
import {
  consumeSecondStep,
  findLoginAccount,
  forgetSecondStep,
  openSecondStep,
  readSecondStep,
} from '#app/store/staff/second-factor/second-step.server.ts'
import { endSessions } from '#app/store/staff/sessions.server.ts'
import {
  findActiveAdmin,
  findPasswordHash,
  isCorrectPassword,
  isPasswordUnchanged,
} from '#app/store/staff/staff.server.ts'
import { type Admin, getTooManyAttemptsMessage } from '#app/store/staff/staff.ts'
import { authSessions } from '#app/store/staff.table.ts'

/** The delay after a correct password, before the staff row is read. */
const LOGIN_WAIT_MS = 1_000

type WithCookies = { readonly cookies: readonly string[] }

type LoginRejection =
  | ({ readonly outcome: 'rejected'; readonly status: 400 | 401 | 403; readonly message: string } & WithCookies)
  | { readonly outcome: 'too-many'; readonly message: string; readonly retryAfter: number }

type SuccessfulLogin = { readonly outcome: 'logged-in'; readonly admin: Admin } & WithCookies

/** 'second-step' means that the password was correct and that a code will open the session (`finishLogin`). */
type LoginResult = SuccessfulLogin | LoginRejection | ({ readonly outcome: 'second-step' } & WithCookies)

/** 'start-again' means that no login is waiting in this browser, or that it has expired. */
type SecondStepResult = SuccessfulLogin | LoginRejection | ({ readonly outcome: 'start-again' } & WithCookies)

/** Counts the attempt before it checks the password. Ends the request's previous session. */
export async function logIn(
  db: Database,
  request: Request,
  address: string,
  { email, password }: { readonly email: string; readonly password: string },
  { wait = LOGIN_WAIT_MS }: { readonly wait?: number } = {},
): Promise<LoginResult> {
  const limits = loginLimits(db)
  const attempt = await limits.count(email, address)
  if (!attempt.allowed) return rejectTooMany(attempt.retryAfter)
  const user = await findLoginAccount(db, email)
  if (user?.hasSecondFactor) {
    if (!(await isCorrectPassword(db, user.id, password))) return rejectCredentials(adminText.loginFailed)
    await limits.recordSuccess(email, address)
    await pause(wait)
    if (!(await findActiveAdmin(db, user.id))) return denyAccess(request)
    const cookie = await openSecondStep(db, request, user.id)
    return (await isPasswordUnchanged(db, user.id, user.passwordHash))
      ? { outcome: 'second-step', cookies: [cookie] }
      : rejectCredentials(adminText.loginFailed)
  }
  const previous = await readSession(db, request)
  const session = await openSession(db, request, { email, password })
  if (!session) return rejectCredentials(adminText.loginFailed)
  await limits.recordSuccess(email, address)
  if (previous.session) await endSession(db, previous.session.token)

  await pause(wait)
  const admin = await findAdmin(db, session.userId)
  if (!admin) {
    await endSession(db, session.token)
    return denyAccess(request)
  }
  // A concurrent change of the password or second factor ended all sessions except this one, which was opened later
  if (!(user && (await isPasswordUnchanged(db, user.id, user.passwordHash)))) {
    await endSession(db, session.token)
    return rejectCredentials(adminText.loginFailed)
  }
  if (await isSecondFactorOn(db, admin.id)) {
    await endSession(db, session.token)
    return { outcome: 'second-step', cookies: [await openSecondStep(db, request, admin.id)] }
  }
  return completeLogin(admin, session.cookies)
}

/** Counts attempts per person, so that neither several addresses nor concurrent requests allow more attempts. */
export async function finishLogin(db: Database, request: Request, code: string): Promise<SecondStepResult> {
  const pendingLogin = await readSecondStep(db, request)
  if (!pendingLogin) return { outcome: 'start-again', cookies: [await forgetSecondStep(request)] }
  const { staffId, tokenHash } = pendingLogin
  const limit = codeLimit(db)
  const attempt = await limit.count(staffId)
  if (!attempt.allowed) return rejectTooMany(attempt.retryAfter)
  if (!(await redeemCode(db, staffId, code))) return rejectCredentials(adminText.codeRejected)
  await limit.reset(staffId)
  const hash = await findPasswordHash(db, staffId)
  const result = (await consumeSecondStep(db, tokenHash)) && (await openCheckedSession(db, request, staffId, hash))
  return result || { outcome: 'start-again', cookies: [await forgetSecondStep(request)] }
}

async function openCheckedSession(
  db: Database,
  request: Request,
  staffId: Id<'staff'>,
  hash: string | null,
): Promise<SuccessfulLogin | LoginRejection | null> {
  const admin = await findActiveAdmin(db, staffId)
  const previous = await readSession(db, request)
  const session = admin && (await openSessionFor(db, request, staffId))
  if (!session) return denyAccess(request)
  if (!(await isPasswordUnchanged(db, staffId, hash))) {
    await endSession(db, session.token)
    return null
  }
  if (previous.session) await endSession(db, previous.session.token)
  return completeLogin(admin, [...session.cookies, await forgetSecondStep(request)])
}

function completeLogin(admin: Admin, cookies: readonly string[]): SuccessfulLogin {
  log.info({ event: 'login', admin: admin.id })
  metrics()?.logins.inc({ outcome: 'signed_in' })
  return { outcome: 'logged-in', admin, cookies }
}

function rejectCredentials(message: string): LoginRejection {
  log.warn({ event: 'login-failed' })
  metrics()?.logins.inc({ outcome: 'failed' })
  return { outcome: 'rejected', status: 401, message, cookies: [] }
}

function rejectTooMany(retryAfter: number): LoginRejection {
  log.warn({ event: 'login-limited' })
  metrics()?.logins.inc({ outcome: 'limited' })
  return { outcome: 'too-many', message: getTooManyAttemptsMessage(retryAfter), retryAfter }
}

async function denyAccess(request: Request): Promise<LoginRejection> {
  log.warn({ event: 'access-denied', reason: 'not-staff' })
  metrics()?.logins.inc({ outcome: 'denied' })
  return { outcome: 'rejected', status: 403, message: adminText.accessDenied, cookies: [await forgetCookie(request)] }
}

/** Ends only the request's session. Returns the cookies to send back. */
export async function logOut(db: Database, request: Request): Promise<readonly string[]> {
  const { session } = await readSession(db, request)
  if (session) {
    await endSession(db, session.token)
    log.info({ event: 'logout', admin: session.userId })
  }
  return [await forgetCookie(request)]
}

/** `isDone` is false if the request's session had already ended, so its owner is unknown. */
export async function logOutEverywhere(
  db: Database,
  request: Request,
): Promise<{ readonly isDone: boolean } & WithCookies> {
  const { session } = await readSession(db, request)
  const staffId = parseId<'staff'>(session?.userId)
  if (staffId) {
    await endSessions(db, staffId)
    log.info({ event: 'logout-everywhere', admin: staffId })
  }
  return { isDone: staffId !== null, cookies: [await forgetCookie(request)] }
}

/** 'not-staff' means logged in without an active staff row; the session has been ended. */
export type Identity =
  | ({ readonly kind: 'admin'; readonly admin: Admin } & WithCookies)
  | ({ readonly kind: 'not-staff' } & WithCookies)
  | ({ readonly kind: 'anonymous' } & WithCookies)

export async function identify(db: Database, request: Request): Promise<Identity> {
  const { session, cookies } = await readSession(db, request)
  if (!session) return { kind: 'anonymous', cookies }
  if (
    !isWindowOpen(session.createdAt, SESSION_LIMIT_MS) ||
    !isWindowOpen(getLastRenewal(session), IDLE_SECONDS * 1_000)
  ) {
    await endSession(db, session.token)
    return { kind: 'anonymous', cookies: [await forgetCookie(request)] }
  }
  const admin = await findAdmin(db, session.userId)
  if (admin) return { kind: 'admin', admin, cookies }
  await endSession(db, session.token)
  log.warn({ event: 'access-denied', reason: 'not-staff' })
  return { kind: 'not-staff', cookies: [await forgetCookie(request)] }
}

/** Returns the time when a session was opened or renewed. */
function getLastRenewal({ expiresAt }: { readonly expiresAt: Date }): Date {
  return new Date(expiresAt.getTime() - IDLE_SECONDS * 1_000)
}

function findAdmin(db: Database, userId: string): Promise<Admin | null> {
  const id = parseId<'staff'>(userId)
  return id ? findActiveAdmin(db, id) : Promise.resolve(null)
}

async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(authSessions).where(eq(authSessions.token, token))
}

function forgetCookie(request: Request): Promise<string> {
  return staffCookie(request, 'session').serialize('', { maxAge: 0 })
}
