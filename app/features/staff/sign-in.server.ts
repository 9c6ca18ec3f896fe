import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { openSession, readSession, SESSION_LIMIT_MS, sessionCookieName } from '#app/features/staff/auth.server.ts'
import { authSessions } from '#app/features/staff/auth.table.ts'
import { signInLimits } from '#app/features/staff/sign-in-limits.server.ts'
import { endSessions, findActiveAdmin } from '#app/features/staff/staff.server.ts'
import { ACCESS_DENIED, type Admin, SIGN_IN_FAILED, tooManyAttempts } from '#app/features/staff/staff.ts'
import { parseId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { log } from '#app/platform/log.server.ts'
import { metrics } from '#app/platform/metrics/metrics.server.ts'

/** How long a successful sign-in waits before it is looked up who signed in (docs/rules.md, Staff). */
const SIGN_IN_WAIT_MS = 1_000

export type SignIn =
  | { readonly outcome: 'signed-in'; readonly admin: Admin; readonly cookies: readonly string[] }
  | {
      readonly outcome: 'refused'
      readonly status: 400 | 401 | 403
      readonly message: string
      readonly cookies: string[]
    }
  | { readonly outcome: 'too-many'; readonly message: string; readonly retryAfter: number }

/**
 * Signs staff in with e-mail and password, both as they were typed. Attempts are counted before the password is looked
 * at. A session that the request brought along ends. `address` is where the request came from.
 */
export async function signIn(
  db: Database,
  request: Request,
  address: string,
  { email, password }: { readonly email: string; readonly password: string },
  { wait = SIGN_IN_WAIT_MS }: { readonly wait?: number } = {},
): Promise<SignIn> {
  const limits = signInLimits(db)
  const counted = await limits.count(email, address)
  if (!counted.allowed) {
    log.warn({ event: 'sign-in-limited' })
    metrics()?.signIns.inc({ outcome: 'limited' })
    return { outcome: 'too-many', message: tooManyAttempts(counted.retryAfter), retryAfter: counted.retryAfter }
  }
  const brought = await readSession(db, request)
  const session = await openSession(db, request, { email, password })
  if (!session) {
    log.warn({ event: 'sign-in-failed' })
    metrics()?.signIns.inc({ outcome: 'failed' })
    return { outcome: 'refused', status: 401, message: SIGN_IN_FAILED, cookies: [] }
  }
  await limits.succeeded(email, address)
  if (brought.session) await endSession(db, brought.session.token)

  await pause(wait)
  const admin = await findAdmin(db, session.userId)
  if (!admin) {
    await endSession(db, session.token)
    log.warn({ event: 'access-refused', reason: 'not-staff' })
    metrics()?.signIns.inc({ outcome: 'denied' })
    return { outcome: 'refused', status: 403, message: ACCESS_DENIED, cookies: [forgetCookie(request)] }
  }
  log.info({ event: 'sign-in', admin: admin.id })
  metrics()?.signIns.inc({ outcome: 'signed_in' })
  return { outcome: 'signed-in', admin, cookies: session.cookies }
}

/** Ends all sessions of whoever the request belongs to. Answers the cookies to send back. */
export async function signOut(db: Database, request: Request): Promise<readonly string[]> {
  const { session } = await readSession(db, request)
  const staffId = parseId<'staff'>(session?.userId)
  if (staffId) {
    await endSessions(db, staffId)
    log.info({ event: 'sign-out', admin: staffId })
  }
  return [forgetCookie(request)]
}

export type Visitor =
  | { readonly is: 'admin'; readonly admin: Admin; readonly cookies: readonly string[] }
  /** Signed in, but not (or no longer) allowed in; the session has been ended. */
  | { readonly is: 'not-staff'; readonly cookies: readonly string[] }
  | { readonly is: 'nobody'; readonly cookies: readonly string[] }

/** Who sent a request, by the session and the staff row that the database holds at this moment. */
export async function identify(db: Database, request: Request): Promise<Visitor> {
  const { session, cookies } = await readSession(db, request)
  if (!session) return { is: 'nobody', cookies }
  if (session.createdAt.getTime() < Date.now() - SESSION_LIMIT_MS) {
    await endSession(db, session.token)
    return { is: 'nobody', cookies: [forgetCookie(request)] }
  }
  const admin = await findAdmin(db, session.userId)
  if (admin) return { is: 'admin', admin, cookies }
  await endSession(db, session.token)
  log.warn({ event: 'access-refused', reason: 'not-staff' })
  return { is: 'not-staff', cookies: [forgetCookie(request)] }
}

function findAdmin(db: Database, userId: string): Promise<Admin | null> {
  const id = parseId<'staff'>(userId)
  return id ? findActiveAdmin(db, id) : Promise.resolve(null)
}

async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(authSessions).where(eq(authSessions.token, token))
}

function forgetCookie(request: Request): string {
  const { origin, protocol } = new URL(request.url)
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${sessionCookieName(origin)}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure}`
}
