import { createHash, randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { staffCookie } from '#app/features/staff/auth.server.ts'
import { authAccounts, authUsers } from '#app/features/staff/auth.table.ts'
import { secondFactors } from '#app/features/staff/second-factor/second-factors.table.ts'
import { findSecondStep, recordSecondStep } from '#app/features/staff/sessions.server.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

const MAX_AGE_SECONDS = 10 * 60

/** The account with this email (case-insensitive, as in better-auth), or null. */
export async function findLogin(db: Database, email: string) {
  const { confirmedAt } = secondFactors
  const [user] = await db
    .select({
      id: authUsers.id,
      passwordHash: authAccounts.password,
      hasSecondFactor: sql<boolean>`${confirmedAt} is not null`,
    })
    .from(authUsers)
    .leftJoin(authAccounts, and(eq(authAccounts.userId, authUsers.id), eq(authAccounts.providerId, 'credential')))
    .leftJoin(secondFactors, eq(secondFactors.staffId, authUsers.id))
    .where(eq(sql`lower(${authUsers.email})`, email.toLowerCase()))
  return user ?? null
}

export async function openSecondStep(db: Database, request: Request, staffId: Id<'staff'>): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + MAX_AGE_SECONDS * 1_000)
  await recordSecondStep(db, { tokenHash: hashOf(token), staffId, expiresAt })
  return staffCookie(request, 'second-step').serialize(token, { maxAge: MAX_AGE_SECONDS })
}

export async function readSecondStep(db: Database, request: Request) {
  const token: unknown = await staffCookie(request, 'second-step').parse(request.headers.get('Cookie'))
  if (typeof token !== 'string' || token === '' || token.length > 100) return null
  const tokenHash = hashOf(token)
  const staffId = parseId<'staff'>(await findSecondStep(db, tokenHash))
  return staffId && { staffId, tokenHash }
}

export function forgetSecondStep(request: Request): Promise<string> {
  return staffCookie(request, 'second-step').serialize('', { maxAge: 0 })
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
