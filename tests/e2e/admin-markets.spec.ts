import type { Page } from '@playwright/test'
import { unique } from '#tests/e2e/admin.ts'
import { expect, openPage, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save market' }).click()
const rate = (page: Page) => page.getByLabel('NGN for 1 EUR')

async function chooseCountry(page: Page, name: string): Promise<void> {
  await page.getByLabel('Search countries').fill(name)
  await page.getByRole('checkbox', { name }).check()
}

test('staff make a market for two countries, add its shipping zone, open, close and delete it', async ({
  page,
}) => {
  const name = unique('South')
  const prefix = `s${name.slice(-8)}`
  await openAdminPage(page, '/admin/markets/new')
  await chooseCountry(page, 'European Union')
  await page.getByRole('button', { name: 'Choose the members of the European Union one by one' }).click()
  await page.getByRole('button', { name: 'Remove Germany' }).click()
  await expect(page.getByRole('list', { name: 'Chosen countries' }).getByRole('listitem')).toHaveCount(26)
  await page.getByRole('button', { name: 'Discard' }).click()
  await chooseCountry(page, 'Argentina')
  await chooseCountry(page, 'Chile')
  await page.getByLabel('Currency', { exact: true }).selectOption('EUR')
  await page.getByLabel('Name (required)').fill(name)
  await rate(page).fill('1600')
  await page.getByLabel('Rounding').selectOption({ label: 'Ending in .99' })
  const examples = page.getByRole('table', { name: 'Example prices' })
  await expect(examples.getByRole('row').nth(1)).toContainText(/€\d+\.99/)
  await page.getByLabel('Language', { exact: true }).fill('es')
  await page.keyboard.press('Tab')
  const prefixField = page.getByLabel('Prefix of its URLs')
  await expect(prefixField, 'proposed for the language').toHaveValue('es')
  await prefixField.fill(prefix)
  await save(page)
  await expect(page.getByText('Market saved')).toBeVisible()
  const market = page.url()
  const missing = page.getByRole('region', { name: 'Before it can open' })
  await missing.getByRole('link', { name: 'Add a shipping zone' }).click()
  await expect(page.getByLabel('Name (required)')).toHaveValue(name)
  await expect(page.getByLabel('Country').first()).toHaveValue('AR')
  await expect(page.getByLabel('Country').last()).toHaveValue('CL')
  const zoneRate = page.getByRole('group', { name: 'Rates' }).getByRole('listitem').first()
  await zoneRate.getByLabel('Name').fill('Parcel')
  await zoneRate.getByLabel(/Price/).fill('5')
  await page.getByRole('button', { name: 'Save zone' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await openPage(page, market)
  const prices = page.getByRole('region', { name: 'In which currency, and at which prices?' })
  await expect(prices).toContainText('EUR · 1 EUR = 1600 NGN · ending in .99')
  await expect(page.getByRole('region', { name: 'How does it ship?' })).toContainText(`${name} (1 rate)`)
  await expect(page.getByRole('region', { name: 'As shoppers see it' })).toContainText(/On its page\s*€\d+\.99/)
  await prices.getByText('Edit').click()
  await rate(page).fill('2000')
  await expect(rate(page)).toHaveAccessibleDescription('Prices in EUR fall by 20.0%.')
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Open market' }).click()
  const question = page.getByRole('alertdialog', { name: `Open “${name}”?` })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Open market' }).click()
  await expect(page.getByText('The market is open')).toBeVisible()
  const shown = async () => (await page.request.get(`/${prefix}/product/dune-satin-camisole`)).text()
  await expect.poll(shown).toMatch(/<html[^>]*lang="es"[\s\S]*<main[\s\S]*\d+,99\s€/)

  await page.getByRole('button', { name: 'Close market' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close market' }).click()
  await expect(page.getByText('The market is closed')).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete market' }).click()
  await expect(page.getByText('Market deleted')).toBeVisible()
})
