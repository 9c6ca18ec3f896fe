import type { Page } from '@playwright/test'
import { EXAMPLE_BRANDS } from '#app/features/brand/example-brands.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, openPage, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'

// A store of its own, as a look changes every page.

const MAX_SHIFT = 0.01
const MAX_FONTS = 70_000
const MAX_STYLES = 16_000
const PAGES = ['/', '/shop', '/product/ember-linen-shift', '/checkout']

const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><script>alert(1)</script></svg>'
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100"><path d="M0 0h400v100H0z"/></svg>'

let store: StoreProcess
let staff: Page
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  store = await startStore()
})
test.afterAll(() => store?.stop())

test('staff mend a color of an example, publish it and return to the built-in look', async ({ page }) => {
  await openAdminPage(page, `${store.url}/admin/brand`, store.admin)
  await page.getByRole('button', { name: /^Craft/ }).click()
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Fraunces/)

  const secondary = page.getByRole('textbox', { name: 'Secondary text', exact: true })
  await secondary.fill('#cdb9a9')
  await expect(secondary).toHaveAccessibleDescription(/has a contrast of/)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'This brand was not saved' })).toContainText('Secondary text')
  await page.getByRole('button', { name: /^Use #/ }).click()
  await expect(page.getByRole('button', { name: /^Use #/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('This is what shoppers see.')).toBeVisible()
  const home = async () => await (await page.request.get(`${store.url}/`)).text()
  expect(await home()).toContain('href="/brand/')

  await page.getByRole('button', { name: /^Lumina/ }).click()
  await expect(page.getByText('This is what shoppers see.')).toBeHidden()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('This is what shoppers see.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use this version' })).toBeVisible()
  expect(await home()).not.toContain('href="/brand/')
})

test('staff upload a logo, publish it and remove it', async ({ page }) => {
  await openAdminPage(page, `${store.url}/admin/brand`, store.admin)
  const logo = page.getByLabel('Logo', { exact: true })
  await logo.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SCRIPT) })
  await expect(page.getByText(/This SVG contains a script/)).toBeVisible()
  await logo.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) })
  await expect(page.getByRole('button', { name: 'Remove logo' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('This is what shoppers see.')).toBeVisible()

  const shop = await page.context().newPage()
  await openPage(shop, `${store.url}/`)
  await expect(shop.locator('.wordmark')).toHaveCSS('background-image', /\/brand\/[0-9a-f]{64}\.svg/)
  await expect(shop.getByRole('banner').getByRole('link', { name: 'Lumina' })).toBeVisible()

  await page.getByRole('button', { name: 'Remove logo' }).click()
  await expect(page.getByText('This is what shoppers see.')).toBeHidden()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('This is what shoppers see.')).toBeVisible()
  await shop.reload()
  await expect(shop.locator('.wordmark')).toHaveCSS('background-image', 'none')
})

test.describe('example brands', () => {
  test.beforeAll(async ({ browser }) => {
    staff = await browser.newPage()
    await openAdminPage(staff, `${store.url}/admin/brand`, store.admin)
  })
  test.afterAll(() => staff?.close())

  for (const { name } of EXAMPLE_BRANDS) {
    test(`the example ${name} is accessible, light and still`, async ({ page }) => {
      await publish(name)
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
              Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(entry.value) })
            }
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      for (const path of PAGES) {
        await page.goto(store.url + path, { waitUntil: 'networkidle' })
        expect(await page.evaluate(() => Reflect.get(window, 'shift')), `shift of ${path}`).toBeLessThanOrEqual(
          MAX_SHIFT,
        )
        expect(await loaded(page, '.woff2'), `fonts of ${path}`).toBeLessThanOrEqual(MAX_FONTS)
        expect(await loaded(page, '.css'), `styles of ${path}`).toBeLessThanOrEqual(MAX_STYLES)
        await expectNoViolations(page)
        await expectNoSidewaysScroll(page)
        if (path.startsWith('/product/')) await addToCart(page)
      }
    })
  }
})

async function publish(example: string): Promise<void> {
  await staff.getByRole('button', { name: new RegExp(`^${example}`) }).click()
  const sent = staff.waitForResponse((response) => response.request().method() === 'POST')
  await staff.getByRole('button', { name: 'Publish' }).click()
  expect((await sent).status()).toBe(200)
}

/** The bytes of the files that the page loaded, as they were sent. */
async function loaded(page: Page, ending: string): Promise<number> {
  return await page.evaluate((end) => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(end))
    const sizes = new Map(files.map((file) => [file.name, Number(Reflect.get(file, 'encodedBodySize'))]))
    return [...sizes.values()].reduce((sum, size) => sum + size, 0)
  }, ending)
}

async function addToCart(page: Page): Promise<void> {
  await page.locator('.size-cell:not(.is-out)').first().click()
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('banner').getByRole('button', { name: /1/ })).toBeVisible()
}
