import type { Page } from '@playwright/test'
import { asc, eq } from 'drizzle-orm'
import { locales, markets } from '#app/features/markets/markets.table.ts'
import { newId } from '#app/lib/id.ts'
import { LANGUAGES } from '#app/lib/language.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, openPage, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { address } from '#tests/support/checkout-request.ts'
import { CARD } from '#tests/support/invalid-orders.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// The primary market in every language that has messages.

test.describe.configure({ mode: 'default' }) // one store is enough

let store: StoreProcess

test.beforeAll(async () => {
  store = await startStore()
  const { db, close } = openStoreDatabase(store)
  const [primary] = await db.select().from(markets).where(eq(markets.isPrimary, true))
  await db.update(markets).set({ orderButton: '' }) // the demo store has a text of its own
  const others = LANGUAGES.filter((language) => language !== 'en')
  await db.insert(locales).values(
    others.map((language, index) => ({
      marketId: primary?.id ?? newId(),
      ...{ language, prefix: language, position: index + 1 },
    })),
  )
  await close()
  await expect.poll(async () => (await fetch(`${store.url}/pl/about`)).ok).toBe(true)
})
test.afterAll(() => store?.stop())

/** The names of controls whose text is wider or higher than themselves. */
function cutControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, label, [role="tab"]')]
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element)
        const isWider = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
        return isWider && (overflowX === 'hidden' || textOverflow === 'ellipsis')
      })
      .map((element) => element.textContent?.trim() ?? ''),
  )
}

const PAGES = [
  '/',
  '/shop',
  '/product/thandi-wrap-dress',
  '/product/sol-leather-belt',
  '/faq',
  '/contact',
  '/wishlist',
  '/checkout',
  '/withdraw',
]

for (const language of ['de', 'pl', 'ar']) {
  for (const width of [320, 390]) {
    test(`pages in ${language} fit ${width} px`, async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width, height: 800 })
      for (const path of PAGES) {
        await openPage(page, `${store.url}/${language}${path}`)
        await expectNoSidewaysScroll(page)
        expect(await cutControls(page), `cut on ${path}`).toEqual([])
      }
    })
  }
}

test('Arabic runs from right to left: header, cards, drawer and gallery', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, `${store.url}/ar/product/thandi-wrap-dress`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectNoViolations(page)
  const menu = await page.getByRole('button', { name: 'القائمة' }).boundingBox()
  expect(menu?.x).toBeGreaterThan(300) // where lines start
  await page.getByRole('button', { name: 'القائمة' }).click()
  const drawer = page.getByRole('dialog')
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0)
  await expectNoSidewaysScroll(page)
})

test('in Arabic a text in English keeps its order, on the right, and arrow keys follow the lines', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, `${store.url}/ar/product/ember-linen-shift`)
  const [text, period] = await page
    .getByRole('tabpanel')
    .locator('p')
    .first()
    .evaluate((paragraph) => {
      const range = document.createRange()
      const placeOf = (from: number) => {
        const text = paragraph.firstChild ?? paragraph
        range.setStart(text, from)
        range.setEnd(text, from + 1)
        return range.getBoundingClientRect()
      }
      const { length } = paragraph.textContent ?? ''
      return [paragraph.textContent, placeOf(length - 1).left - placeOf(length - 2).left] as const
    })
  expect(text).toMatch(/[a-z]\.$/)
  expect(period, 'the period follows the last letter on its right').toBeGreaterThan(0)
  const tabs = page.getByRole('tab')
  await tabs.first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tabs.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.first()).toBeFocused()
})

test('each language has its own scripts, and a switch loads the other ones', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => void (request.url().endsWith('.js') && scripts.push(new URL(request.url()).pathname)))
  await openPage(page, `${store.url}/de/shop`)
  expect(scripts.filter((path) => /\/assets\/(?!de-)[a-z]{2}-[0-9a-f]{8}\//.test(path))).toEqual([])
  expect(scripts.some((path) => /\/assets\/de-[0-9a-f]{8}\//.test(path))).toBe(true)
})

async function mailsTo(recipient: string) {
  const { db, close } = openStoreDatabase(store)
  const mails = await db
    .select({ subject: mailOutbox.subject, body: mailOutbox.body })
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, recipient))
    .orderBy(asc(mailOutbox.createdAt))
  await close()
  return mails
}

