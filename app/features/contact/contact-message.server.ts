import { and, eq, gt } from 'drizzle-orm'
import { z } from 'zod'
import type { ContactErrors } from '#app/features/contact/contact-input.ts'
import { contactMessages } from '#app/features/contact/contact-messages.table.ts'
import { contactText } from '#app/features/contact/contact-text.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import { holdsCardNumber } from '#app/lib/card-number.ts'
import { isOneLine } from '#app/lib/text.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { networkOf } from '#app/platform/http/address.ts'
import { type Limited, type Limiter, sharedLimit } from '#app/platform/limits/limits.server.ts'

const attempts = sharedLimit({ name: 'contact', points: env.LIMIT_CONTACT, seconds: 60 })

function text(field: keyof ContactErrors, max: number) {
  const required = () => contactText.required[field]
  return z
    .string({ error: required })
    .trim()
    .min(1, { error: required })
    .max(max, { error: () => contactText.tooLong(field, max) })
    .refine((typed) => !holdsCardNumber(typed), { error: () => contactText.cardNumber })
}

function line(field: keyof ContactErrors, max: number) {
  return text(field, max).refine(isOneLine, { error: () => contactText.oneLine(field) })
}

/** What the contact form sends while messages are kept; in the browser `contactErrors` says most of it sooner. */
export const contactMessageInput = z.strictObject({
  name: line('name', 100),
  email: line('email', 254).check(z.email({ error: () => contactText.invalidEmail })),
  subject: line('subject', 200),
  message: text('message', 5_000),
})

type ContactMessage = z.output<typeof contactMessageInput>

/** Counts a message from one address. */
export function countMessage(db: Database, from: string, limiter: Limiter = attempts(db)): Promise<Limited> {
  return limiter.count(networkOf(from))
}

const SENT_AGAIN_MS = 60 * 60 * 1_000

/**
 * Keeps a message for staff to read; once where the same one comes again within an hour, as its answer may have been
 * lost. Returns false, with nothing written, where the store keeps none.
 */
export async function storeMessage(db: Database, message: ContactMessage, now: Date = new Date()): Promise<boolean> {
  const { contact_inbox: isStored } = await readSettings(db)
  if (isStored && !(await wasStored(db, message, now))) {
    await db.insert(contactMessages).values({ ...message, createdAt: now })
  }
  return isStored
}

async function wasStored(db: Database, { name, email, subject, message }: ContactMessage, now: Date): Promise<boolean> {
  const stored = contactMessages
  const isRecent = gt(stored.createdAt, new Date(now.getTime() - SENT_AGAIN_MS))
  const isSame = and(
    eq(stored.name, name),
    eq(stored.email, email),
    eq(stored.subject, subject),
    eq(stored.message, message),
  )
  return (await db.$count(stored, and(isRecent, isSame))) > 0
}
