import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, primaryId } from '#app/platform/db/columns.ts'

/** `from`: the store's own name and address, as they were when the mail was written. */
export type MailBody = {
  readonly from: { readonly name: string; readonly address: string }
  readonly text: string
  readonly html: string
}

/** Mails waiting to leave, written in the transaction of what they tell about. One per event, so a repeat writes none. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: primaryId<'mail'>(),
    event: text().notNull(), // 'order-placed:ID'; the Message-ID is made from it
    orderId: uuid(), // the order it is about, where there is one
    recipient: text().notNull(),
    subject: text().notNull(),
    body: jsonb().$type<MailBody>().notNull(),
    attempts: integer().notNull().default(0),
    lastError: text(), // why the last attempt failed, in words; null while one is under way
    nextAttemptAt: moment().notNull().defaultNow(),
    sentAt: moment(),
    failedAt: moment(), // given up; stays to be seen, until somebody has it sent again
    createdAt: createdAt(),
  },
  (t) => [
    unique('mail_outbox_event_unique').on(t.event),
    index('mail_outbox_order').on(t.orderId).where(sql`${t.orderId} is not null`),
    index('mail_outbox_newest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('mail_outbox_waiting').on(t.nextAttemptAt).where(sql`${t.sentAt} is null and ${t.failedAt} is null`),
    index('mail_outbox_failed').on(t.createdAt, t.id).where(sql`${t.failedAt} is not null`),
    index('mail_outbox_recipient').using('gin', t.recipient.op('gin_trgm_ops')),
    check('mail_outbox_attempts_not_negative', sql`${t.attempts} >= 0`),
    check('mail_outbox_sent_or_failed', sql`${t.sentAt} is null or ${t.failedAt} is null`),
  ],
)
