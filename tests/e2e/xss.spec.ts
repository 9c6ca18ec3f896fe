import { sql } from 'drizzle-orm'
import routes from '#app/routes.ts'
import { expect, expectNoSidewaysScroll, openPage, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { listLeafRoutes } from '#tests/support/leaf-routes.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'
import { writeXssPayloads, XSS_PAYLOADS } from '#tests/support/xss-payloads.ts'

// One store for all tests, each of which adds worse data: very long texts, very many, XSS payloads.

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

test('a name of one long word breaks within its box', async ({ page }) => {
  test.slow() // every page of the storefront and admin
  const word = 'Handembroidered'.repeat(13)
  await database.db.execute(sql`update collections set name = left(${word}, 100), description = ${word}`)
  await database.db.execute(sql`update products set name = ${word}, description = ${word}`)
  await database.db.execute(sql`update categories set name = left(${word}, 59) || position`)
  const { rows } = await database.db.execute<{ path: string }>(sql`
    (select '/product/' || id as path from products where status = 'active' order by id limit 1)
    union all (select '/collection/' || slug from collections where status = 'active' order by id limit 1)`)
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/shop', '/lookbook', ...rows.map((row) => row.path)]) {
      await openPage(page, store.url + path)
      await expectNoSidewaysScroll(page)
    }
  }
  await page.setViewportSize({ width: 320, height: 900 })
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
  await page.goto('about:blank') // prefetching logs an error if there is no response
})

test('with many collections, products and long names no request fails, and every page settles', async ({ page }) => {
  test.slow() // every page of the storefront and admin
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
  const { rows } = await database.db.execute<{ path: string }>(sql`
    (select '/product/' || id as path from products where sku = 'LONG-1')
    union all (select '/collection/' || slug from collections where name = 'Collection 1')`)
  const refused: string[] = []
  const routeLookUps: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`)
    if (response.url().includes('/__manifest')) routeLookUps.push(response.url())
  })
  const paths = ['/', '/shop', '/shop?page=5', '/lookbook', '/about', '/contact', '/faq', '/wishlist', '/checkout']
  for (const path of [...paths, ...rows.map((row) => row.path)]) {
    await openPage(page, store.url + path)
    await page.waitForLoadState('networkidle')
  }
  await openPage(page, `${store.url}/shop`)
  await page.locator('main a[href^="/product/"]').first().click()
  await expect(page).toHaveURL(/\/product\//)
  await page.waitForLoadState('networkidle')
  await openPage(page, `${store.url}/lookbook`)
  await page.locator('main a[href^="/collection/"]').first().click()
  await expect(page).toHaveURL(/\/collection\//)
  await page.waitForLoadState('networkidle')
  expect(refused, 'refused requests').toEqual([])
  expect(routeLookUps, 'route lookups').toEqual([])
  await page.goto('about:blank') // prefetching logs an error if there is no response
})

/** Elements and URLs that would exist if a text had been parsed as HTML. */
function findInjected(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const found: string[] = []
  for (const element of page.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const isUrl = ['href', 'src', 'action', 'formaction', 'data'].includes(name)
      const isHostile = isUrl && /^(javascript:|(https:)?\/\/evil\.example)/i.test(value.replace(/\s/g, ''))
      if (name.startsWith('on') || name === 'srcdoc' || isHostile)
        found.push(`${element.tagName} ${name}=${value.slice(0, 80)}`)
    }
    const isOurs =
      element.hasAttribute('nonce') ||
      element.hasAttribute('src') ||
      element.getAttribute('type') === 'application/ld+json'
    if (element.tagName === 'SCRIPT' && !isOurs && /^\s*window\.hurt/.test(element.textContent ?? ''))
      found.push('SCRIPT')
    if (['OBJECT', 'EMBED', 'BASE', 'STYLE', 'MATH', 'TEMPLATE'].includes(element.tagName)) found.push(element.tagName)
  }
  return found
}

test('text from staff and shoppers is text on every page of the storefront and admin', async ({ page }) => {
  test.slow() // every page of the storefront and admin
  expect(XSS_PAYLOADS.length).toBeGreaterThanOrEqual(40)
  await writeXssPayloads(database.db)
  const { rows } = await database.db.execute<{ pattern: string; name: string }>(sql`
    (select '/product/:id' as pattern, id::text as name from products where status = 'active' order by id limit 1)
    union all (select '/collection/:slug', slug from collections where status = 'active' order by id limit 1)
    union all (select '/admin/products/edit/:id', id::text from products order by id limit 1)
    union all (select '/admin/categories/edit/:id', id::text from categories order by id limit 1)
    union all (select '/admin/collections/edit/:id', id::text from collections order by id limit 1)
    union all (select '/admin/orders/:id', id::text from orders order by id limit 1)
    union all (select '/order/:link', link from orders order by id limit 1)
    union all (select '/admin/customers/:id', id::text from customers order by id limit 1)
    union all (select '/admin/messages/:id', id::text from contact_messages limit 1)`)
  const named = new Map(rows.map(({ pattern, name }) => [pattern, pattern.replace(/:\w+/, name)]))
  const paths = listLeafRoutes(await routes).flatMap(({ path }) => named.get(path) ?? (/[:*]/.test(path) ? [] : [path]))
  expect(named.size).toBe(9)

  const { cookie } = await openStaffSession(database.db, store)
  await page.goto(`${store.url}/healthz`)
  let read = 0
  for (const path of paths) {
    const response = await page.request.get(store.url + path, { headers: { Cookie: cookie } })
    if (!response.headers()['content-type']?.startsWith('text/html')) continue
    read++
    expect(await page.evaluate(findInjected, await response.text()), path).toEqual([])
  }
  expect(read).toBeGreaterThan(35)

  // Where scripts of ours render text too.
  const [name = '', value = ''] = cookie.split('=')
  await page.context().addCookies([{ name, value, url: store.url }])
  for (const pattern of ['/product/:id', '/admin/products/edit/:id', '/admin/orders/:id']) {
    await page.goto(store.url + named.get(pattern))
    await waitForHydration(page)
    expect(await page.evaluate(() => 'hurt' in window), pattern).toBe(false)
  }
  await page.goto('about:blank') // prefetching logs an error if there is no response
})
