import { unique } from '#tests/e2e/admin.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { findOrderScreen, placeAdminOrder } from '#tests/e2e/orders.ts'
import { inAdminStore, openAdminPage } from '#tests/e2e/staff.ts'

test('an order gets a tag, the list finds it by the tag, and selected orders get and lose one', async ({ page }) => {
  const [name, tag, other] = [unique('Tagged'), unique('Gift'), unique('Call')]
  const orderNumber = await placeAdminOrder({ firstName: 'Ada', lastName: name.replace(' ', '') })
  await openAdminPage(page, await inAdminStore((db) => findOrderScreen(db, orderNumber)))
  const field = page.getByRole('textbox', { name: 'Tags' }).or(page.getByRole('combobox', { name: 'Tags' }))
  await field.fill(tag)
  await field.press('Enter')
  await expect(page.getByRole('button', { name: `Remove tag ${tag}` })).toBeVisible()
  await expect(page.getByText(`Tag “${tag}” added`)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: `Remove tag ${tag}` })).toBeVisible()

  await openAdminPage(page, '/admin/orders')
  await page.getByLabel('Tags', { exact: true }).selectOption(`Tag: ${tag}`)
  await expect(page.getByRole('row')).toHaveCount(2)
  const row = page.getByRole('row', { name: orderNumber })
  await expect(row).toContainText(tag)
  await page.getByLabel(`Select ${orderNumber}`).check()
  await page.getByRole('button', { name: 'Add tag' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tag', { exact: true }).fill(other)
  await dialog.getByRole('button', { name: 'Add tag' }).click()
  await expect(page.getByText('Tag added to 1 order')).toBeVisible()
  await expect(row).toContainText(other)

  await page.getByLabel(`Select ${orderNumber}`).check()
  await page.getByRole('button', { name: 'Remove tag' }).click()
  await dialog.getByLabel('Tag', { exact: true }).selectOption(other)
  await dialog.getByRole('button', { name: 'Remove tag' }).click()
  await expect(page.getByText('Tag removed from 1 order')).toBeVisible()
  await expect(row).not.toContainText(other)
})
