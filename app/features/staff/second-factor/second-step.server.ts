import { createHash, randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { staffCookie } from '#app/features/staff/auth.server.ts'
import { authAccounts, authUsers } from '#app/features/staff/auth.table.ts'
import { secondFactors } from '#app/features/staff/second-factor/second-factors.table.ts'
import { findSecondStep, recordSecondStep } from '#app/features/staff/sessions.server.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** How long someone may look for their device. */
const SECONDS = 10 * 60

/**
 * Who logs in with that e-mail, by what mark their password is known, and whether they are asked for a second step; null
 * for a stranger. As better-auth, without regard to case.
 */
export async function findLogin(db: Database, email: string) {
  const { confirmedAt } = secondFactors
  const [user] = await db
    .select({ id: authUsers.id, mark: authAccounts.password, isGuarded: sql<boolean>`${confirmedAt} is not null` })
    .from(authUsers)
    .leftJoin(authAccounts, and(eq(authAccounts.userId, authUsers.id), eq(authAccounts.providerId, 'credential')))
    .leftJoin(secondFactors, eq(secondFactors.staffId, authUsers.id))
    .where(eq(sql`lower(${authUsers.email})`, email.toLowerCase()))
  return user ?? null
}

/** Has a login, whose password was right, wait for its second step. Returns the cookie by which it is known. */
export async function openSecondStep(db: Database, request: Request, staffId: Id<'staff'>): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + SECONDS * 1_000)
  await recordSecondStep(db, { tokenHash: hashOf(token), staffId, expiresAt })
  return staffCookie(request, 'second-step').serialize(token, { maxAge: SECONDS })
}

/** The login that waits in this browser, or null. */
export async function readSecondStep(db: Database, request: Request) {
  const token: unknown = await staffCookie(request, 'second-step').parse(request.headers.get('Cookie'))
  if (typeof token !== 'string' || token === '' || token.length > 100) return null
  const tokenHash = hashOf(token)
  const staffId = parseId<'staff'>(await findSecondStep(db, tokenHash))
  return staffId && { staffId, tokenHash }
}

/** Has the browser forget it. */
export function forgetSecondStep(request: Request): Promise<string> {
  return staffCookie(request, 'second-step').serialize('', { maxAge: 0 })
}

/** The database does not hold what would let someone in. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
