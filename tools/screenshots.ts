import { mkdirSync } from 'node:fs'
import type { BrowserContextOptions, Page } from '@playwright/test'
import sharp from 'sharp'
import { waitForHydration } from '#tests/e2e/fixtures.ts'
import { startStore } from '#tests/support/store.ts'
import { openChromium } from '#tools/chromium.ts'
import { addCookie, logIn } from '#tools/log-in.ts'

// Takes the README's screenshots from the built demo store.

const FOLDER = 'docs/images'
const WIDE = { viewport: { width: 1440, height: 1480 } }
const ADMIN = { viewport: { width: 1280, height: 800 } }
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

async function takeScreenshot(page: Page, name: string): Promise<void> {
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  await page.addStyleTag({ content: ':root { scrollbar-gutter: auto }' }) // screenshots have no scrollbar
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot({ animations: 'disabled' })
  await sharp(png).webp({ quality: 85, effort: 6 }).toFile(`${FOLDER}/${name}.webp`)
}

await using closing = new AsyncDisposableStack()
const store = closing.adopt(await startStore(), async ({ stop }) => void (await stop()))
const browser = closing.use(await openChromium())
/** `bypassCSP`: the store's policy blocks the styles that `takeScreenshot` adds. */
const open = (options: BrowserContextOptions) =>
  browser.newContext({ ...options, baseURL: store.url, reducedMotion: 'reduce', bypassCSP: true })
mkdirSync(FOLDER, { recursive: true })
const desktop = await (await open(WIDE)).newPage()
await desktop.goto('/')
await takeScreenshot(desktop, 'home')

const phone = await (await open(PHONE)).newPage()
await phone.goto('/product/imisi-satin-gown')
await takeScreenshot(phone, 'product')

const adminContext = await open(ADMIN)
await addCookie(adminContext, store.url, await logIn(store.url, store.admin))
const dashboard = await adminContext.newPage()
await dashboard.goto('/admin')
await takeScreenshot(dashboard, 'dashboard')

const brand = await adminContext.newPage()
await brand.goto('/admin/brand')
await takeScreenshot(brand, 'brand')
