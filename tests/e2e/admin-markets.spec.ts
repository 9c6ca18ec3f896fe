import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, openPage, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

test.describe.configure({ mode: 'default' }) // both change the markets of one store

const save = (page: Page) => page.getByRole('button', { name: 'Save market' }).click()
const saved = (page: Page) => expect(page.getByText('Market saved')).toBeVisible()
const rate = (page: Page) => page.getByLabel('NGN for 1 EUR')

/** Follows a link and waits for the screen with this title. */
async function follow(page: Page, link: Locator, title: string): Promise<void> {
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await waitForHydration(page)
}

/** The fields of a saved market are folded to its summaries. */
async function edit(page: Page, question: string): Promise<void> {
  await page.getByRole('region', { name: question }).getByText('Edit').click()
}

async function chooseCountry(page: Page, name: string): Promise<void> {
  await page.getByLabel('Search countries').fill(name)
  await page.getByRole('checkbox', { name }).check()
}

/** What the law of these countries requires of every store. */
const REQUIRED = ['Terms of the contract', 'Legal notice', 'Privacy policy', 'Withdrawal function', 'Product safety']

async function switchOff(page: Page, rule: string): Promise<void> {
  const region = page.getByRole('region', { name: rule, exact: true })
  await region.getByText('Switch off').first().click()
  await region.getByLabel('Reason').fill('Not in this test')
  await region.getByRole('button', { name: `Switch off ${rule}` }).click()
  await expect(region).toContainText('Switched off by')
}

async function switchOn(page: Page, rule: string): Promise<void> {
  const button = page.getByRole('button', { name: `Switch on ${rule}` })
  await button.click()
  await expect(button).toBeHidden()
}

test('staff make a market for two countries, open it, and shoppers see its page in its prices', async ({ page }) => {
  test.slow() // the admin, then the storefront
  await openAdminPage(page, '/admin/markets')
  await follow(page, page.getByRole('main').getByRole('link', { name: 'Add market' }), 'New market')
  await chooseCountry(page, 'Germany')
  await chooseCountry(page, 'France')
  await page.getByLabel('Currency', { exact: true }).selectOption('EUR')
  await rate(page).fill('0')
  await page.getByLabel('Language', { exact: true }).fill('German')
  await page.getByLabel('Prefix of its URLs').fill('shop')
  await save(page)
  const summary = page.getByRole('alert').filter({ hasText: 'This market was not saved' })
  await expect(summary).toContainText('Name is required')
  await expect(rate(page)).toHaveAccessibleDescription(/A rate is a number above 0/)
  await expect(page.getByLabel('Language', { exact: true })).toHaveAccessibleDescription(/no language code/)
  await expect(page.getByLabel('Prefix of its URLs')).toHaveAccessibleDescription(/the address of another page/)
  await expectNoViolations(page)

  await page.getByLabel('Name (required)').fill('Eurozone')
  await rate(page).fill('1600')
  await page.getByLabel('Rounding').selectOption({ label: 'Ending in .99' })
  const examples = page.getByRole('table', { name: 'Example prices' })
  await expect(examples.getByRole('row').nth(1)).toContainText(/€\d+\.99/)
  await page.getByLabel('Language', { exact: true }).fill('de')
  await page.getByLabel('Prefix of its URLs').fill('de')
  await save(page)
  await saved(page)
  const missing = page.getByRole('region', { name: 'Before it can open' })
  await expect(missing).toContainText('Germany, France are already sold in International')
  await expect(missing).toContainText('Add a shipping zone')
  const market = page.url()

  await follow(page, missing.getByRole('link', { name: 'Add a shipping zone' }), 'New zone')
  await expect(page.getByLabel('Name (required)')).toHaveValue('Eurozone')
  await expect(page.getByLabel('Country').first()).toHaveValue('FR')
  await expect(page.getByLabel('Country').last()).toHaveValue('DE')
  const zoneRate = page.getByRole('group', { name: 'Rates' }).getByRole('listitem').first()
  await zoneRate.getByLabel('Name').fill('Parcel')
  await zoneRate.getByLabel(/Price/).fill('5')
  await page.getByRole('button', { name: 'Save zone' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await openAdminPage(page, '/admin/markets')
  await follow(page, page.getByRole('link', { name: 'International' }), 'International')
  await edit(page, 'Where does it sell?')
  await page.getByRole('button', { name: 'Choose the members of the European Union' }).click()
  for (const country of ['Germany', 'France']) await page.getByRole('button', { name: `Remove ${country}` }).click()
  await save(page)
  await saved(page)
  await expect(page.getByText('Unsaved changes')).toBeHidden()

  await openPage(page, market)
  const prices = page.getByRole('region', { name: 'In which currency, and at which prices?' })
  await expect(prices).toContainText('EUR · 1 EUR = 1600 NGN · ending in .99')
  await expect(page.getByRole('region', { name: 'How does it ship?' })).toContainText('Eurozone (1 rate)')
  await expect(page.getByRole('region', { name: 'How do people pay?' })).toContainText('Demo')
  await expect(page.getByRole('region', { name: 'As shoppers see it' })).toContainText(/€\d+\.99/)
  await edit(page, 'In which currency, and at which prices?')
  await rate(page).fill('2000')
  await expect(rate(page)).toHaveAccessibleDescription('Prices in EUR fall by 20.0%.')
  await page.getByRole('button', { name: 'Discard' }).click()
  for (const named of ['Legal notice', 'Privacy policy', 'Returns']) {
    await expect(missing).toContainText(`The page “${named}” is missing.`)
  }
  await expect(page.getByRole('button', { name: 'Open market' }), 'the law is not met').toBeHidden()
  await openAdminPage(page, '/admin/law')
  for (const rule of REQUIRED) await switchOff(page, rule)
  await openAdminPage(page, new URL(market).pathname)
  await expect(page.getByRole('region', { name: 'Ready to open' })).toContainText('Nothing is missing.')
  await page.getByRole('button', { name: 'Open market' }).click()
  const question = page.getByRole('alertdialog', { name: 'Open “Eurozone”?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Open market' }).click()
  await expect(page.getByText('The market is open')).toBeVisible()

  await openPage(page, '/de/product/dune-satin-camisole')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('main')).toContainText(/\d+,99\s€/)
  await expect(page.getByRole('main')).not.toContainText(/\d+,(?!99)\d\d\s€/)
  await expect(page.getByRole('main')).toContainText('zzgl. Steuern')

  await openAdminPage(page, new URL(market).pathname)
  await page.getByRole('button', { name: 'Close market' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close market' }).click()
  await expect(page.getByText('The market is closed')).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete market' }).click()
  await expect(page.getByText('Market deleted')).toBeVisible()
  // As other tests expect it
  await openAdminPage(page, '/admin/law')
  for (const rule of REQUIRED) await switchOn(page, rule)
  await openAdminPage(page, '/admin/markets')
  await follow(page, page.getByRole('link', { name: 'International' }), 'International')
  await edit(page, 'Where does it sell?')
  await chooseCountry(page, 'European Union')
  await save(page)
  await saved(page)
  await page.goto('/de/about') // as in a mail
  await expect(page).toHaveURL('/about')
})

test('the list, a market and its rates fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdminPage(page, '/admin/markets')
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Exchange rates' }).click()
  await expect(page.getByRole('main')).toContainText('1 USD = 0.79 GBP')
  await expectNoSidewaysScroll(page)
  await follow(page, page.getByRole('link', { name: 'International' }), 'International')
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
})
