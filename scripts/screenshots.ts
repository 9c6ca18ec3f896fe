import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { openChromium } from '#scripts/chromium.ts'
import { startShop } from '#tests/support/shop.ts'

// Makes the pictures of the README from the built demo shop: `npm run build`, then `npm run screenshots`.

const FOLDER = 'docs/pictures'

/** Waits until fonts and the pictures in view are there, then keeps the view as a small PNG. */
async function keep(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot()
  await sharp(png).png({ palette: true, quality: 90, effort: 9 }).toFile(`${FOLDER}/${name}.png`)
}

const shop = await startShop()
const browser = await openChromium()
try {
  mkdirSync(FOLDER, { recursive: true })
  const desktop = await browser.newPage({ baseURL: shop.url, viewport: { width: 1440, height: 900 } })
  await desktop.goto('/')
  await keep(desktop, 'home-desktop')

  const phone = await browser.newPage({
    baseURL: shop.url,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  })
  await phone.goto('/')
  await keep(phone, 'home-phone')

  await desktop.goto('/admin/login')
  await desktop.getByLabel('Email').fill(shop.admin.email)
  await desktop.getByLabel('Password', { exact: true }).fill(shop.admin.password)
  await desktop.getByRole('button', { name: 'Sign in' }).click()
  await desktop.getByRole('link', { name: 'Products', exact: true }).click()
  await desktop.getByRole('heading', { name: 'Products' }).waitFor()
  await keep(desktop, 'admin-products')
} finally {
  await browser.close()
  await shop.stop()
}
