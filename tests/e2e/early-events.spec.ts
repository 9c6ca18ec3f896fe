import type { Page, Route } from '@playwright/test'
import { expect, expectNoSidewaysScroll, test, waitForHydration } from '#tests/e2e/fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** Opens a page without its scripts. They come with `release`; `asked` says how many are waited for by then. */
async function visitWithoutScripts(page: Page, path: string) {
  const scripts: Route[] = []
  let held = true
  await page.route('**/*.js', (route) => (held ? void scripts.push(route) : route.continue()))
  await page.goto(path, { waitUntil: 'commit' })
  return {
    asked: () => scripts.length,
    async release() {
      held = false
      await Promise.all(scripts.map((script) => script.continue()))
      await waitForHydration(page)
    },
  }
}

test('in the store what is pressed before the scripts is seen at once and done when they come', async ({ page }) => {
  const { release } = await visitWithoutScripts(page, '/shop')
  const heart = page.getByRole('button', { name: /^Save .+ to wishlist$/ }).first()
  await heart.tap()
  await heart.tap() // out of impatience: it still means one
  await expect(heart).toHaveCSS('opacity', '0.5')
  await page.getByRole('button', { name: 'Dismiss announcement' }).tap()
  await page.getByLabel('Sort').and(page.locator(':visible')).selectOption('price-asc')
  await release()
  await expect(page.locator('.toast').filter({ hasText: 'Added to wishlist' })).toBeVisible()
  await expect(page).toHaveURL(/\/shop\?sort=price-asc$/)
  await expect(page.locator('.announcement')).toBeHidden()
  await expect(page.locator('[data-pressed]')).toHaveCount(0)
})

test('the filters of a phone open before the scripts, and what is chosen there counts', async ({ page }) => {
  const { release } = await visitWithoutScripts(page, '/shop')
  await page.getByRole('button', { name: 'Filter', exact: true }).tap()
  const drawer = page.getByRole('dialog', { name: 'Filter' })
  await drawer.getByRole('radio', { name: 'Dresses' }).check()
  await drawer.getByLabel('Search products').fill('linen')
  await release()
  await expect(page).toHaveURL(/search=linen/)
  await expect(page).toHaveURL(/category=dresses/)
  await expect(drawer.getByRole('radio', { name: 'Dresses' })).toBeChecked()
  await drawer.getByRole('button', { name: 'Close filters' }).tap()
  await expect(drawer).toBeHidden()
})

test('scripts wait for the image of a product, but not once something is pressed', async ({ page }) => {
  const images: Route[] = []
  await page.route('**/media/**', (route) => void images.push(route))
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000) // so that they do not come by themselves either
  const { asked: requested, release } = await visitWithoutScripts(page, '/product/ember-linen-shift')
  const size = page.getByRole('radio', { name: 'M', exact: true })
  await expect(size).toBeAttached()
  expect(requested()).toBe(0)
  await page.locator('label').filter({ has: size }).tap()
  await expect.poll(requested).toBeGreaterThan(1)
  await page.getByLabel('Quantity', { exact: true }).fill('2')
  await page.getByRole('button', { name: 'Increase quantity' }).tap()
  await page.getByRole('button', { name: 'Add to cart' }).first().tap()
  await page.getByRole('button', { name: 'Zoom image 1' }).tap()
  await page.clock.resume()
  await release()
  await expect(size).toBeChecked()
  await expect(page.locator('.toast').filter({ hasText: 'Added to cart successfully!' })).toBeVisible()
  await expect(page.getByLabel(/^Cart, /)).toHaveAttribute('aria-label', 'Cart, 3 items') // the two that were typed, and one
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeAttached()
  await Promise.all(images.map((image) => image.continue()))
})

test('who waits for a press in vain is told after ten seconds; what comes later is done all the same', async ({
  page,
}) => {
  await page.clock.install()
  const { asked: requested, release } = await visitWithoutScripts(page, '/shop')
  const heart = page.getByRole('button', { name: /^Save .+ to wishlist$/ }).first()
  await heart.tap()
  await expect.poll(requested).toBeGreaterThan(1)
  await expect(heart).toHaveCSS('opacity', '0.5')
  await page.clock.fastForward(10_000)
  const reported = page.getByRole('alert').filter({ hasText: 'This page could not load fully.' })
  await expect(reported).toBeVisible()
  await expect(heart).toHaveCSS('opacity', '1')
  await expectNoSidewaysScroll(page)
  await release()
  await expect(page.locator('.toast').filter({ hasText: 'Added to wishlist' })).toBeVisible()
  await expect(reported).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ expectedLog: /net::ERR_FAILED/ })

  test('where the scripts fail a press says so at once, and Reload brings what it needs', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/shop')
    const heart = page.getByRole('button', { name: /^Save .+ to wishlist$/ }).first()
    await heart.tap()
    const reported = page.getByRole('alert').filter({ hasText: 'This page could not load fully.' })
    await expect(reported).toBeVisible()
    await expect(page.locator('[data-pressed]')).toHaveCount(0)
    await page.unroute('**/*.js')
    await reported.getByRole('link', { name: 'Reload' }).tap()
    await waitForHydration(page)
    await heart.tap()
    await expect(page.locator('.toast').filter({ hasText: 'Added to wishlist' })).toBeVisible()
  })
})
