import type { Page, Route } from '@playwright/test'
import type { CartLine } from '#app/orders/cart/cart.ts'
import { createCartLine } from '#tests/e2e/checkout.ts'
import { choose, expect, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'

const MAX_SHIFT = 0.01

type Shift = { readonly value: number; readonly moved: readonly string[] }

declare global {
  interface Window {
    shifts: Shift[]
  }
}

/** Records every layout shift that input did not cause, and the elements that moved. Runs before the page's scripts. */
function watchShifts(): void {
  window.shifts = []
  const describeNode = (node: Node | null) =>
    node instanceof Element
      ? `${node.tagName} ${node.className} ${node.textContent?.slice(0, 40)}`
      : String(node?.textContent)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('hadRecentInput' in entry) || entry.hadRecentInput) continue
      const value = 'value' in entry && typeof entry.value === 'number' ? entry.value : 0
      const sources: readonly { node: Node | null }[] =
        'sources' in entry && Array.isArray(entry.sources) ? entry.sources : []
      window.shifts.push({ value, moved: sources.map(({ node }) => describeNode(node)) })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Stores data as if from an earlier page view, so that badges and the drawer have content. */
function seedStorage(): void {
  localStorage.setItem('session_id', `session_1700000000000_${'1234567890'.repeat(5)}`)
  const line = {
    product: { id: '0199a1b2-0000-7000-8000-0123456789ab', name: 'Gone Dress', price: 85_000 },
    image: null,
    size: 'M',
    color: { name: 'Red', hex: '#ff0000' },
    quantity: 12,
  }
  localStorage.setItem('cart', JSON.stringify([line]))
}

/** Scrolls half a screen at a time to the end of the page, even if the page grows. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await frame()
    }
    const isInView = ({ left, right }: DOMRect) => right > 0 && left < window.innerWidth // skips the rest of a gallery
    const images = Array.from(document.images).filter((image) => isInView(image.getBoundingClientRect()))
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
    await frame()
  })
}

/** Waits until shifts are no longer attributed to the last click: half a second. */
async function outlastClick(page: Page): Promise<void> {
  const clicked = await page.evaluate(() => performance.now())
  await page.waitForFunction((at) => performance.now() - at > 1_000, clicked)
}

/** Asserts that elements have not visibly moved since the page was opened. */
async function expectNoShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => new Promise<Shift[]>((done) => setTimeout(() => done(window.shifts), 0)))
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  expect(sum, `${page.url()}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(MAX_SHIFT)
}

for (const { run, viewport, paths } of [
  { run: test, viewport: { width: 390, height: 844 }, paths: ['/', '/shop', '/product/ember-linen-shift'] },
  { run: longTest, viewport: { width: 1440, height: 900 }, paths: ['/'] }, // has the parts that surround every page, and the largest images
]) {
  run(`nothing shifts by itself at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.addInitScript(watchShifts)
    await page.addInitScript(seedStorage)
    const slow = await page.context().newCDPSession(page)
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 3 })
    // The wishlist contains everything on the page, and ten other products
    await page.route('**/wishlist/items', async (route) => {
      const shown = await page
        .locator('article a[href^="/product/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice('/product/'.length)))
      const elsewhere = Array.from({ length: 10 }, (_, at) => `0199a1b2-0000-7000-8000-01234567890${at}`)
      await route.fulfill({ json: { ids: [...new Set([...shown, ...elsewhere])] } })
    })
    for (const path of paths) {
      const fonts: Route[] = []
      let isHeld = true
      await page.route('**/*.woff2', (route) => (isHeld ? void fonts.push(route) : route.continue()))
      await page.goto(path, { waitUntil: 'commit' })
      await waitForHydration(page)
      await expect(page.getByRole('button', { name: 'Cart, 12 items' })).toBeVisible()
      await expect(page.getByRole('link', { name: /^Wishlist, \d\d saved$/ })).toBeVisible()
      isHeld = false
      expect(fonts.length, 'the fonts were delayed').toBeGreaterThan(1)
      await Promise.all(fonts.map((font) => font.continue()))
      await page.evaluate(() => document.fonts.ready)
      await page.waitForLoadState('load')
      await scrollThrough(page)
      await expectNoShift(page)
      await page.unroute('**/*.woff2')
    }
  })
}

/** Stores a cart, as an earlier page view would. */
async function writeCart(page: Page, lines: readonly CartLine[]): Promise<void> {
  await page.evaluate((cart) => localStorage.setItem('cart', cart), JSON.stringify(lines))
}

longTest(
  'nothing shifts while checkout loads with current prices, changed prices or an empty cart',
  async ({ page }) => {
    await page.addInitScript(watchShifts)
    await page.goto('/healthz') // to access the origin's storage
    const main = page.getByRole('main')
    const changes = main.getByRole('alert').filter({ hasText: 'Some items in your cart' })
    const [current, changed] = [{ size: '38' }, { size: '38', price: 20_000 }].map((choice) => [
      createCartLine('noor-circle-skirt', choice),
    ])
    for (const { width, lines = [], shown } of [
      { width: 1440, lines: current, shown: main.getByLabel(/Express/) },
      { width: 1440, lines: changed, shown: changes },
      { width: 390, lines: changed, shown: changes },
      { width: 390, lines: [], shown: main.getByRole('heading', { name: 'Your cart is empty' }) },
    ]) {
      await page.setViewportSize({ width, height: 900 })
      await writeCart(page, lines)
      await page.goto('/checkout')
      await expect(shown).toBeVisible()
      // One in each of the two summaries
      await expect(page.locator('dt').filter({ hasText: 'Tax' })).toHaveCount(lines.length * 2)
      await expect(changes).toHaveCount(lines === changed ? 1 : 0)
      await expectNoShift(page)
    }
  },
)

test('the shop shows skeletons while it loads, and nothing shifts when products replace them', async ({ page }) => {
  await page.addInitScript(watchShifts)
  await page.goto('/')
  await waitForHydration(page)
  const products: Route[] = []
  await page.route('**/shop.data*', (route) => void products.push(route))
  await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeFocused()
  const grid = page.getByRole('main').locator('[aria-busy]')
  await expect(grid).toHaveAttribute('aria-busy', 'true')
  await expect(grid.locator('> *')).toHaveCount(8)
  await expect(grid.locator('.skeleton').first()).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await outlastClick(page)
  await Promise.all(products.map((route) => route.continue()))
  await expect(page.getByRole('article')).toHaveCount(24)
  await expect(grid).toHaveAttribute('aria-busy', 'false')
  await scrollThrough(page)
  await expectNoShift(page)
})

test('the cart on a phone keeps its height when matching products arrive', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(watchShifts)
  await page.goto('/product/ember-linen-shift')
  await waitForHydration(page)
  const matches: Route[] = []
  await page.route('**/quick-products*', (route) => void matches.push(route))
  await choose(page, 'M')
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  const cart = page.getByRole('dialog', { name: /^Shopping Cart/ })
  await expect(cart.getByRole('listitem')).toHaveCount(1)
  await outlastClick(page)
  expect(matches).toHaveLength(1)
  await matches[0]?.continue()
  await expect(cart.getByRole('heading', { name: 'Complete the look' })).toBeVisible()
  await expectNoShift(page)
})
