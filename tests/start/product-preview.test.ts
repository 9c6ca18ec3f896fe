import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '#app/catalog/products.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { createDemoId } from '#db/demo/demo-ids.ts'
import { addProduct } from '#tests/support/products.ts'
import { readPage } from '#tests/support/read-page.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// Tests the page of a product that is not for sale, which only staff see.

const name = `Draft Gown ${newId<'product'>()}`

let database: ReturnType<typeof openStoreDatabase>
let cookie = ''
let draft: Id<'product'>

beforeAll(async () => {
  database = openStoreDatabase(getSharedStore())
  cookie = (await openStaffSession(database.db, getSharedStore())).cookie
  draft = await addProduct(database.db, { name, status: 'draft' })
  const longDescription =
    '# The cloth\n\nAll **silk**, see [tops](/shop?category=tops).\n\n<script>window.hurt=1</script>'
  await database.db.update(products).set({ longDescription }).where(eq(products.id, draft))
})
afterAll(() => database?.close())

test('staff see the page of a draft, which is neither cached nor found by search engines', async () => {
  const { status, headers, html } = await readPage(getSharedStore().url, `/admin/products/preview/${draft}`, cookie)
  expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([200, 'no-store', 'noindex'])
  expect(html).toMatch(/<meta name="robots" content="noindex/)
  expect(html).toMatch(new RegExp(`<h1[^>]*>${name}</h1>`))
  expect(html).toContain('Preview: draft, not for sale')
  expect(html).toMatch(/<h3[^>]*>The cloth<\/h3>/)
  expect(html).toContain('<strong>silk</strong>')
  expect(html).toMatch(/<a[^>]* href="\/shop\?category=tops"[^>]*>tops<\/a>/)
  expect(html).not.toContain('<script>window.hurt')
})

test('the preview of a product shows its look, like its page', async () => {
  const { url } = getSharedStore()
  const gown = createDemoId('product', 'imisi-satin-gown')
  const heading = /<h2[^>]*>Complete the look<\/h2>/
  expect((await readPage(url, `/product/${gown}`)).html).toMatch(heading)
  expect((await readPage(url, `/admin/products/preview/${gown}`, cookie)).html).toMatch(heading)
})

test('shoppers cannot find a draft', async () => {
  const { url } = getSharedStore()
  for (const path of [`/product/${draft}`, `/product/${draft}.data`, `/product/product-${draft}`]) {
    expect((await readPage(url, path)).status, path).toBe(404)
  }
  expect((await readPage(url, `/shop?search=${encodeURIComponent(name)}`)).html).not.toContain(draft)
  expect((await readPage(url, `/admin/products/preview/${draft}`)).status).toBe(302)
})
