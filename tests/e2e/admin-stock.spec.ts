import { randomUUID } from 'node:crypto'
import { chooseAction } from '#tests/e2e/admin.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { placeAdminOrder } from '#tests/e2e/orders.ts'
import { inAdminStore, openAdminPage } from '#tests/e2e/staff.ts'
import { addProduct } from '#tests/support/products.ts'

test('an order’s stock change appears in the history, and removing units needs a confirmation', async ({ page }) => {
  const name = `Counted dress ${randomUUID().slice(0, 8)}`
  const stock = [3, 2, 0].map((units, index) => ({ size: 'SML'.charAt(index), color: null, stock: units }))
  const id = await inAdminStore((db) => addProduct(db, { name, sizes: ['S', 'M', 'L'], stock }))
  const lines = [{ productId: id, size: 'S', color: 'Default', quantity: 2 }]
  const order = await placeAdminOrder({ firstName: 'Stock', lastName: 'Counter', lines })

  await openAdminPage(page, `/admin/products/edit/${id}`)
  await page.getByText('Price, stock and change history').click()
  const history = page.getByRole('region', { name: 'Stock history' })
  await expect(history.getByRole('listitem').first()).toContainText(`−2 S → 1 leftSold ${order}`)
  await page.getByLabel('Short description (required)').fill('Made by a test.')
  await chooseAction(page, 'size S', 'Remove')
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
  await expect(rows.nth(2)).toContainText('Size or color removed')
  await page.getByLabel('Reason').selectOption('sale')
  await expect(rows).toHaveCount(3) // including the headings of the columns and of the day
  await rows.nth(2).getByText(order.slice(-4), { exact: true }).click() // the hidden part of the link cannot be clicked
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order)
})

test('stock is typed and pasted into a grid, shown before it is saved, and explained in the history', async ({
  page,
}) => {
  const name = `Gridded dress ${randomUUID().slice(0, 8)}`
  const colors = ['Ink', 'Bone'].map((color) => ({ name: color, hex: '#112233' }))
  const stock = colors.flatMap(({ name: color }) => ['S', 'M'].map((size) => ({ size, color, stock: 3 })))
  await inAdminStore((db) => addProduct(db, { name, sizes: ['S', 'M'], colors, stock }))
  await openAdminPage(page, `/admin/stock?q=${encodeURIComponent(name)}`)
  const cell = (variantName: string) => page.getByRole('table').getByLabel(`${name}, ${variantName}`)

  await cell('Ink, S').fill('+12')
  await expect(page.getByLabel('Reason')).toHaveValue('received')
  await page.keyboard.press('ArrowRight')
  await expect(cell('Ink, M')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cell('Bone, M')).toBeFocused()
  await page.keyboard.type('many')
  await page.keyboard.press('Control+s')
  const problem = page.getByRole('alert').filter({ hasText: 'Type a number, such as 12' })
  await expect(problem).toBeVisible()
  await expect(cell('Bone, M')).toHaveValue('many')

  await cell('Ink, M').focus()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '8\t9\n0')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  await expect(page.getByText('1 pasted cell was outside the grid')).toBeVisible()
  await expect(cell('Bone, M')).toHaveValue('0')
  await expect(page.getByText('3 changes')).toBeVisible()
  await page.getByLabel('Reason').selectOption('damaged')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Stock saved (3 changes)')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden()
  await expect(page.getByRole('row', { name }).first()).toContainText('23')

  await cell('Ink, S').fill('1')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(cell('Ink, S')).toHaveValue('15')
  await page.getByRole('link', { name: 'History' }).click()
  await page.getByRole('searchbox').fill(name)
  const rows = page.getByRole('table', { name: 'Stock history' }).getByRole('row')
  await page.getByLabel('Reason').selectOption('damaged')
  await expect(rows).toHaveCount(3)
  await rows.last().getByText('3 variants').click()
  await expect(rows.last().getByText('S · Ink +12 → 15 left')).toBeVisible()
})
