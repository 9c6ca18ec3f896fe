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

const NOTICE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297"><rect width="210" height="297" fill="#039"/></svg>'

test('staff upload the official image of the guarantee notice, and remove it again', async ({ page }) => {
  await openAdminPage(page, '/admin/law')
  const panel = page.getByRole('region', { name: 'Official images of the guarantee notice' })
  const field = panel.getByLabel('Notice in English', { exact: true })
  await expect(panel).toContainText('Shown are the words.')
  await field.setInputFiles({ name: 'notice.txt', mimeType: 'text/plain', buffer: Buffer.from('The notice') })
  await expect(panel.getByRole('alert')).toContainText('This is no SVG, PNG, JPEG or WebP image.')
  await expectNoViolations(page)

  await field.setInputFiles({ name: 'notice.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(NOTICE) })
  await expect(panel).toContainText('Shown is the official image.')
  await expect(panel.getByRole('img', { name: 'Notice in English' })).toHaveAttribute('width', '1240')
  await expect(field).toBeFocused()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)

  await panel.getByRole('button', { name: 'Remove image Notice in English' }).click()
  await expect(panel).toContainText('Shown are the words.')
  await expect(field).toBeFocused()
})
