import { eq, sql } from 'drizzle-orm'
import { recordChange } from '#app/features/staff/audit.server.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'

/**
 * What staff want of a mail: 'now', that one which waits or was given up is tried now; 'copy', that one which was sent
 * goes out once more. `key` is made once for each wish: the same key is the same copy, however often it is sent.
 */
type MailCommand = { readonly intent: 'now' | 'copy'; readonly key: string }

/** `mail`: the one that leaves. 'sent-in the meantime': it waited when it was looked at; nothing was done. */
type MailQueued = { readonly mail: Id<'mail'> } | 'not-found' | 'already-sent'

/** Has a mail sent, again or at last, with an entry in the audit log. Opens its own transaction. */
export async function resendMail(
  db: Database,
  id: Id<'mail'>,
  { intent, key }: MailCommand,
  staffId: Id<'staff'>,
): Promise<MailQueued> {
  return await withTx(db, async (tx) => {
    const [mail] = await tx.select().from(mailOutbox).where(eq(mailOutbox.id, id)).for('update')
    if (!mail) return 'not-found'
    if (mail.sentAt) return intent === 'copy' ? { mail: await copyMail(tx, mail, key, staffId) } : 'already-sent'
    if (isUnderWay(mail)) return { mail: id }
    await tx
      .update(mailOutbox)
      .set({ attempts: 0, lastError: null, failedAt: null, nextAttemptAt: sql`now()` })
      .where(eq(mailOutbox.id, id))
    await recordChange(tx, staffId, { action: 'mail.retry', entity: 'mail', entityId: id })
    return { mail: id }
  })
}

type KeptMail = typeof mailOutbox.$inferSelect

/** About to leave, or on its way at this moment: asked for again, it would arrive twice. */
function isUnderWay({ failedAt, lastError, attempts, nextAttemptAt }: KeptMail): boolean {
  return failedAt === null && lastError === null && (attempts === 0 || nextAttemptAt > new Date())
}

/** Under an event of its own, so that its Message-ID is another one: it is meant to arrive twice. */
async function copyMail(tx: Database, mail: KeptMail, key: string, staffId: Id<'staff'>): Promise<Id<'mail'>> {
  const { orderId, recipient, subject, body } = mail
  const event = `${mail.event.replace(/:again:.*$/, '')}:again:${key}`
  const [copy] = await tx
    .insert(mailOutbox)
    .values({ event, orderId, recipient, subject, body })
    .onConflictDoNothing({ target: mailOutbox.event })
    .returning({ id: mailOutbox.id })
  if (copy) {
    await recordChange(tx, staffId, {
      action: 'mail.again',
      entity: 'mail',
      entityId: mail.id,
      changes: { copy: copy.id },
    })
    return copy.id
  }
  const [known] = await tx.select({ id: mailOutbox.id }).from(mailOutbox).where(eq(mailOutbox.event, event))
  if (!known) throw new Error('A mail is not where it was written')
  return known.id
}
