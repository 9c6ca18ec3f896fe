import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { manufacturers } from '#app/catalog/manufacturers.table.ts'
import { productImages, products } from '#app/catalog/products.table.ts'
import { findStockedProduct } from '#app/catalog/variants.server.ts'
import type { DraftRow } from '#app/inventory/photo-drafts/draft-rows.ts'
import { createPhotoDraft, readPhotoDrafts, savePhotoDrafts } from '#app/inventory/photo-drafts/photo-drafts.server.ts'
import { applyStockChanges } from '#app/inventory/stock/change-stock.server.ts'
import { lockAllStock } from '#app/inventory/stock.server.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import { brokenInvariants } from '#db/invariants.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addProductRow } from '#tests/support/product-rows.ts'

let store: TestDatabase
let staffId: Id<'staff'>
beforeAll(async () => {
  store = await testDatabase()
  staffId = await addFirstAdmin(store.db)
})
afterAll(() => store.close())
beforeEach(async () => {
  await store.db.delete(products)
  await store.db.delete(manufacturers)
})

let count = 0

async function addPhoto(fileName: string) {
  const image = { publicId: `products/${++count}`, url: `/media/products/${count}.jpg` }
  await store.db.insert(uploads).values({ ...image, width: 800, height: 1000, bytes: 1 })
  const photo = { image, fileName }
  await createPhotoDraft(store.db, photo, staffId)
  return photo
}

const readRows = async () => (await readPhotoDrafts(store.db)).rows

/** The only draft, as its form sends it, with a change. */
async function onlyRow(change: Partial<DraftRow> = {}): Promise<DraftRow> {
  const [row] = await readRows()
  if (!row) throw new Error('There is no draft')
  return { id: row.id, version: row.version, name: row.name, price: 0, sizes: [], ...change }
}

const load = async (id: Id<'product'>) => {
  const product = await findStockedProduct(store.db, id)
  if (!product) throw new Error('The product is missing')
  return product
}

test('a photo becomes a draft with its name and image, which shoppers do not see', async () => {
  const { image } = await addPhoto('linen-wrap_dress.jpg')
  const [row] = await readRows()
  expect(row).toMatchObject({ name: 'Linen wrap dress', price: '', sizes: '', image: image.url })
  expect(await load((await onlyRow()).id)).toMatchObject({
    status: 'draft',
    slug: 'linen-wrap-dress',
    description: '',
    price: 0,
    category: 'dresses',
    images: [{ publicId: image.publicId, alt: 'Linen wrap dress, front', isPrimary: true }],
  })
  expect(await brokenInvariants(store.db)).toEqual([])
})

test('the same photo again adds no second draft', async () => {
  const photo = await addPhoto('kaftan.jpg')
  await createPhotoDraft(store.db, photo, staffId)
  expect(await readRows()).toHaveLength(1)
})

test('photos of the same name at the same time become separate drafts, newest first', async () => {
  await Promise.all(Array.from({ length: 5 }, () => addPhoto('kaftan.jpg')))
  const slugs = await store.db.select({ slug: products.slug }).from(products)
  expect(slugs.map(({ slug }) => slug).sort()).toEqual(['kaftan', 'kaftan-2', 'kaftan-3', 'kaftan-4', 'kaftan-5'])
})

test('the only manufacturer of the store makes it', async () => {
  const id = newId<'manufacturer'>()
  await store.db.insert(manufacturers).values({ id, name: 'Porto Atelier', contact: 'a@porto.example', country: 'PT' })
  await addPhoto('kaftan.jpg')
  expect(await load((await onlyRow()).id)).toMatchObject({ manufacturerId: id })
})

describe('the list of drafts', () => {
  test('saves names, prices and sizes of changed rows only', async () => {
    await addPhoto('kaftan.jpg')
    const row = await onlyRow({ name: 'Silk kaftan', price: 14_900, sizes: ['S', 'M'] })
    expect(await savePhotoDrafts(store.db, [row], staffId)).toEqual({})
    const saved = await load(row.id)
    expect(saved).toMatchObject({ name: 'Silk kaftan', price: 14_900, status: 'draft', description: '' })
    expect(saved.variants.map(({ size, stock }) => [size, stock])).toEqual([
      ['S', 0],
      ['M', 0],
    ])
    const again = await onlyRow({ price: 14_900, sizes: ['S', 'M'] })
    expect(await savePhotoDrafts(store.db, [again], staffId)).toEqual({})
    expect((await load(row.id)).version).toBe(saved.version)
    expect(await brokenInvariants(store.db)).toEqual([])
  })

  test('keeps what others changed, and what is active or gone', async () => {
    await addPhoto('kaftan.jpg')
    const row = await onlyRow({ price: 100 })
    await savePhotoDrafts(store.db, [await onlyRow({ name: 'Theirs' })], staffId)
    expect(await savePhotoDrafts(store.db, [row], staffId)).toEqual({
      'rows.0.name': 'This draft was changed by someone else. Reload the page.',
    })
    const gone = { 'rows.0.name': 'This draft was deleted or is active now.' }
    await store.db.update(products).set({ status: 'active' }).where(eq(products.id, row.id))
    expect(await savePhotoDrafts(store.db, [row], staffId)).toEqual(gone)
    expect(await load(row.id)).toMatchObject({ name: 'Theirs', price: 0 })
    expect(await savePhotoDrafts(store.db, [{ ...row, id: newId<'product'>() }], staffId)).toEqual(gone)
  })

  test('does not remove a size that has stock', async () => {
    await addPhoto('kaftan.jpg')
    await savePhotoDrafts(store.db, [await onlyRow({ sizes: ['S'] })], staffId)
    const { id } = await onlyRow()
    await withTx(store.db, async (tx) => {
      const { variants } = await lockAllStock(tx, [id])
      const changes = variants.map((variant) => ({ variant, delta: 3 }))
      await applyStockChanges(tx, changes, { reason: 'edit', staffId })
    })
    const row = await onlyRow({ sizes: ['M'] })
    expect(await savePhotoDrafts(store.db, [row], staffId)).toEqual({
      'rows.0.sizes': 'A removed size has stock. Change the sizes in the product.',
    })
    expect((await load(id)).sizes).toEqual(['S'])
  })

  test('shows the newest twenty and counts the others', async () => {
    for (let number = 1; number <= 22; number++) {
      await addProductRow(store.db, { name: `Draft ${number}`, status: 'draft', createdAt: new Date(number * 1_000) })
    }
    await addProductRow(store.db, { name: 'Active' })
    const { rows, more } = await readPhotoDrafts(store.db)
    expect([rows.length, rows[0]?.name, more]).toEqual([20, 'Draft 22', 2])
  })
})

test('a photo that is no longer stored creates nothing', async () => {
  const image = { publicId: 'products/gone', url: '/media/products/gone.jpg' }
  await expect(createPhotoDraft(store.db, { image, fileName: 'gone.jpg' }, staffId)).rejects.toThrow('not created')
  expect(await store.db.$count(products)).toBe(0)
  expect(await store.db.$count(productImages)).toBe(0)
})
