import process from 'node:process'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { savedViews } from '#app/operations/saved-views/saved-views.table.ts'
import { unique } from '#tests/e2e/admin.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { addCookie, inAdminStore, newStaff, openAdminPageAs } from '#tests/e2e/staff.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'

async function clickSaveView(page: Page): Promise<void> {
  await page.getByLabel('More actions').filter({ visible: true }).click()
  await page.getByRole('link', { name: 'Save view' }).filter({ visible: true }).click()
}

test('staff save filters as a view, change and rename it, and delete it', async ({ page }) => {
  const [name, other] = [unique('Silk'), unique('Wool')]
  const tab = (label: string) =>
    page.getByRole('navigation', { name: 'Orders by status' }).getByRole('link', { name: label })
  await openAdminPageAs(page, '/admin/orders?payment=paid&page=1', await newStaff('Ada Obi'))

  await clickSaveView(page)
  const dialog = page.getByRole('dialog', { name: 'Save view' })
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/Enter a name/)
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(page.getByText('View saved')).toBeVisible()
  await expect(page).toHaveURL(/payment=paid&view=/)
  await expect(tab(name)).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('link', { name: 'Save view' })).toHaveCount(0)

  await page.getByLabel('Payment', { exact: true }).selectOption('pending')
  await expect(tab(name)).toHaveText(`${name} edited`)
  const menu = page.getByLabel(`Actions for the view “${name}”`)
  await menu.click()
  await page.getByRole('button', { name: 'Update to current filters' }).click()
  await expect(page.getByText('View updated')).toBeVisible()
  await expect(tab(name)).toHaveText(name)
  await expect(page).toHaveURL(/payment=pending&view=/)

  await tab('All').click()
  await expect(tab('All')).toHaveAttribute('aria-current', 'page')
  await tab(name).click()
  await expect(page.getByLabel('Payment', { exact: true })).toHaveValue('pending')

  await menu.click()
  await page.getByRole('link', { name: 'Rename' }).click()
  const renaming = page.getByRole('dialog', { name: 'Rename view' })
  await expect(renaming.getByLabel('Name')).toHaveValue(name)
  await renaming.getByLabel('Name').fill(other)
  await page.keyboard.press('Enter')
  await expect(tab(other)).toHaveAttribute('aria-current', 'page')

  await page.getByLabel(`Actions for the view “${other}”`).click()
  await page.getByRole('link', { name: 'Delete view' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete view' }).click()
  await expect(page.getByText('View deleted')).toBeVisible()
  await expect(tab(other)).toHaveCount(0)
  await expect(page).toHaveURL('/admin/orders')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a view is saved and renamed with plain forms, and its filters still apply once it is deleted', async ({
    page,
  }) => {
    const [name, other] = [unique('Linen'), unique('Cotton')]
    const tab = (label: string) => page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: label })
    const { email } = await newStaff('Ben Obi')
    const dataDir = process.env.ADMIN_DATA_DIR ?? ''
    const { cookie } = await inAdminStore((db) => openStaffSession(db, { dataDir }, email))
    await addCookie(page, cookie, process.env.ADMIN_URL ?? '')
    await page.goto('/admin/discounts?state=ended')
    await clickSaveView(page)
    await page.getByRole('button', { name: 'Save view' }).click()
    await expect(page.getByText('Enter a name')).toBeVisible()
    await page.getByRole('textbox', { name: 'Name' }).fill(name)
    await page.getByRole('button', { name: 'Save view' }).click()
    await expect(tab(name)).toHaveAttribute('aria-current', 'page')

    await page.getByLabel(`Actions for the view “${name}”`).click()
    await page.getByRole('link', { name: 'Rename' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill(other)
    await page.getByRole('button', { name: 'Rename' }).click()
    await expect(tab(other)).toHaveAttribute('aria-current', 'page')
    await inAdminStore((db) => db.delete(savedViews).where(eq(savedViews.name, other)))
    await page.reload()
    await expect(page.getByText('This view was deleted. Its filters still apply.')).toBeVisible()
  })
})
