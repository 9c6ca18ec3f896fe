import type { Page } from '@playwright/test'
import { expectClearOfToasts, findPartsCoveredByToasts } from '#tests/e2e/covered-by-toasts.ts'
import { choose, expect, openPage, openWithStoppedClock, test } from '#tests/e2e/fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

const addToCart = (page: Page) => page.getByRole('button', { name: 'Add to cart' }).first()

test("a success message replaces the error that it resolves, the cart's buttons do not move when it disappears, and a toast covers no part of an open dialog at any width", async ({
  page,
}) => {
  await openWithStoppedClock(page, '/product/thandi-wrap-dress')
  await addToCart(page).press('Enter')
  await addToCart(page).press('Enter')
  await expect(page.locator('.toast')).toHaveText(/Please select a size/)
  const sizes = page.getByRole('group', { name: 'Size' })
  await expect(sizes.getByText('Please select a size')).toBeVisible()
  await choose(page, 'S')
  await expect(sizes.getByText('Please select a size')).toBeHidden()
  await addToCart(page).press('Enter') // a mouse would hover over the toast, which would then stay
  await expect(page.getByRole('status').filter({ hasText: 'Added to cart successfully!' })).toBeVisible()
  await expect(page.locator('.toast')).toHaveCount(1)

  await expect.poll(() => findPartsCoveredByToasts(page)).toEqual([])
  const button = page.getByRole('link', { name: 'Proceed to Checkout' })
  const before = await button.boundingBox()
  await page.clock.runFor(3_000)
  await expect(page.locator('.toast[data-leaving]')).toBeVisible()
  await page.clock.runFor(300)
  await expect(page.locator('.toast')).toHaveCount(0)
  expect(await button.boundingBox()).toEqual(before)

  const cart = page.getByRole('dialog', { name: 'Shopping Cart' })
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()
  await page.getByRole('button', { name: 'Cart, 1 item' }).press('Enter')
  await expect(cart).toBeVisible()
  await expect(cart, 'space for toasts is no longer reserved').not.toHaveAttribute('style', /--toast-space/)

  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()
  await addToCart(page).press('Enter')
  await expect(cart).toBeVisible()
  await expectClearOfToasts(page, [320, 768, 1440, 390])
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()
  for (const { opener, widths } of [
    { opener: 'Menu', widths: [320, 390] },
    { opener: 'Zoom image 1', widths: [320, 1440] },
  ]) {
    await page.getByRole('button', { name: opener, exact: true }).press('Enter')
    await expectClearOfToasts(page, widths)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  await page.clock.resume()
  const wishlist = page.waitForResponse('**/wishlist/items')
  await openPage(page, '/shop')
  await (await wishlist).finished() // before the clock jumps past the request's time limit
  await page.clock.pauseAt(Date.now() + 600_000)
  await page
    .getByRole('main')
    .getByRole('button', { name: /to wishlist$/ })
    .first()
    .press('Enter')
  await expect(page.locator('.toast')).toBeVisible()
  await page.setViewportSize({ width: 768, height: 900 })
  await page.getByRole('button', { name: /^Filter/ }).press('Enter')
  await expectClearOfToasts(page, [768, 320])
})
