import { asc, eq, sql } from 'drizzle-orm'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { money, toDecimal } from '#app/base/money.ts'
import { contactMessages } from '#app/content/contact/contact-messages.table.ts'
import { SUBSCRIBER_FILE_HEADING, subscribersForFile } from '#app/content/newsletter/subscriber-list.server.ts'
import { byId, type CsvFile, csvFile, knownFile, momentText, yesOrNo } from '#app/exchange/exports/archive-file.ts'
import { waitingList } from '#app/inventory/waiting-list.table.ts'
import { pick } from '#app/lib/keys.ts'
import { customerFileHeading, customersForFile } from '#app/orders/customers/customer-list.server.ts'
import { readCustomerListQuery } from '#app/orders/customers/customer-list.ts'
import { customers } from '#app/orders/customers/customers.table.ts'
import { importedCustomers } from '#app/orders/customers/import/imported-customers.table.ts'
import {
  consentTexts,
  newsletterConsents,
  newsletterOptOuts,
  newsletterSubscribers,
} from '#app/store/consents.table.ts'

export function customersFile(currency: CurrencyCode): CsvFile {
  return knownFile({
    path: 'customers.csv',
    about: 'The customers, the newest first. Their addresses and notes are in shopify/customers.csv.',
    heading: customerFileHeading(currency),
    texts: {
      'First name': 'as entered at checkout or by staff',
      'Last name': 'as entered at checkout or by staff',
      Email: 'identifies the customer',
      Phone: 'as entered',
      Orders: 'how many, without cancelled ones',
      [`Spent (${currency})`]: 'booked in this currency, less refunds, without cancelled orders',
      Joined: 'when the customer was created, in UTC',
      Newsletter: 'Subscribed: agreed to receive the newsletter; Not Subscribed: send none',
    },
    count: ({ db }) => db.$count(customers),
    rows: ({ db }) => customersForFile(db, readCustomerListQuery(new URLSearchParams()), currency),
  })
}

const subscribersFile = knownFile({
  path: 'subscribers.csv',
  about: 'Who agreed to receive the newsletter, the newest first. Whoever is not in this file did not agree.',
  heading: SUBSCRIBER_FILE_HEADING,
  texts: {
    Email: 'who agreed',
    Subscribed: 'when, in UTC',
    Record: 'recorded; imported, no record: consent was given in an earlier store; or no record',
    Requested: 'when the form was sent, in UTC',
    Confirmed: 'when it was confirmed by the link of a mail, in UTC; empty where that was not required',
    Page: 'the path of the page with the form',
    Language: 'of that page',
    Text: 'the words that the form showed',
    Unsubscribe: 'the page that ends the subscription: for the newsletters that you send to this email only',
  },
  count: ({ db }) => db.$count(newsletterSubscribers),
  rows: ({ db }) => subscribersForFile(db, ''),
})

const consentsFile = csvFile({
  path: 'newsletter-consents.csv',
  about: 'Each consent to the newsletter that was recorded, also those that wait to be confirmed or were withdrawn.',
  count: ({ db }) => db.$count(newsletterConsents),
  batches: ({ db }) =>
    byId((after, limit) =>
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
    ['Email', 'who agreed', ({ email }) => email],
    ['Requested (UTC)', 'when the form was sent', ({ createdAt }) => momentText(createdAt)],
    ['Page', 'the path of the page with the form', ({ page }) => page],
    ['Language', 'of that page', ({ language }) => language],
    ['Text', 'the words that the form showed', ({ text }) => text],
    ['By mail', 'yes if it counts only once it is confirmed', ({ byMail }) => yesOrNo(byMail)],
    ['Confirmed (UTC)', 'when, by the link of a mail', ({ confirmedAt }) => momentText(confirmedAt)],
    ['Withdrawn (UTC)', 'when the subscription ended', ({ withdrawnAt }) => momentText(withdrawnAt)],
  ],
})

const unsubscribedFile = csvFile({
  path: 'unsubscribed.csv',
  about: 'Who was unsubscribed from the newsletter: never subscribe them again.',
  count: ({ db }) => db.$count(newsletterOptOuts),
  batches: ({ db }) =>
    byId((after, limit) =>
      db
        .select(pick(newsletterOptOuts, ['id', 'email', 'createdAt']))
        .from(newsletterOptOuts)
        .where(sql`${newsletterOptOuts.id} > ${after}::uuid`)
        .orderBy(asc(newsletterOptOuts.id))
        .limit(limit),
    ),
  columns: [
    ['Email', 'who was unsubscribed', ({ email }) => email],
    ['Unsubscribed (UTC)', 'when', ({ createdAt }) => momentText(createdAt)],
  ],
})

