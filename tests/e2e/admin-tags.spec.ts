import process from 'node:process'
import { openPanel, unique } from '#tests/e2e/admin.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { findOrderScreen, placeAdminOrder } from '#tests/e2e/orders.ts'
import { addCookie, inAdminStore, newStaff, openAdminPage } from '#tests/e2e/staff.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'

test('an order gets a tag, the order list can be filtered by the tag, and tags are added to and removed from selected orders', async ({
  page,
}) => {
  const [name, tag, other] = [unique('Tagged'), unique('Gift'), unique('Call')]
  const orderNumber = await placeAdminOrder({ firstName: 'Ada', lastName: name.replace(' ', '') })
  await openAdminPage(page, await inAdminStore((db) => findOrderScreen(db, orderNumber)))
  const field = page.getByRole('textbox', { name: 'Tags' }).or(page.getByRole('combobox', { name: 'Tags' }))
  await openPanel(page, 'Tags')
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
  await dialog.getByLabel('Tag', { exact: true }).fill(`${other}, ${tag}`)
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

test('tag changes made in quick succession are all saved, and a failed change can be retried', async ({ page }) => {
  const [first, second, third] = [unique('First'), unique('Second'), unique('Third')]
  const orderNumber = await placeAdminOrder({ firstName: 'Ada', lastName: unique('Quick').replace(' ', '') })
  await openAdminPage(page, await inAdminStore((db) => findOrderScreen(db, orderNumber)))
  const field = page.getByRole('textbox', { name: 'Tags' }).or(page.getByRole('combobox', { name: 'Tags' }))
  const removeButton = (tag: string) => page.getByRole('button', { name: `Remove tag ${tag}` })
  const gate = Promise.withResolvers<void>()
  await page.route('**/admin/tags/orders.data*', async (route) => {
    await gate.promise
    await route.continue()
  })
  await openPanel(page, 'Tags')
  await field.fill(first)
  await field.press('Enter')
  await field.fill(second)
  await field.press('Enter')
  await removeButton(first).click()
  await field.fill(third)
  await field.press('Enter')
  gate.resolve()
  await expect(page.getByText(`Tag “${third}” added`)).toBeVisible()
  await expect(removeButton(second)).toBeVisible()
  await expect(removeButton(first)).toBeHidden()
  await page.unroute('**/admin/tags/orders.data*')

  await page.route('**/admin/tags/orders.data*', (route) => route.fulfill({ status: 503 }))
  await removeButton(second).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(removeButton(second)).toBeHidden()
  await page.unroute('**/admin/tags/orders.data*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(field).toBeFocused()
  await expect(page.getByText(`Tag “${second}” removed`)).toBeVisible()
  await page.reload()
  await expect(removeButton(third)).toBeVisible()
  await expect(removeButton(second)).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a plain form changes an order’s tags, shows errors and keeps the entered text', async ({ page }) => {
    const [tag, other] = [unique('Plain'), unique('Form')]
    const orderNumber = await placeAdminOrder({ firstName: 'Ada', lastName: unique('Plain').replace(' ', '') })
    const { email } = await newStaff('Ben Obi')
    const dataDir = process.env.ADMIN_DATA_DIR ?? ''
    const { cookie } = await inAdminStore((db) => openStaffSession(db, { dataDir }, email))
    await addCookie(page, cookie, process.env.ADMIN_URL ?? '')
    await page.goto(await inAdminStore((db) => findOrderScreen(db, orderNumber)))
    const field = page.getByRole('textbox', { name: 'Tags' })
    await openPanel(page, 'Tags')
    await field.fill(`${tag}, ${other}`)
    await page.getByRole('button', { name: 'Save tags' }).click()
    await expect(field).toHaveValue(`${other}, ${tag}`)
    const longTag = 'x'.repeat(41)
    await field.fill(`${tag}, ${longTag}`)
    await page.getByRole('button', { name: 'Save tags' }).click()
    await expect(page.getByText('A tag can have at most 40 characters')).toBeVisible()
    await expect(field).toHaveValue(`${tag}, ${longTag}`)
    await field.fill(tag)
    await page.getByRole('button', { name: 'Save tags' }).click()
    await expect(page.getByText(`Tag “${other}” removed`)).toBeVisible()
    await expect(field).toHaveValue(tag)
  })
})
