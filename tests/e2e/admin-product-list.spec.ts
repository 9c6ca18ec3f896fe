import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { products } from '#app/catalog/products.table.ts'
import { chooseAction, holdSaves, rowMenu, unique } from '#tests/e2e/admin.ts'
import { dismissToast, expect, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'
import { inAdminStore, newStaff, openAdminPage, openAdminPageAs } from '#tests/e2e/staff.ts'
import { addProduct, type ProductOptions } from '#tests/support/products.ts'

const list = (q: string) => `/admin/products?sort=name&q=${encodeURIComponent(q)}`
/** Finds a selectable row of the list, not a row in an open dialog. */
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ hasText: name, has: page.getByRole('checkbox') })
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` })
const selectAllBox = (page: Page) => page.getByRole('checkbox', { name: 'Select all rows on this page' })
const bar = (page: Page) => page.getByRole('group', { name: 'Selected rows' })
const noMatches = (page: Page) => page.getByText(/^No products match “/)

async function addProducts(...options: readonly ProductOptions[]): Promise<void> {
  await inAdminStore(async (db) => {
    for (const product of options) await addProduct(db, { category: 'tops', ...product })
  })
}

/** Opens the dialog for a bulk change from the bar. */
async function openBulkDialog(page: Page, action: string, title: string) {
  await bar(page).getByRole('button', { name: action }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Makes every request for the list fail until the returned function is called. */
async function startOutage(page: Page): Promise<() => Promise<void>> {
  await page.route('**/admin/products.data*', (route) => route.fulfill({ status: 503 }))
  return () => page.unroute('**/admin/products.data*')
}

test('a click anywhere in a row opens its product (with Ctrl, in a new tab), but selecting text does not', async ({
  page,
  context,
}) => {
  const jackets = list('Odette Wool Jacket')
  await openAdminPage(page, jackets)
  const [name, price] = [page.locator('.row-link').first(), page.locator('.cell-price').first()]
  for (const link of [name, price]) {
    const opened = context.waitForEvent('page')
    await link.click({ modifiers: ['ControlOrMeta'] })
    const tab = await opened
    await expect(tab).toHaveURL(/\/admin\/products\/edit\//)
    await tab.close()
  }
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
  for (const link of [name, price]) {
    await link.click()
    await expect(page).toHaveURL(/\/admin\/products\/edit\//)
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
    await page.goBack()
    await expect(page).toHaveURL(jackets)
  }
  const box = (await price.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(box.x + 4, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 4, box.y + box.height / 2)
  await page.mouse.up()
  expect(await page.evaluate(() => String(getSelection()))).not.toBe('')
  await expect(page).toHaveURL(jackets)

  for (const [width, image] of [
    [1440, { width: 28, height: 35 }],
    [390, { width: 40, height: 50 }],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.locator('.cell-thumb img').boundingBox(), `at ${width} px`).toMatchObject(image)
  }
})

test('products are searched, sorted, put on the homepage, copied, and deleted after a confirmation', async ({
  page,
}) => {
  const name = unique('Listed Scarf')
  await addProducts({ name, price: 25_000_00, status: 'draft' }, { name: `${name} Plenty`, price: 9_000_00, stock: 11 })
  await openAdminPage(page, '/admin/products')
  await page.getByRole('searchbox', { name: 'Search products' }).fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row')).toHaveCount(3)
  await expect(page.getByRole('row').nth(1), 'the newest product comes first').toContainText('Plenty')
  await page.getByRole('link', { name: 'Price' }).click()
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('link', { name: 'Price' }).click()
  await expect(page.getByRole('row').nth(1)).not.toContainText('Plenty')
  await page.getByLabel('Status').selectOption('archived')
  await expect(noMatches(page)).toBeVisible()
  await page.goBack()

  const shown = row(page, 'Plenty').getByRole('switch')
  const responded = page.waitForResponse((response) => response.request().method() === 'POST')
  await shown.click()
  await expect(shown).toBeChecked()
  await responded // the switch does not wait for this
  await page.getByLabel('Products shown').selectOption('homepage')
  await expect(page.getByRole('row'), 'the change is stored').toHaveCount(2)
  await chooseAction(page, `${name} Plenty`, 'Duplicate')
  await expect(page.getByText('Product created successfully!')).toBeVisible()
  await expect(page.getByLabel('Name (required)')).toHaveValue(`${name} Plenty (copy)`)

  await page.goBack()
  await chooseAction(page, `${name} Plenty`, 'Delete')
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this product?' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(rowMenu(page, `${name} Plenty`), 'the focus returns to the menu').toBeFocused()
  await chooseAction(page, `${name} Plenty`, 'Delete')
  await dialog.getByRole('button', { name: 'Delete product' }).click()
  await expect(dialog).toBeHidden()
  await expect(noMatches(page)).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('rows are selected individually, as a range, and as a page, without a layout shift; all results are selected and, after a confirmation, deleted', async ({
  page,
}) => {
  const name = unique('Many')
  await addProducts(...Array.from({ length: 51 }, (_, index) => ({ name: `${name} ${10 + index}`, stock: 1 })))
  await openAdminPage(page, list(name))
  const readPositions = () =>
    page.getByRole('row').evaluateAll((rows) => rows.map((each) => JSON.stringify(each.getBoundingClientRect())))
  const before = await readPositions()
  await box(page, `${name} 10`).check()
  await expect(bar(page)).toContainText('1 selected')
  await expect(page.getByRole('status').filter({ hasText: '1 selected' })).toBeAttached()
  await box(page, `${name} 12`).click({ modifiers: ['Shift'] })
  await expect(bar(page)).toContainText('3 selected')
  expect(await readPositions()).toEqual(before)
  await expect(selectAllBox(page)).toBeChecked({ indeterminate: true })
  await openBulkDialog(page, 'Flags', 'Set flags for 3 products')
  await page.keyboard.press('Escape') // closes the dialog first, then clears the selection
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(bar(page).getByRole('button', { name: 'Flags' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bar(page)).toBeHidden()

  await page.setViewportSize({ width: 390, height: 844 })
  const byPrice = page.getByRole('table').getByRole('link', { name: 'Price' })
  await page.keyboard.press('Tab')
  await byPrice.focus()
  await expect(byPrice, 'the table header appears when the keyboard reaches it').toBeInViewport({ ratio: 1 })
  await byPrice.blur()
  await box(page, `${name} 10`).check()
  expect(await bar(page).boundingBox()).toMatchObject({ x: 0, width: 390 })
  await bar(page).getByRole('button', { name: 'Select page' }).click()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(bar(page)).toContainText('50 selected')
  await bar(page).getByRole('button', { name: 'Select all 51 results' }).click()
  await expect(bar(page)).toContainText('All 51 selected')
  await bar(page).getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete these 51 products?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expect(question).toContainText('and 46 more')
  await expect(question).toContainText('This cannot be undone.')
  await question.getByRole('button', { name: 'Delete 51 products' }).click()
  await expect(page.getByText('51 products deleted')).toBeVisible()
  await expect(noMatches(page)).toBeVisible()
})

test('a bulk change is previewed, previewed again if a product changed, not editable while it runs, and undone', async ({
  page,
}) => {
  const name = unique('Priced')
  await addProducts(
    { name: `${name} A`, price: 148_500_00 },
    { name: `${name} B`, price: 86_000_00, salePrice: 80_000_00 },
  )
  await openAdminPageAs(page, list(name), await newStaff('Pia Price'))
  await selectAllBox(page).check()
  const dialog = await openBulkDialog(page, 'Prices', 'Change prices for 2 products')
  const percent = dialog.getByLabel('Percent')
  await percent.fill('100')
  await expect(dialog.getByText('Percent must be above 0 and at most 99.99')).toBeVisible()
  await expect(percent).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByRole('button', { name: 'Change', exact: true })).toBeDisabled()
  await percent.fill('15')
  const prices = dialog.getByRole('region', { name: 'Prices before and after' })
  await expect(prices.getByRole('row').nth(1)).toHaveText(/₦148,500\.00.*₦126,200\.00/)
  await expect(dialog).toContainText(`The sale price would not be lower than the price: 1 product (${name} B)`)
  await dialog.getByLabel('Change').selectOption('Price and sale price')
  await expect(prices).toContainText('Sale ₦68,000.00')

  await inAdminStore((db) =>
    db
      .update(products)
      .set({ price: 297_000_00 })
      .where(eq(products.name, `${name} A`)),
  )
  const change = dialog.getByRole('button', { name: 'Change 2 products' })
  await change.click()
  await expect(dialog).toContainText('These products have changed in the meantime, so nothing was saved.')
  await expect(prices.getByRole('row').nth(1)).toContainText('₦252,500.00') // 15% off 297,000, rounded to hundreds
  await expect(change).toBeFocused()
  const release = await holdSaves(page, '**/admin/products.data*')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Changing...' })).toBeVisible()
  await expect(dialog.locator('[inert]').filter({ has: page.getByLabel('Percent') })).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  release()
  await expect(page.getByText('Prices changed for 2 products.')).toBeVisible()
  await expect(row(page, `${name} A`)).toContainText('₦252,500.00')
  await expect(bar(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()

  await page.reload() // the undo is still offered
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone for 2 products.')).toBeVisible()
  await expect(row(page, `${name} A`)).toContainText('₦297,000.00')
  const dismiss = page.getByRole('button', { name: 'Dismiss', exact: true })
  await expect(dismiss, 'the focus moves to the Dismiss button').toBeFocused()
  await dismiss.click()
  await expect(page.getByText('Undone for 2 products.')).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

longTest(
  'a failed change is undone and reported, and dialogs show what they could not load or change, and allow a retry',
  async ({ page }) => {
    const name = unique('Stubborn Hat')
    const deleted = `${name} from yesterday`
    await addProducts({ name }, { name: deleted })
    await openAdminPageAs(page, list(name), await newStaff('Pat Patient'))
    await inAdminStore((db) => db.delete(products).where(eq(products.name, deleted)))
    await row(page, deleted).getByRole('switch').click()
    await dismissToast(page, 'Failed to update product')
    await expect(row(page, deleted), 'the deleted product is gone').toHaveCount(0)

    const shown = page.getByRole('switch')
    const endOutage = await startOutage(page)
    await shown.click()
    await dismissToast(page, 'Failed to update product')
    await expect(shown).not.toBeChecked()
    await chooseAction(page, name, 'Duplicate')
    await expect(page.getByText('Failed to duplicate product')).toBeVisible()
    await expect(rowMenu(page, name)).toBeFocused()
    await chooseAction(page, name, 'Delete')
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Delete product' }).click()
    await expect(dialog.locator('p[role=alert]')).toHaveText('Failed to delete product')
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await endOutage()
    await page.keyboard.press('Enter')
    await chooseAction(page, name, 'Delete')
    await expect(dialog).toBeVisible()
    await expect(dialog.locator('p[role=alert]'), 'the error is cleared when the dialog opens again').toBeHidden()
    await page.keyboard.press('Escape')

    await box(page, name).check()
    const endPreviewOutage = await startOutage(page)
    const notLoaded = 'The preview could not be loaded. Please try again.'
    const bulk = await openBulkDialog(page, 'Set status', 'Set the status of 1 product')
    await bulk.getByRole('radio', { name: 'Archived' }).check()
    await expect(bulk.locator('p[role=alert]')).toContainText(notLoaded)
    await bulk.getByRole('button', { name: 'Cancel' }).click()
    await bar(page).getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this product?' })
    await expect(question.locator('p[role=alert]')).toContainText(notLoaded)
    await endPreviewOutage()
    await question.getByRole('button', { name: 'Try again' }).click()
    await expect(question).toContainText('This cannot be undone.')
    await expect(question.getByRole('button', { name: 'Delete product' })).toBeVisible()
    await question.getByRole('button', { name: 'Cancel' }).click()

    await openBulkDialog(page, 'Set status', 'Set the status of 1 product')
    await bulk.getByRole('radio', { name: 'Archived' }).check()
    await expect(bulk).toContainText('1 product will change.')
    const endChangeOutage = await startOutage(page)
    const change = bulk.getByRole('button', { name: 'Change 1 product' })
    await change.click()
    await expect(bulk.locator('p[role=alert]')).toContainText('Failed to update products')
    await endChangeOutage()
    await change.click()
    const changedMessage = page.getByText('Status changed for 1 product.')
    await expect(changedMessage).toBeVisible()
    await expect(row(page, name)).toContainText('Archived')
    const endDismissOutage = await startOutage(page)
    await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
    await expect(page.getByText('Failed to dismiss this message')).toBeVisible()
    await expect(changedMessage).toBeVisible()
    await endDismissOutage()
    await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
    await expect(changedMessage).toBeHidden()
  },
)
