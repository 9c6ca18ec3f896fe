import type { Page } from '@playwright/test'
import { coveredByToasts, expectClearOfToasts } from '#tests/e2e/covered-by-toasts.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { placeAdminOrder } from '#tests/e2e/orders.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

type Opening = {
  readonly dialog: string
  /** The first viewport is the one in which the dialog is opened. */
  readonly widths: readonly [number, ...number[]]
  /** Opens a screen and triggers a toast there. */
  readonly toast: (page: Page) => Promise<void>
  readonly open: (page: Page) => Promise<void>
}

/** Copies a discount code. */
async function copyCode(page: Page): Promise<void> {
  await openAdminPage(page, '/admin/discounts')
  await page.getByRole('link', { name: 'WELCOME10' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('WELCOME10')
  await freeze(page)
  await page.getByRole('button', { name: 'Copy code' }).click()
}

/** Opens a new order and copies its address. */
async function copyAddress(page: Page): Promise<void> {
  const order = await placeAdminOrder(page, { firstName: 'Toasted', lastName: 'Obi' })
  await openAdminPage(page, `/admin/orders?q=${order}`)
  await page.getByRole('link', { name: order }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order)
  await freeze(page)
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
}

/** A change of a product that fails. */
async function failToChange(page: Page): Promise<void> {
  await openAdminPage(page, '/admin/products')
  await freeze(page)
  await page.route('**/admin/products.data*', (route) => route.fulfill({ status: 503 }))
  await page.getByRole('switch').first().click()
}

/** Stops the clock, so that toasts stay. */
async function freeze(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000)
}

const OPENINGS: readonly Opening[] = [
  {
    dialog: 'a question',
    widths: [320, 390, 1440],
    toast: copyCode,
    open: (page) => page.getByRole('button', { name: 'Delete', exact: true }).press('Enter'),
  },
  {
    dialog: 'a form',
    widths: [320, 390, 768, 1440],
    toast: copyAddress,
    open: (page) => page.getByRole('button', { name: 'Edit', exact: true }).press('Enter'),
  },
  {
    dialog: 'a change of many products',
    widths: [320, 390, 1440],
    toast: failToChange,
    open: async (page) => {
      await page
        .getByRole('checkbox', { name: /^Select / })
        .nth(1)
        .check({ force: true })
      await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Price' }).press('Enter')
    },
  },
  {
    dialog: 'the command palette',
    widths: [320, 390, 1440],
    toast: copyAddress,
    open: (page) => page.keyboard.press('Control+k'),
  },
  {
    dialog: 'the navigation',
    widths: [320, 390],
    toast: copyAddress,
    open: (page) => page.getByRole('button', { name: 'Open navigation' }).press('Enter'),
  },
]

for (const { dialog, widths, toast, open } of OPENINGS) {
  test(`§4 a toast covers nothing of ${dialog}, at any width`, async ({ page }) => {
    await page.setViewportSize({ width: widths[0], height: 700 })
    await page.clock.install() // the clock is stopped, so the toast stays
    await toast(page)
    await expect(page.locator('.toast')).toBeVisible()
    await expect(page.locator('.toast')).toHaveCSS('transition-duration', '0.3s, 0.3s')
    await open(page)
    await expectClearOfToasts(page, widths)
  })
}

test('on a short screen a toast leaves the focused button of a dialog visible', async ({ page }) => {
  await page.clock.install()
  await copyCode(page)
  await expect(page.locator('.toast')).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
  const cancel = page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })
  await expect(cancel).toBeFocused()
  for (const [width, height] of [
    [667, 375],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(cancel, `at ${width} × ${height} px`).toBeInViewport({ ratio: 0.99 }) // fractions of a pixel
    await expect.poll(() => coveredByToasts(page), `at ${width} × ${height} px`).toEqual([])
  }
})
