import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { pages } from '#app/content/pages.table.ts'
import { taxRegistrations } from '#app/pricing/taxes.table.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { fillProduct } from '#tests/e2e/admin.ts'
import { disablePrefetch, expect, fetchPath, openPage, test } from '#tests/e2e/fixtures.ts'
import { addStaffSession } from '#tests/e2e/staff.ts'
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts'
import { offerProvider, TEST_ACCOUNT } from '#tests/support/payment-offers.ts'
import { createTemporaryFolder, type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

test.describe.configure({ timeout: 180_000 }) // first, a store with its own database has to start
test.use({ prefetches: false })

const dataDir = createTemporaryFolder()
let store: StoreProcess
let mailServer: MailServer
test.beforeAll(async () => {
  mailServer = await startMailServer()
  store = await startStore({ dataDir, env: { DEMO_DATA: 'off', SMTP_URL: mailServer.url } })
})
test.afterAll(async () => {
  await store?.stop()
  await mailServer?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('an owner follows the guide from an empty store to a product that shoppers see', async ({ browser, page }) => {
  const shopper = await browser.newPage()
  await shopper.addInitScript(disablePrefetch) // a preloaded page would still be shown once the store is closed
  await shopper.goto(`${store.url}/shop`)
  await expect(shopper).toHaveURL(/\/coming-soon$/)
  await expect(shopper.getByRole('heading', { name: 'Opening soon' })).toBeVisible()

  await addStaffSession(page, store)
  await openPage(page, `${store.url}/admin`)
  const guide = page.getByRole('region', { name: 'Set up your store' })
  await expect(guide.getByRole('listitem')).toHaveText([
    /To do:Make it yours.*About 3 minutes/,
    /To do:Add your products.*About 10 minutes/,
    /In progress:Open your store.*About 20 minutes/, // the mail server is configured
  ])

  // Staff see the entire store, which makes none of the demo store's claims
  for (const path of ['/', '/about', '/faq', '/contact', '/shop', '/lookbook']) {
    const html = await (await fetchPath(page, store.url + path)).text()
    expect(html, path).not.toMatch(
      /500\b|50\+|artisans|Free Shipping On|\$150|24-48|30-day|Flag a product|hello@lumina/,
    )
  }

  await guide.getByRole('link', { name: 'Start' }).click()
  const identity = page.getByRole('region', { name: 'Make it yours' })
  await identity.getByLabel('Store name (required)').fill('Adaeze')
  await identity.getByLabel('Country (required)').selectOption('NG')
  await identity.getByText('Defaults for Nigeria').click()
  await expect(page.getByLabel('Currency')).toHaveValue('NGN')
  await expect(page.getByLabel('Time zone')).toHaveValue('Africa/Lagos')
  await page.getByLabel('Standard shipping price in Nigeria').fill('2500')
  await expect(page.getByLabel('Who makes your clothes?')).toHaveCount(0) // no Nigerian law requires it
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByText('Saved. Next: add your products.')).toBeVisible()

  const products = page.getByRole('region', { name: 'Add your products' })
  await products.getByRole('link', { name: 'Add a product manually' }).click()
  await fillProduct(page, 'Adire Wrap Dress')
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('active')
  await page.getByRole('button', { name: 'Create product' }).first().click()
  await expect(page.getByText('Product created successfully!')).toBeVisible()

  await page.goto(`${store.url}/admin`)
  await expect(guide.getByRole('listitem')).toHaveText([/Done:Make it yours/, /Done:Add your products/, /In progress:/])
  await guide.getByRole('link', { name: 'Get ready to open' }).click()
  const opening = page.getByRole('region', { name: 'Open your store', exact: true })
  for (const step of ['In progress:Taxes', 'Done:Shipping', 'To do:Payments', 'To do:Policies and content']) {
    await expect(opening.getByRole('listitem').filter({ hasText: step })).toBeVisible()
  }
  await opening.getByRole('link', { name: 'Check your taxes' }).click()
  await expect(page).toHaveURL(/\/admin\/taxes$/)
  await page.getByRole('link', { name: 'Add registration' }).click()
  await expect(page.getByLabel('Country (required)')).toHaveValue('NG')
  await page.goto(`${store.url}/admin/settings/opening`)
  const openButton = page.getByRole('button', { name: 'Open the store' })
  await expect(openButton).toHaveAttribute('aria-disabled', 'true')
  await saveRemainingSettings()
  await page.goto(`${store.url}/admin`)
  await expect(page.getByText('Ready to open.')).toBeVisible()
  await page.getByRole('link', { name: 'Open the store' }).click()
  await openButton.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Open the store' }).click()
  await expect(page.getByRole('heading', { name: 'The store is open' })).toBeVisible()
  await page.goto(`${store.url}/admin`)
  await expect(page.getByText('The store is open. Shoppers can find it at')).toBeVisible()

  await shopper.reload()
  await expect(shopper).toHaveURL(`${store.url}/`)
  await openPage(shopper, `${store.url}/shop`)
  await expect(shopper).toHaveTitle(/Adaeze/)
  await expect(shopper.getByRole('main')).toContainText('₦25,000.00')
  await shopper.getByRole('link', { name: 'Adire Wrap Dress' }).first().click()
  await expect(shopper.getByRole('heading', { name: 'Adire Wrap Dress' })).toBeVisible()
  await expectFocusedCheckout(shopper)

  await page.goto(`${store.url}/admin/settings/opening`)
  await page.getByRole('button', { name: 'Close the store' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close the store' }).click()
  await expect(page.getByRole('heading', { name: 'The store is closed' })).toBeVisible()
  await shopper.getByRole('contentinfo').getByRole('link', { name: 'All Products' }).click()
  await expect(shopper).toHaveURL(/\/coming-soon$/)
  await expect(shopper.getByRole('heading', { name: 'Opening soon' })).toBeVisible()
})

/** Asserts that the shopper can change the cart in checkout, but that no menu or announcement leads away. */
async function expectFocusedCheckout(shopper: Page): Promise<void> {
  await shopper.getByRole('button', { name: 'Add to Cart' }).first().click()
  const cart = shopper.getByRole('dialog', { name: /^Shopping Cart/ })
  await cart.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await expect(shopper.getByRole('banner')).toHaveText('AdaezeSecure checkout')
  await expect(shopper.getByRole('navigation')).toHaveCount(0)
  await expect(shopper.getByRole('contentinfo').getByRole('link')).toHaveText(['terms', 'privacy', 'returns'])
  await expect(shopper.locator('form [name]').nth(1)).toHaveAttribute('name', 'country')
  await shopper.getByRole('button', { name: 'Edit cart' }).click()
  await expect(cart).toContainText('Adire Wrap Dress')
  await cart.getByRole('button', { name: 'Close cart' }).click()
  await shopper.goBack()
  await expect(shopper.getByRole('banner').getByRole('navigation')).toBeVisible()
}

/** Saves the settings that other tests fill in through the forms: taxes, email, policies and a payment method. */
async function saveRemainingSettings(): Promise<void> {
  const { db, close } = openStoreDatabase(store)
  await saveSettings(db, { store_email: 'care@adaeze.example' })
  await db.insert(taxRegistrations).values({ country: 'NG', validFrom: '2026-01-01' })
  await offerProvider(db, 'bank_transfer', { account: { ...TEST_ACCOUNT, iban: '', bic: '', number: '0123456789' } })
  await db.insert(pages).values(
    (['terms', 'privacy', 'returns'] as const).map((policy) => {
      return { title: policy, slug: `our-${policy}`, policy, status: 'published' as const, publishedAt: new Date() }
    }),
  )
  await close()
}
