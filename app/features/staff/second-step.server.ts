import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { sessionCookieName } from '#app/features/staff/auth.server.ts'
import { authUsers } from '#app/features/staff/auth.table.ts'
import { secondFactors } from '#app/features/staff/second-factors.table.ts'
import { findSecondStep, noteSecondStep } from '#app/features/staff/sessions.server.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** How long somebody may look for their device. */
const SECONDS = 10 * 60

/** Who signs in with that e-mail and is asked for a second step, or null. As better-auth, without regard to case. */
export async function findGuarded(db: Database, email: string): Promise<Id<'staff'> | null> {
  const [user] = await db
    .select({ id: authUsers.id })
    .from(authUsers)
    .innerJoin(secondFactors, eq(secondFactors.staffId, authUsers.id))
    .where(and(eq(sql`lower(${authUsers.email})`, email.toLowerCase()), isNotNull(secondFactors.confirmedAt)))
  return user?.id ?? null
}

/** Has a sign-in, whose password was right, wait for its second step. Answers the cookie by which it is known. */
export async function openSecondStep(db: Database, request: Request, staffId: Id<'staff'>): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + SECONDS * 1_000)
  await noteSecondStep(db, { tokenHash: hashOf(token), staffId, expiresAt })
  return cookie(request, token, SECONDS)
}

/** The sign-in that waits in this browser, or null. */
export async function readSecondStep(db: Database, request: Request) {
  const token = readCookie(request, cookieName(request))
  if (!token || token.length > 100) return null
  const tokenHash = hashOf(token)
  const staffId = parseId<'staff'>(await findSecondStep(db, tokenHash))
  return staffId && { staffId, tokenHash }
}

/** Has the browser forget it. */
export function forgetSecondStep(request: Request): string {
  return cookie(request, '', 0)
}

/** The database does not hold what would let somebody in. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

function cookieName(request: Request): string {
  return sessionCookieName(new URL(request.url).origin).replace('session', 'second-step')
}

function cookie(request: Request, value: string, seconds: number): string {
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : ''
  return `${cookieName(request)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

function readCookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('Cookie') ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}
