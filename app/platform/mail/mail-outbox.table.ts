import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, newestFirst, primaryId } from '#app/platform/db/columns.ts'

export type MailBody = {
  readonly from: { readonly name: string; readonly address: string }
  /** The address for replies, if different from the sender. */
  readonly replyTo?: string
  readonly text: string
  readonly html: string
  /** Encrypted (mail-secret.server.ts). */
  readonly secret?: string
}

/**
 * Emails are queued in the same transaction as the change that causes them. There is one email per event, so a repeated
 * event queues nothing.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: primaryId<'mail'>(),
    event: text().notNull(), // 'order-placed:ID'; the Message-ID is derived from it
    orderId: uuid(), // the order that the email is about, if any
    recipient: text().notNull(),
    subject: text().notNull(),
    body: jsonb().$type<MailBody>().notNull(),
    attempts: integer().notNull().default(0),
    lastError: text(), // why the last attempt failed, as a message; null during an attempt
    nextAttemptAt: moment().notNull().defaultNow(),
    sentAt: moment(),
    failedAt: moment(), // set when sending is given up; the email remains visible until someone retries it
    createdAt: createdAt(),
  },
  (t) => [
    unique('mail_outbox_event_unique').on(t.event),
    index('mail_outbox_order').on(t.orderId).where(sql`${t.orderId} is not null`),
    index('mail_outbox_newest').on(...newestFirst(t)),
    index('mail_outbox_waiting').on(t.nextAttemptAt).where(sql`${t.sentAt} is null and ${t.failedAt} is null`),
    index('mail_outbox_failed').on(t.createdAt, t.id).where(sql`${t.failedAt} is not null`),
    index('mail_outbox_recipient').using('gin', t.recipient.op('gin_trgm_ops')),
    check('mail_outbox_attempts_not_negative', sql`${t.attempts} >= 0`),
    check('mail_outbox_sent_or_failed', sql`${t.sentAt} is null or ${t.failedAt} is null`),
  ],
)
