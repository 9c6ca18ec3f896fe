import { randomUUID } from 'node:crypto'
import { unique } from '#tests/e2e/admin.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { placeAdminOrder } from '#tests/e2e/orders.ts'
import { inAdminStore, newStaff, openAdminPage, openAdminPageAs } from '#tests/e2e/staff.ts'
import { addProduct } from '#tests/support/products.ts'

test('single keys focus, select and edit rows, and search, unless the account turns them off', async ({ page }) => {
  const name = unique('Keyed')
  for (const end of ['A', 'B']) await inAdminStore((db) => addProduct(db, { name: `${name} ${end}` }))
  const list = `/admin/products?sort=name&q=${encodeURIComponent(name)}`
  const staff = await newStaff('Kay Keys')
  await openAdminPageAs(page, list, staff)
  const [first, second] = ['A', 'B'].map((end) => page.getByRole('link', { name: `${name} ${end}`, exact: true }))
  if (!first || !second) throw new Error('Expected two rows')
  await page.keyboard.press('j')
  await expect(first).toBeFocused()
  await page.keyboard.press('j')
  await expect(second).toBeFocused()
  await page.keyboard.press('Control+j')
  await page.keyboard.press('k')
  await expect(first).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByRole('checkbox', { name: `Select ${name} A` })).toBeChecked()

  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help.getByRole('term').filter({ hasText: 'J K' })).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await expect(first, 'the list’s keys do nothing in a dialog').toBeFocused()
  await page.keyboard.press('e')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} A`)
  await page.goBack()
  await expect(first).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('xj?')
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveValue(`${name}xj?`)
  await expect(help).toBeHidden()

  await openAdminPageAs(page, '/admin/account', staff)
  const keys = page.getByRole('switch', { name: 'Single-key shortcuts in lists' })
  const saved = page.waitForResponse((response) => response.request().method() === 'POST')
  await keys.click()
  await saved
  await openAdminPageAs(page, '/admin/account', staff)
  await expect(keys).not.toBeChecked()
  await openAdminPageAs(page, list, staff)
  await page.keyboard.press('j')
  await page.keyboard.press('?')
  await expect(help).toBeHidden()
  await expect(first).not.toBeFocused()
})

test('a menu closes when the focus leaves it, and the list’s keys work again', async ({ page }) => {
  const name = unique('Menu')
  for (const end of ['A', 'B']) await inAdminStore((db) => addProduct(db, { name: `${name} ${end}` }))
  await openAdminPage(page, `/admin/products?sort=name&q=${encodeURIComponent(name)}`)
  const menu = page.locator('.action-menu[open]')
  const button = page.getByRole('row', { name: `${name} A` }).locator('.row-menu > summary')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(menu).toBeHidden()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  await menu.locator('.action-menu-list').locator('a, button').last().focus()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menu).toBeHidden()
  await page.keyboard.press('k')
  await expect(page.getByRole('link', { name: `${name} A`, exact: true })).toBeFocused()
})

test('the E key opens packing for the focused order or the selected orders, and the palette lists actions for the selection', async ({
  page,
}) => {
  const lastName = `Keys${randomUUID().slice(0, 8)}`
  const number = await placeAdminOrder({ firstName: 'Ada', lastName })
  const other = await placeAdminOrder({ firstName: 'Bea', lastName })
  await openAdminPage(page, `/admin/orders?q=${lastName}`)
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: other })).toBeFocused()
  await page.keyboard.press('e')
  await expect(page.getByRole('banner')).toContainText(other)
  await page.goBack()
  for (const selected of [number, other]) await page.getByRole('checkbox', { name: `Select ${selected}` }).check()
  await page.getByRole('button', { name: 'Search and commands' }).click()
  const selectionActions = page.getByRole('group', { name: 'Selected rows' })
  await selectionActions.getByRole('option', { name: 'Set status' }).click()
  await expect(page.getByRole('dialog', { name: 'Set the status of orders' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('e')
  await expect(page.getByRole('banner')).toContainText('of 2')
})
