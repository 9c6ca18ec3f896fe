import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { newsletterConsents } from '#app/store/consents.table.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { readMainText, readPage } from '#tests/support/read-page.ts'
import { getSettingsStore } from '#tests/support/shared-store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// Uses a store that requires newsletter subscriptions to be confirmed by email.

const store = getSettingsStore()
let database: ReturnType<typeof openStoreDatabase>

beforeAll(async () => {
  database = openStoreDatabase(store)
  await saveSettings(database.db, { newsletter_double_opt_in: true })
})
afterAll(() => database?.close())

/** Submits a form as a browser without JavaScript does. */
function send(path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  const headers = { Origin: store.url, Referer: `${store.url}/`, Accept: 'text/html' }
  return fetch(store.url + path, { method: 'POST', headers, body: new URLSearchParams(fields) })
}

test('a shopper confirms the subscription with the link in an email, and unsubscribes with one click', async () => {
  const { db } = database
  const email = 'ada@example.com'
  const sent = await send('/newsletter', { email })
  expect(sent.url).toBe(`${store.url}/?newsletter=confirm`)
  expect(readMainText(await sent.text())).toContain('confirm with the link we sent')
  const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))
  const [link = ''] = /\/newsletter\/[0-9a-f]{48}/.exec(mail?.body.text ?? '') ?? []
  const consents = await db.select().from(newsletterConsents).where(eq(newsletterConsents.email, email))
  expect(consents).toMatchObject([{ byMail: true, page: '/' }])

  const listButtons = (html: string) =>
    [...html.matchAll(/<button [^>]*value="(\w+)"[^>]*>(\w+)</g)].map((all) => all.slice(1))
  for (const opened of [await readPage(store.url, link), await readPage(store.url, link)]) {
    expect(opened.text).toMatch(new RegExp(`^Confirm your subscription.*${email}`))
    expect(listButtons(opened.html)).toEqual([['confirm', 'Subscribe']])
    expect(opened.headers.get('cache-control')).toBe('no-store')
  }
  const confirmed = await (await send(link, { intent: 'confirm' })).text()
  expect(readMainText(confirmed)).toMatch(/^You are subscribed/)
  expect(listButtons((await readPage(store.url, link)).html)).toEqual([['leave', 'Unsubscribe']])
  const ended = await (await send(link, { intent: 'leave' })).text()
  expect(readMainText(ended)).toMatch(/^You are unsubscribed/)
  expect(listButtons(ended)).toEqual([])
})

test('the response is the same whether or not the email was sent before', async () => {
  const headers = { Origin: store.url, 'Content-Type': 'application/json' }
  const responses: string[] = []
  for (const email of ['dayo@example.com', 'dayo@example.com', 'unknown@example.com']) {
    const response = await fetch(`${store.url}/newsletter`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email }),
    })
    responses.push(`${response.status} ${await response.text()}`)
  }
  expect(new Set(responses)).toEqual(new Set(['200 {"outcome":"confirm"}']))
  expect((await readPage(store.url, `/newsletter/${'0'.repeat(48)}`)).status).toBe(404)
})
