import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { EXAMPLE_BRANDS } from '#app/store/brand/example-brands.ts'
import { BUILT_IN, brandLook } from '#app/store/brand-look.ts'
import { brands } from '#app/store/brands.table.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, openPage, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'
import { addStaffSession } from '#tests/e2e/staff.ts'
import { addMarket } from '#tests/support/markets.ts'
import { type AdminClient, openAdminClient } from '#tests/support/page-updates/admin-client.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// Uses a separate store, because a brand changes every page.

const MAX_SHIFT = 0.01
const MAX_FONTS = 70_000
const MAX_STYLES = 18_000

const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><script>alert(1)</script></svg>'
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100"><path d="M0 0h400v100H0z"/></svg>'

/** The example brands other than the built-in look, which all other tests use. */
const EXAMPLES = EXAMPLE_BRANDS.filter(({ look }) => look !== BUILT_IN)

const LAYOUT_PAGES = ['', '/ar'].flatMap((prefix) => [
  `${prefix}/`,
  `${prefix}/shop`,
  `${prefix}/product/imisi-satin-gown`,
])

let store: StoreProcess
let database: ReturnType<typeof openStoreDatabase>
let admin: AdminClient
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  store = await startStore()
  database = openStoreDatabase(store)
  admin = await openAdminClient(store, database.db)
  await addMarket(database.db, { name: 'Emirates', countries: ['AE'], languages: { ar: 'ar' } })
})
test.afterAll(async () => {
  await database?.close()
  await store?.stop()
})

test('staff correct a color of an example and upload a logo, publish both, and return to the built-in look', async ({
  page,
}) => {
  const publish = async () => {
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('No unpublished changes')).toBeVisible()
  }
  await addStaffSession(page, store)
  await openPage(page, `${store.url}/admin/brand`)
  await page.getByRole('button', { name: /^Craft/ }).click()
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Fraunces/)
  await page.getByText('Layout', { exact: true }).click()
  await page.getByText('Giant name').click()
  await expect(page.frameLocator('iframe').locator('.footer-name'), 'the name is below the columns').toHaveCSS(
    'order',
    '9',
  )
  await page.getByText('16 more colors').click()
  const secondary = page.getByRole('textbox', { name: 'Secondary text', exact: true })
  await secondary.fill('#cdb9a9')
  await expect(secondary).toHaveAccessibleDescription(/has a contrast of/)
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'This brand was not saved' })).toContainText('Secondary text')
  await page.getByRole('textbox', { name: 'Main button', exact: true }).fill('#005f73')
  await expect(secondary, 'the color was generated from the base colors').not.toHaveValue('#cdb9a9')
  await secondary.fill('#cdb9a9')
  await page.getByRole('button', { name: /^Use #/ }).click()
  await expect(page.getByRole('button', { name: /^Use #/ })).toHaveCount(0)

  await page.getByText('Name and logo').click()
  const logo = page.getByLabel(/^(Add|Replace) logo$/)
  await logo.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SCRIPT) })
  await expect(page.getByText(/This SVG contains a script/)).toBeVisible()
  await logo.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) })
  await expect(page.getByRole('button', { name: 'Remove logo' })).toBeVisible()
  await publish()
  const shop = await page.context().newPage()
  await openPage(shop, `${store.url}/`)
  await expect(shop.locator('.wordmark')).toHaveCSS('background-image', /\/brand\/[0-9a-f]{64}\.svg/)
  await expect(shop.getByRole('banner').getByRole('link', { name: 'Lumina' })).toBeVisible()
  await expect(shop.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Fraunces/)

  await page.getByRole('button', { name: 'Remove logo' }).click()
  await page.getByRole('button', { name: /^Lumina/ }).click()
  await expect(page.getByText('No unpublished changes')).toBeHidden()
  await publish()
  await expect(page.getByRole('button', { name: 'Use this version' }).first()).toBeVisible()
  await shop.reload()
  await expect(shop.locator('.wordmark')).toHaveCSS('background-image', 'none')
  expect(await shop.content()).not.toContain('href="/brand/')
})

