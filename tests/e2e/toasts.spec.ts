import type { Page } from '@playwright/test'
import { coveredByToasts, expectClearOfToasts } from '#tests/e2e/covered-by-toasts.ts'
import { choose, expect, openPage, test } from '#tests/e2e/fixtures.ts'

const addToCart = (page: Page) => page.getByRole('button', { name: 'Add to cart' }).first()
const saveFirst = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /to wishlist$/ })
    .first()

type Opening = {
  readonly dialog: string
  readonly path: string
  /** The first viewport is the one in which the dialog is opened. */
  readonly widths: readonly [number, ...number[]]
  /** Triggers a toast. */
  readonly toast: (page: Page) => Promise<void>
  readonly open: (page: Page) => Promise<void>
}

const OPENINGS: readonly Opening[] = [
  {
    dialog: 'the cart drawer',
    path: '/product/lune-half-moon-bag',
    widths: [320, 390, 768, 1440],
    toast: (page) => addToCart(page).click(),
    open: (page) => page.getByRole('button', { name: 'Cart, 1 item' }).press('Enter'),
  },
  {
    dialog: 'the menu',
    path: '/product/thandi-wrap-dress',
    widths: [320, 390],
    toast: (page) => addToCart(page).click(),
    open: (page) => page.getByRole('button', { name: 'Menu' }).press('Enter'),
  },
  {
    dialog: 'the filters',
    path: '/shop',
    widths: [320, 390, 768],
    toast: (page) => saveFirst(page).click(),
    open: (page) => page.getByRole('button', { name: /^Filter/ }).press('Enter'),
  },
  {
    dialog: 'the images in full',
    path: '/product/lune-half-moon-bag',
    widths: [320, 390, 1440],
    toast: (page) => addToCart(page).click(),
    open: (page) => page.getByRole('button', { name: 'Zoom image 1' }).press('Enter'),
  },
]

for (const { dialog, path, widths, toast, open } of OPENINGS) {
  test(`§4 a toast covers nothing of ${dialog}, at any width`, async ({ page }) => {
    await page.setViewportSize({ width: widths[0], height: 700 })
    await page.clock.install() // the clock is stopped, so the toast stays
    await openPage(page, path)
    await page.clock.pauseAt(Date.now() + 60_000)
    await toast(page)
    await expect(page.locator('.toast')).toBeVisible()
    await open(page)
    await expectClearOfToasts(page, widths)
  })
}

test('§5 a success replaces the error that it resolves, and the error line disappears', async ({ page }) => {
  await openPage(page, '/product/thandi-wrap-dress')
  await addToCart(page).press('Enter')
  await addToCart(page).press('Enter')
  await expect(page.locator('.toast')).toHaveText(/Please select a size/)
  const sizes = page.getByRole('group', { name: 'Size' })
  await expect(sizes.getByText('Please select a size')).toBeVisible()
  await choose(page, 'S')
  await expect(sizes.getByText('Please select a size')).toBeHidden()
  await addToCart(page).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Added to cart successfully!' })).toBeVisible()
  await expect(page.locator('.toast')).toHaveCount(1)
})

test("the cart's buttons do not move when the toast disappears", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install()
  await openPage(page, '/product/lune-half-moon-bag')
  await page.clock.pauseAt(Date.now() + 60_000)
  await addToCart(page).press('Enter') // the toast stays while hovered
  await page.getByRole('button', { name: 'Cart, 1 item' }).press('Enter')
  await expect.poll(() => coveredByToasts(page)).toEqual([])
  const button = page.getByRole('link', { name: 'Proceed to Checkout' })
  const before = await button.boundingBox()
  await page.clock.runFor(3_000)
  await expect(page.locator('.toast[data-leaving]')).toBeVisible()
  await page.clock.runFor(300)
  await expect(page.locator('.toast')).toHaveCount(0)
  expect(await button.boundingBox()).toEqual(before)
})
