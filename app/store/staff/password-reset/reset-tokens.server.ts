import { and, eq, like } from 'drizzle-orm'
import { type Id, parseId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { hashToken, isTokenOpen } from '#app/platform/secret-token.server.ts'
import { RESET_MINUTES } from '#app/store/staff/password-reset/reset-minutes.ts'
import { authVerifications } from '#app/store/staff.table.ts'

const RESET_MS = RESET_MINUTES * 60_000
/** The prefix of rows for links to reset a password. */
const RESET = 'password-reset:'

/** Stores a token's hash. The person's earlier tokens become invalid. */
export async function openResetToken(
  tx: Database,
  staffId: Id<'staff'>,
  token: string,
  now = new Date(),
): Promise<void> {
  await endResetTokens(tx, staffId)
  const expiresAt = new Date(now.getTime() + RESET_MS)
  await tx.insert(authVerifications).values({ identifier: RESET + hashToken(token), value: staffId, expiresAt })
}

/** Returns the person whose password can be set with this token, or null. */
export async function findTokenOwner(db: Database, token: string): Promise<Id<'staff'> | null> {
  const [row] = await db.select({ value: authVerifications.value }).from(authVerifications).where(isOpenToken(token))
  return parseId<'staff'>(row?.value)
}

/** Like `findTokenOwner`, and ends the token, so that it is used only once. */
export async function consumeResetToken(tx: Database, token: string): Promise<Id<'staff'> | null> {
  const { value } = authVerifications
  const [row] = await tx.delete(authVerifications).where(isOpenToken(token)).returning({ value })
  return parseId<'staff'>(row?.value)
}

export async function endResetTokens(db: Database, staffId: Id<'staff'>): Promise<void> {
  const { identifier, value } = authVerifications
  await db.delete(authVerifications).where(and(like(identifier, `${RESET}%`), eq(value, staffId)))
}

function isOpenToken(token: string) {
  return and(
    eq(authVerifications.identifier, RESET + hashToken(token)),
    isTokenOpen(authVerifications.expiresAt, RESET_MS),
  )
}
