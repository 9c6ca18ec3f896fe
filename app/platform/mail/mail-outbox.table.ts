import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, moment, primaryId } from '#app/platform/db/columns.ts'

/** `from`: the shop's own name and address, as they were when the mail was written. */
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
    recipient: text().notNull(),
    subject: text().notNull(),
    body: jsonb().$type<MailBody>().notNull(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    nextAttemptAt: moment().notNull().defaultNow(),
    sentAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('mail_outbox_event_unique').on(t.event),
    index('mail_outbox_waiting').on(t.nextAttemptAt).where(sql`${t.sentAt} is null`),
    check('mail_outbox_attempts_not_negative', sql`${t.attempts} >= 0`),
  ],
)
