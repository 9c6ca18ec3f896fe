import '#tools/screens/any-database.ts'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { say } from '#scripts/log-line.ts'
import { hydrated } from '#tests/e2e/fixtures.ts'
import type { Shop } from '#tests/support/store.ts'
import { signIn } from '#tools/admin-request.ts'
import { openChromium } from '#tools/chromium.ts'
import { ADMIN_SCENES, SIGN_IN_SCENES } from '#tools/screens/admin-scenes.ts'
import type { Scene, StoreName } from '#tools/screens/scene.ts'
import { announceStore, STOREFRONT_SCENES } from '#tools/screens/storefront-scenes.ts'
import { OPEN } from '#tools/screens/stores.ts'

// Takes an image of every screen in every state, of the built shop, for eyes to look at: `npm run build`, then
// `npm run tools screens`, or `npm run tools screens -- --only checkout`. They land in test-results/screens with a page that shows all.

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const FOLDER = join('test-results', 'screens')
const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 820: 1180, 1440: 900 }
const TIMEOUT_MS = 15_000

type Area = { readonly name: string; readonly scenes: readonly Scene[]; readonly widths: readonly number[] }

const AREAS: readonly Area[] = [
  { name: 'shop', scenes: STOREFRONT_SCENES, widths: [390, 1440] },
  { name: 'admin', scenes: ADMIN_SCENES, widths: [390, 820, 1440] },
  { name: 'door', scenes: SIGN_IN_SCENES, widths: [390, 820, 1440] },
]

const shops = new Map<StoreName, Promise<Shop>>()

function storeOf(name: StoreName): Promise<Shop> {
  const shop = shops.get(name) ?? OPEN[name]()
  shops.set(name, shop)
  return shop
}

/**
 * Scrolls once through it, so that what comes into sight by scrolling is there, and waits for images and fonts. Without
 * scripts there are no frames to wait for, and images do not wait for scrolling.
 */
async function settle(page: Page, withoutScripts = false): Promise<void> {
  await page.evaluate(async (isStill) => {
    for (let y = 0; !isStill && y < document.documentElement.scrollHeight; y += innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    const shown = Array.from(document.images).filter((image) => {
      const { left, right, width } = image.getBoundingClientRect()
      return width > 0 && right > 0 && left < innerWidth // what lies beside the window, as in a gallery, may never come
    })
    await Promise.allSettled(shown.map((image) => image.decode()))
    await document.fonts.ready
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, withoutScripts)
}

async function take(context: BrowserContext, scene: Scene, shop: Shop, file: string): Promise<void> {
  const page = await context.newPage()
  page.setDefaultTimeout(TIMEOUT_MS)
  try {
    const path = typeof scene.path === 'string' ? scene.path : await scene.path(page, shop)
    await page.goto(path)
    if (!scene.withoutScripts) await hydrated(page)
    await scene.reach?.(page, shop)
    if (!scene.isOverlay) await settle(page, scene.withoutScripts)
    await page.screenshot({ path: file, fullPage: !scene.isOverlay, animations: 'disabled' })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (over > 0) throw new Error(`It scrolls sideways, by ${over} px.`)
  } finally {
    await page.close()
  }
}

async function open(browser: Browser, scene: Scene, shop: Shop, width: number, isStaff: boolean) {
  announceStore(shop.url)
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    hasTouch: width < 800,
    isMobile: width < 800, // its scrollbar takes no room
    javaScriptEnabled: !scene.withoutScripts,
    reducedMotion: 'reduce',
  })
  if (isStaff) {
    const [name = '', value = ''] = (await sessionOf(shop)).split(/=(.*)/)
    await context.addCookies([{ name, value, url: shop.url }])
  }
  return context
}

const sessions = new Map<Shop, Promise<string>>()

function sessionOf(shop: Shop): Promise<string> {
  const session = sessions.get(shop) ?? signIn(shop.url, shop.admin)
  sessions.set(shop, session)
  return session
}

const taken: string[] = []
const failed: string[] = []
const browser = await openChromium()
try {
  if (!values.only) rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const { name: area, scenes, widths } of AREAS) {
    for (const scene of scenes) {
      for (const width of scene.widths ?? widths) {
        const name = `${area}-${scene.name}-${width}`
        if (!name.includes(values.only)) continue
        const shop = await storeOf(scene.shop ?? 'demo')
        const context = await open(browser, scene, shop, width, area === 'admin')
        try {
          await take(context, scene, shop, join(FOLDER, `${name}.png`))
          taken.push(name)
        } catch (error) {
          failed.push(name)
          say(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
        } finally {
          await context.close()
        }
      }
    }
  }
} finally {
  await browser.close()
  await Promise.all([...shops.values()].map(async (shop) => (await shop).stop()))
}
const figures = taken.map((name) => `<figure><figcaption>${name}</figcaption><img src="${name}.png" alt=""></figure>`)
const style = 'figure{display:inline-block;vertical-align:top;margin:8px}img{max-height:600px;border:1px solid #ccc}'
writeFileSync(
  join(FOLDER, 'index.html'),
  `<!doctype html><title>Screens</title><style>${style}</style>${figures.join('')}`,
)
say(`${taken.length} images in ${FOLDER}, ${failed.length} not taken.`)
process.exitCode = failed.length > 0 ? 1 : 0
