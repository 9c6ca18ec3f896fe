import process from 'node:process'
import { expect, type Page } from '@playwright/test'
import { STORAGE } from '#app/store/law/storage-list.ts'
import { choose, chooseCategory, openPage, test } from '#tests/e2e/fixtures.ts'
import { addStaffSession } from '#tests/e2e/staff.ts'

const { STOREFRONT_URL = '', STOREFRONT_DATA_DIR = '' } = process.env

test.use({ prefetches: false })

/** Reads the stock of Ember Linen Shift in Flax and M, which no other test buys, from the open product page. */
async function readFlaxMStock(page: Page): Promise<number> {
  await choose(page, 'Flax')
  await choose(page, 'M')
  return Number((await page.getByText(/Only \d+ left/).textContent())?.match(/\d+/))
}

const listStorageNames = (wanted: 'local' | 'session') =>
  STORAGE.filter(({ area }) => area === wanted).map(({ name }): string => name)

/** Asserts that the browser stores no cookie and nothing that the privacy policy does not list. */
async function expectOnlyListedStorage(page: Page): Promise<void> {
  const stored = await page.evaluate(() => ({ local: Object.keys(localStorage), session: Object.keys(sessionStorage) }))
  expect(stored.local).toEqual(expect.arrayContaining(['cart', 'recently-viewed']))
  expect(stored.local.filter((name) => !listStorageNames('local').includes(name))).toEqual([])
  expect(stored.session.filter((name) => !listStorageNames('session').includes(name))).toEqual([])
  expect(await page.context().cookies()).toEqual([])
}

test('a shopper finds and buys a dress, staff ship it, and the browser stores only what the privacy policy lists', async ({
  page,
}) => {
  for (const path of ['/', '/contact', '/wishlist']) await page.goto(path) // these pages store data in the browser
  await openPage(page, '/shop')
  await chooseCategory(page, 'Dresses')
  await page.locator('summary').filter({ hasText: 'Price' }).click()
  await page.getByRole('textbox', { name: /Maximum price/ }).fill('80000')
  await page.getByRole('link', { name: 'Ember Linen Shift' }).click()
  const stockBefore = await readFlaxMStock(page)
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()

  await page.getByLabel('Email').fill('first.sale@example.com')
  await page.getByLabel('First name').fill('Femi')
  await page.getByLabel('Last name').fill('Adeyemi')
  await page.getByLabel('Address line 1').fill('5 Marina Road')
  await page.getByLabel('City').fill('Toronto')
  await page.getByLabel('State/Province').fill('Ontario')
  await page.getByLabel('Postal code').fill('M5V 2T6')
  await page.getByLabel('Country').selectOption('CA')
  await page.getByLabel('Phone').fill('+1 416 555 0100')
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toContain('checkout.draft')
  await expectOnlyListedStorage(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByLabel('Card number')).toBeVisible() // keys pressed before hydration are lost
  await page.getByLabel('Card number').pressSequentially('5555555555554444')
  await page.getByLabel('Expiration date').pressSequentially('1130')
  await page.getByLabel('CVV').fill('123')
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText('Total$121.49')
  await page.getByRole('button', { name: 'Place order · $121.49' }).click() // 98.66 + 10.00 + 12.83
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  const number = (await page.getByText(/^IN[0-9A-Z]+$/).textContent()) ?? ''

  await expectOnlyListedStorage(page)

  const staff = await page.context().newPage()
  await addStaffSession(page, { url: STOREFRONT_URL, dataDir: STOREFRONT_DATA_DIR })
  await openPage(staff, '/admin/orders')
  await staff.getByRole('link', { name: number }).click()
  const main = staff.getByRole('main')
  for (const text of ['Ember Linen Shift', 'Size: M | Color: Flax', '$121.49', '₦148,000.00']) {
    await expect(main).toContainText(text)
  }
  await main.getByText('Change status or tracking').last().click()
  await staff.getByLabel('Status').selectOption('shipped')
  await staff.getByLabel('Tracking number').fill('CP 123 456 789 CA')
  await staff.getByRole('button', { name: 'Save' }).click()
  await expect(staff.getByText('Order updated successfully!')).toBeVisible()

  await page.getByRole('link', { name: 'Track your order' }).click()
  await expect(page.getByRole('main')).toContainText('CP 123 456 789 CA')
  const readStock = async () => {
    await openPage(page, '/product/ember-linen-shift')
    return await readFlaxMStock(page)
  }
  await expect.poll(readStock, 'the cached page is invalidated').toBe(stockBefore - 2)
})
