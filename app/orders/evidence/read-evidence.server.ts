import { asc, eq, sql } from 'drizzle-orm'
import { pick } from '#app/lib/keys.ts'
import { parseEvidence, type ShownPolicy } from '#app/orders/evidence/evidence.ts'
import { orderEvidence } from '#app/orders/evidence/order-evidence.table.ts'
import { listOrderEvents, listOrderMails, type Order } from '#app/orders/orders.server.ts'
import { getPolicySource } from '#app/orders/sales-terms.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readValues } from '#app/platform/db/read-values.server.ts'
import { consentTexts, newsletterConsents, newsletterSubscribers } from '#app/store/consents.table.ts'

export type OrderEvidence = Awaited<ReturnType<typeof readEvidence>>

/** Returns the evidence of an order and later events, without internal notes. */
export async function readEvidence(db: Database, order: Pick<Order, 'id' | 'customerEmail'>) {
  const [[stored], policies, [subscriber], consents, events, mails] = await Promise.all([
    db.select().from(orderEvidence).where(eq(orderEvidence.orderId, order.id)),
    readShownPolicies(db),
    db
      .select({ at: newsletterSubscribers.createdAt, origin: newsletterSubscribers.origin })
      .from(newsletterSubscribers)
      .where(sql`lower(${newsletterSubscribers.email}) = lower(${order.customerEmail})`),
    listConsents(db, order.customerEmail),
    listOrderEvents(db, order.id),
    listOrderMails(db, order.id),
  ])
  const recorded = stored ? parseEvidence(stored) : null
  return {
    recorded: recorded && {
      ...recorded,
      policies: recorded.policies.map((policy) => ({
        ...policy,
        isSame: policies.some((now) => now.pageId === policy.pageId && now.hash === policy.hash),
      })),
    },
    subscriber: subscriber ?? null,
    consents,
    events: events.filter(({ kind }) => kind !== 'note'),
    mails,
  }
}

async function readShownPolicies(db: Database): Promise<readonly ShownPolicy[]> {
  const { policies } = await readValues(db, { policies: getPolicySource().shown })
  return policies
}

/** Lists newsletter consents given with an order's email, oldest first, with the text shown at the time. */
async function listConsents(db: Database, email: string) {
  if (email === '') return []
  const consentColumns = pick(newsletterConsents, [
    'id',
    'page',
    'language',
    'byMail',
    'createdAt',
    'confirmedAt',
    'withdrawnAt',
  ])
  return await db
    .select({ ...consentColumns, text: consentTexts.text })
    .from(newsletterConsents)
    .innerJoin(consentTexts, eq(consentTexts.id, newsletterConsents.textId))
    .where(sql`lower(${newsletterConsents.email}) = lower(${email})`)
    .orderBy(asc(newsletterConsents.createdAt), asc(newsletterConsents.id))
}
