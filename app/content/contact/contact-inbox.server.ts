import { and, desc, eq, ilike, isNull, or, sql } from 'drizzle-orm'
import { contactMessages } from '#app/content/contact/contact-messages.table.ts'
import type { Id } from '#app/lib/id.ts'
import { listPage, ROWS_PER_PAGE } from '#app/lib/list-page.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { toLikePattern } from '#app/platform/db/like-pattern.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { recordChange } from '#app/store/audit.server.ts'

const { id, name, email, subject, message, readAt, createdAt } = contactMessages

export type MessageRow = Awaited<ReturnType<typeof listMessageRows>>['rows'][number]

export type InboxQuery = { readonly q: string; readonly show: 'unread' | null; readonly page: number }

export function listMessageRows(db: Database, { q, show, page }: InboxQuery) {
  const pattern = toLikePattern(q)
  const matching = and(
    q ? or(ilike(name, pattern), ilike(email, pattern), ilike(subject, pattern), ilike(message, pattern)) : undefined,
    show ? isNull(readAt) : undefined,
  )
  return listPage(page, db.$count(contactMessages, matching), (offset) =>
    db
      .select({ id, name, email, subject, readAt, createdAt })
      .from(contactMessages)
      .where(matching)
      .orderBy(desc(isNull(readAt)), desc(createdAt), desc(id))
      .limit(ROWS_PER_PAGE)
      .offset(offset),
  )
}

export async function findMessage(db: Database, messageId: Id<'contact-message'>) {
  const [row] = await db.select().from(contactMessages).where(eq(id, messageId))
  return row ?? null
}

export async function setMessageRead(
  db: Database,
  messageId: Id<'contact-message'>,
  isRead: boolean,
  now = new Date(),
) {
  // Keeps the time when the message was first read
  const value = isRead ? sql`coalesce(${readAt}, ${now.toISOString()}::timestamptz)` : null
  const { rowCount } = await db.update(contactMessages).set({ readAt: value }).where(eq(id, messageId))
  return rowCount === 1
}

export async function deleteMessage(db: Database, messageId: Id<'contact-message'>, staffId: Id<'staff'>) {
  await withTx(db, async (tx) => {
    const { rowCount } = await tx.delete(contactMessages).where(eq(id, messageId))
    if (!rowCount) return
    await recordChange(tx, staffId, { action: 'message.delete', entity: 'message', entityId: messageId })
  })
}
