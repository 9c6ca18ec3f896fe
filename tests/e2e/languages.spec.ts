import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { locales, markets } from '#app/features/markets/markets.table.ts'
import { newId } from '#app/lib/id.ts'
import { LANGUAGES } from '#app/lib/language.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, openPage, test } from '#tests/e2e/fixtures.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// The primary market in every language that has messages.

test.describe.configure({ mode: 'default' }) // one store is enough

let store: StoreProcess

test.beforeAll(async () => {
  store = await startStore()
  const { db, close } = openStoreDatabase(store)
  const [primary] = await db.select().from(markets).where(eq(markets.isPrimary, true))
  await db.update(markets).set({ orderButton: '' }) // the demo store has a text of its own
  const others = LANGUAGES.filter((language) => language !== 'en')
  await db.insert(locales).values(
    others.map((language, index) => ({
      marketId: primary?.id ?? newId(),
      ...{ language, prefix: language, position: index + 1 },
    })),
  )
  await close()
  await expect.poll(async () => (await fetch(`${store.url}/pl/about`)).ok).toBe(true)
})
test.afterAll(() => store?.stop())

/** The names of controls whose text is wider or higher than themselves. */
function cutControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, label, [role="tab"]')]
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element)
        const isWider = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
        return isWider && (overflowX === 'hidden' || textOverflow === 'ellipsis')
      })
      .map((element) => element.textContent?.trim() ?? ''),
  )
}

const PAGES = [
  '/',
  '/shop',
  '/product/thandi-wrap-dress',
  '/product/sol-leather-belt',
  '/faq',
  '/contact',
  '/wishlist',
  '/checkout',
  '/withdraw',
]

for (const language of ['de', 'pl', 'ar']) {
  for (const width of [320, 390]) {
    test(`pages in ${language} fit ${width} px`, async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width, height: 800 })
      for (const path of PAGES) {
        await openPage(page, `${store.url}/${language}${path}`)
        await expectNoSidewaysScroll(page)
        expect(await cutControls(page), `cut on ${path}`).toEqual([])
      }
    })
  }
}

test('Arabic runs from right to left: header, cards, drawer and gallery', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, `${store.url}/ar/product/thandi-wrap-dress`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectNoViolations(page)
  const menu = await page.getByRole('button', { name: 'القائمة' }).boundingBox()
  expect(menu?.x).toBeGreaterThan(300) // where lines start
  await page.getByRole('button', { name: 'القائمة' }).click()
  const drawer = page.getByRole('dialog')
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0)
  await expectNoSidewaysScroll(page)
})

test('in Arabic a text in English keeps its order, on the right, and arrow keys follow the lines', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, `${store.url}/ar/product/ember-linen-shift`)
  const [text, period] = await page
    .getByRole('tabpanel')
    .locator('p')
    .first()
    .evaluate((paragraph) => {
      const range = document.createRange()
      const placeOf = (from: number) => {
        const text = paragraph.firstChild ?? paragraph
        range.setStart(text, from)
        range.setEnd(text, from + 1)
        return range.getBoundingClientRect()
      }
      const { length } = paragraph.textContent ?? ''
      return [paragraph.textContent, placeOf(length - 1).left - placeOf(length - 2).left] as const
    })
  expect(text).toMatch(/[a-z]\.$/)
  expect(period, 'the period follows the last letter on its right').toBeGreaterThan(0)
  const tabs = page.getByRole('tab')
  await tabs.first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tabs.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.first()).toBeFocused()
})

test('each language has its own scripts, and a switch loads the other ones', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => void (request.url().endsWith('.js') && scripts.push(new URL(request.url()).pathname)))
  await openPage(page, `${store.url}/de/shop`)
  expect(scripts.filter((path) => /\/assets\/(?!de-)[a-z]{2}-[0-9a-f]{8}\//.test(path))).toEqual([])
  expect(scripts.some((path) => /\/assets\/de-[0-9a-f]{8}\//.test(path))).toBe(true)
})
