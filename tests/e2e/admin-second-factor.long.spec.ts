import type { Page } from '@playwright/test'
import { computeCode, computeStep } from '#app/store/staff/second-factor/totp.ts'
import { openPanel } from '#tests/e2e/admin.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { newStaff, openAdminPage, type Staff } from '#tests/e2e/staff.ts'
import { decodeBase32 } from '#tests/support/base32.ts'

async function submitPassword(page: Page, { email, password }: Staff): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

test('staff enable a second factor and log in with a backup code', async ({ page }) => {
  const dayo = await newStaff('Dayo Bello')
  await openAdminPage(page, '/admin/account', dayo)
  const panel = page.getByRole('region', { name: 'Two-factor authentication' })
  await panel.getByLabel('Current password').fill(dayo.password)
  await panel.getByRole('button', { name: 'Set up' }).click()
  await expect(panel.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expect(panel).toBeFocused()

  await panel.getByLabel('First code').fill('none')
  await panel.getByLabel('Next code').fill('000000')
  await panel.getByRole('button', { name: 'Turn on' }).click()
  await expect(panel.getByLabel('First code')).toBeFocused()
  await expect(panel.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await panel.getByLabel('First code').fill('000000')
  await panel.getByLabel('Next code').fill('000000')
  await panel.getByRole('button', { name: 'Turn on' }).click()
  await expect(panel.getByRole('alert')).toContainText('not two consecutive codes')
  const key = decodeBase32((await panel.locator('code').textContent()) ?? '')
  const now = computeStep(new Date())
  await panel.getByLabel('First code').fill(await computeCode(key, now))
  await panel.getByLabel('Next code').fill(await computeCode(key, now + 1))
  await panel.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('region', { name: 'Backup codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await expect(page.getByRole('region', { name: 'Backup codes' })).toBeFocused()
  const [code = ''] = await codes.allInnerTexts()
  await expect(panel).toContainText('10 backup codes are left')
  const password = page.getByRole('region', { name: 'Password' })
  await openPanel(page, 'Password')
  await password.getByLabel('Current password').fill(dayo.password)
  await password.getByLabel('New password', { exact: true }).fill('one-that-is-long-enough')
  await password.getByLabel('Confirm new password').fill('another')
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(password.getByLabel('Confirm new password')).toBeFocused()
  await expect(codes, 'the codes stay, because they are shown only once').toHaveCount(10)

  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page).toHaveURL('/admin/login')
  await submitPassword(page, dayo)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code')
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.getByLabel('Code').fill(await computeCode(key, now))
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toContainText('was already used')
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/admin')
})
