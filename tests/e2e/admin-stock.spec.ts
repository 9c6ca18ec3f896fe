import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { choose, expect, expectNoSidewaysScroll, openPage, test } from '#tests/e2e/fixtures.ts'
import { placeAdminOrder } from '#tests/e2e/orders.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

/** Adds an active product in three sizes, the last of which is out of stock. Returns its id. */
async function create(page: Page, name: string): Promise<string> {
  await openAdminPage(page, '/admin/products/new')
  await page.getByLabel('Name (required)').fill(name)
  await page.getByLabel('Short description (required)').fill('Made by a test.')
  await page.getByLabel('Price (₦) (required)').fill('25000')
  await page.getByLabel('Category (required)').selectOption('dresses')
  await page.getByLabel('Status (required)').selectOption('active')
  const sizes = page.getByRole('textbox', { name: 'Sizes' })
  for (const size of ['S', 'M', 'L']) {
    await sizes.fill(size)
    await sizes.press('Enter')
  }
  await page.getByText('Stock by size and color').click()
  await page.getByLabel('Stock of S').focus()
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, '3\n2\n0\n')
  await page.getByRole('button', { name: 'Create product' }).click()
  await expect(page.getByText('Product created successfully!')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/products\/edit\/[0-9a-f-]{36}$/)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

test('stock from the grid to an order and into the history, with a confirmation before units are lost', async ({
  page,
}) => {
  test.slow() // from the admin to the storefront and back
  const name = `Counted dress ${randomUUID().slice(0, 8)}`
  const id = await create(page, name)

  await openPage(page, `/product/${id}`)
  await expect(page.getByRole('radio', { name: 'L, sold out' })).toBeDisabled()
  await choose(page, 'S')
  await expect(page.getByText('Only 3 left')).toBeVisible()
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
  await quantity.fill('99')
  await quantity.press('Enter')
  await expect(quantity).toHaveValue('3')
  const order = await placeAdminOrder(page, {
    firstName: 'Stock',
    lastName: 'Counter',
    lines: [{ productId: id, size: 'S', color: 'Default', quantity: 2 }],
  })

  await openAdminPage(page, `/admin/products/edit/${id}`)
  const history = page.getByRole('region', { name: 'Stock history' })
  await expect(history.getByRole('listitem').first()).toContainText(`−2 S → 1 leftSold ${order}`)
  await page.getByRole('button', { name: 'Remove size S' }).click()
  await page.getByRole('button', { name: 'Save product' }).click()
  const question = page.getByRole('alertdialog', { name: 'Write off 1 unit?' })
  await expect(question).toContainText('S (1)')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(history.getByRole('listitem')).toHaveCount(3)
  await page.getByRole('button', { name: 'Save product' }).click()
  await question.getByRole('button', { name: 'Save and write off 1 unit' }).click()
  await expect(page.getByText('Product updated successfully!')).toBeVisible()
  await expect(history.getByRole('listitem').first()).toContainText('−1 S → 0 leftSize or color removed')

  await history.getByRole('link', { name: 'Show all' }).click()
  await expect(page.getByText(`Only ${name}.`)).toBeVisible()
  const rows = page.getByRole('table', { name: 'Stock history' }).getByRole('row')
  await expect(rows).toHaveCount(5)
  await page.getByLabel('Reason').selectOption('sale')
  await expect(page).toHaveURL(/reason=sale/)
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('Shopper')
  await expect(page.getByText('Stock and its history agree')).toBeVisible()
  const address = await page.getByRole('link', { name: 'Export CSV' }).first().getAttribute('href')
  const file = await page.request.get(address ?? '')
  expect((await file.text()).split('\r\n')[1]).toMatch(
    new RegExp(`,${name},PRD-\\d{8}-S,S,,-2,1,Sold,${order},Shopper$`),
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await rows.nth(1).getByRole('link', { name: order }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toContainText(order)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await isWhole(title), 'the number is complete').toBe(true)
  await openPage(page, `/admin/orders?q=${order}`)
  expect(await isWhole(page.getByRole('rowheader', { name: order }))).toBe(true)
  await expectNoSidewaysScroll(page)
})

/** No text of an element is cut off. */
function isWhole(text: Locator): Promise<boolean> {
  return text.evaluate((box) => box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight + 1)
}