async function openAsStaff(page: Page, orderNumber: string): Promise<void> {
  await page.goto(`${store.url}/admin/orders?q=${orderNumber}`)
  await page.getByLabel('Email').fill(store.admin.email)
  await page.getByLabel('Password', { exact: true }).fill(store.admin.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('link', { name: orderNumber }).click()
  await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible()
  await waitForHydration(page)
}

test.describe('a German phone', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin', viewport: { width: 390, height: 844 } })

  test('a German shopper arrives, orders, withdraws and is refunded, all in German', async ({ page }) => {
    test.setTimeout(120_000)
    await openPage(page, store.url)
    await page.getByRole('link', { name: /Deutsch$/ }).click()
    await expect(page).toHaveURL(`${store.url}/de`)
    await openPage(page, `${store.url}/de/product/lune-half-moon-bag`)
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
    await page.getByRole('button', { name: /^Warenkorb/ }).press('Enter')
    await page.getByRole('link', { name: 'Zur Kasse' }).click()
    const typed = {
      'E-Mail': 'greta@example.com',
      Vorname: address.first_name,
      Nachname: address.last_name,
      'Straße und Hausnummer': address.address_line1,
      Ort: address.city,
      Postleitzahl: address.postal_code,
    }
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).first().fill(text)
    await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click()
    await expect(page.getByRole('alert')).toContainText('Telefon')
    await page.getByLabel('Telefon').fill(address.phone)
    await page.getByLabel('Bundesland/Provinz').fill(address.state)
    await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click()
    await expect(page.getByLabel('Kartennummer')).toBeVisible() // hidden fields take no keys
    await page.getByLabel('Kartennummer').pressSequentially(CARD)
    await page.getByLabel('Gültig bis').pressSequentially('1230')
    await page.getByLabel('CVV').fill('737')
    await page.getByRole('button', { name: /bestellen/ }).click()
    await expect(page.getByRole('heading', { name: 'Danke' })).toBeVisible()
    await expectNoViolations(page)
    const orderNumber = (await page.getByText(/^IN[0-9A-Z]+$/).textContent()) ?? ''

    const staff = await page.context().newPage()
    await staff.setViewportSize({ width: 1440, height: 900 })
    await openAsStaff(staff, orderNumber)
    await staff.getByRole('combobox', { name: 'Status', exact: true }).selectOption('delivered')
    await staff.getByRole('button', { name: 'Save', exact: true }).last().click()
    await expect(staff.getByText('Status changed from Processing to Delivered')).toBeVisible()

    const main = page.getByRole('main')
    await page.getByRole('link', { name: 'Bestellung ansehen' }).click()
    await expect(page.getByRole('heading', { name: 'Deine Bestellung ist angekommen' })).toBeVisible()
    await expect(main).toContainText('Vereinigte Staaten')
    await main.getByRole('link', { name: 'Vertrag widerrufen' }).click()
    await expect(main).toContainText('Größe: Einheitsgröße')
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Wir haben deinen Widerruf erhalten' })).toBeVisible()
    await expect(main).toContainText('Größe: Einheitsgröße')
    await expectNoSidewaysScroll(page)

    await staff.reload()
    await waitForHydration(staff)
    await staff.getByRole('button', { name: 'Record a return' }).click()
    await staff.getByRole('button', { name: /^Record and refund/ }).click()
    await expect(staff.getByRole('region', { name: 'Returns and refunds' })).toContainText('Refunded')

    await page.getByRole('link', { name: 'Zurück zur Bestellung' }).click()
    await expect(main).toContainText('Erstattet')
    await expectNoSidewaysScroll(page)
    await expect.poll(async () => (await mailsTo('greta@example.com')).length).toBe(3)
    const mails = await mailsTo('greta@example.com')
    expect(mails.map(({ subject }) => subject.replace(orderNumber, 'N'))).toEqual([
      'Deine Bestellung N bei Lumina',
      'Dein Widerruf zur Bestellung N bei Lumina',
      'Erstattung für deine Bestellung N bei Lumina',
    ])
    for (const { body } of mails) {
      expect(body.html).toContain('<html lang="de" dir="ltr">')
      expect(body.text.replaceAll(/https?:\S+/g, '')).not.toMatch(/\b(your|order|shipping|size|refund)\b/i)
    }
  })
})
