import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { ShownConsent } from '#app/content/newsletter/newsletter-consent.server.ts'
import { queueConfirmMail } from '#app/content/newsletter/newsletter-mail.server.ts'
import { type Id, newId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { env } from '#app/platform/env.server.ts'
import { getNetwork } from '#app/platform/http/address.ts'
import { createLimiterGetter, type Limiter, type LimitResult } from '#app/platform/limits/limits.server.ts'
import { createSecretLink, isSecretLink } from '#app/platform/secret-link.server.ts'
import { storeConsentText } from '#app/store/audit.server.ts'
import { newsletterConsents, newsletterOptOuts, newsletterSubscribers } from '#app/store/consents.table.ts'

const attempts = createLimiterGetter({ name: 'newsletter', points: env.LIMIT_NEWSLETTER, seconds: 60 })

export const newsletterInput = z.strictObject({ email: z.string().trim().max(254).check(z.email()) })

export function limitSubscriptions(db: Database, from: string, limiter: Limiter = attempts(db)): Promise<LimitResult> {
  return limiter.count(getNetwork(from))
}

/** Subscribes an email address immediately. Records the consent if `shown` is the text that the subscriber saw. */
export function subscribe(
  db: Database,
  email: string,
  shown: ShownConsent | null = null,
): Promise<'subscribed' | 'already-subscribed'> {
  return withTx(db, async (tx) => {
    if (await isSubscribed(tx, email)) return 'already-subscribed'
    const consentId = shown && (await addConsent(tx, email, shown, { byMail: false }))?.id
    const isNew = await addSubscriber(tx, email, consentId ?? null)
    if (!isNew && consentId) await tx.delete(newsletterConsents).where(eq(newsletterConsents.id, consentId))
    return isNew ? 'subscribed' : 'already-subscribed'
  })
}

/**
 * Queues the email with the confirmation link. Does not reveal whether the address is already subscribed or has an
 * unconfirmed request.
 */
export function requestSubscription(db: Database, email: string, shown: ShownConsent, now = new Date()): Promise<void> {
  return withTx(db, async (tx) => {
    if (await isSubscribed(tx, email)) return
    const consent = (await addConsent(tx, email, shown, { byMail: true })) ?? (await findPendingConsent(tx, email))
    if (consent) await queueConfirmMail(tx, consent, now)
  })
}

async function isSubscribed(tx: Database, email: string): Promise<boolean> {
  const { id } = newsletterSubscribers
  const knownSubscribers = await tx
    .select({ id })
    .from(newsletterSubscribers)
    .where(hasEmail(newsletterSubscribers, email))
  return knownSubscribers.length > 0
}

/** Returns null if the email address already has an unconfirmed consent. */
async function addConsent(
  tx: Database,
  email: string,
  { text, ...where }: ShownConsent,
  { byMail }: { readonly byMail: boolean },
) {
  const textId = await storeConsentText(tx, where.language, text)
  const consent = { ...where, email, byMail, textId, link: createSecretLink() }
  const [addedConsent] = await tx.insert(newsletterConsents).values(consent).onConflictDoNothing().returning()
  return addedConsent ?? null
}

async function findPendingConsent(tx: Database, email: string) {
  const [consent] = await tx
    .select()
    .from(newsletterConsents)
    .where(and(hasEmail(newsletterConsents, email), IS_PENDING))
  return consent
}

/** Returns true if the email address was not subscribed before. An existing subscriber keeps their consent record. */
async function addSubscriber(tx: Database, email: string, consentId: Id<'consent'> | null): Promise<boolean> {
  await tx.delete(newsletterOptOuts).where(hasEmail(newsletterOptOuts, email))
  const { rows } = await tx.execute<{ isNew: boolean }>(sql`
    insert into ${newsletterSubscribers} as known (id, email, consent_id)
    values (${newId<'subscriber'>()}, ${email}, ${consentId})
    on conflict (lower(email)) do update set consent_id = coalesce(known.consent_id, excluded.consent_id)
    returning known.xmax = 0 as "isNew"`)
  return rows[0]?.isNew === true
}

/** The state of a consent: 'pending' until it is confirmed, 'unsubscribed' once it is withdrawn. */
type ConsentState = 'pending' | 'subscribed' | 'unsubscribed'

type ConsentPage = { readonly email: string; readonly state: ConsentState }

/** Returns null for an unknown link, or a link that expired before use. */
export async function findConsent(db: Database, link: string): Promise<ConsentPage | null> {
  if (!isSecretLink(link)) return null
  const [consent] = await db.select().from(newsletterConsents).where(eq(newsletterConsents.link, link))
  if (!consent) return null
  const { email, byMail, confirmedAt, withdrawnAt } = consent
  if (withdrawnAt) return { email, state: 'unsubscribed' }
  return { email, state: byMail && !confirmedAt ? 'pending' : 'subscribed' }
}

/** Subscribes the email address that a link was sent to. Idempotent. Returns false for an unknown link. */
export function confirmSubscription(db: Database, link: string, now = new Date()): Promise<boolean> {
  if (!isSecretLink(link)) return Promise.resolve(false)
  return withTx(db, async (tx) => {
    const [confirmed] = await tx
      .update(newsletterConsents)
      .set({ confirmedAt: now })
      .where(and(eq(newsletterConsents.link, link), IS_PENDING))
      .returning()
    if (confirmed) await addSubscriber(tx, confirmed.email, confirmed.id)
    return confirmed !== undefined || (await findConsent(tx, link)) !== null
  })
}

/** Unsubscribes the email address that a link was sent to. Idempotent. Returns false for an unknown link. */
export function endSubscription(db: Database, link: string, now = new Date()): Promise<boolean> {
  if (!isSecretLink(link)) return Promise.resolve(false)
  return withTx(db, async (tx) => {
    const [consent] = await tx.select().from(newsletterConsents).where(eq(newsletterConsents.link, link))
    if (!consent) return false
    if (consent.withdrawnAt) return true // the email address may have subscribed again with a different link
    await tx.delete(newsletterSubscribers).where(hasEmail(newsletterSubscribers, consent.email))
    await recordWithdrawal(tx, consent.email, now)
    return true
  })
}

/**
 * Records, in the caller's transaction, that an email address was unsubscribed, so that no import subscribes it again.
 */
export async function recordWithdrawal(tx: Database, email: string, now = new Date()): Promise<void> {
  await tx.insert(newsletterOptOuts).values({ email }).onConflictDoNothing()
  await tx
    .update(newsletterConsents)
    .set({ withdrawnAt: now })
    .where(and(hasEmail(newsletterConsents, email), isNull(newsletterConsents.withdrawnAt)))
}

/** Deletes unconfirmed requests after 7 days and withdrawn consents after 3 years (docs/operations/retention.md). */
export async function deleteOldConsents(db: Database): Promise<void> {
  await db.execute(sql`
    delete from ${newsletterConsents}
    where (${IS_PENDING} and created_at < now() - interval '7 days') or withdrawn_at < now() - interval '3 years'`)
}

const IS_PENDING = and(
  eq(newsletterConsents.byMail, true),
  isNull(newsletterConsents.confirmedAt),
  isNull(newsletterConsents.withdrawnAt),
)

function hasEmail({ email }: { readonly email: PgColumn }, value: string): SQL {
  return sql`lower(${email}) = lower(${value})`
}
