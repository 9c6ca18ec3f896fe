import { and, desc, eq, ilike, isNotNull, or, type SQL } from 'drizzle-orm'
import { recordWithdrawal } from '#app/content/newsletter/newsletter.server.ts'
import { getNewsletterPath } from '#app/content/newsletter/newsletter-path.ts'
import type { CsvRow } from '#app/lib/csv.ts'
import type { Id } from '#app/lib/id.ts'
import { listPage, MAX_LISTED, ROWS_PER_PAGE } from '#app/lib/list-page.ts'
import { isOlderThan, readBatches } from '#app/platform/db/batches.server.ts'
import { countUpTo } from '#app/platform/db/count-up-to.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { toLikePattern } from '#app/platform/db/like-pattern.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { storeOrigin } from '#app/platform/http/store-origin.server.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { consentTexts, newsletterConsents, newsletterSubscribers } from '#app/store/consents.table.ts'

const { id, email, origin, createdAt } = newsletterSubscribers

/** The columns of a consent. The selected object is null if no consent was recorded. */
const CONSENT = {
  link: newsletterConsents.link,
  page: newsletterConsents.page,
  language: newsletterConsents.language,
  requestedAt: newsletterConsents.createdAt,
  confirmedAt: newsletterConsents.confirmedAt,
}

export type Subscriber = Awaited<ReturnType<typeof listSubscriberRows>>['rows'][number]

export function listSubscriberRows(db: Database, { q, page }: { readonly q: string; readonly page: number }) {
  return listPage(page, countUpTo(db, newsletterSubscribers, matches(q), MAX_LISTED + 1), (offset) =>
    selectNewestFirst(db, q).limit(ROWS_PER_PAGE).offset(offset),
  )
}

/** Returns true if any subscriber has a record of consent or was imported. */
export async function needsConsentColumn(db: Database): Promise<boolean> {
  const recorded = or(isNotNull(newsletterSubscribers.consentId), eq(origin, 'import'))
  const found = await db.select({ id }).from(newsletterSubscribers).where(recorded).limit(1)
  return found.length > 0
}

export const SUBSCRIBER_FILE_HEADING: CsvRow = [
  'Email',
  'Subscribed',
  'Record',
  'Requested',
  'Confirmed',
  'Page',
  'Language',
  'Text',
  'Unsubscribe',
]

/** Yields all matching subscribers, newest first, in batches to limit memory. */
export async function* readSubscribersForFile(db: Database, q: string, batch = 1_000): AsyncGenerator<CsvRow[]> {
  const read = (last?: Subscriber) => selectNewestFirst(db, q, isOlderThan(newsletterSubscribers, last)).limit(batch)
  for await (const rows of readBatches(batch, read)) yield rows.map(toFileRow)
}

function toFileRow({ email: address, origin: from, createdAt: at, consent, shown }: Subscriber): CsvRow {
  const record = consent ? 'recorded' : from === 'import' ? 'imported, no record' : 'no record'
  const { requestedAt, confirmedAt, page = '', language = '', link } = consent ?? {}
  return [
    address,
    at.toISOString(),
    record,
    requestedAt?.toISOString() ?? '',
    confirmedAt?.toISOString() ?? '',
    page,
    language,
    shown ?? '',
    link ? storeOrigin() + getNewsletterPath(link) : '',
  ]
}

export async function unsubscribe(db: Database, subscriberId: Id<'subscriber'>, staffId: Id<'staff'>): Promise<void> {
  await withTx(db, async (tx) => {
    const [deleted] = await tx.delete(newsletterSubscribers).where(eq(id, subscriberId)).returning({ email })
    if (!deleted) return
    await recordWithdrawal(tx, deleted.email)
    await recordChange(tx, staffId, { action: 'subscriber.delete', entity: 'subscriber', entityId: subscriberId })
  })
}

function selectNewestFirst(db: Database, q: string, after?: SQL) {
  return db
    .select({ id, email, origin, createdAt, consent: CONSENT, shown: consentTexts.text })
    .from(newsletterSubscribers)
    .leftJoin(newsletterConsents, eq(newsletterConsents.id, newsletterSubscribers.consentId))
    .leftJoin(consentTexts, eq(consentTexts.id, newsletterConsents.textId))
    .where(and(matches(q), after))
    .orderBy(desc(createdAt), desc(id))
    .$dynamic()
}

function matches(q: string) {
  return q ? ilike(email, toLikePattern(q)) : undefined
}
