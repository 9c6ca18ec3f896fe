import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { toPassportCode } from '#app/catalog/passport/passport-code.ts'
import { products } from '#app/catalog/products.table.ts'
import { createDemoId } from '#db/demo/demo-ids.ts'
import { addProduct } from '#tests/support/products.ts'
import { readPage } from '#tests/support/read-page.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { placeOrder } from '#tests/support/shopper-client.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

const { url } = getSharedStore()
const { db, close } = openStoreDatabase(getSharedStore())

afterAll(close)

test('a garment’s passport shows its materials, needs no scripts, and links to the shop', async () => {
  const gown = createDemoId('product', 'imisi-satin-gown')
  const { status, html, text } = await readPage(url, `/passport/${toPassportCode(gown)}`)
  expect(status).toBe(200)
  expect(html).toMatch(/<h1[^>]*><bdi>Imisi Satin Gown<\/bdi><\/h1>/)
  expect(html).toMatch(/<img [^>]*alt="Imisi Satin Gown"/)
  expect(text).toContain('Shell: 100% silk')
  expect(text).toContain('Hand wash')
  expect(html).toContain(`<a href="/product/${gown}" class="passport-link">View in the shop</a>`)
  expect(html).not.toContain('<script')
})

test('a passport code that belongs to no product returns a 404', async () => {
  const { status, html } = await readPage(url, `/passport/${'0'.repeat(25)}`)
  expect(status).toBe(404)
  expect(html).toMatch(/<h1[^>]*>This garment passport does not exist<\/h1>/)
  expect(html).toMatch(/<a href="\/contact"[^>]*>contact us<\/a>/)
  expect(html).toMatch(/<a href="\/shop"[^>]*>Shop<\/a>/)
})

test('once a unit has been sold, details that are later changed stay in the passport as previous details', async () => {
  const id = await addProduct(db)
  await placeOrder(url, [{ productId: id, size: 'One Size', color: 'Default', quantity: 1 }])
  const write = (repairAndDisposal: string) => db.update(products).set({ repairAndDisposal }).where(eq(products.id, id))
  await write('Mended free of charge')
  const path = `/passport/${toPassportCode(id)}`
  await expect.poll(async () => (await readPage(url, path)).text).toContain('Mended free of charge')
  await write('')
  await expect
    .poll(async () => (await readPage(url, path)).html)
    .toMatch(
      /<details class="passport-earlier group"><summary>Previous details<.*<\/summary>.*Mended free of charge.*<\/details>/s,
    )
})
