import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { orders } from '#app/orders/orders.table.ts'
import { createDemoId } from '#db/demo/demo-ids.ts'
import { createCartLine, storeCart } from '#tests/e2e/checkout.ts'
import { expect, expectNoSidewaysScroll, openPage, test } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'
import { addStaffSession } from '#tests/e2e/staff.ts'
import { address } from '#tests/support/checkout-request.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'
import { writeXssPayloads } from '#tests/support/xss-payloads.ts'

// Uses one store, whose data is unusual in a different way for each test: XSS payloads (tests/start/xss.test.ts checks
// the server's HTML), one long word as every name, and very many rows.

test.describe.configure({ mode: 'serial' })

let store: StoreProcess
let database: ReturnType<typeof openStoreDatabase>

test.beforeAll(async () => {
  store = await startStore()
  database = openStoreDatabase(store)
})
test.afterAll(async () => {
  await database?.close()
  await store?.stop()
})

/** Asserts that stored text has created no element and run no script; `fixtures.ts` watches the CSP. */
async function expectNoInjection(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
}

test('stored text from staff and shoppers remains text wherever scripts show it', async ({ page }) => {
  await writeXssPayloads(database.db)
  const product = createDemoId('product', 'thandi-wrap-dress')
  const [order] = await database.db.select({ id: orders.id }).from(orders).limit(1)
  await addStaffSession(page, store)
  for (const path of [`/admin/products/edit/${product}`, `/admin/orders/${order?.id}`, `/product/${product}`]) {
    await openPage(page, store.url + path)
    await expectNoInjection(page)
  }
  await page.getByRole('group', { name: 'Size' }).locator('label').first().click()
  await page.getByRole('button', { name: 'Add to cart' }).first().press('Enter') // the sizes cover the button
  const drawer = page.getByRole('dialog', { name: /Shopping Cart/ })
  await expect(drawer.getByRole('link', { name: /<script>window\.hurt=1/ })).toBeVisible()
  await expectNoInjection(page)
  await page.goto('about:blank') // prefetching logs an error if there is no response
})

longTest('a name that is one long word wraps within its box', async ({ reusedPage: page }) => {
  const word = 'Handembroidered'.repeat(13)
  await database.db.execute(sql`update collections set name = left(${word}, 100), description = ${word}`)
  await database.db.execute(sql`update products set name = ${word}, description = ${word}`)
  await database.db.execute(sql`update categories set name = left(${word}, 59) || position`)
  const product = `/product/${createDemoId('product', 'thandi-wrap-dress')}`
  for (const path of ['/', '/shop', '/lookbook', '/collection/objects', product]) {
    await openPage(page, store.url + path)
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page)
    }
  }
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
  await page.goto('about:blank') // prefetching logs an error if there is no response
})

longTest(
  'with many collections, products and long names, no request fails, and no route is looked up',
  async ({ page }) => {
    await database.db.execute(sql`
    insert into collections (id, name, slug, status, position)
      select gen_random_uuid(), 'Collection ' || n, rpad('collection-' || n || '-', 59, 'of-long-names-') || 'x', 'active', n
      from generate_series(1, 60) n`)
    await database.db.execute(sql`
    insert into products (id, name, slug, sku, price, category, status)
      select gen_random_uuid(), 'Dress ' || n, rpad('dress-' || n || '-', 199, 'of-long-names-') || 'x', 'LONG-' || n, 900000,
        'dresses', 'active'
      from generate_series(1, 200) n`)
    await database.db.execute(sql`
    insert into collection_products (collection_id, product_id)
      select c.id, p.id from collections c, (select id from products order by id desc limit 30) p
      where c.name like 'Collection %'`)
    const failedRequests: string[] = []
    const routeLookUps: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) failedRequests.push(`${response.status()} ${response.url()}`)
      if (response.url().includes('/__manifest')) routeLookUps.push(response.url())
    })
    for (const [path, link] of [
      ['/', 'a[href="/lookbook"]'],
      ['/shop?page=5', 'a[href^="/product/"]'],
      ['/lookbook', 'a[href^="/collection/"]'],
    ] as const) {
      await openPage(page, store.url + path)
      await page.waitForLoadState('networkidle')
      const opened = page.locator(`main ${link}`).first()
      const target = (await opened.getAttribute('href')) ?? ''
      await opened.click()
      await expect(page).toHaveURL(store.url + target)
      await page.waitForLoadState('networkidle')
    }
    expect(failedRequests).toEqual([])
    expect(routeLookUps).toEqual([])
    await page.goto('about:blank') // prefetching logs an error if there is no response
  },
)

test('typed text is shown as text in the search and in the next step of checkout, and no character is cut in half', async ({
  page,
}) => {
  const [script, image] = ['</script><script>window.hurt=1</script>', '<img src=x onerror="window.hurt=1">']
  await openPage(page, `/shop?search=${encodeURIComponent(image)}`)
  await expect(page.getByRole('heading', { level: 1, name: `“${image}”` })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search products' }).fill(script)
  await expect(page.getByRole('heading', { level: 1, name: `“${script}”` })).toBeVisible()
  await expectNoInjection(page)
  // If the server and the browser truncated the text differently, hydration would log an error
  await openPage(page, `/shop?search=${encodeURIComponent(`${'x'.repeat(99)}👗👗`)}`)
  await expect(page.getByRole('heading', { level: 1, name: `“${'x'.repeat(99)}👗”` })).toBeVisible()

  await storeCart(page, [createCartLine('tarn-straw-hat')], {})
  await openPage(page, '/checkout')
  await page.getByLabel('First name').fill(image)
  await page.getByLabel('Address line 1').fill(script)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByText(`${image} ${address.last_name}, ada@example.com`)).toBeVisible()
  await expect(page.getByText(`${script}, ${address.city}`)).toBeVisible()
  await expectNoInjection(page)
})
