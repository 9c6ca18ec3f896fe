import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { categories } from '#app/catalog/categories.table.ts'
import { manufacturers } from '#app/catalog/manufacturers.table.ts'
import { productImages, products } from '#app/catalog/products.table.ts'
import { findStockedProduct } from '#app/catalog/variants.server.ts'
import { parseRows, type SubmittedRow, writeRows } from '#app/inventory/photo-drafts/draft-rows.ts'
import {
  canCreatePhotoDrafts,
  createPhotoDraft,
  readPhotoDrafts,
  savePhotoDrafts,
} from '#app/inventory/photo-drafts/photo-drafts.server.ts'
import { applyStockChanges } from '#app/inventory/stock/change-stock.server.ts'
import { lockAllStock } from '#app/inventory/stock.server.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addProductRow } from '#tests/support/product-rows.ts'

let store: TestDatabase
let staffId: Id<'staff'>
beforeAll(async () => {
  store = await openTestDatabase()
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
  return { ...photo, isCreated: await createPhotoDraft(store.db, photo, staffId) }
}

const readRows = async () => (await readPhotoDrafts(store.db)).rows

/** Returns the row that the form would send for the only draft, with `change` applied. */
async function onlyRow(change: Partial<SubmittedRow> = {}) {
  const [row] = await readRows()
  if (!row) throw new Error('There is no draft')
  const { id, version, name, price, sizes } = row
  return { id, version, name, price, sizes, ...change, key: id }
}

const save = (...rows: readonly SubmittedRow[]) => savePhotoDrafts(store.db, parseRows(writeRows(rows), 'USD'), staffId)
const SAVED = { errors: {}, rejected: [] }

const load = async (id: Id<'product'>) => {
  const product = await findStockedProduct(store.db, id)
  if (!product) throw new Error('The product is missing')
  return product
}

test('a photo becomes a draft product with that image and a name from the file name', async () => {
  const { image } = await addPhoto('linen-wrap_dress.jpg')
  const [row] = await readRows()
  expect(row).toMatchObject({ name: 'Linen wrap dress', price: '', sizes: '', image: image.url })
  expect(await load((await onlyRow()).key)).toMatchObject({
    status: 'draft',
    slug: 'linen-wrap-dress',
    description: '',
    price: 0,
    category: 'dresses',
    images: [{ publicId: image.publicId, alt: 'Linen wrap dress, front', isPrimary: true }],
  })
  expect(await listBrokenInvariants(store.db)).toEqual([])
})

test('uploading the same photo again does not create a second draft', async () => {
  const photo = await addPhoto('kaftan.jpg')
  expect(photo.isCreated).toBe(true)
  expect(await createPhotoDraft(store.db, photo, staffId)).toBe(false)
  expect(await readRows()).toHaveLength(1)
})

test('photos with the same name that are added at the same time become separate drafts', async () => {
  await Promise.all(Array.from({ length: 5 }, () => addPhoto('kaftan.jpg')))
  const slugs = await store.db.select({ slug: products.slug }).from(products)
  expect(slugs.map(({ slug }) => slug).sort()).toEqual(['kaftan', 'kaftan-2', 'kaftan-3', 'kaftan-4', 'kaftan-5'])
})

test('a draft gets the store’s manufacturer if there is only one', async () => {
  const id = newId<'manufacturer'>()
  await store.db.insert(manufacturers).values({ id, name: 'Porto Atelier', contact: 'a@porto.example', country: 'PT' })
  await addPhoto('kaftan.jpg')
  expect(await load((await onlyRow()).key)).toMatchObject({ manufacturerId: id })
})

describe('the list of drafts', () => {
  test('saves names, prices and sizes of changed rows only', async () => {
    await addPhoto('kaftan.jpg')
    const row = await onlyRow({ name: 'Silk kaftan', price: '149', sizes: 'S, M' })
    expect(await save(row)).toEqual({ ...SAVED, current: await readRows() })
    const saved = await load(row.key)
    expect(saved).toMatchObject({ name: 'Silk kaftan', price: 14_900, status: 'draft', description: '' })
    expect(saved.variants.map(({ size, stock }) => [size, stock])).toEqual([
      ['S', 0],
      ['M', 0],
    ])
    expect(await save(await onlyRow())).toMatchObject(SAVED)
    expect((await load(row.key)).version).toBe(saved.version)
    expect(await listBrokenInvariants(store.db)).toEqual([])
  })

  test('does not overwrite drafts that others changed, activated or deleted', async () => {
    await addPhoto('kaftan.jpg')
    const row = await onlyRow({ price: '1' })
    await save(await onlyRow({ name: 'Theirs' }))
    const { errors, current } = await save(row)
    expect(errors).toEqual({ [`name.${row.id}`]: expect.stringMatching(/^This draft was changed by someone else/) })
    expect(current).toEqual(await readRows())
    const gone = 'This draft was deleted or is now active.'
    await store.db.update(products).set({ status: 'active' }).where(eq(products.id, row.key))
    expect(await save(row)).toMatchObject({ errors: { [`name.${row.id}`]: gone }, current: [] })
    expect(await load(row.key)).toMatchObject({ name: 'Theirs', price: 0 })
    const other = newId<'product'>()
    expect(await save({ ...row, id: other })).toMatchObject({ errors: { [`name.${other}`]: gone }, current: [] })
  })

  test('saves the other rows if one is invalid', async () => {
    await addPhoto('kaftan.jpg')
    const valid = await onlyRow({ price: '149' })
    await addPhoto('cape.jpg')
    const invalid = await onlyRow({ sizes: 'One Size' })
    const result = await save(invalid, valid)
    expect(result.errors).toEqual({ [`sizes.${invalid.id}`]: 'Leave sizes empty if there is only one' })
    expect(result.rejected).toMatchObject([{ id: invalid.id, sizes: 'One Size' }])
    expect(result.current.map(({ name, price, sizes }) => [name, price, sizes])).toEqual([
      ['Cape', '', ''],
      ['Kaftan', '149', ''],
    ])
  })

  test('rejects a row whose product is invalid in a different field, with an error beside the name', async () => {
    await addPhoto('kaftan.jpg')
    const row = await onlyRow({ price: '149' })
    await store.db
      .update(products)
      .set({ vendor: 'x'.repeat(300) })
      .where(eq(products.id, row.key))
    const { version } = await onlyRow()
    const { errors } = await save({ ...row, version })
    expect(errors).toEqual({ [`name.${row.id}`]: expect.stringContaining('Vendor') })
  })

  test('does not remove a size that has stock', async () => {
    await addPhoto('kaftan.jpg')
    await save(await onlyRow({ sizes: 'S' }))
    const { key } = await onlyRow()
    await withTx(store.db, async (tx) => {
      const { variants } = await lockAllStock(tx, [key])
      const changes = variants.map((variant) => ({ variant, delta: 3 }))
      await applyStockChanges(tx, changes, { reason: 'edit', staffId })
    })
    const { errors } = await save(await onlyRow({ sizes: 'M' }))
    expect(errors).toEqual({ [`sizes.${key}`]: 'A removed size has stock. Change the sizes on the product’s page.' })
    expect((await load(key)).sizes).toEqual(['S'])
  })

  describe('a new name', () => {
    const rename = async (name: string) => {
      const row = await onlyRow({ name })
      expect(await save(row)).toMatchObject(SAVED)
      const { slug, seoTitle, images } = await load(row.key)
      return { slug, seoTitle, alt: images[0]?.alt }
    }

    test('changes the text that was generated from the file name', async () => {
      await addPhoto('kaftan.jpg')
      await addPhoto('IMG_2041.jpg')
      const expected = { slug: 'silk-kaftan', seoTitle: 'Silk kaftan', alt: 'Silk kaftan, front' }
      expect(await rename('Silk kaftan')).toEqual(expected)
      expect(await rename('Kaftan')).toEqual({ slug: 'kaftan-2', seoTitle: 'Kaftan', alt: 'Kaftan, front' })
      expect((await rename('Платье')).slug).toBe('plate')
      expect((await rename('Cape')).slug).toBe('cape')
    })

    test('does not change text that someone edited', async () => {
      await addPhoto('IMG_2041.jpg')
      const { key } = await onlyRow()
      const edited = { slug: 'summer', seoTitle: 'Silk, by hand' }
      await store.db.update(products).set(edited).where(eq(products.id, key))
      await store.db.update(productImages).set({ alt: 'On the beach' }).where(eq(productImages.productId, key))
      expect(await rename('Kaftan')).toEqual({ ...edited, alt: 'On the beach' })
    })

    test('does not change the slug of a product that was active', async () => {
      await addPhoto('kaftan.jpg')
      const { key } = await onlyRow()
      const changes = { status: { from: 'active', to: 'draft' } }
      const change = { action: 'product.update', entity: 'product', entityId: key, changes }
      await withTx(store.db, (tx) => recordChange(tx, staffId, change))
      expect(await rename('Cape')).toEqual({ slug: 'kaftan', seoTitle: 'Cape', alt: 'Cape, front' })
    })
  })

  test('shows the newest twenty drafts and counts the rest', async () => {
    for (let number = 1; number <= 22; number++) {
      await addProductRow(store.db, { name: `Draft ${number}`, status: 'draft', createdAt: new Date(number * 1_000) })
    }
    await addProductRow(store.db, { name: 'Active' })
    const { rows, more } = await readPhotoDrafts(store.db)
    expect([rows.length, rows[0]?.name, more]).toEqual([20, 'Draft 22', 2])
    expect((await readPhotoDrafts(store.db, 100)).rows).toHaveLength(22)
  })
})

test('without a category, no draft can be created', async () => {
  expect(await canCreatePhotoDrafts(store.db)).toBe(true)
  const withoutCategories = withTx(store.db, async (tx) => {
    await tx.delete(categories)
    expect(await canCreatePhotoDrafts(tx)).toBe(false)
    throw new Error('undone')
  })
  await expect(withoutCategories).rejects.toThrow('undone')
})

test('no draft is created for a photo that is no longer stored', async () => {
  const image = { publicId: 'products/gone', url: '/media/products/gone.jpg' }
  await expect(createPhotoDraft(store.db, { image, fileName: 'gone.jpg' }, staffId)).rejects.toThrow('not created')
  expect(await store.db.$count(products)).toBe(0)
  expect(await store.db.$count(productImages)).toBe(0)
})
