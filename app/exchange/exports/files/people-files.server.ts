import { asc, eq, sql } from 'drizzle-orm'
import { waitingList } from '#app/inventory/waiting-list.table.ts'
import { formatUtc, formatYesOrNo } from '#app/lib/csv.ts'
import { pick } from '#app/lib/keys.ts'
import { consentTexts, newsletterConsents, newsletterOptOuts } from '#app/store/consents.table.ts'
import { csvFile, readById } from '#app/store/file-formats.ts'

export const consentsFile = csvFile({
  path: 'newsletter-consents.csv',
  about: 'Every recorded newsletter consent, including unconfirmed and withdrawn ones.',
  count: ({ db }) => db.$count(newsletterConsents),
  batches: ({ db }) =>
    readById((after, limit) =>
      db
        .select({
          ...pick(newsletterConsents, ['id', 'email', 'page', 'language', 'byMail', 'createdAt']),
          ...pick(newsletterConsents, ['confirmedAt', 'withdrawnAt']),
          text: consentTexts.text,
        })
        .from(newsletterConsents)
        .innerJoin(consentTexts, eq(consentTexts.id, newsletterConsents.textId))
        .where(sql`${newsletterConsents.id} > ${after}::uuid`)
        .orderBy(asc(newsletterConsents.id))
        .limit(limit),
    ),
  columns: [
    ['Email', 'of the person who agreed', ({ email }) => email],
    ['Requested (UTC)', 'when the form was submitted', ({ createdAt }) => formatUtc(createdAt)],
    ['Page', 'the path of the page with the form', ({ page }) => page],
    ['Language', 'of that page', ({ language }) => language],
    ['Text', 'the text that the form showed', ({ text }) => text],
    ['By mail', 'yes if the consent counts only after it is confirmed', ({ byMail }) => formatYesOrNo(byMail)],
    ['Confirmed (UTC)', 'when it was confirmed with the link in an email', ({ confirmedAt }) => formatUtc(confirmedAt)],
    ['Withdrawn (UTC)', 'when the subscription ended', ({ withdrawnAt }) => formatUtc(withdrawnAt)],
  ],
})

export const unsubscribedFile = csvFile({
  path: 'unsubscribed.csv',
  about: 'People who unsubscribed from the newsletter: never subscribe them again.',
  count: ({ db }) => db.$count(newsletterOptOuts),
  batches: ({ db }) =>
    readById((after, limit) =>
      db
        .select(pick(newsletterOptOuts, ['id', 'email', 'createdAt']))
        .from(newsletterOptOuts)
        .where(sql`${newsletterOptOuts.id} > ${after}::uuid`)
        .orderBy(asc(newsletterOptOuts.id))
        .limit(limit),
    ),
  columns: [
    ['Email', 'of the person who unsubscribed', ({ email }) => email],
    ['Unsubscribed (UTC)', 'when the person unsubscribed', ({ createdAt }) => formatUtc(createdAt)],
  ],
})

export const waitingListFile = csvFile({
  path: 'waiting-list.csv',
  about: 'People who want to know when a sold-out size or color is back.',
  count: ({ db }) => db.$count(waitingList),
  batches: ({ db }) =>
    readById((after, limit) =>
      db
        .select({
          ...pick(waitingList, ['id', 'email', 'productName', 'size', 'color', 'state', 'createdAt', 'confirmedAt']),
          ...pick(waitingList, ['language', 'heldUntil', 'endedAt']),
          text: consentTexts.text,
        })
        .from(waitingList)
        .leftJoin(consentTexts, eq(consentTexts.id, waitingList.textId))
        .where(sql`${waitingList.id} > ${after}::uuid`)
        .orderBy(asc(waitingList.id))
        .limit(limit),
    ),
  columns: [
    ['Email', 'of the person who is waiting', ({ email }) => email],
    ['Product', 'the product’s name when the person joined', ({ productName }) => productName],
    ['Size', 'as chosen in the form', ({ size }) => size],
    ['Color', 'as chosen in the form', ({ color }) => color],
    ['State', 'unconfirmed, waiting, held, bought or expired', ({ state }) => state],
    ['Joined (UTC)', 'when the person joined the waitlist', ({ createdAt }) => formatUtc(createdAt)],
    [
      'Confirmed (UTC)',
      'when the email address was confirmed; determines the order of the waitlist',
      ({ confirmedAt }) => formatUtc(confirmedAt),
    ],
    ['Held until (UTC)', 'when the hold on a unit ends or ended', ({ heldUntil }) => formatUtc(heldUntil)],
    ['Ended (UTC)', 'when the person bought the unit or the hold ended', ({ endedAt }) => formatUtc(endedAt)],
    ['Language', 'of the form', ({ language }) => language],
    ['Shown', 'the text that the form showed', ({ text }) => text ?? ''],
  ],
})
