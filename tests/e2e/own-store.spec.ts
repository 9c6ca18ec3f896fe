import { rmSync } from 'node:fs'
import { fillProduct } from '#tests/e2e/admin.ts'
import { expect, openPage, test } from '#tests/e2e/fixtures.ts'
import { type StoreProcess, startStore, temporaryFolder } from '#tests/support/store.ts'

test.describe.configure({ timeout: 180_000 }) // a store with a database of its own starts first

const dataDir = temporaryFolder()
let store: StoreProcess
test.beforeAll(async () => {
  store = await startStore({ dataDir, env: { DEMO_DATA: 'off' } })
})
test.afterAll(async () => {
  await store?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('an owner comes from an empty store through the guide to a product that shoppers see', async ({ page }) => {
  for (const path of ['/', '/about', '/faq', '/contact', '/shop', '/lookbook']) {
    const html = await (await page.request.get(store.url + path)).text()
    expect(html, path).not.toMatch(
      /500\b|50\+|artisans|Free Shipping On|\$150|24-48|30-day|Flag a product|hello@lumina/,
    )
  }

  await page.goto(`${store.url}/admin/login`)
  await page.getByLabel('Email').fill(store.admin.email)
  await page.getByLabel('Password', { exact: true }).fill(store.admin.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  const guide = page.getByRole('region', { name: 'Set up the store: 0 of 8 done' })
  await expect(guide.getByRole('listitem').filter({ hasText: 'To do:Your country' })).toBeVisible()

  const remembered = page.waitForResponse((response) => response.url().includes('/admin.data'))
  await guide.getByRole('button', { name: 'Hide steps' }).click()
  await remembered
  await expect(guide.getByRole('listitem')).toHaveCount(0)
  await page.reload()
  await expect(guide.getByRole('button', { name: 'Show steps' })).toBeVisible()
  await guide.getByRole('button', { name: 'Show steps' }).click()

  await guide.getByRole('link', { name: 'Choose your country' }).click()
  await page.getByLabel('Country').selectOption('NG')
  await expect(page.getByLabel('Currency')).toHaveValue('NGN')
  await expect(page.getByLabel('Time zone')).toHaveValue('Africa/Lagos')
  await page.getByLabel('Store name').fill('Adaeze')
  await page.getByLabel('Price of standard delivery in Nigeria').fill('ten')
  await page.getByRole('button', { name: 'Set up the store' }).click()
  await expect(page.getByRole('alert')).toContainText('The price of delivery is an amount')
  await expect(page.getByLabel('Store name')).toHaveValue('Adaeze')
  await page.getByLabel('Price of standard delivery in Nigeria').fill('2500')
  await page.getByRole('button', { name: 'Set up the store' }).click()

  const begun = page.getByRole('region', { name: 'Set up the store: 2 of 8 done' })
  for (const step of [
    'Done:Your country',
    'Begun:Taxes',
    'Done:Shipping',
    'To do:Categories',
    'To do:Your first product',
  ]) {
    await expect(begun.getByRole('listitem').filter({ hasText: step })).toBeVisible()
  }
  await begun.getByRole('link', { name: 'Your first product' }).click()
  await fillProduct(page, 'Adire Wrap Dress')
  await page.getByLabel('Status (required)').selectOption('active')
  await page.getByRole('button', { name: 'Create product' }).first().click()
  await expect(page.getByText('Product created successfully!')).toBeVisible()

  await page.goto(`${store.url}/admin`)
  await expect(page.getByRole('region', { name: 'Set up the store: 3 of 8 done' })).toBeVisible()
  await openPage(page, `${store.url}/shop`)
  await expect(page).toHaveTitle(/Adaeze/)
  await expect(page.getByRole('main')).toContainText('₦25,000.00')
  await page.getByRole('link', { name: 'Adire Wrap Dress' }).first().click()
  await expect(page.getByRole('heading', { name: 'Adire Wrap Dress' })).toBeVisible()
})
