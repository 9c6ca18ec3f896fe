import type { Page } from '@playwright/test'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

// One table of taxes: these tests run one after another, and change no rate of a country that other specs sell to.
test.describe.configure({ mode: 'default' })

const rates = (page: Page, country: string) => page.getByRole('region', { name: country, exact: true })
const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'This tax rate was not saved' })

test('a rate is changed from a later day, after its errors, and removed before it begins', async ({ page }) => {
  test.slow()
  const year = new Date().getUTCFullYear() + 1
  await openAdminPage(page, '/admin/system')
  await page.getByRole('navigation', { name: 'Settings pages' }).getByRole('link', { name: 'Taxes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Taxes')
  await expect(rates(page, 'United Kingdom')).toContainText('20%')
  await rates(page, 'United Kingdom').getByRole('link', { name: 'Change United Kingdom, Standard' }).click()
  await expect(page.getByLabel('Country (required)')).toHaveValue('GB')
  await expect(page.getByLabel('Name (required)')).toHaveValue('VAT')
  await page.getByLabel('Rate (%) (required)').fill('a fifth')
  await page.getByLabel('Valid from (required)').fill('2020-01-01')
  await page.getByRole('button', { name: 'Save Tax Rate' }).click()
  await expect(summary(page)).toBeFocused()
  await expect(page.getByLabel('Rate (%) (required)')).toHaveValue('a fifth')
  await expect(page.getByLabel('Rate (%) (required)')).toHaveAccessibleDescription(/is a number from 0 to 100/)
  await expect(page.getByLabel('Valid from (required)')).toHaveAccessibleDescription(/is today or later/)
  await expectNoViolations(page)

  await page.getByLabel('Rate (%) (required)').fill('17.5')
  await page.getByLabel('Valid from (required)').fill(`${year}-07-01`)
  await page.getByRole('button', { name: 'Save Tax Rate' }).click()
  await expect(page.getByText('Tax rate saved')).toBeVisible()
  const upcoming = rates(page, 'United Kingdom').getByText(`17.5% VAT from 1 Jul ${year}`).first()
  await expect(upcoming).toBeVisible()
  await expect(rates(page, 'United Kingdom')).toContainText('20%')
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    `United Kingdom, Standard, from 1 Jul ${year}: none → VAT 17.5%`,
  )
  await rates(page, 'United Kingdom')
    .getByRole('button', { name: /^Remove United Kingdom/ })
    .click()
  const question = page.getByRole('alertdialog', { name: 'Remove this rate?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Remove rate' }).click()
  await expect(page.getByText('Rate removed')).toBeVisible()
  await expect(upcoming).toHaveCount(0)
})

test('a registration needs a correct number, and tax is charged only where there is one', async ({ page }) => {
  test.slow()
  await openAdminPage(page, '/admin/taxes/starter')
  await page.getByRole('button', { name: 'Add rates', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Choose at least one country' })).toBeVisible()
  await expect(page.getByText('Check these with your accountant.')).toBeVisible()
  await page.getByLabel(/^Norway/).check()
  await page.getByRole('button', { name: 'Add rates of 1 country' }).click()
  await expect(page.getByText('Rates of the starter table added')).toBeVisible()
  await expect(rates(page, 'Norway')).toContainText('25%')
  await expect(rates(page, 'Norway')).toContainText('Not registered: no tax is charged')

  await page.getByRole('link', { name: 'Add registration' }).click()
  await page.getByLabel('Country (required)').selectOption({ label: 'Norway' })
  await page.getByLabel('Tax number').fill('NO1')
  await page.getByRole('button', { name: 'Save Registration' }).click()
  await expect(page.getByLabel('Tax number')).toHaveAccessibleDescription(/must look like/)
  await page.getByLabel('Tax number').fill('')
  await page.getByRole('button', { name: 'Save Registration' }).click()
  await expect(page.getByText('Registration saved')).toBeVisible()
  await expect(rates(page, 'Norway')).not.toContainText('Not registered')

  const registrations = page.getByRole('region', { name: 'Where you are registered' })
  await registrations.getByRole('button', { name: 'Remove the registration in Norway' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove registration' }).click()
  await expect(page.getByText('Registration removed')).toBeVisible()
  await expect(rates(page, 'Norway')).toContainText('Not registered: no tax is charged')
})

test('on a phone rates are added and the form offers the regions of the country', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdminPage(page, '/admin/taxes/starter')
  await page.getByLabel(/^Australia/).check()
  await page.getByRole('button', { name: 'Add rates of 1 country' }).click()
  await expect(rates(page, 'Australia')).toContainText('10%')
  await expectNoSidewaysScroll(page)
  await rates(page, 'Australia').getByRole('link', { name: 'Change Australia, Standard' }).click()
  await expect(page.getByLabel('Region')).toBeVisible()
  await page.getByLabel('Region').selectOption({ label: 'Tasmania' })
  await page.getByLabel('Country (required)').selectOption('KW')
  await expect(page.getByLabel('Country (required)')).toHaveValue('KW')
  await expectNoSidewaysScroll(page)
})
