import { asc, eq } from 'drizzle-orm'
import { hasEmail, type PersonalData } from '#app/orders/personal-data.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import {
  consentTexts,
  newsletterConsents,
  newsletterOptOuts,
  newsletterSubscribers,
} from '#app/store/consents.table.ts'

export const newsletterData: PersonalData = {
  async read(db, { email }) {
    const [[subscriber], [optOut], newsletterConsents] = await Promise.all([
      db
        .select({ email: newsletterSubscribers.email, subscribedAt: newsletterSubscribers.createdAt })
        .from(newsletterSubscribers)
        .where(hasEmail(newsletterSubscribers.email, email)),
      db
        .select({ unsubscribedAt: newsletterOptOuts.createdAt })
        .from(newsletterOptOuts)
        .where(hasEmail(newsletterOptOuts.email, email)),
      listConsents(db, email),
    ])
    return { newsletter: subscriber ?? null, unsubscribedAt: optOut?.unsubscribedAt ?? null, newsletterConsents }
  },
  async erase(tx, { email }) {
    const deleted = [
      await tx.delete(newsletterSubscribers).where(hasEmail(newsletterSubscribers.email, email)),
      await tx.delete(newsletterConsents).where(hasEmail(newsletterConsents.email, email)),
      await tx.delete(newsletterOptOuts).where(hasEmail(newsletterOptOuts.email, email)),
    ]
    return { subscriber: deleted.some(({ rowCount }) => rowCount) }
  },
}

function listConsents(db: Database, email: string) {
  const { page, language, createdAt, confirmedAt, withdrawnAt } = newsletterConsents
  const times = { requestedAt: createdAt, confirmedAt, withdrawnAt }
  return db
    .select({ email: newsletterConsents.email, page, language, text: consentTexts.text, ...times })
    .from(newsletterConsents)
    .innerJoin(consentTexts, eq(consentTexts.id, newsletterConsents.textId))
    .where(hasEmail(newsletterConsents.email, email))
    .orderBy(asc(newsletterConsents.id))
}
