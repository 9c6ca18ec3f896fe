import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  confirmSubscription,
  deleteOldConsents,
  endSubscription,
  findConsent,
  requestSubscription,
  subscribe,
} from '#app/content/newsletter/newsletter.server.ts'
import {
  getConsentSentence,
  getConsentText,
  needsConfirmation,
  type ShownConsent,
} from '#app/content/newsletter/newsletter-consent.server.ts'
import {
  listSubscriberRows,
  readSubscribersForFile,
  unsubscribe,
} from '#app/content/newsletter/subscriber-list.server.ts'
import { newId } from '#app/lib/id.ts'
import { inLanguage } from '#app/platform/http/current-request.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import {
  consentTexts,
  newsletterConsents,
  newsletterOptOuts,
  newsletterSubscribers,
} from '#app/store/consents.table.ts'
import { getPrimaryMarket, readLocales } from '#app/store/markets.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { readAllRows } from '#tests/support/file-rows.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'

let store: TestDatabase

beforeAll(async () => {
  store = await openTestDatabase()
})
afterAll(() => store.close())
beforeEach(async () => {
  for (const table of [newsletterSubscribers, newsletterConsents, newsletterOptOuts, mailOutbox]) {
    await store.db.delete(table)
  }
})

const EMAIL = 'ada@example.com'
const SHOWN: ShownConsent = { text: 'Only for the newsletter.\nSubscribe', page: '/de', marketId: null, language: 'de' }
const NOW = new Date('2026-11-26T10:00:00Z')
const LATER = new Date('2026-11-26T11:30:00Z')

const listEmails = async () => (await store.db.select().from(newsletterSubscribers)).map(({ email }) => email)
const listConsents = () => store.db.select().from(newsletterConsents)
const listQueuedEmails = () => store.db.select().from(mailOutbox)

async function readLink(email = EMAIL): Promise<string> {
  const found = await store.db
    .select({ link: newsletterConsents.link })
    .from(newsletterConsents)
    .where(eq(newsletterConsents.email, email))
  return found.at(-1)?.link ?? ''
}

describe('confirmation by email', () => {
  const settings = { ...initialSettings, demo_content: false, newsletter_double_opt_in: false }

  test.each([
    { where: 'in an EU market', countries: ['DE'], more: {}, isConfirmed: true },
    { where: 'in Great Britain', countries: ['GB'], more: {}, isConfirmed: true },
    { where: 'in Norway', countries: ['NO'], more: {}, isConfirmed: true },
    { where: 'in Nigeria', countries: ['NG'], more: {}, isConfirmed: false },
    {
      where: 'if the owner requires it',
      countries: ['NG'],
      more: { newsletter_double_opt_in: true },
      isConfirmed: true,
    },
    { where: 'in the demo store', countries: ['DE'], more: { demo_content: true }, isConfirmed: false },
  ])('is needed $where: $isConfirmed', async ({ countries, more, isConfirmed }) => {
    const market = { ...getPrimaryMarket(await readLocales(store.db)), countries }
    expect(needsConfirmation(market, { ...settings, ...more })).toBe(isConfirmed)
    const sentence = getConsentSentence(market, { ...settings, ...more })
    expect(sentence !== '').toBe(isConfirmed)
  })

  test('is not needed if the owner disabled the rule', async () => {
    const market = {
      ...getPrimaryMarket(await readLocales(store.db)),
      countries: ['DE'],
      lawRulesOff: ['newsletter-consent'],
    }
    expect(needsConfirmation(market, settings)).toBe(false)
  })

  test('adds a sentence in the page’s language to the consent text', async () => {
    const market = { ...getPrimaryMarket(await readLocales(store.db)), countries: ['DE'] }
    const getText = (language: string) =>
      inLanguage(language, () => getConsentText(getConsentSentence(market, settings)))
    expect(getText('en')).toBe(
      'We use your email only for the Lumina newsletter. You can unsubscribe at any time.\nSubscribe',
    )
    expect(getText('de-AT')).toMatch(/^Wir nutzen .* Newsletter von Lumina\. .*\nAnmelden$/)
  })
})

test('a link subscribes only once it is confirmed on its page, and the record contains the time and the text', async () => {
  await requestSubscription(store.db, EMAIL, SHOWN, NOW)
  expect(await listEmails()).toEqual([])
  const link = await readLink()
  expect(await findConsent(store.db, link)).toEqual({ email: EMAIL, state: 'pending' })
  expect(await listEmails()).toEqual([])
  const [mail] = await listQueuedEmails()
  expect(mail).toMatchObject({ recipient: EMAIL, subject: 'Bitte bestätige deine Newsletter-Anmeldung bei Lumina' })
  expect(mail?.body.text).toContain(`/newsletter/${link}`)

  expect(await confirmSubscription(store.db, link, LATER)).toBe(true)
  expect(await confirmSubscription(store.db, link)).toBe(true)
  expect(await listEmails()).toEqual([EMAIL])
  expect(await findConsent(store.db, link)).toEqual({ email: EMAIL, state: 'subscribed' })
  const { rows } = await listSubscriberRows(store.db, { q: '', page: 1 })
  expect(rows).toMatchObject([{ shown: SHOWN.text, consent: { page: '/de', language: 'de', confirmedAt: LATER } }])
  const [row] = await readAllRows(readSubscribersForFile(store.db, ''))
  expect(row).toMatchObject({ 2: 'recorded', 4: LATER.toISOString(), 5: '/de', 6: 'de', 7: SHOWN.text })
  expect(row?.[8]).toMatch(new RegExp(`/newsletter/${link}$`))
})

