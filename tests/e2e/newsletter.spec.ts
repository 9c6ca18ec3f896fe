import { newsletterConsents } from '#app/features/newsletter/newsletter-consents.table.ts'
import { saveSettings } from '#app/features/settings/settings.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, openPage, test } from '#tests/e2e/fixtures.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

const PHONE = { width: 390, height: 844 }
const WIDE = { width: 1440, height: 900 }

let store: StoreProcess

test.describe.configure({ mode: 'default' }) // one store is enough

test.beforeAll(async () => {
  store = await startStore({ env: { LIMIT_NEWSLETTER: '100', LIMIT_ORDER_PAGE: '100' } })
  const { db, close } = openStoreDatabase(store)
  await saveSettings(db, { newsletter_double_opt_in: true })
  await close()
})
test.afterAll(() => store?.stop())

/** The address in the newest mail to an email. */
async function linkIn(email: string): Promise<string> {
  const { db, close } = openStoreDatabase(store)
  const mails = await db.select().from(mailOutbox)
  const consents = await db.select().from(newsletterConsents)
  await close()
  const path = /\/newsletter\/[0-9a-f]{48}/.exec(
    mails.findLast(({ recipient }) => recipient === email)?.body.text ?? '',
  )
  expect(consents.filter((consent) => consent.email === email)).toMatchObject([{ byMail: true, page: '/' }])
  return store.url + (path?.[0] ?? '')
}

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: hasScripts, viewport: PHONE })

    test('a shopper confirms the newsletter by mail, and ends it with one press', async ({ page }) => {
      const email = hasScripts ? 'ada@example.com' : 'bola@example.com'
      await (hasScripts ? openPage(page, store.url) : page.goto(store.url))
      const band = page.getByRole('region', { name: 'First to see the light' })
      await expect(band).toContainText('You can unsubscribe at any time.')
      await band.getByRole('textbox', { name: 'Email' }).fill(email)
      await band.getByRole('button', { name: 'Subscribe' }).click()
      await expect(band.getByRole('status')).toContainText('please confirm it by the link')

      const link = await linkIn(email)
      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shall we send you the newsletter?')
      await expect(page.getByText(email)).toBeVisible()
      await expectNoSidewaysScroll(page)
      const button = page.getByRole('button', { name: 'Subscribe' })
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await button.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed')

      await page.goto(link)
      await page.getByRole('button', { name: 'Unsubscribe' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed')
      await expect(page.getByRole('button', { name: /ubscribe$/ })).toHaveCount(0)
    })
  })
}

test('each state of the page is accessible', async ({ page, request }) => {
  test.slow() // axe looks at every element
  const email = 'chi@example.com'
  const headers = { Origin: store.url, Referer: `${store.url}/` }
  const sent = await request.post(`${store.url}/newsletter`, { headers, data: { email } })
  expect(await sent.json()).toEqual({ outcome: 'confirm' })
  const link = await linkIn(email)
  for (const [name, title] of [
    ['Subscribe', 'You are subscribed'],
    ['Unsubscribe', 'You are unsubscribed'],
  ] as const) {
    await openPage(page, link)
    for (const viewport of [WIDE, PHONE]) {
      await page.setViewportSize(viewport)
      await expectNoViolations(page)
    }
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expectNoViolations(page)
  }
})

test('the same response, whether an email is subscribed or not', async ({ request }) => {
  const headers = { Origin: store.url }
  const responses: string[] = []
  for (const email of ['dayo@example.com', 'dayo@example.com', 'unknown@example.com']) {
    const response = await request.post(`${store.url}/newsletter`, { headers, data: { email } })
    responses.push(`${response.status()} ${await response.text()}`)
  }
  expect(new Set(responses).size).toBe(1)
  expect((await request.get(`${store.url}/newsletter/${'0'.repeat(48)}`)).status()).toBe(404)
})

for (const viewport of [PHONE, WIDE]) {
  test(`the accessibility statement is complete at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openPage(page, `${store.url}/accessibility`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessibility')
    for (const name of ['What was measured', 'Report a barrier', 'Supervision']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    }
    await expect(page.getByText('No violation was found.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'hello@lumina.example' })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' })).toHaveCount(0)
    await expectNoViolations(page)
    await expectNoSidewaysScroll(page)
  })
}
