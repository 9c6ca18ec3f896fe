import { mkdirSync } from 'node:fs'
import type { BrowserContextOptions, Page } from '@playwright/test'
import sharp from 'sharp'
import { signIn } from '#scripts/admin-ask.ts'
import { openChromium } from '#scripts/chromium.ts'
import { hydrated } from '#tests/e2e/fixtures.ts'
import { startShop } from '#tests/support/shop.ts'

// Makes the pictures of the README from the built demo shop: `npm run build`, then `npm run screenshots`.

const FOLDER = 'docs/pictures'
const WIDE = { viewport: { width: 1440, height: 1480 } }
const OFFICE = { viewport: { width: 1280, height: 800 } }
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** Waits until fonts and the pictures in view are there, then keeps the view. */
async function keep(page: Page, name: string): Promise<void> {
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await page.addStyleTag({ content: ':root { scrollbar-gutter: auto }' }) // nothing is scrolled in a picture
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot({ animations: 'disabled' })
  await sharp(png).webp({ quality: 85, effort: 6 }).toFile(`${FOLDER}/${name}.webp`)
}

const shop = await startShop()
const browser = await openChromium()
/** `bypassCSP`: the shop's policy refuses styles that it did not write, such as those of `keep`. */
const open = (options: BrowserContextOptions) =>
  browser.newContext({ ...options, baseURL: shop.url, reducedMotion: 'reduce', bypassCSP: true })
try {
  mkdirSync(FOLDER, { recursive: true })
  const desktop = await (await open(WIDE)).newPage()
  await desktop.goto('/')
  await keep(desktop, 'home')

  const phone = await (await open(PHONE)).newPage()
  await phone.goto('/product/imisi-satin-gown')
  await keep(phone, 'product')

  const office = await open(OFFICE)
  const [name = '', value = ''] = (await signIn(shop.url, shop.admin)).split(/=(.*)/)
  await office.addCookies([{ name, value, url: shop.url }])
  const dashboard = await office.newPage()
  await dashboard.goto('/admin')
  await keep(dashboard, 'dashboard')
} finally {
  await browser.close()
  await shop.stop()
}
