import { and, desc, eq, gt, like, lt, ne } from 'drizzle-orm'
import { authSessions, authVerifications } from '#app/features/staff/auth.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** How rows of logins that wait for their second step begin. */
const SECOND_STEP = 'second-step:'

/** Ends every session of one person, and every login of theirs that waits for its second step. */
export async function endSessions(db: Database, staffId: Id<'staff'>): Promise<void> {
  await db.delete(authSessions).where(eq(authSessions.userId, staffId))
  await endSecondSteps(db, staffId)
}

/** The same for all sessions but the one with that token. Returns how many it were. */
export async function endOtherSessions(db: Database, staffId: Id<'staff'>, token: string): Promise<number> {
  const ended = await db
    .delete(authSessions)
    .where(and(eq(authSessions.userId, staffId), ne(authSessions.token, token)))
  await endSecondSteps(db, staffId)
  return ended.rowCount ?? 0
}

/** Takes away sessions that ended by themselves, with where they came from, and logins that waited too long. */
export async function endExpired(db: Database, now = new Date()): Promise<void> {
  await db.delete(authSessions).where(lt(authSessions.expiresAt, now))
  await db.delete(authVerifications).where(lt(authVerifications.expiresAt, now))
}

/** The sessions of one person that have not ended, the latest first. */
export function listSessions(db: Database, staffId: Id<'staff'>, now = new Date()) {
  const { id, token, createdAt, updatedAt, ipAddress, userAgent } = authSessions
  return db
    .select({ id, token, createdAt, updatedAt, ipAddress, userAgent })
    .from(authSessions)
    .where(and(eq(authSessions.userId, staffId), gt(authSessions.expiresAt, now)))
    .orderBy(desc(updatedAt), desc(id))
}

type Waiting = { readonly tokenHash: string; readonly staffId: Id<'staff'>; readonly expiresAt: Date }

/** Notes a login whose password was right. */
export async function recordSecondStep(db: Database, { tokenHash, staffId, expiresAt }: Waiting): Promise<void> {
  await db.insert(authVerifications).values({ identifier: SECOND_STEP + tokenHash, value: staffId, expiresAt })
}

/** Whose login waits under that token; null where none does, or no longer. */
export async function findSecondStep(db: Database, tokenHash: string): Promise<string | null> {
  const { identifier, value, expiresAt } = authVerifications
  const [row] = await db
    .select({ staffId: value })
    .from(authVerifications)
    .where(and(eq(identifier, SECOND_STEP + tokenHash), gt(expiresAt, new Date())))
  return row?.staffId ?? null
}

/** Takes it, so that no one else can. Returns whether it was there. */
export async function takeSecondStep(db: Database, tokenHash: string): Promise<boolean> {
  const taken = await db.delete(authVerifications).where(eq(authVerifications.identifier, SECOND_STEP + tokenHash))
  return taken.rowCount === 1
}

async function endSecondSteps(db: Database, staffId: Id<'staff'>): Promise<void> {
  const { identifier, value } = authVerifications
  await db.delete(authVerifications).where(and(like(identifier, `${SECOND_STEP}%`), eq(value, staffId)))
}
