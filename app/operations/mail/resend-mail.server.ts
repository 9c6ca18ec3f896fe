import { eq, sql } from 'drizzle-orm'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { recordChange } from '#app/store/audit.server.ts'

/**
 * `mail` is the id of the email that is sent, either this one or a copy. 'already-sent' means that it was sent after
 * staff loaded the page.
 */
type ResendResult = { readonly mail: Id<'mail'> } | 'not-found' | 'already-sent'

/** Sends a waiting or failed email now. With 'copy', sends a sent email again, once per `key`. */
export async function resendMail(
  db: Database,
  id: Id<'mail'>,
  { intent, key }: { readonly intent: 'now' | 'copy'; readonly key: string },
  staffId: Id<'staff'>,
): Promise<ResendResult> {
  return await withTx(db, async (tx) => {
    const [mail] = await tx.select().from(mailOutbox).where(eq(mailOutbox.id, id)).for('update')
    if (!mail) return 'not-found'
    if (mail.sentAt) return intent === 'copy' ? { mail: await copyMail(tx, mail, key, staffId) } : 'already-sent'
    if (isQueuedOrSending(mail)) return { mail: id }
    await tx
      .update(mailOutbox)
      .set({ attempts: 0, lastError: null, failedAt: null, nextAttemptAt: sql`now()` })
      .where(eq(mailOutbox.id, id))
    await recordChange(tx, staffId, { action: 'mail.retry', entity: 'mail', entityId: id })
    return { mail: id }
  })
}

type StoredMail = typeof mailOutbox.$inferSelect

/** Returns true if the email is queued or being sent: if it were queued again, it would arrive twice. */
function isQueuedOrSending({ failedAt, lastError, attempts, nextAttemptAt }: StoredMail): boolean {
  return failedAt === null && lastError === null && (attempts === 0 || nextAttemptAt > new Date())
}

/**
 * The copy has its own event and thus its own Message-ID: mail servers can drop an email with a repeated Message-ID.
 */
async function copyMail(tx: Database, mail: StoredMail, key: string, staffId: Id<'staff'>): Promise<Id<'mail'>> {
  const { orderId, recipient, subject, body } = mail
  const event = `${mail.event.replace(/:again:.*$/, '')}:again:${key}`
  const [copy] = await tx
    .insert(mailOutbox)
    .values({ event, orderId, recipient, subject, body })
    .onConflictDoNothing({ target: mailOutbox.event })
    .returning({ id: mailOutbox.id })
  if (copy) {
    const changes = { copy: copy.id }
    await recordChange(tx, staffId, { action: 'mail.again', entity: 'mail', entityId: mail.id, changes })
    return copy.id
  }
  const [existing] = await tx.select({ id: mailOutbox.id }).from(mailOutbox).where(eq(mailOutbox.event, event))
  if (!existing) throw new Error('The copy of the email was not stored')
  return existing.id
}
