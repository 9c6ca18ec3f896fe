import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { printLine } from '#scripts/log-line.ts'
import { waitForHydration } from '#tests/e2e/fixtures.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'
import { createStaffReader, listAllScreens } from '#tools/admin-screens.ts'
import { openChromium } from '#tools/chromium.ts'
import { addCookie, logIn } from '#tools/log-in.ts'
import { openToShoppers } from '#tools/stress/open-to-shoppers.ts'

// Takes a screenshot of every screen and dialog, in the demo store, an empty store and a store with very long text.
// Imported modules read settings, so the database URL must be set.
process.env.DATABASE_URL ??= 'postgres://nobody@127.0.0.1:1/none'
const { fillStoreWithLongText } = await import('#tools/long-store.ts')

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const FOLDER = join('test-results', 'screens')
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
const TIMEOUT_MS = 15_000
const STOREFRONT = [
  '/',
  '/shop',
  '/shop?search=zzzz',
  '/lookbook',
  '/about',
  '/contact',
  '/faq',
  '/wishlist',
  '/checkout',
]
const LIMITS = { LIMIT_SEARCH: '10000', LIMIT_CHECKOUT: '10000', LIMIT_QUOTE: '10000', LIMIT_ORDER_PAGE: '10000' }
const EMPTY = { ...LIMITS, DEMO_DATA: 'off' }

const STORES: Readonly<Record<string, () => Promise<StoreProcess>>> = {
  demo: () => startStore({ env: LIMITS }),
  empty: startEmptyStore,
  long: async () => {
    const store = await startEmptyStore()
    await fillStoreWithLongText(store)
    return store
  },
}

async function startEmptyStore(): Promise<StoreProcess> {
  const store = await startStore({ env: EMPTY })
  const { db, close } = openStoreDatabase(store)
  await openToShoppers(db, [store.url])
  await close()
  return store
}

async function listPaths(store: StoreProcess, cookie: string): Promise<string[]> {
  const html = await (await fetch(new URL('/shop', store.url))).text()
  const linked = ['/product/', '/collection/'].flatMap((start) => {
    const found = new RegExp(`href="(${start}[^"]+)"`).exec(html)
    return found?.[1] ? [found[1]] : []
  })
  const admin = await listAllScreens(createStaffReader(store.url, cookie))
  const isSearch = (path: string) => path.includes('q=') && !path.includes('q=zzzz')
  return [...STOREFRONT, ...linked, '/no-such-page', '/admin/login', ...admin.filter((path) => !isSearch(path))]
}

/** Scrolls through the page once, so that lazy images load. */
async function settle(page: Page): Promise<void> {
  await waitForHydration(page)
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    const shown = Array.from(document.images).filter((image) => {
      const { left, right, width } = image.getBoundingClientRect()
      return width > 0 && right > 0 && left < innerWidth // other images, as in a gallery, might never load
    })
    await Promise.allSettled(shown.map((image) => image.decode()))
    await document.fonts.ready
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
}

/**
 * Takes screenshots of the page and of each dialog that its buttons open. @throws Error if the page scrolls sideways
 */
async function takeScreenshots(page: Page, path: string, name: string): Promise<string[]> {
  await page.goto(path)
  await settle(page)
  const screenshotNames = [name]
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: true, animations: 'disabled' })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (overflow > 0) throw new Error(`The page scrolls sideways by ${overflow} px.`)
  const openers = page.locator('button[aria-haspopup="dialog"]').filter({ visible: true })
  for (let index = 0; index < (await openers.count()); index++) {
    await openers.nth(index).click()
    const dialog = page.locator('dialog[open]').first()
    await dialog.waitFor()
    screenshotNames.push(`${name}-dialog-${index + 1}`)
    await page.screenshot({ path: join(FOLDER, `${screenshotNames.at(-1)}.png`), animations: 'disabled' })
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
  return screenshotNames
}

async function openPage(browser: Browser, store: StoreProcess, cookie: string, viewport: (typeof VIEWPORTS)[number]) {
  const isPhone = viewport.width < 800
  const context = await browser.newContext({
    baseURL: store.url,
    viewport,
    hasTouch: isPhone,
    isMobile: isPhone,
    reducedMotion: 'reduce',
  })
  await addCookie(context, `${store.url}/admin`, cookie)
  const page = await context.newPage()
  page.setDefaultTimeout(TIMEOUT_MS)
  return page
}

const screenshotNames: string[] = []
const failed: string[] = []
await using browser = await openChromium()
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
for (const [storeName, open] of Object.entries(STORES)) {
  const store = await open()
  try {
    const cookie = await logIn(store.url, store.admin)
    const paths = await listPaths(store, cookie)
    for (const viewport of VIEWPORTS) {
      const page = await openPage(browser, store, cookie, viewport)
      for (const path of paths) {
        const name = `${storeName}${path === '/' ? '-home' : path.replaceAll(/[^\w-]+/g, '-')}-${viewport.width}`
        if (!name.includes(values.only)) continue
        try {
          screenshotNames.push(...(await takeScreenshots(page, path, name)))
        } catch (error) {
          failed.push(name)
          printLine(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
        }
      }
      await page.context().close()
    }
  } finally {
    await store.stop()
  }
}
const figures = screenshotNames.map(
  (name) => `<figure><figcaption>${name}</figcaption><img src="${name}.png" alt=""></figure>`,
)
const style = 'figure{display:inline-block;vertical-align:top;margin:8px}img{max-height:600px;border:1px solid #ccc}'
writeFileSync(
  join(FOLDER, 'index.html'),
  `<!doctype html><title>Screens</title><style>${style}</style>${figures.join('')}`,
)
printLine(`Screenshots in ${FOLDER}: ${screenshotNames.length}. Failed: ${failed.length}.`)
process.exitCode = failed.length > 0 ? 1 : 0
