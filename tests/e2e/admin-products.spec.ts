import type { Page } from '@playwright/test'
import { expect, test, visit } from '#tests/e2e/fixtures.ts'
import { createProduct, fillProduct, unique } from '#tests/e2e/office.ts'
import { enter } from '#tests/e2e/staff.ts'

const saveBar = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const stockOf = (page: Page, cell: string) => page.getByLabel(`Stock of ${cell}`)

test('a new product: errors are named and kept beside their fields, then it is created', async ({ page }) => {
  const name = unique('Chloé Top')
  await enter(page, '/admin/products/new')
  await page.getByLabel('Short description (required)').fill('Kept while the rest is corrected.')
  await page.getByRole('button', { name: 'Create product' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'This product was not saved' })
  await expect(summary).toBeFocused()
  await expect(page.getByText('Failed to save product: Name is required')).toBeVisible()
  await expect(page.getByLabel('Short description (required)')).toHaveValue('Kept while the rest is corrected.')
  await summary.getByRole('link', { name: 'Name is required' }).click()
  await expect(page.getByLabel('Name (required)')).toBeFocused()
  await page.keyboard.type(name)
  await page.getByLabel('Price (₦) (required)').fill('30000')
  await page.getByLabel('Cost price (₦)').fill('20000')
  await expect(page.getByText('33.3%')).toBeVisible()
  await page.getByLabel('Category (required)').selectOption('tops')

  await page.getByRole('textbox', { name: 'Sizes' }).fill('S')
  await page.keyboard.press('Enter')
  await page.keyboard.type('M,')
  await page.getByRole('button', { name: 'Add a colour' }).click()
  await page.getByLabel('Name of colour 1').fill('Olive')
  await page.getByLabel('Hex value of colour 1').fill('#5b5a3c')
  await page.getByText('Stock by size and colour').click()
  await stockOf(page, 'S, Olive').fill('3')
  await page.keyboard.press('Enter')
  await expect(stockOf(page, 'M, Olive')).toBeFocused()
  await page.keyboard.type('4')
  await page.getByRole('button', { name: 'Create product' }).click()

  await expect(page.getByText('Product created successfully!')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByLabel('SKU')).toHaveValue(/^PRD-\d{8}$/)
  await expect(page.getByLabel('SEO title')).toHaveValue(name)
  await expect(stockOf(page, 'S, Olive')).toHaveValue('3')
  await expect(saveBar(page)).toBeHidden()
})

test('unsaved changes are guarded, discarded or saved by the keyboard', async ({ page }) => {
  const name = unique('Guarded Skirt')
  await enter(page, '/admin/products')
  await createProduct(page, name)
  await page.getByLabel('Materials').fill('Linen')
  await expect(saveBar(page)).toBeVisible()
  await page.getByRole('link', { name: 'Orders' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect(dialog.getByRole('button', { name: 'Stay' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Materials')).toHaveValue('Linen')

  const letGo = await holdSaves(page)
  await page.keyboard.press('Control+s')
  await page.getByRole('link', { name: 'Orders' }).click()
  await expect(dialog, 'what is on its way is not saved yet').toBeVisible()
  letGo()
  await expect(page.getByText('Product updated successfully!')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(saveBar(page)).toBeHidden()
  await page.getByLabel('Materials').fill('Silk')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByLabel('Materials')).toHaveValue('Linen')

  await page.getByLabel('Materials').fill('Wool')
  await page.getByRole('link', { name: 'Orders' }).click()
  await dialog.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page).toHaveURL('/admin/orders')
})

test('while a new product is on its way nothing is typed that would not be saved', async ({ page }) => {
  await enter(page, '/admin/products/new')
  await fillProduct(page, unique('Hurried Skirt'))
  await page.getByLabel('Materials').fill('Linen')
  const letGo = await holdSaves(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('button', { name: 'Saving...' }).first()).toBeVisible()
  await page.keyboard.type(' and silk')
  await expect(page.getByLabel('Materials')).toHaveValue('Linen')
  letGo()
  await expect(page.getByText('Product created successfully!')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

/** Holds back every save until it is let go. */
async function holdSaves(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/admin/products/**', async (route) => {
    if (route.request().method() === 'POST') await held.promise
    await route.continue().catch(() => {}) // it may have been given up meanwhile
  })
  return held.resolve
}

test('two who change the same product both keep what they typed', async ({ page, context }) => {
  const name = unique('Contested Dress')
  await enter(page, '/admin/products')
  await createProduct(page, name)
  const other = await context.newPage()
  await visit(other, page.url())
  await other.getByLabel('Materials').fill('Linen')
  await other.getByLabel('Stock quantity (required)').fill('9')
  await other.getByRole('button', { name: 'Save product' }).click()
  await expect(other.getByText('Product updated successfully!')).toBeVisible()

  await page.getByLabel('Care instructions').fill('Wash by hand')
  const refused = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByRole('button', { name: 'Save product' }).click()
  expect((await refused).status()).toBe(409)
  await expect(
    page.getByRole('main').getByRole('alert').filter({ hasText: 'Somebody else saved this product' }),
  ).toBeFocused()
  await expect(page.getByLabel('Care instructions')).toHaveValue('Wash by hand')
  await expect(page.getByLabel('Materials')).toHaveValue('Linen')
  await expect(page.getByLabel('Stock quantity (required)')).toHaveValue('9')
  await page.getByRole('button', { name: 'Save product' }).click()
  await expect(page.getByText('Product updated successfully!')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Materials')).toHaveValue('Linen')
  await expect(page.getByLabel('Care instructions')).toHaveValue('Wash by hand')
})

test('an active product for nothing is asked about first', async ({ page }) => {
  await enter(page, '/admin/products')
  await createProduct(page, unique('Priceless Bag'))
  await page.getByLabel('Status (required)').selectOption('active')
  await page.getByLabel('Price (₦) (required)').fill('soon')
  await page.getByRole('button', { name: 'Save product' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Sell it for ₦0.00?' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Price (₦) (required)')).toHaveValue('soon')
  await page.getByRole('button', { name: 'Save product' }).click()
  await dialog.getByRole('button', { name: 'Save with price 0' }).click()
  await expect(page.getByText('Product updated successfully!')).toBeVisible()
  await expect(page.getByLabel('Price (₦) (required)')).toHaveValue('0.00')
})

test('an unknown product is told so, with a way back', async ({ page }) => {
  await enter(page, '/admin/products/edit/none')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Not Found')
  await page.getByRole('link', { name: 'Back to products' }).click()
  await expect(page).toHaveURL('/admin/products')
})
