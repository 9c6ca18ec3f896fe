import { expect, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

const NOTICE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297"><rect width="210" height="297" fill="#039"/></svg>'

test('staff switch a legal rule off with a reason and on again, and upload a notice’s official image', async ({
  page,
}) => {
  await openAdminPage(page, '/admin/law')
  const rule = page.getByRole('region', { name: 'Packaging register', exact: true })
  await rule.locator('summary').first().click()
  await rule.getByText('Turn off').first().click()
  const reason = rule.getByLabel('Reason')
  await reason.fill('   ')
  await rule.getByRole('button', { name: 'Turn off Packaging register' }).click()
  await expect(reason).toHaveAccessibleDescription(/Enter why this does not apply/)
  await expect(reason).toBeFocused()
  await reason.fill('A partner sends our parcels')
  await rule.getByRole('button', { name: 'Turn off Packaging register' }).click()
  await expect(rule).toContainText(/“A partner sends our parcels”\s*Turned off by/)
  await expect(page.getByRole('region', { name: 'History' })).toContainText('packaging register: on → off')
  await expect(rule.locator('summary').first()).toBeFocused()
  await rule.getByRole('button', { name: 'Turn on Packaging register' }).click()
  await expect(rule).toContainText('Your LUCID number, which you need to sell to customers in Germany, is missing.')

  const panel = page.getByRole('region', { name: 'Official images of the guarantee notice' })
  await panel.locator('summary').click()
  const field = panel.getByLabel('Notice in English', { exact: true })
  await field.setInputFiles({ name: 'notice.txt', mimeType: 'text/plain', buffer: Buffer.from('The notice') })
  await expect(panel.getByRole('alert')).toContainText('This is not an SVG, PNG, JPEG or WebP image.')
  await field.setInputFiles({ name: 'notice.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(NOTICE) })
  await expect(panel).toContainText('The official image is shown.')
  await expect(panel.getByRole('img', { name: 'Notice in English' })).toHaveAttribute('width', '1240')
  await expect(field).toBeFocused()
  await panel.getByRole('button', { name: 'Remove image Notice in English' }).click()
  await expect(panel).toContainText('Only the wording is shown.')
  await expect(field).toBeFocused()
})
