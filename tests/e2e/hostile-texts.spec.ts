import { sql } from 'drizzle-orm'
import routes from '#app/routes.ts'
import { expect, expectNoSidewaysScroll, hydrated, test, visit } from '#tests/e2e/fixtures.ts'
import { PROBES, writeProbes } from '#tests/support/hostile-texts.ts'
import { leavesOf } from '#tests/support/route-leaves.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

/** What would run, or lead away, if the browser read a text as HTML. */
function findHurt(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const found: string[] = []
  for (const element of page.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const isAddress = ['href', 'src', 'action', 'formaction', 'data'].includes(name)
      const leads = isAddress && /^(javascript:|(https:)?\/\/evil\.example)/i.test(value.replace(/\s/g, ''))
      if (name.startsWith('on') || name === 'srcdoc' || leads)
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

test('what staff and shoppers typed is text on every page of the store and of the admin', async ({ page }) => {
  test.slow() // a store of its own, and every page of it
  expect(PROBES.length).toBeGreaterThanOrEqual(40)
  const shop = await startStore()
  const { db, close } = openStoreDatabase(shop)
  try {
    await writeProbes(db)
    const { rows } = await db.execute<{ pattern: string; name: string }>(sql`
      (select '/product/:id' as pattern, id::text as name from products where status = 'active' order by id limit 1)
      union all (select '/collection/:slug', slug from collections where status = 'active' order by id limit 1)
      union all (select '/admin/products/edit/:id', id::text from products order by id limit 1)
      union all (select '/admin/collections/edit/:id', id::text from collections order by id limit 1)
      union all (select '/admin/orders/:id', id::text from orders order by id limit 1)
      union all (select '/order/:link', link from orders order by id limit 1)
      union all (select '/admin/customers/:id', id::text from customers order by id limit 1)
      union all (select '/admin/messages/:id', id::text from contact_messages limit 1)`)
    const named = new Map(rows.map(({ pattern, name }) => [pattern, pattern.replace(/:\w+/, name)]))
    const paths = leavesOf(await routes).flatMap(({ path }) => named.get(path) ?? (/[:*]/.test(path) ? [] : [path]))
    expect(named.size).toBe(8)

    const { cookie } = await openStaffSession(db, shop)
    await page.goto(`${shop.url}/healthz`)
    let read = 0
    for (const path of paths) {
      const answer = await page.request.get(shop.url + path, { headers: { Cookie: cookie } })
      if (!answer.headers()['content-type']?.startsWith('text/html')) continue
      read++
      expect(await page.evaluate(findHurt, await answer.text()), path).toEqual([])
    }
    expect(read).toBeGreaterThan(35)

    // Where scripts of ours write as well.
    const [name = '', value = ''] = cookie.split('=')
    await page.context().addCookies([{ name, value, url: shop.url }])
    for (const pattern of ['/product/:id', '/admin/products/edit/:id', '/admin/orders/:id']) {
      await page.goto(shop.url + named.get(pattern))
      await hydrated(page)
      expect(await page.evaluate(() => 'hurt' in window), pattern).toBe(false)
    }
  } finally {
    await page.goto('about:blank') // it fetches ahead, and says so where nobody answers
    await close()
    await shop.stop()
  }
})

test('a name that is one long word breaks where its place ends', async ({ page }) => {
  test.slow() // a store of its own
  const shop = await startStore()
  const { db, close } = openStoreDatabase(shop)
  const word = 'Handembroidered'.repeat(13)
  try {
    await db.execute(sql`update collections set name = left(${word}, 100), description = ${word}`)
    await db.execute(sql`update products set name = ${word}, description = ${word}`)
    const { rows } = await db.execute<{ path: string }>(sql`
      (select '/product/' || id as path from products where status = 'active' order by id limit 1)
      union all (select '/collection/' || slug from collections where status = 'active' order by id limit 1)`)
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const path of ['/', '/shop', '/lookbook', ...rows.map((row) => row.path)]) {
        await visit(page, shop.url + path)
        await expectNoSidewaysScroll(page)
      }
    }
    await page.setViewportSize({ width: 320, height: 900 })
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
  } finally {
    await page.goto('about:blank')
    await close()
    await shop.stop()
  }
})