const earlierStoresFile = csvFile({
  path: 'earlier-stores.csv',
  about: 'What files of earlier stores said of customers and this store has no field for.',
  count: ({ db }) => db.$count(importedCustomers),
  batches: ({ db }) =>
    byId((after, limit) =>
      db
        .select({
          ...pick(importedCustomers, ['id', 'source', 'originalId', 'address', 'tags', 'note', 'taxExempt', 'orders']),
          ...pick(importedCustomers, ['spent', 'currency']),
          email: customers.email,
        })
        .from(importedCustomers)
        .innerJoin(customers, eq(customers.id, importedCustomers.customerId))
        .where(sql`${importedCustomers.id} > ${after}::uuid`)
        .orderBy(asc(importedCustomers.id))
        .limit(limit),
    ),
  columns: [
    ['Email', 'as in customers.csv', ({ email }) => email],
    ['Source', 'the kind of store', ({ source }) => source],
    ['Original ID', 'of the customer there', ({ originalId }) => originalId],
    ['Address', 'its lines', ({ address }) => address.join('\n')],
    ['Tags', 'with semicolons', ({ tags }) => tags.join('; ')],
    ['Note', 'of staff there', ({ note }) => note],
    ['Tax exempt', 'yes or no', ({ taxExempt }) => yesOrNo(taxExempt)],
    ['Orders', 'how many there; empty if unknown', ({ orders }) => orders ?? ''],
    ['Currency', 'of what was spent', ({ currency }) => currency ?? ''],
    [
      'Spent',
      'there; empty if unknown',
      ({ spent, currency }) => (spent === null || currency === null ? '' : toDecimal(money(spent, currency))),
    ],
  ],
})

const messagesFile = csvFile({
  path: 'messages.csv',
  about: 'Messages of the contact form.',
  count: ({ db }) => db.$count(contactMessages),
  batches: ({ db }) =>
    byId((after, limit) =>
      db
        .select(pick(contactMessages, ['id', 'name', 'email', 'subject', 'message', 'createdAt']))
        .from(contactMessages)
        .where(sql`${contactMessages.id} > ${after}::uuid`)
        .orderBy(asc(contactMessages.id))
        .limit(limit),
    ),
  columns: [
    ['Date (UTC)', 'when it arrived', ({ createdAt }) => momentText(createdAt)],
    ['Name', 'of who wrote it', ({ name }) => name],
    ['Email', 'of who wrote it', ({ email }) => email],
    ['Subject', 'as chosen', ({ subject }) => subject],
    ['Message', 'plain text', ({ message }) => message],
  ],
})

const waitingListFile = csvFile({
  path: 'waiting-list.csv',
  about: 'Who wants to know when a sold-out size or color is back.',
  count: ({ db }) => db.$count(waitingList),
  batches: ({ db }) =>
    byId((after, limit) =>
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
    ['Email', 'who waits', ({ email }) => email],
    ['Product', 'its name then', ({ productName }) => productName],
    ['Size', 'as chosen', ({ size }) => size],
    ['Color', 'as chosen', ({ color }) => color],
    ['State', 'unconfirmed, waiting, held, bought or expired', ({ state }) => state],
    ['Joined (UTC)', 'when', ({ createdAt }) => momentText(createdAt)],
    ['Confirmed (UTC)', 'when; the order of the line', ({ confirmedAt }) => momentText(confirmedAt)],
    ['Held until (UTC)', 'of a unit that is or was held', ({ heldUntil }) => momentText(heldUntil)],
    ['Ended (UTC)', 'when it was bought, or the hold was over', ({ endedAt }) => momentText(endedAt)],
    ['Language', 'of the form', ({ language }) => language],
    ['Shown', 'what the form said', ({ text }) => text ?? ''],
  ],
})

export const PEOPLE_FILES: readonly CsvFile[] = [
  subscribersFile,
  consentsFile,
  unsubscribedFile,
  earlierStoresFile,
  messagesFile,
  waitingListFile,
]
