import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '#app/catalog/products.table.ts'
import { sizeGuides } from '#app/catalog/size-guides/size-guides.table.ts'
import { newId } from '#app/lib/id.ts'
import { readPage } from '#tests/support/read-page.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { createSizeGuideRow } from '#tests/support/size-guides.ts'
import { openStaffAccess } from '#tests/support/staff-access.ts'

// Tests size guides in the admin and in the storefront.

const store = getSharedStore()
const { db, admin, read } = await openStaffAccess(store)

test('a guide’s copy is a separate, unused guide and can be deleted', async () => {
  const [id, name] = [newId<'size-guide'>(), admin.newName('Guide')]
  await db.insert(sizeGuides).values({ ...createSizeGuideRow(name), id })
  const copied = await admin.post(`/admin/size-guides/edit/${id}`, { intent: 'duplicate' })
  const copy = copied.headers.get('location')?.split('?')[0] ?? ''
  const { html, text } = await read(copy)
  expect(html).toContain(`>${name} (copy)</h1>`)
  expect(text).toContain('Not used yet.')
  const deleted = await admin.post(copy, { intent: 'delete' })
  expect(deleted.headers.get('location')).toBe('/admin/size-guides?deleted=yes')
  expect((await read(copy)).status).toBe(404)
})

test('a product shows what its model wears, and a link to the guide selected in its form', async () => {
  const name = admin.newName('Guide')
  await db.insert(sizeGuides).values(createSizeGuideRow(name))
  const product = await admin.newProduct()
  const form = { sizeGuide: name, modelHeightMm: '5′10″', modelSize: 'M' }
  const saved = await admin.post(product.edit, await admin.productForm(product, form))
  expect(saved.status).toBe(200)
  const [row] = await db.select().from(products).where(eq(products.id, product.id))
  expect(row).toMatchObject({ sizeGuide: name })
  await db
    .update(products)
    .set({ sizes: ['M'] })
    .where(eq(products.id, product.id))
  const { text } = await readPage(store.url, product.page)
  expect(text).toContain('Model is 178 cm (5′10″) and wears M')
  expect(text).toContain('Size guide')
  expect((await read(product.edit)).html).toMatch(/<input[^>]*name="modelHeightMm"[^>]*value="177\.8"/)
})
