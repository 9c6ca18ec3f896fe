import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, openPage, test } from '#tests/e2e/fixtures.ts'

test.describe.configure({ timeout: 60_000 }) // several pages each

const SESSION = /^session_\d{13}_\d{22,60}$/
const DAMAGED = 'session_1_<script>'

function heart(root: Page | Locator, name: string): Locator {
  return root.getByRole('button', { name: `Save ${name} to wishlist`, exact: true })
}

function link(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^Wishlist/ })
}

function toast(page: Page, message: string): Locator {
  return page.locator('.toast').filter({ hasText: message })
}

/** Saves products with the hearts on their cards in the shop, which is open. */
async function save(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await heart(page, name).click()
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true')
  }
}

/** Holds responses for a URL until `release` is called. */
async function hold(page: Page, path: string): Promise<{ requestCount: () => number; release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let requestCount = 0
  await page.route(`**${path}`, async (route) => {
    requestCount++
    await promise
    await route.continue()
  })
  return { requestCount: () => requestCount, release: resolve }
}

test('§1 §2 §4 §9 a heart changes once the server has confirmed, shows a toast, and is remembered', async ({
  page,
}) => {
  await openPage(page, '/shop')
  const dress = heart(page.getByRole('main'), 'Zuri Tiered Dress')
  await expect(dress).toHaveAttribute('aria-pressed', 'false')
  const box = await dress.boundingBox()
  expect([box?.width, box?.height]).toEqual([44, 44])
  await expect(link(page)).toHaveAccessibleName('Wishlist')
  await expect(link(page)).toHaveText('')
  const session = await page.evaluate(() => localStorage.getItem('session_id'))
  expect(session).toMatch(SESSION)

  const change = await hold(page, '/wishlist/change')
  await dress.dblclick()
  await expect(dress).toBeDisabled()
  await dress.press('Enter')
  await expect(dress).toHaveAttribute('aria-pressed', 'false')
  await expect(link(page)).toHaveAccessibleName('Wishlist')
  change.release()
  await expect(toast(page, 'Added to wishlist')).toHaveRole('status')
  await expect(dress).toHaveAttribute('aria-pressed', 'true')
  await expect(dress).toBeEnabled()
  await expect(dress).toBeFocused()
  expect(change.requestCount()).toBe(1)
  await expect(link(page)).toHaveAccessibleName('Wishlist, 1 saved')
  await expect(link(page)).toHaveText('1')
  const badge = await link(page).getByText('1').boundingBox()
  expect([badge?.width, badge?.height]).toEqual([18, 18])

  await page.reload()
  await expect(dress).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(() => localStorage.getItem('session_id'))).toBe(session)

  await openPage(page, '/product/zuri-tiered-dress')
  const here = heart(page.getByRole('main'), 'Zuri Tiered Dress').first()
  await expect(here).toHaveAttribute('aria-pressed', 'true')
  await here.click()
  await expect(toast(page, 'Removed from wishlist')).toHaveRole('status')
  await expect(here).toHaveAttribute('aria-pressed', 'false')
  await expect(link(page)).toHaveAccessibleName('Wishlist')
})

test('§1 §2 §4 §D the wishlist shows saved products, the latest first, and removes them', async ({ page }) => {
  let reads = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/wishlist/items')) reads++
  })
  await openPage(page, '/shop')
  await save(page, 'Ivo Balloon Blouse', 'Rue Bias Skirt', 'Kaia Poplin Shirt')
  await link(page).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeFocused()
  await expect(page).toHaveTitle(/^Wishlist · /)
  const cards = main.getByRole('article')
  await expect(cards).toHaveText([/Kaia Poplin Shirt/, /Rue Bias Skirt/, /Ivo Balloon Blouse/])
  await expect(main.getByRole('status')).toHaveText('3 products')
  await expect(cards.nth(1)).toContainText('₦')
  await expect(cards.nth(1).getByRole('link')).toHaveAttribute('href', /^\/product\/[0-9a-f-]{36}$/)

  await expectNoViolations(page)

  await heart(main, 'Rue Bias Skirt').click()
  await expect(toast(page, 'Removed from wishlist')).toBeVisible()
  await expect(cards).toHaveText([/Kaia Poplin Shirt/, /Ivo Balloon Blouse/])
  await expect(heart(main, 'Ivo Balloon Blouse')).toBeFocused()
  await expect(main.getByRole('status')).toHaveText('2 products')
  await page.keyboard.press('Enter')
  await expect(heart(main, 'Kaia Poplin Shirt')).toBeFocused()
  await expect(main.getByRole('status')).toHaveText('1 product')
  await expect(link(page)).toHaveAccessibleName('Wishlist, 1 saved')

  await page.reload()
  await expect(cards).toHaveText([/Kaia Poplin Shirt/])
  await heart(main, 'Kaia Poplin Shirt').press('Space')
  await expect(main).toContainText('Your wishlist is empty')
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(main.getByRole('status')).toHaveText('0 products')
  await main.getByRole('link', { name: 'Explore Collection' }).click()
  await expect(page).toHaveURL(/\/shop$/)
  await expect(heart(main, 'Rue Bias Skirt')).toBeEnabled()
  expect(reads, 'once since the reload: a new session has nothing saved').toBe(1)
})

