import { eq } from 'drizzle-orm'
import { products } from '#app/features/catalog/products.table.ts'
import { passportCode } from '#app/features/passport/passport-code.ts'
import { demoId } from '#db/demo/demo-ids.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, test } from '#tests/e2e/fixtures.ts'
import { placeStorefrontOrder } from '#tests/e2e/orders.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

const GOWN = demoId('product', 'imisi-satin-gown')
const PASSPORT = `/passport/${passportCode(GOWN)}`

for (const width of [390, 1440]) {
  test.describe(`at ${width} px without scripts`, () => {
    test.use({ viewport: { width, height: 900 }, javaScriptEnabled: false })

    test('a garment’s passport shows what it is made of, and leads to the shop', async ({ page }) => {
      await page.goto(PASSPORT)
      await expect(page.getByRole('heading', { level: 1, name: 'Imisi Satin Gown' })).toBeVisible()
      await expect(page.getByRole('main')).toContainText('Shell: 100% silk')
      await expect(page.getByRole('main')).toContainText('Wash by hand')
      await expect(page.getByRole('img', { name: 'Imisi Satin Gown' })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await page.getByRole('link', { name: 'View in the shop' }).click()
      await expect(page).toHaveURL(`/product/${GOWN}`)
    })
  })
}

test('a passport and the page of a missing one are accessible', async ({ page }) => {
  await page.goto(PASSPORT)
  await expectNoViolations(page)
  expect(await page.locator('script').count()).toBe(0)
  const response = await page.goto(`/passport/${'0'.repeat(25)}`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'This garment passport does not exist' })).toBeVisible()
  await expectNoViolations(page)
})

test('what a passport said before stays on it, once a unit was sold', async ({ page }) => {
  const { db, close } = openStoreDatabase({ dataDir: process.env.STOREFRONT_DATA_DIR ?? '' })
  await placeStorefrontOrder(page.request)
  const id = demoId('product', 'sienna-rib-top')
  const note = `Mended free of charge ${Date.now()}`
  await db.update(products).set({ repairAndDisposal: note }).where(eq(products.id, id))
  await db.update(products).set({ repairAndDisposal: '' }).where(eq(products.id, id))
  await close()
  await expect(async () => {
    await page.goto(`/passport/${passportCode(id)}`)
    await page.getByText('Earlier details').click()
    await expect(page.getByText(note)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expectNoViolations(page)
})
