import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { PSEUDO_LANGUAGE } from '#app/lib/language.ts'
import { pseudo } from '#app/lib/pseudo.ts'
import { locales, markets } from '#app/store/markets.table.ts'
import { createCartLine, storeCart } from '#tests/e2e/checkout.ts'
import { choose, expect, expectNoSidewaysScroll, openPage, test } from '#tests/e2e/fixtures.ts'
import { address } from '#tests/support/checkout-request.ts'
import { CARD } from '#tests/support/invalid-orders.ts'
import { findPlainLetters, readContent } from '#tests/support/plain-letters.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// Tests text that scripts add, in the pseudo-locale. tests/start/all-pages.test.ts tests text in the HTML of the pages.

test.use({ viewport: { width: 390, height: 844 } })
test.describe.configure({ mode: 'default' })

let store: StoreProcess
/** Everything that the owner wrote, as one string. */
let content = ''

const accented = (text: string) => String(pseudo(text))

test.beforeAll(async () => {
  store = await startStore()
  const { db, close } = openStoreDatabase(store)
  await db.update(locales).set({ language: PSEUDO_LANGUAGE }).where(eq(locales.prefix, ''))
  await db.update(markets).set({ orderButton: '' }) // the demo store has its own text
  content = await readContent(db)
  await close()
  await expect.poll(async () => (await fetch(store.url)).text()).toContain(`lang="${PSEUDO_LANGUAGE}"`)
})
test.afterAll(() => store?.stop())

async function expectTranslated(page: Page): Promise<void> {
  const found = findPlainLetters(await page.content(), content)
  expect.soft(found, `plain letters on ${page.url()}`).toEqual([])
  await expectNoSidewaysScroll(page)
}

const press = (page: Page, name: string) =>
  page
    .getByRole('button', { name: accented(name) })
    .first()
    .click()

test('drawers, dialogs, and every step from the cart to the order’s page contain no unaccented letter', async ({
  page,
}) => {
  await storeCart(page, [createCartLine('lune-half-moon-bag')]) // a product with one size and no color
  await openPage(page, `${store.url}/product/thandi-wrap-dress`)
  await press(page, 'Add to cart')
  await expectTranslated(page) // including the message that a size is missing
  await page.getByText(accented('Find my size')).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectTranslated(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: accented('Menu') }).click()
  await expectTranslated(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await choose(page, 'M')
  await press(page, 'Add to cart')
  await expect(page.locator('.toast').filter({ hasText: accented('Added to cart successfully!') })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectTranslated(page)
  await page.getByRole('link', { name: accented('Proceed to Checkout') }).click()
  await press(page, 'Continue to payment')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expectTranslated(page)
  const typed = {
    Email: 'ada@example.com',
    'First name': address.first_name,
    'Last name': address.last_name,
    'Address line 1': address.address_line1,
    City: address.city,
    'State/Province': address.state,
    'Postal code': address.postal_code,
    Phone: address.phone,
  }
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(accented(label)).first().fill(text)
  await press(page, 'Continue to payment')
  await expect(page.getByLabel(accented('Card number'))).toBeVisible()
  await expectTranslated(page)
  await page.getByLabel(accented('Card number')).pressSequentially(CARD)
  await page.getByLabel(accented('Expiration date')).pressSequentially('1230')
  await page.getByLabel(accented('CVV')).fill('737')
  await page.getByRole('button', { name: accented('Place order') }).click()
  await page.getByRole('link', { name: accented('Track your order') }).click()
  await expect(page.getByRole('heading', { name: accented('Summary') })).toBeVisible()
  await expectTranslated(page)
  await page.getByRole('button', { name: accented('Cancel order') }).click()
  await expectTranslated(page)
})