test('while loading there are four skeletons, and two tabs stay in sync', async ({ page, context }) => {
  await openPage(page, '/shop')
  await save(page, 'Noor Circle Skirt')
  const products = await hold(page, '/wishlist/products')
  await page.goto('/wishlist')
  const main = page.getByRole('main')
  await expect(main.locator('[aria-busy=true] > *')).toHaveCount(4)
  products.release()
  await expect(main.getByRole('article')).toHaveText([/Noor Circle Skirt/])
  await main.getByRole('link', { name: 'Noor Circle Skirt' }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Noor Circle Skirt' })).toBeVisible()
  const again = await hold(page, '/wishlist/products')
  await page.goBack()
  await expect(main.getByRole('article')).toHaveText([/Noor Circle Skirt/]) // at once, while it reloads
  again.release()

  const other = await context.newPage()
  await openPage(other, '/shop')
  await expect(heart(other, 'Noor Circle Skirt')).toHaveAttribute('aria-pressed', 'true')
  await save(other, 'Kaia Poplin Shirt')
  await expect(main.getByRole('article')).toHaveText([/Kaia Poplin Shirt/, /Noor Circle Skirt/])
  await expect(link(page)).toHaveAccessibleName('Wishlist, 2 saved')
  await heart(main, 'Noor Circle Skirt').click()
  await expect(heart(other, 'Noor Circle Skirt')).toHaveAttribute('aria-pressed', 'false')
})

test('§1 an invalid session id is replaced, and with storage blocked it lasts as long as the page', async ({
  page,
}) => {
  await page.addInitScript((text) => localStorage.setItem('session_id', text), DAMAGED)
  await openPage(page, '/shop')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('session_id'))).toMatch(SESSION)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  await openPage(page, '/shop')
  await save(page, 'Rue Bias Skirt')
  await link(page).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveText([/Rue Bias Skirt/])
})

test('hearts and badge cause no layout shift, and fit a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/shop')
  await save(page, 'Kaia Poplin Shirt', 'Rue Bias Skirt')
  for (const path of ['/shop', '/product/rue-bias-skirt']) {
    const items = await hold(page, '/wishlist/items')
    await openPage(page, path)
    const before = await heart(page, 'Rue Bias Skirt').first().boundingBox()
    items.release()
    await expect(heart(page, 'Rue Bias Skirt').first()).toHaveAttribute('aria-pressed', 'true')
    await expect(link(page)).toHaveText('2')
    expect(await heart(page, 'Rue Bias Skirt').first().boundingBox()).toEqual(before)
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
          }).observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
        }),
    )
    expect(shifts).toBeLessThanOrEqual(0.01)
    await page.unroute('**/wishlist/items')
  }
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/wishlist', '/product/rue-bias-skirt']) {
    await openPage(page, path)
    await expectNoSidewaysScroll(page)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('§D the wishlist says why it is empty, and no heart pretends to work', async ({ page }) => {
    await openPage(page, '/wishlist')
    await expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible()
    await expect(page.locator('noscript p', { hasText: 'The wishlist needs JavaScript' })).toBeVisible()
    await expect(page.locator('.skeleton').first()).toBeHidden()
    await openPage(page, '/shop')
    await expect(page.locator('button[aria-pressed]').first()).toBeHidden()
  })
})

