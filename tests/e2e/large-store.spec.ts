import { sql } from 'drizzle-orm'
import { expect, test, visit } from '#tests/e2e/fixtures.ts'
import { startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

test('with many collections, products and long names no request fails, and every page comes to rest', async ({
  page,
}) => {
  test.slow() // a store of its own
  const shop = await startStore()
  const { db, close } = openStoreDatabase(shop)
  try {
    await db.execute(sql`
      insert into collections (id, name, slug, status, position)
        select gen_random_uuid(), 'Collection ' || n, rpad('collection-' || n || '-', 59, 'of-long-names-') || 'x', 'active', n
        from generate_series(1, 60) n`)
    await db.execute(sql`
      insert into products (id, name, slug, sku, price, category, status)
        select gen_random_uuid(), 'Dress ' || n, rpad('dress-' || n || '-', 199, 'of-long-names-') || 'x', 'LONG-' || n, 900000,
          'dresses', 'active'
        from generate_series(1, 200) n`)
    await db.execute(sql`
      insert into collection_products (collection_id, product_id)
        select c.id, p.id from collections c, (select id from products order by id desc limit 30) p
        where c.name like 'Collection %'`)
    const { rows } = await db.execute<{ path: string }>(sql`
      (select '/product/' || id as path from products where sku = 'LONG-1')
      union all (select '/collection/' || slug from collections where name = 'Collection 1')`)
    const refused: string[] = []
    const routeLookUps: string[] = []
    page.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`)
      if (answer.url().includes('/__manifest')) routeLookUps.push(answer.url())
    })
    const paths = ['/', '/shop', '/shop?page=5', '/lookbook', '/about', '/contact', '/faq', '/wishlist', '/checkout']
    for (const path of [...paths, ...rows.map((row) => row.path)]) {
      await visit(page, shop.url + path)
      await page.waitForLoadState('networkidle')
    }
    await visit(page, `${shop.url}/shop`)
    await page.locator('main a[href^="/product/"]').first().click()
    await expect(page).toHaveURL(/\/product\//)
    await page.waitForLoadState('networkidle')
    await visit(page, `${shop.url}/lookbook`)
    await page.locator('main a[href^="/collection/"]').first().click()
    await expect(page).toHaveURL(/\/collection\//)
    await page.waitForLoadState('networkidle')
    expect(refused, 'refused requests').toEqual([])
    expect(routeLookUps, 'look-ups of routes').toEqual([])
  } finally {
    await page.goto('about:blank')
    await close()
    await shop.stop()
  }
})
