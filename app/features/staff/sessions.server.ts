import { and, desc, eq, gt, like, lt, ne } from 'drizzle-orm'
import { authSessions, authVerifications } from '#app/features/staff/auth.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** Prefix of the rows of logins that wait for their second step. */
const SECOND_STEP = 'second-step:'

/** Ends all sessions of a person and their logins that wait for a second step. */
export async function endSessions(db: Database, staffId: Id<'staff'>): Promise<void> {
  await db.delete(authSessions).where(eq(authSessions.userId, staffId))
  await endSecondSteps(db, staffId)
}

export async function endOtherSessions(db: Database, staffId: Id<'staff'>, token: string): Promise<void> {
  await db.delete(authSessions).where(and(eq(authSessions.userId, staffId), ne(authSessions.token, token)))
  await endSecondSteps(db, staffId)
}

export async function endExpired(db: Database, now = new Date()): Promise<void> {
  await db.delete(authSessions).where(lt(authSessions.expiresAt, now))
  await db.delete(authVerifications).where(lt(authVerifications.expiresAt, now))
}

export function listSessions(db: Database, staffId: Id<'staff'>, now = new Date()) {
  const { id, token, createdAt, updatedAt, ipAddress, userAgent } = authSessions
  return db
    .select({ id, token, createdAt, updatedAt, ipAddress, userAgent })
    .from(authSessions)
    .where(and(eq(authSessions.userId, staffId), gt(authSessions.expiresAt, now)))
    .orderBy(desc(updatedAt), desc(id))
}

type SecondStep = { readonly tokenHash: string; readonly staffId: Id<'staff'>; readonly expiresAt: Date }

export async function recordSecondStep(db: Database, { tokenHash, staffId, expiresAt }: SecondStep): Promise<void> {
  await db.insert(authVerifications).values({ identifier: SECOND_STEP + tokenHash, value: staffId, expiresAt })
}

export async function findSecondStep(db: Database, tokenHash: string): Promise<string | null> {
  const { identifier, value, expiresAt } = authVerifications
  const [row] = await db
    .select({ staffId: value })
    .from(authVerifications)
    .where(and(eq(identifier, SECOND_STEP + tokenHash), gt(expiresAt, new Date())))
  return row?.staffId ?? null
}

/** Removes the waiting login, so that it is used once. Returns whether it existed. */
export async function takeSecondStep(db: Database, tokenHash: string): Promise<boolean> {
  const taken = await db.delete(authVerifications).where(eq(authVerifications.identifier, SECOND_STEP + tokenHash))
  return taken.rowCount === 1
}

async function endSecondSteps(db: Database, staffId: Id<'staff'>): Promise<void> {
  const { identifier, value } = authVerifications
  await db.delete(authVerifications).where(and(like(identifier, `${SECOND_STEP}%`), eq(value, staffId)))
}
