import { eq } from 'drizzle-orm'
import { products } from '#app/catalog/products.table.ts'
import { chooseAction, openPanel, rowMenu, unique } from '#tests/e2e/admin.ts'
import { dismissToast, expect, test } from '#tests/e2e/fixtures.ts'
import { inAdminStore, openAdminPage } from '#tests/e2e/staff.ts'
import { addProduct } from '#tests/support/products.ts'

test('a category is created with a slug from its name, moved, given a new slug, and merged into another', async ({
  page,
}) => {
  const name = unique('Éclat & hats')
  const slug = name.toLowerCase().replace('é', 'e').replace(' & ', '-').replaceAll(' ', '-')
  const rows = page.getByRole('group', { name: 'Categories' }).getByRole('listitem')
  const row = rows.filter({ hasText: name })
  await openAdminPage(page, '/admin/categories')
  await page.getByRole('link', { name: 'Add category' }).filter({ visible: true }).click()
  await page.getByLabel('Name (required)').fill(name)
  await expect(page.getByLabel('Slug (required)')).toHaveValue(slug)
  await page.getByRole('button', { name: 'Add category' }).click()
  await dismissToast(page, 'Category saved')
  await expect(row).toContainText('0 products')

  const findPosition = async () => (await rows.allTextContents()).findIndex((text) => text.includes(name))
  const position = await findPosition()
  await rowMenu(row, name).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByRole('status').filter({ hasText: `${name} moved to position ${position} of` })).toHaveCount(1)
  await expect.poll(findPosition).toBe(position - 1)

  const product = await inAdminStore((db) => addProduct(db, { name: unique('Straw brim'), category: slug }))
  await page.getByRole('link', { name, exact: true }).click()
  await openPanel(page, 'Search engine listing')
  await page.getByLabel('Slug (required)').fill(`${slug}-new`)
  await expect(page.getByText('links to the old URL will show all products')).toBeVisible()
  await page.getByRole('button', { name: 'Save category' }).click()
  await expect(page.getByText('Category saved')).toBeVisible()
  await expect(row).toContainText('1 product')
  await chooseAction(row, name, 'Delete')
  const dialog = page.getByRole('alertdialog', { name: `Move 1 product and delete “${name}”?` })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await dialog.getByLabel('Move it to').selectOption({ label: 'Tops' })
  await dialog.getByRole('button', { name: 'Move and delete' }).click()
  await expect(page.getByText('Category deleted')).toBeVisible()
  await expect(row).toHaveCount(0)
  const movedProducts = await inAdminStore((db) => db.select().from(products).where(eq(products.id, product)))
  expect(movedProducts).toMatchObject([{ category: 'tops' }])
})
