import { asc, eq, sql } from 'drizzle-orm'
import { products } from '#app/catalog/products.table.ts'
import { contactMessages } from '#app/content/contact/contact-messages.table.ts'
import { readSubscribersForFile, SUBSCRIBER_FILE_HEADING } from '#app/content/newsletter/subscriber-list.server.ts'
import { REDIRECT_FILE_HEADING, readRedirectsForFile } from '#app/content/redirects/redirect-list.server.ts'
import { readRedirectListQuery } from '#app/content/redirects/redirect-list.ts'
import { redirects } from '#app/content/redirects/redirects.table.ts'
import { reviewPhotos } from '#app/content/reviews/review-photos.table.ts'
import { reviews } from '#app/content/reviews.table.ts'
import { formatUtc, formatYesOrNo } from '#app/lib/csv.ts'
import { pick } from '#app/lib/keys.ts'
import { newsletterSubscribers } from '#app/store/consents.table.ts'
import { csvFile, listExportFile, readById } from '#app/store/file-formats.ts'

const REVIEW_FIELDS = {
  ...pick(reviews, ['id', 'rating', 'customerName', 'title', 'comment', 'verifiedPurchase', 'createdAt']),
  ...pick(reviews, ['status', 'size', 'color', 'fit', 'usualSize', 'height', 'isIncentivized', 'origin', 'reply']),
  photos: sql<string[]>`array(select ${reviewPhotos.url} from ${reviewPhotos}
    where ${reviewPhotos.reviewId} = ${reviews.id} order by ${reviewPhotos.position})`,
  product: products.slug,
}

export const reviewsFile = csvFile({
  path: 'reviews.csv',
  about: 'Product reviews.',
  count: ({ db }) => db.$count(reviews),
  batches: ({ db }) =>
    readById((after, limit) =>
      db
        .select(REVIEW_FIELDS)
        .from(reviews)
        .innerJoin(products, eq(products.id, reviews.productId))
        .where(sql`${reviews.id} > ${after}::uuid`)
        .orderBy(asc(reviews.id))
        .limit(limit),
    ),
  columns: [
    ['Handle', 'of the product, as in products.csv', ({ product }) => product],
    ['Date (UTC)', 'when it was written', ({ createdAt }) => formatUtc(createdAt)],
    ['Rating', '1 to 5', ({ rating }) => rating],
    ['Name', 'of the reviewer', ({ customerName }) => customerName],
    ['Title', 'plain text', ({ title }) => title],
    ['Text', 'plain text', ({ comment }) => comment],
    ['Verified purchase', 'yes or no', ({ verifiedPurchase }) => formatYesOrNo(verifiedPurchase)],
    ['Status', 'only approved reviews are shown', ({ status }) => status],
    ['Size', 'the size that was bought', ({ size }) => size],
    ['Color', 'the color that was bought', ({ color }) => color],
    ['Fit', '“small”, “true” (to size) or “large”; empty if the reviewer did not say', ({ fit }) => fit ?? ''],
    ['Usual size', 'of the reviewer', ({ usualSize }) => usualSize],
    ['Height', 'of the reviewer, in centimeters', ({ height }) => height ?? ''],
    [
      'Incentivized',
      'yes if the reviewer received an incentive',
      ({ isIncentivized }) => formatYesOrNo(isIncentivized),
    ],
    ['Origin', 'the previous store where it was written', ({ origin }) => origin],
    ['Reply', 'of the store', ({ reply }) => reply],
    ['Photos', 'URLs, one per line', ({ photos }) => photos.join('\n')],
  ],
})

export const subscribersFile = listExportFile({
  path: 'subscribers.csv',
  about:
    'People who agreed to receive the newsletter, newest first. Anyone who is not in this file has not agreed or has unsubscribed.',
  heading: SUBSCRIBER_FILE_HEADING,
  texts: {
    Email: 'of the person who agreed',
    Subscribed: 'when, in UTC',
    Record:
      'whether the consent is recorded: “recorded”, “imported, no record” (it was given in a previous store) or “no record”',
    Requested: 'when the form was submitted, in UTC',
    Confirmed: 'when it was confirmed with the link in an email, in UTC; empty if not required',
    Page: 'the path of the page with the form',
    Language: 'of that page',
    Text: 'the text that the form showed',
    Unsubscribe: 'the page that ends the subscription: use it only in newsletters to this email address',
  },
  count: ({ db }) => db.$count(newsletterSubscribers),
  rows: ({ db }) => readSubscribersForFile(db, ''),
})

export const messagesFile = csvFile({
  path: 'messages.csv',
  about: 'Contact form messages.',
  count: ({ db }) => db.$count(contactMessages),
  batches: ({ db }) =>
    readById((after, limit) =>
      db
        .select(pick(contactMessages, ['id', 'name', 'email', 'subject', 'message', 'createdAt']))
        .from(contactMessages)
        .where(sql`${contactMessages.id} > ${after}::uuid`)
        .orderBy(asc(contactMessages.id))
        .limit(limit),
    ),
  columns: [
    ['Date (UTC)', 'when it arrived', ({ createdAt }) => formatUtc(createdAt)],
    ['Name', 'of the sender', ({ name }) => name],
    ['Email', 'of the sender', ({ email }) => email],
    ['Subject', 'as chosen in the form', ({ subject }) => subject],
    ['Message', 'plain text', ({ message }) => message],
  ],
})

export const redirectsFile = listExportFile({
  path: 'redirects.csv',
  about: 'Old URLs and where they redirect in this store. shopify/redirects.csv is for Shopify.',
  heading: REDIRECT_FILE_HEADING,
  texts: { 'Redirect from': 'the old URL', 'Redirect to': 'a page of the store, or an external URL' },
  count: ({ db }) => db.$count(redirects),
  rows: ({ db }) => readRedirectsForFile(db, readRedirectListQuery(new URLSearchParams())),
})