test.describe('§4 §8 while the server is unreachable', () => {
  test.use({ expectedLog: /^Error (loading|updating) wishlist: |net::ERR_FAILED/ })

  test('a failed change is logged and leaves the heart as it was, and the next one works', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await openPage(page, '/shop')
    const shirt = heart(page, 'Kaia Poplin Shirt')
    await page.route('**/wishlist/change', (route) => route.abort())
    await shirt.click()
    await expect(toast(page, 'Failed to update wishlist')).toHaveRole('alert')
    await expect(shirt).toHaveAttribute('aria-pressed', 'false')
    await expect(link(page)).toHaveAccessibleName('Wishlist')
    expect(logged.filter((text) => text.startsWith('Error updating wishlist:'))).toHaveLength(1)
    await page.unroute('**/wishlist/change')
    await save(page, 'Kaia Poplin Shirt')
    await page.route('**/wishlist/change', (route) => route.fulfill({ status: 503 }))
    await shirt.click()
    await expect.poll(() => logged.filter((text) => text.startsWith('Error updating wishlist:')).length).toBe(2)
    await expect(shirt).toBeEnabled()
    await expect(shirt).toHaveAttribute('aria-pressed', 'true')
    await page.unroute('**/wishlist/change')
    await page.route('**/wishlist/change', (route) => route.fulfill({ status: 409, json: { outcome: 'full' } }))
    await heart(page, 'Rue Bias Skirt').click()
    await expect(toast(page, 'Your wishlist is full. It can hold at most 200 pieces.')).toHaveRole('alert')
    await expect(heart(page, 'Rue Bias Skirt')).toHaveAttribute('aria-pressed', 'false')
  })

  test('a wishlist that cannot be loaded is only logged, and its page offers a retry', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await openPage(page, '/shop')
    await save(page, 'Kaia Poplin Shirt')
    await page.route('**/wishlist/items', (route) => route.abort())
    await page.reload()
    await expect.poll(() => logged.some((text) => text.startsWith('Error loading wishlist:'))).toBe(true)
    await expect(page.locator('.toast')).toHaveCount(0)
    await save(page, 'Rue Bias Skirt') // loading has ended, and hearts work
    await page.route('**/wishlist/products', (route) => route.abort())
    await link(page).click()
    const main = page.getByRole('main')
    await expect(main.getByRole('alert')).toContainText('We could not load your wishlist.')
    await page.unroute('**/wishlist/items')
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect(main.getByRole('alert')).toContainText('We could not load your wishlist.')
    await expect(link(page)).toHaveAccessibleName('Wishlist, 2 saved')
    await page.unroute('**/wishlist/products')
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(main.getByRole('article')).toHaveText([/Rue Bias Skirt/, /Kaia Poplin Shirt/])
  })
})

test('its endpoints validate input, accept our own pages only, and reveal nothing about unknown data', async ({
  request,
  baseURL,
}) => {
  const session = `session_${Date.now()}_${'a1'.repeat(16)}`
  const unknown = '0199a1b2-0000-7000-8000-0123456789ab'
  const post = (path: string, data: object | string) =>
    request.post(path, { data, headers: { Origin: baseURL ?? '', 'Content-Type': 'application/json' } })
  const cases = [
    { path: '/wishlist/items', data: { session }, status: 200, expected: '{"ids":[]}' },
    { path: '/wishlist/products', data: { session }, status: 200, expected: '{"products":[]}' },
    { path: '/wishlist/items', data: { session: DAMAGED }, status: 400, expected: 'errors' },
    { path: '/wishlist/products', data: '{', status: 400, expected: 'errors' },
    { path: '/wishlist/change', data: { session, product: unknown, saved: true }, status: 404, expected: 'unknown' },
    { path: '/wishlist/change', data: { session, product: unknown, saved: false }, status: 200, expected: 'removed' },
    { path: '/wishlist/change', data: { session, product: '1', saved: true }, status: 400, expected: 'refused' },
  ]
  for (const { path, data, status, expected } of cases) {
    const response = await post(path, data)
    expect([path, response.status()]).toEqual([path, status])
    expect(await response.text()).toContain(expected)
    expect(response.headers()['cache-control']).toBe('no-store')
  }
  expect((await request.get(`/wishlist/items?session=${session}`)).status()).toBe(404)
  expect((await request.post('/wishlist/items', { data: { session } })).status()).toBe(403)
})
