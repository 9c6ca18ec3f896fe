import { chooseAction } from '#tests/e2e/admin.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

test('a rate change is scheduled for a later day and removed before it takes effect', async ({ page }) => {
  const year = new Date().getUTCFullYear() + 1
  const rates = page.getByRole('region', { name: 'United Kingdom', exact: true })
  const rate = page.getByLabel('Rate (%) (required)')
  await openAdminPage(page, '/admin/taxes')
  await expect(rates).toContainText('20%')
  await rates.getByRole('link', { name: 'Edit United Kingdom, Standard' }).click()
  await expect(page.getByLabel('Country (required)')).toHaveValue('GB')
  await expect(page.getByLabel('Name (required)')).toHaveValue('VAT')
  await page.getByLabel('Country (required)').selectOption('AU')
  await page.getByLabel('State/region').selectOption({ label: 'Tasmania' })
  await page.getByLabel('Country (required)').selectOption('GB')

  await rate.fill('17.5')
  await page.getByText('Start date and shipping').click()
  await page.getByLabel('Valid from (required)').fill(`${year}-07-01`)
  await page.getByRole('button', { name: 'Add tax rate' }).click()
  await expect(page.getByText('Tax rate saved')).toBeVisible()
  const upcoming = rates.getByText(`17.5% VAT from Jul 1, ${year}`).first()
  await expect(upcoming).toBeVisible()
  await expect(rates).toContainText('20%')
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    `United Kingdom, Standard, from Jul 1, ${year}: none → VAT 17.5%`,
  )
  await chooseAction(rates, /^Actions for United Kingdom/, 'Remove')
  const question = page.getByRole('alertdialog', { name: 'Remove this rate?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Remove rate' }).click()
  await expect(page.getByText('Rate removed')).toBeVisible()
  await expect(upcoming).toHaveCount(0)
})