test('repeated requests, in any letter case, are stored once and get one email an hour', async () => {
  await Promise.all([EMAIL, 'ADA@example.com', EMAIL].map((email) => requestSubscription(store.db, email, SHOWN, NOW)))
  expect([await listConsents(), await listQueuedEmails()].map(({ length }) => length)).toEqual([1, 1])
  await requestSubscription(store.db, EMAIL, SHOWN, LATER)
  expect([await listConsents(), await listQueuedEmails()].map(({ length }) => length)).toEqual([1, 2])
})

test('an existing subscriber who requests a subscription again gets no email', async () => {
  await subscribe(store.db, EMAIL)
  await requestSubscription(store.db, 'Ada@Example.com', SHOWN, NOW)
  expect(await listQueuedEmails()).toEqual([])
})

test('the consent to a subscription without confirmation is also recorded, and equal texts are stored once', async () => {
  expect(await subscribe(store.db, EMAIL, SHOWN)).toBe('subscribed')
  expect(await subscribe(store.db, 'ADA@example.com', SHOWN)).toBe('already-subscribed')
  expect(await subscribe(store.db, 'bola@example.com', SHOWN)).toBe('subscribed')
  expect(await listConsents()).toMatchObject([
    { email: EMAIL, byMail: false, confirmedAt: null, page: '/de' },
    { email: 'bola@example.com', byMail: false },
  ])
  expect(await store.db.$count(consentTexts, eq(consentTexts.text, SHOWN.text))).toBe(1)
  expect(await findConsent(store.db, await readLink())).toMatchObject({ state: 'subscribed' })
})

test('a link ends only its own subscription, not a later one, and the consent remains on record', async () => {
  await requestSubscription(store.db, EMAIL, SHOWN, NOW)
  const link = await readLink()
  await confirmSubscription(store.db, link, NOW)
  expect(await endSubscription(store.db, link, LATER)).toBe(true)
  expect(await listEmails()).toEqual([])
  expect(await listConsents()).toMatchObject([{ confirmedAt: NOW, withdrawnAt: LATER }])
  expect((await store.db.select().from(newsletterOptOuts)).map(({ email }) => email)).toEqual([EMAIL])
  expect(await findConsent(store.db, link)).toMatchObject({ state: 'unsubscribed' })

  await subscribe(store.db, EMAIL, SHOWN)
  expect(await endSubscription(store.db, link)).toBe(true)
  expect(await confirmSubscription(store.db, link)).toBe(true)
  expect(await listEmails()).toEqual([EMAIL])
  expect(await findConsent(store.db, link)).toMatchObject({ state: 'unsubscribed' })
})

test('the consent is withdrawn when staff unsubscribe an email address', async () => {
  const staffId = await addFirstAdmin(store.db)
  await subscribe(store.db, EMAIL, SHOWN)
  const [subscriber] = await store.db.select().from(newsletterSubscribers)
  await unsubscribe(store.db, subscriber?.id ?? newId(), staffId)
  expect((await listConsents())[0]?.withdrawnAt).toBeInstanceOf(Date)
})

test('an imported subscriber has no consent record', async () => {
  await store.db.insert(newsletterSubscribers).values({ email: EMAIL, origin: 'import' })
  expect(await readAllRows(readSubscribersForFile(store.db, ''))).toMatchObject([{ 2: 'imported, no record', 7: '' }])
})

test.each(['', 'x', 'a'.repeat(48), `${'a'.repeat(47)}'`])('the invalid link %j does not work', async (link) => {
  expect(await findConsent(store.db, link)).toBeNull()
  expect(await confirmSubscription(store.db, link)).toBe(false)
  expect(await endSubscription(store.db, link)).toBe(false)
})

test('an unconfirmed request is deleted after 7 days, and a withdrawn consent after 3 years', async () => {
  async function add(email: string, changes: object) {
    await requestSubscription(store.db, email, SHOWN, NOW)
    await store.db.update(newsletterConsents).set(changes).where(eq(newsletterConsents.email, email))
  }
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  await add('fresh@example.com', { createdAt: daysAgo(6) })
  await add('unused@example.com', { createdAt: daysAgo(8) })
  await add('old@example.com', { createdAt: daysAgo(4_000), confirmedAt: daysAgo(4_000) })
  await add('left@example.com', { confirmedAt: daysAgo(1_000), withdrawnAt: daysAgo(1_000) })
  await add('gone@example.com', { confirmedAt: daysAgo(1_200), withdrawnAt: daysAgo(1_100) })
  await deleteOldConsents(store.db)
  const remaining = (await listConsents()).map(({ email }) => email.split('@')[0]).toSorted()
  expect(remaining).toEqual(['fresh', 'left', 'old'])
})
