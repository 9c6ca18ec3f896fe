import { randomUUID } from 'node:crypto'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { placeAdminOrder } from '#tests/e2e/orders.ts'
import { inAdminStore, openAdminPage } from '#tests/e2e/staff.ts'
import { addProduct } from '#tests/support/products.ts'

test('stock goes from an order into the history, with a confirmation before units are lost', async ({ page }) => {
  const name = `Counted dress ${randomUUID().slice(0, 8)}`
  const stock = [3, 2, 0].map((units, at) => ({ size: 'SML'.charAt(at), color: null, stock: units }))
  const id = await inAdminStore((db) => addProduct(db, { name, sizes: ['S', 'M', 'L'], stock }))
  const lines = [{ productId: id, size: 'S', color: 'Default', quantity: 2 }]
  const order = await placeAdminOrder({ firstName: 'Stock', lastName: 'Counter', lines })

  await openAdminPage(page, `/admin/products/edit/${id}`)
  await page.getByText('Past prices, stock and changes').click()
  const history = page.getByRole('region', { name: 'Stock history' })
  await expect(history.getByRole('listitem').first()).toContainText(`−2 S → 1 leftSold ${order}`)
  await page.getByLabel('Short description (required)').fill('Made by a test.')
  await page.getByRole('button', { name: 'Remove size S' }).click()
  await page.getByRole('button', { name: 'Save product' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove 1 unit from stock?' })
  await expect(question).toContainText('S (1)')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(history.getByRole('listitem')).toHaveCount(3)
  await page.getByRole('button', { name: 'Save product' }).click()
  await question.getByRole('button', { name: 'Save and remove 1 unit' }).click()
  await expect(page.getByText('Product updated successfully!')).toBeVisible()
  await expect(history.getByRole('listitem').first()).toContainText('−1 S → 0 leftSize or color removed')

  await history.getByRole('link', { name: 'Show all' }).click()
  const rows = page.getByRole('table', { name: 'Stock history' }).getByRole('row')
  await expect(rows).toHaveCount(5)
  await expect(page.getByText('Stock verified')).toBeVisible()
  await page.getByLabel('Reason').selectOption('sale')
  await expect(rows).toHaveCount(2)
  await rows.nth(1).getByRole('link', { name: order }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order)
})
