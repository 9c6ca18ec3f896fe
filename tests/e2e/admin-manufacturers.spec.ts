import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { products } from '#app/catalog/products.table.ts'
import { chooseAction, unique } from '#tests/e2e/admin.ts'
import { dismissToast, expect, test } from '#tests/e2e/fixtures.ts'
import { inAdminStore, openAdminPage } from '#tests/e2e/staff.ts'
import { addProduct } from '#tests/support/products.ts'

const manufacturer = (page: Page) => page.getByLabel('Manufacturer', { exact: true })

/** Opens all panels of the form, because the panel with the manufacturer field starts closed. */
async function openPanels(page: Page): Promise<void> {
  await page.getByRole('main').evaluate((main) => {
    for (const panel of main.querySelectorAll('details')) panel.open = true
  })
}

test('staff add a manufacturer in a product’s form, and choose a replacement when they delete it', async ({ page }) => {
  const [name, other] = [unique('Atelier'), unique('Tear & Fio')]
  const form = await inAdminStore(async (db) => {
    const id = await addProduct(db, { name: unique('Jacket'), status: 'draft', stock: 0 })
    await db.update(products).set({ description: 'Made by a test.' }).where(eq(products.id, id))
    return `/admin/products/edit/${id}`
  })
  await openAdminPage(page, form)
  await openPanels(page)
  await manufacturer(page).selectOption('New manufacturer…')
  const dialog = page.getByRole('dialog', { name: 'New manufacturer' })
  await dialog.getByRole('button', { name: 'Save manufacturer' }).click()
  await expect(dialog.getByText('Name is required')).toBeVisible()
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Address').fill('Rua das Flores 12, Porto')
  await dialog.getByLabel('Country').selectOption('Portugal')
  await expect(
    dialog.getByLabel('Responsible person in the EU'),
    'the field is shown only for countries outside the EU',
  ).toBeHidden()
  await page.keyboard.press('Control+s')
  await expect(dialog).toHaveCount(0)
  await dismissToast(page, 'Manufacturer saved')
  await expect(manufacturer(page).locator('option:checked')).toHaveText(name)
  await expect(page.getByText('Rua das Flores 12, Porto')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Product updated successfully!')).toBeVisible()

  await openAdminPage(page, '/admin/manufacturers/new')
  await page.getByLabel('Name').fill(other)
  await page.getByRole('button', { name: 'Add manufacturer' }).click()
  await dismissToast(page, 'Manufacturer saved')
  await expect(page.getByRole('row', { name }).getByText('1 product')).toBeVisible()
  await page.getByRole('link', { name }).click()
  await chooseAction(page, /^More actions$/, 'Delete')
  const question = page.getByRole('alertdialog')
  await question.getByLabel('New manufacturer of these products').selectOption(other)
  await question.getByRole('button', { name: 'Change products and delete' }).click()
  await dismissToast(page, 'Manufacturer deleted')
  await expect(page.getByRole('link', { name })).toHaveCount(0)
  await openAdminPage(page, form)
  await expect(manufacturer(page).locator('option:checked')).toHaveText(other)
})
