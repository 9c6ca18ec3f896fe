import type { Locator, Page } from '@playwright/test'
import { createDemoId } from '#db/demo/demo-ids.ts'
import { expect, openPage, test } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'

test.use({ viewport: { width: 390, height: 844 } })

const SESSION = /^session_\d{13}_\d{22,60}$/

function heart(root: Page | Locator, name: string): Locator {
  return root.getByRole('button', { name: `Save ${name} to wishlist`, exact: true })
}

function link(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^Wishlist/ })
}

function toast(page: Page, message: string): Locator {
  return page.locator('.toast').filter({ hasText: message })
}

/** Saves products with the hearts on their cards in the open shop page. */
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

test('a heart changes once the server has confirmed the change, shows a toast, and is remembered', async ({ page }) => {
  await page.goto('/healthz')
  await page.evaluate(() => localStorage.setItem('session_id', 'session_1_<script>'))
  await openPage(page, '/shop')
  const dress = heart(page.getByRole('main'), 'Zuri Tiered Dress')
  await expect(dress).toHaveAttribute('aria-pressed', 'false')
  const box = await dress.boundingBox()
  expect([box?.width, box?.height]).toEqual([44, 44])
  await expect(link(page)).toHaveAccessibleName('Wishlist')
  await expect(link(page)).toHaveText('')
  const session = await page.evaluate(() => localStorage.getItem('session_id'))
  expect(session, 'an invalid session is replaced').toMatch(SESSION)

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
  const pageHeart = heart(page.getByRole('main'), 'Zuri Tiered Dress').first()
  await expect(pageHeart).toHaveAttribute('aria-pressed', 'true')
  await pageHeart.click()
  await expect(toast(page, 'Removed from wishlist')).toHaveRole('status')
  await expect(pageHeart).toHaveAttribute('aria-pressed', 'false')
  await expect(link(page)).toHaveAccessibleName('Wishlist')
})

test('the wishlist shows saved products, latest first, and products can be removed', async ({ page }) => {
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

  await heart(main, 'Rue Bias Skirt').click()
  await expect(toast(page, 'Removed from wishlist')).toBeVisible()
  await expect(cards).toHaveText([/Kaia Poplin Shirt/, /Ivo Balloon Blouse/])
  await expect(heart(main, 'Ivo Balloon Blouse')).toBeFocused()
  await expect(main.getByRole('status')).toHaveText('2 products')
  await page.keyboard.press('Enter')
  await expect(heart(main, 'Kaia Poplin Shirt')).toBeFocused()
  await expect(main.getByRole('status')).toHaveText('1 product')
  await expect(link(page)).toHaveAccessibleName('Wishlist, 1 saved')

  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('wishlist.saved') ?? '{}')
    const [id = ''] = Object.keys(stored)
    const { minor, inSizes, ...saved } = stored[id]
    const changed = { ...saved, minor: minor + 1, inSizes: inSizes.replace(' m', '') }
    localStorage.setItem('wishlist.saved', JSON.stringify({ [id]: changed }))
  })
  await page.reload()
  await expect(cards).toHaveText([/Kaia Poplin Shirt/])
  await expect(cards, 'the stored price was higher, and M was missing').toContainText('Price dropped · Back in M')
  await heart(main, 'Kaia Poplin Shirt').press('Space')
  await expect(main).toContainText('Your wishlist is empty')
  await expect(page.getByRole('region', { name: 'Bestsellers' }).getByRole('article')).toHaveCount(4)
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(main.getByRole('status')).toBeEmpty()
  await main.getByRole('link', { name: 'Explore Collection' }).click()
  await expect(page).toHaveURL(/\/shop$/)
  await expect(heart(main, 'Rue Bias Skirt')).toBeEnabled()
  expect(reads, 'only the reload reads the list: a new session has none').toBe(1)
})

longTest(
  'a wishlist shows four skeletons while it loads, and follows changes in other tabs',
  async ({ page, context }) => {
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
    const heldReload = await hold(page, '/wishlist/products')
    await page.goBack()
    await expect(main.getByRole('article')).toHaveText([/Noor Circle Skirt/]) // shown immediately, while the list reloads
    heldReload.release()

    const other = await context.newPage()
    await openPage(other, '/shop')
    await expect(heart(other, 'Noor Circle Skirt')).toHaveAttribute('aria-pressed', 'true')
    await save(other, 'Kaia Poplin Shirt')
    await expect(main.getByRole('article')).toHaveText([/Kaia Poplin Shirt/, /Noor Circle Skirt/])
    await expect(link(page)).toHaveAccessibleName('Wishlist, 2 saved')
    await heart(main, 'Noor Circle Skirt').click()
    await expect(heart(other, 'Noor Circle Skirt')).toHaveAttribute('aria-pressed', 'false')

    // Simulates a page that Back restores from the browser's cache and that missed other tabs' messages
    await other.evaluate(
      async (product) => {
        const body = JSON.stringify({ session: localStorage.getItem('session_id'), product, saved: true })
        await fetch('/wishlist/change', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      },
      createDemoId('product', 'rue-bias-skirt'),
    )
    await expect(heart(other, 'Rue Bias Skirt')).toHaveAttribute('aria-pressed', 'true')
  },
)

test.describe('while the server is unreachable', () => {
  test.use({ expectedLog: /^Error (loading|updating) wishlist: |net::ERR_FAILED/ })

  longTest(
    'a failed change is logged and leaves the heart unchanged, and a list that cannot be loaded is logged and can be retried on the wishlist page',
    async ({ page }) => {
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
      await expect(shirt).toBeEnabled()
      await page.unroute('**/wishlist/change')
      await save(page, 'Kaia Poplin Shirt')
      await page.route('**/wishlist/change', (route) => route.fulfill({ status: 409, json: { outcome: 'full' } }))
      await heart(page, 'Rue Bias Skirt').click()
      await expect(toast(page, 'Your wishlist is full. It can hold at most 200 products.')).toHaveRole('alert')
      await expect(heart(page, 'Rue Bias Skirt')).toHaveAttribute('aria-pressed', 'false')
      await page.unroute('**/wishlist/change')

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
    },
  )
})
