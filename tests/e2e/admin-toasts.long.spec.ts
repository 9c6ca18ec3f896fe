import type { Page } from '@playwright/test'
import { chooseAction } from '#tests/e2e/admin.ts'
import { expectClearOfToasts, findPartsCoveredByToasts } from '#tests/e2e/covered-by-toasts.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

/** Opens a dialog at the first width, and checks at every width that toasts cover no part of it. */
async function expectClear(page: Page, widths: readonly [number, ...number[]], open: () => Promise<void>) {
  await page.setViewportSize({ width: widths[0], height: 700 })
  await open()
  await expectClearOfToasts(page, widths)
}

test('a toast covers no part of a question, a form, a bulk change, the palette or the navigation at any width, and stays visible after they close', async ({
  page,
}) => {
  const selectRow = () =>
    page
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .check({ force: true })
  const selected = page.getByRole('group', { name: 'Selected rows' })
  await page.clock.install()
  await openAdminPage(page, '/admin/products')
  await page.clock.pauseAt(Date.now() + 60_000) // the clock is stopped, so the toast does not disappear
  await page.route('**/admin/products.data*', (route) => route.fulfill({ status: 503 }))
  await page.getByRole('switch').first().click()
  await expect(page.locator('.toast')).toBeVisible()
  await expect(page.locator('.toast')).toHaveCSS('transition-duration', '0.3s, 0.3s')

  await expectClear(page, [1440, 390, 320], async () => {
    await chooseAction(page, /^Actions for/, 'Delete')
  })
  const cancel = page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })
  await expect(cancel).toBeFocused()
  for (const [width, height] of [
    [667, 375],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(cancel, `at ${width} × ${height} px`).toBeInViewport({ ratio: 0.99 }) // allows for rounding
    await expect.poll(() => findPartsCoveredByToasts(page), `at ${width} × ${height} px`).toEqual([])
  }
  await page.keyboard.press('Escape')

  await expectClear(page, [320, 1440], async () => {
    await selectRow()
    await selected.getByRole('button', { name: 'Price' }).press('Enter')
  })
  await page.keyboard.press('Escape')
  await expectClear(page, [320, 1440], () => page.keyboard.press('Control+k'))
  await page.keyboard.type('orders')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/orders')
  await expectClear(page, [320, 390, 768, 1440], async () => {
    await selectRow()
    await selected.getByRole('button', { name: 'Set status' }).press('Enter')
  })
  await page.keyboard.press('Escape')
  await page.unroute('**/admin/products.data*')
  await page.goBack()
  await chooseAction(page, /^Actions for/, 'Delete')
  await expect(cancel).toBeFocused()
  await page.goForward() // the open dialog is removed with its screen
  await expect(page).toHaveURL('/admin/orders')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.locator('.toast')).toBeVisible()
  await expectClear(page, [320, 390], () => page.getByRole('button', { name: 'Open navigation' }).press('Enter'))
})
