import { and, desc, eq, gt, lt, ne } from 'drizzle-orm'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { endResetTokens } from '#app/store/staff/password-reset/reset-tokens.server.ts'
import { endSecondSteps } from '#app/store/staff/second-factor/second-step.server.ts'
import { authSessions, authVerifications } from '#app/store/staff.table.ts'

/** Ends all of a person's sessions, logins that are waiting for a second step, and links to reset the password. */
export async function endSessions(db: Database, staffId: Id<'staff'>): Promise<void> {
  await db.delete(authSessions).where(eq(authSessions.userId, staffId))
  await endSecondSteps(db, staffId)
  await endResetTokens(db, staffId)
}

export async function endOtherSessions(db: Database, staffId: Id<'staff'>, token: string): Promise<void> {
  await db.delete(authSessions).where(and(eq(authSessions.userId, staffId), ne(authSessions.token, token)))
  await endSecondSteps(db, staffId)
  await endResetTokens(db, staffId)
}

export async function endExpiredSessions(db: Database, now = new Date()): Promise<void> {
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