test.describe('two editors', () => {
  test.use({ expectedLog: /status of 409/ })

  test('a draft that someone else changed in the meantime is merged only when it is saved manually', async ({
    page,
  }) => {
    await addStaffSession(page, store)
    await openPage(page, `${store.url}/admin/brand`)
    const other = await page.context().newPage()
    await openPage(other, `${store.url}/admin/brand`)
    await other.getByText('Shape', { exact: true }).click()
    await other.getByText('Round', { exact: true }).click()
    await expect(other.getByText('Draft saved')).toBeVisible()

    await page.getByRole('textbox', { name: 'Main button', exact: true }).fill('#005f73')
    await expect(page.getByRole('alert').filter({ hasText: 'changed by someone else' })).toBeVisible()
    const readDraft = async () => {
      const [draft] = await database.db.select().from(brands).where(eq(brands.state, 'draft'))
      const { colors, radius } = brandLook.parse(draft?.look)
      return [colors.action, radius]
    }
    const save = page.getByRole('button', { name: 'Save draft' })
    await expect(save).toBeVisible()
    expect(await readDraft()).toEqual([BUILT_IN.colors.action, 'round'])
    await save.click()
    await expect(page.getByText('Draft saved')).toBeVisible()
    expect(await readDraft()).toEqual(['#005f73', 'round'])
    await page.getByRole('button', { name: 'Discard draft' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click()
    await expect(page.getByText('No unpublished changes')).toBeVisible()
    await other.close()
  })
})

longTest(
  'pages in each example brand’s look load small fonts and styles, do not shift, fit all screens, and are accessible',
  async ({ page }) => {
    test.setTimeout(300_000)
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
    for (const { name, look } of EXAMPLES) {
      await publishLook(look)
      await page.goto(`${store.url}/`, { waitUntil: 'networkidle' })
      const shift = await page.evaluate(() => Reflect.get(window, 'shift'))
      expect(shift, `shift in ${name}`).toBeLessThanOrEqual(MAX_SHIFT)
      expect(await sumLoadedBytes(page, '.woff2'), `fonts of ${name}`).toBeLessThanOrEqual(MAX_FONTS)
      expect(await sumLoadedBytes(page, '.css'), `styles of ${name}`).toBeLessThanOrEqual(MAX_STYLES)
      await waitForHydration(page)
      await page.locator('main a[href^="/product/"]').first().click()
      await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()
      for (const path of LAYOUT_PAGES) {
        await page.setViewportSize({ width: 2560, height: 1200 })
        await openPage(page, store.url + path)
        await expectNoSidewaysScroll(page)
        await page.setViewportSize({ width: 320, height: 720 })
        await expectNoSidewaysScroll(page)
        await expectNoViolations(page)
      }
    }
  },
)

/** Publishes a look and waits until pages use it. */
async function publishLook(look: (typeof EXAMPLES)[number]['look']): Promise<void> {
  const [version, name] = [await admin.hidden('/admin/brand', 'version'), await admin.hidden('/admin/brand', 'name')]
  const fields = { look: JSON.stringify(look), version, name, intent: 'publish' }
  expect((await admin.post('/admin/brand', fields)).status).toBe(200)
  const theme = `name="theme-color" content="${look.colors.announcement}"`
  await expect.poll(async () => (await fetch(`${store.url}/`)).text()).toContain(theme)
}

/** Returns the total size in bytes of the loaded files whose URL has this ending. */
async function sumLoadedBytes(page: Page, ending: string): Promise<number> {
  return await page.evaluate((end) => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(end))
    const sizes = new Map(files.map((file) => [file.name, Number(Reflect.get(file, 'encodedBodySize'))]))
    return [...sizes.values()].reduce((sum, size) => sum + size, 0)
  }, ending)
}
