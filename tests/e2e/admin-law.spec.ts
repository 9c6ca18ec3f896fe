import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

test('staff see what the law requires, switch a rule off with a reason, and on again', async ({ page }) => {
  await openAdminPage(page, '/admin/law')
  const rule = page.getByRole('region', { name: 'Packaging register', exact: true })
  await expect(rule).toContainText('The LUCID registration number is not entered.')
  await expect(rule).toContainText('Applies in your markets: International')
  await expect(rule.getByRole('link', { name: 'Verpackungsgesetz, § 9' })).toHaveAttribute('href', /^https:/)
  await expect(page.getByRole('main')).toContainText('guidance, no legal advice')

  await rule.getByText('Switch off').first().click()
  const reason = rule.getByLabel('Reason')
  await reason.fill('   ')
  await rule.getByRole('button', { name: 'Switch off Packaging register' }).click()
  await expect(reason).toHaveAccessibleDescription(/Say why this rule does not apply/)
  await expect(reason).toBeFocused()
  await expectNoViolations(page)

  await reason.fill('A partner sends our parcels')
  await rule.getByRole('button', { name: 'Switch off Packaging register' }).click()
  await expect(rule).toContainText('“A partner sends our parcels”')
  await expect(rule).toContainText('Switched off by')
  await expect(rule.getByRole('heading')).toBeFocused()
  await expect(page.getByRole('region', { name: 'History' })).toContainText('packaging register: on → off')

  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await rule.getByRole('button', { name: 'Switch on Packaging register' }).click()
  await expect(rule).toContainText('The LUCID registration number is not entered.')
})
