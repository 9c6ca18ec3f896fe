import { and, eq, like, sql } from 'drizzle-orm'
import { type Id, parseId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { createSecretToken, hashToken, isTokenOpen } from '#app/platform/secret-token.server.ts'
import { staffCookie } from '#app/store/staff/auth.server.ts'
import { secondFactors } from '#app/store/staff/second-factor/second-factors.table.ts'
import { authAccounts, authUsers, authVerifications } from '#app/store/staff.table.ts'

const MAX_AGE_SECONDS = 10 * 60
/** The prefix of rows for logins that are waiting for their second step. */
const SECOND_STEP = 'second-step:'

/** Finds the account with this email (case-insensitive, as in better-auth), or null. */
export async function findLoginAccount(db: Database, email: string) {
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
  const token = createSecretToken()
  const expiresAt = new Date(Date.now() + MAX_AGE_SECONDS * 1_000)
  await db.insert(authVerifications).values({ identifier: SECOND_STEP + hashToken(token), value: staffId, expiresAt })
  return staffCookie(request, 'second-step').serialize(token, { maxAge: MAX_AGE_SECONDS })
}

export async function readSecondStep(db: Database, request: Request) {
  const token: unknown = await staffCookie(request, 'second-step').parse(request.headers.get('Cookie'))
  if (typeof token !== 'string' || token === '' || token.length > 100) return null
  const tokenHash = hashToken(token)
  const { identifier, value } = authVerifications
  const [row] = await db
    .select({ staffId: value })
    .from(authVerifications)
    .where(
      and(eq(identifier, SECOND_STEP + tokenHash), isTokenOpen(authVerifications.expiresAt, MAX_AGE_SECONDS * 1_000)),
    )
  const staffId = parseId<'staff'>(row?.staffId)
  return staffId && { staffId, tokenHash }
}

/** Removes the waiting login, so that it is used only once. Returns true if it existed. */
export async function consumeSecondStep(db: Database, tokenHash: string): Promise<boolean> {
  const deleted = await db.delete(authVerifications).where(eq(authVerifications.identifier, SECOND_STEP + tokenHash))
  return deleted.rowCount === 1
}

export async function endSecondSteps(db: Database, staffId: Id<'staff'>): Promise<void> {
  const { identifier, value } = authVerifications
  await db.delete(authVerifications).where(and(like(identifier, `${SECOND_STEP}%`), eq(value, staffId)))
}

export function forgetSecondStep(request: Request): Promise<string> {
  return staffCookie(request, 'second-step').serialize('', { maxAge: 0 })
}
