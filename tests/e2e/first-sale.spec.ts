import process from 'node:process'
import { expect, type Page } from '@playwright/test'
import { choose, openPage, test } from '#tests/e2e/fixtures.ts'

/** The stock of Ember Linen Shift in Flax and M, which no other test buys. */
async function leftOfFlaxM(page: Page): Promise<number> {
  await openPage(page, '/product/ember-linen-shift')
  await choose(page, 'Flax')
  await choose(page, 'M')
  return Number((await page.getByText(/Only \d+ left/).textContent())?.match(/\d+/))
}

test('§1 §2 §3 §8 §D a shopper finds a dress and buys it, staff ship it, and the stock has decreased', async ({
  page,
  browser,
}) => {
  test.slow() // the whole storefront, then the admin
  const leftBefore = await leftOfFlaxM(page)

  await openPage(page, '/shop')
  await choose(page, 'Dresses')
  await page.locator('summary').filter({ hasText: 'Price' }).click()
  await page.getByRole('textbox', { name: /Highest price/ }).fill('80000')
  await page.getByRole('link', { name: 'Ember Linen Shift' }).click()
  await choose(page, 'Flax')
  await choose(page, 'M')
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('button', { name: 'Cart, 2 items' }).click()
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
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByLabel('Card number')).toBeVisible() // keys pressed before hydration are lost
  await page.getByLabel('Card number').pressSequentially('5555555555554444')
  await page.getByLabel('Expiry').pressSequentially('1130')
  await page.getByLabel('CVV').fill('123')
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText('Total$121.49')
  await page.getByRole('button', { name: 'Place order · $121.49' }).click() // 98.66 + 10.00 + 12.83
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  const number = (await page.getByText(/^IN[0-9A-Z]+$/).textContent()) ?? ''

  // Cached pages are invalidated within a second.
  await expect.poll(() => leftOfFlaxM(page)).toBe(leftBefore - 2)

  const adminPage = await (await browser.newContext()).newPage()
  await adminPage.goto(`${process.env.STOREFRONT_URL}/admin/orders`)
  await expect(adminPage).toHaveURL(/\/admin\/login/)
  await adminPage.getByLabel('Email').fill(process.env.STOREFRONT_LOGIN_EMAIL ?? '')
  await adminPage.getByLabel('Password', { exact: true }).fill(process.env.STOREFRONT_LOGIN_PASSWORD ?? '')
  await adminPage.getByRole('button', { name: 'Log in' }).click()
  await expect(adminPage).toHaveURL(/\/admin\/orders/)
  await adminPage.getByRole('link', { name: number }).click()
  await expect(adminPage.getByRole('main')).toContainText('Ember Linen Shift')
  await expect(adminPage.getByRole('main')).toContainText('Size: M | Color: Flax')
  await expect(adminPage.getByRole('main')).toContainText('$121.49')
  await expect(adminPage.getByRole('main')).toContainText('₦148,000.00')
  await adminPage.getByLabel('Status').selectOption('shipped')
  await adminPage.getByLabel('Tracking number').fill('CP 123 456 789 CA')
  await adminPage.getByRole('button', { name: 'Save' }).first().click()
  await expect(adminPage.getByText('Order updated successfully!')).toBeVisible()
  await adminPage.reload()
  await expect(adminPage.getByLabel('Status')).toHaveValue('shipped')
  await expect(adminPage.getByLabel('Tracking number')).toHaveValue('CP 123 456 789 CA')
  await adminPage.context().close()
})
