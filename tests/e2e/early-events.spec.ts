import type { Page, Route } from '@playwright/test'
import { expect, expectNoSidewaysScroll, openPage, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/**
 * Opens or reloads a page and delays its scripts until `release`; `requestCount` returns how many scripts were
 * requested.
 */
async function openWithoutScripts(page: Page, path?: string) {
  const scripts: Route[] = []
  let isHeld = true
  await page.route('**/*.js', (route) => (isHeld ? void scripts.push(route) : route.continue()))
  await (path ? page.goto(path, { waitUntil: 'commit' }) : page.reload({ waitUntil: 'commit' }))
  return {
    requestCount: () => scripts.length,
    async release() {
      isHeld = false
      await Promise.all(scripts.map((script) => script.continue()))
      await waitForHydration(page)
    },
  }
}

test('clicks before hydration are visible immediately, are reported after ten seconds, and take effect after hydration', async ({
  page,
}) => {
  await page.clock.install()
  const { requestCount, release } = await openWithoutScripts(page, '/shop')
  const heart = page.getByRole('button', { name: /^Save .+ to wishlist$/ }).first()
  await heart.tap()
  await heart.tap() // impatient taps count only once
  await expect(heart).toHaveCSS('opacity', '0.5')
  await page.getByRole('button', { name: 'Dismiss announcement' }).tap()
  await page.getByLabel('Sort').and(page.locator(':visible')).selectOption('price-asc')
  await expect.poll(requestCount).toBeGreaterThan(1)
  await page.clock.fastForward(10_000)
  const alert = page.getByRole('alert').filter({ hasText: 'This page could not load fully.' })
  await expect(alert).toBeVisible()
  await expect(heart).toHaveCSS('opacity', '1')
  await expectNoSidewaysScroll(page)
  await release()
  await expect(page.locator('.toast').filter({ hasText: 'Added to wishlist' })).toBeVisible()
  await expect(alert).toHaveCount(0)
  await expect(page).toHaveURL(/\/shop\?sort=price-asc$/)
  await expect(page.locator('.announcement')).toBeHidden()
  await expect(page.locator('[data-pressed]')).toHaveCount(0)
})

test('on a phone, the filters open before hydration, and choices made in them are applied after it', async ({
  page,
}) => {
  const { release } = await openWithoutScripts(page, '/shop')
  await page.getByRole('button', { name: 'Filter', exact: true }).tap()
  const drawer = page.getByRole('dialog', { name: 'Filter' })
  await drawer.getByRole('radio', { name: 'Dresses' }).check()
  await drawer.getByRole('checkbox', { name: 'On sale' }).check()
  await drawer.getByLabel('Search products').fill('linen')
  await release()
  await expect(page).toHaveURL(/search=linen/)
  await expect(page).toHaveURL(/category=dresses.*sale=1/)
  await expect(drawer.getByRole('radio', { name: 'Dresses' })).toBeChecked()
  await expect(drawer.getByRole('checkbox', { name: 'On sale' })).toBeChecked()
  await drawer.getByRole('button', { name: 'Close filters' }).tap()
  await expect(drawer).toBeHidden()
})

longTest('Back before hydration goes back only one page', async ({ page }) => {
  await openPage(page, '/shop')
  await page.getByRole('article').first().getByRole('link').first().tap()
  await expect(page).toHaveURL(/\/product\//)
  const { release } = await openWithoutScripts(page) // both history entries share the reloaded document
  await page.evaluate(() => history.back()) // Playwright's goBack fails if the page is replaced at that moment
  await expect(page).toHaveURL(/\/shop$/)
  await release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Shop'])
  await waitForHydration(page)
  await page.goForward()
  await expect(page.locator('.size-cell').first()).toBeVisible()
})

longTest('scripts wait for the product image unless something is clicked', async ({ page }) => {
  const images: Route[] = []
  await page.route('**/media/**', (route) => void images.push(route))
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000) // so that the images do not load by themselves
  const { requestCount, release } = await openWithoutScripts(page, '/product/ember-linen-shift')
  const size = page.getByRole('radio', { name: 'M', exact: true })
  await expect(size).toBeAttached()
  expect(requestCount()).toBe(0)
  await page.locator('label').filter({ has: size }).tap()
  await expect.poll(requestCount).toBeGreaterThan(1)
  await page.getByLabel('Quantity', { exact: true }).fill('2')
  await page.getByRole('button', { name: 'Increase quantity' }).tap()
  await page.getByRole('button', { name: 'Add to cart' }).first().tap()
  await page.getByRole('button', { name: 'Zoom image 1' }).tap()
  await page.clock.resume()
  await release()
  await expect(size).toBeChecked()
  await expect(page.locator('.toast').filter({ hasText: 'Added to cart successfully!' })).toBeVisible()
  await expect(page.getByLabel(/^Cart, /)).toHaveAttribute('aria-label', 'Cart, 3 items') // the typed quantity of 2, and one more
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeAttached()
  await Promise.all(images.map((image) => image.continue()))
})

test.describe('if scripts fail to load', () => {
  test.use({ expectedLog: /net::ERR_FAILED/ })

  test('a click is reported immediately, and Reload loads the scripts', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/shop')
    const heart = page.getByRole('button', { name: /^Save .+ to wishlist$/ }).first()
    await heart.tap()
    const alert = page.getByRole('alert').filter({ hasText: 'This page could not load fully.' })
    await expect(alert).toBeVisible()
    await expect(page.locator('[data-pressed]')).toHaveCount(0)
    await page.unroute('**/*.js')
    await alert.getByRole('link', { name: 'Reload' }).tap()
    await waitForHydration(page)
    await heart.tap()
    await expect(page.locator('.toast').filter({ hasText: 'Added to wishlist' })).toBeVisible()
  })
})
