import { and, eq, gt } from 'drizzle-orm'
import { href } from 'react-router'
import { z } from 'zod'
import { addressesText } from '#app/base/address-text.ts'
import { CONTACT_FIELDS, type ContactErrors } from '#app/content/contact/contact-input.ts'
import { contactMessages } from '#app/content/contact/contact-messages.table.ts'
import { contactText } from '#app/content/contact/contact-text.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { isOneLine } from '#app/lib/line.ts'
import { containsCardNumber, containsWebAddress } from '#app/lib/unwanted-text.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { env } from '#app/platform/env.server.ts'
import { getNetwork } from '#app/platform/http/address.ts'
import { createLimiterGetter, type Limiter, type LimitResult } from '#app/platform/limits/limits.server.ts'
import { toMailLine, toMailLines } from '#app/platform/mail/typed-text.ts'
import { adminText } from '#app/store/admin-text.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { type Notification, queueNotification } from '#app/store/store-mail.server.ts'

const attempts = createLimiterGetter({ name: 'contact', points: env.LIMIT_CONTACT, seconds: 60 })

function text(field: keyof ContactErrors, max: number) {
  const required = () => contactText.required[field]
  return z
    .string({ error: required })
    .trim()
    .min(1, { error: required })
    .max(max, { error: () => contactText.tooLong(field, max) })
    .refine((typed) => !containsCardNumber(typed), { error: () => contactText.cardNumber })
}

function line(field: keyof ContactErrors, max: number) {
  return text(field, max).refine(isOneLine, { error: () => contactText.oneLine(field) })
}

/** The schema of a message. The browser checks messages first, but less strictly (contact-input.ts). */
export const contactMessageInput = z.strictObject({
  name: line('name', 100).refine((typed) => !containsWebAddress(typed), { error: () => addressesText.noWebAddress }),
  email: line('email', 254).check(z.email({ error: () => contactText.invalidEmail })),
  subject: line('subject', 200),
  message: text('message', 5_000),
})

type ContactMessage = z.output<typeof contactMessageInput>

export function limitMessages(db: Database, ip: string, limiter: Limiter = attempts(db)): Promise<LimitResult> {
  return limiter.count(getNetwork(ip))
}

const DUPLICATE_WINDOW_MS = 60 * 60 * 1_000

/** Messages above this limit are listed but not emailed, so that a flood of them does not fill the store's mailbox. */
const MAX_EMAILS_PER_HOUR = 60

const emails = createLimiterGetter({ name: 'contact-mails', points: MAX_EMAILS_PER_HOUR, seconds: 3_600 })

/**
 * Stores a message and emails it to the store. A repeated message is stored only once an hour, because browsers send a
 * message again if the response was lost. Returns false if the inbox is off.
 */
export async function storeMessage(
  db: Database,
  message: ContactMessage,
  now: Date = new Date(),
  emailLimit: Limiter = emails(db),
): Promise<boolean> {
  const { contact_inbox: isEnabled } = await readSettings(db)
  if (!isEnabled || (await isDuplicate(db, message, now))) return isEnabled
  const { allowed: isEmailed } = await emailLimit.count('all')
  await withTx(db, async (tx) => {
    const id = newId<'contact-message'>()
    await tx.insert(contactMessages).values({ ...message, id, createdAt: now })
    if (isEmailed) await queueNotification(tx, buildMessageNotification(id, message))
  })
  return true
}

/** The outbox key of the email about a message. */
function getMessageEvent(id: Id<'contact-message'>): string {
  return `store-message:${id}`
}

function buildMessageNotification(
  id: Id<'contact-message'>,
  { name, email, subject, message }: ContactMessage,
): Notification {
  const from = toMailLine(name, 100)
  return {
    kind: 'message',
    event: getMessageEvent(id),
    replyTo: email,
    write: () => ({
      subject: adminText.messageSubject(from, toMailLine(subject, 100)),
      title: adminText.message,
      lines: [adminText.messageText],
      blocks: [
        { kind: 'facts', title: adminText.messageFrom, lines: [from, email] },
        { kind: 'facts', title: adminText.messageTopic, lines: [toMailLine(subject)] },
        { kind: 'facts', title: adminText.messageBody, lines: toMailLines(message) },
      ],
      link: { label: adminText.openMessage, path: href('/admin/messages/:id', { id }) },
      note: adminText.messageNote,
    }),
  }
}

async function isDuplicate(db: Database, message: ContactMessage, now: Date): Promise<boolean> {
  const isRecent = gt(contactMessages.createdAt, new Date(now.getTime() - DUPLICATE_WINDOW_MS))
  const isSame = CONTACT_FIELDS.map((field) => eq(contactMessages[field], message[field]))
  return (await db.$count(contactMessages, and(isRecent, ...isSame))) > 0
}
