import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '#app/catalog/products.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { openStaffAccess } from '#tests/support/staff-access.ts'

// Sends the product form to the store as browsers do. store-texts.test.ts tests saves that fail.

const store = getSharedStore()
const { db, admin } = await openStaffAccess(store)

const readName = (id: Id<'product'>) => db.select({ name: products.name }).from(products).where(eq(products.id, id))

test('a plain form is saved, or rejected with messages and the input', async () => {
  const { newProduct, productForm, post } = admin
  const product = await newProduct()
  const rejection = await post(product.edit, await productForm(product, { name: '', price: '-1' }))
  expect(rejection.status).toBe(400)
  expect((await post(product.edit, await productForm(product, { name: 'Plainer' }))).status).toBe(200)
  expect(await readName(product.id)).toEqual([{ name: 'Plainer' }])
})

test('a deleted product is saved as a new one, and the form for the new product opens', async () => {
  const { newProduct, productForm, post } = admin
  const [product, id] = [await newProduct(), newId<'product'>()]
  const form = await productForm(product, { newId: id, version: '', stockLoaded: '0', saveAsNew: 'yes' })
  await post(product.edit, { intent: 'delete' })
  const saved = await post(product.edit, form)
  expect([saved.status, saved.headers.get('location')]).toEqual([302, `/admin/products/edit/${id}?created=yes`])
})

test('a form that is too large is rejected before it is read', async () => {
  const { newProduct, productForm, post } = admin
  const product = await newProduct()
  const form = await productForm(product, { longDescription: 'x'.repeat(1_000_000) })
  const response = await post(`${product.edit}.data`, form).catch(() => null)
  if (response) expect(response.status).toBe(413) // the connection may close during the upload
  expect(await readName(product.id)).toEqual([{ name: product.name }])
})
