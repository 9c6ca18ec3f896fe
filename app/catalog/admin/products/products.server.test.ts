import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collections } from '#app/catalog/collections.table.ts'
import { collectionProducts, productImages, products, productVariants } from '#app/catalog/products.table.ts'
import { deleteProduct, duplicateProduct } from '#app/inventory/save-product.server.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { auditLog } from '#app/store/staff.table.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { waitForBlockedQueries } from '#tests/support/blocked-queries.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let staffId: Id<'staff'>
beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
})
afterAll(() => store.close())

async function duplicate(id: Id<'product'>): Promise<Id<'product'>> {
  const copy = await duplicateProduct(store.db, id, staffId)
  if (!copy) throw new Error('The copy is missing')
  return copy
}

async function read(id: Id<'product'>) {
  const [product] = await store.db.select().from(products).where(eq(products.id, id))
  if (!product) throw new Error('The product is missing')
  return product
}

const listImages = (id: Id<'product'>) =>
  store.db
    .select({
      url: productImages.url,
      publicId: productImages.publicId,
      width: productImages.width,
      height: productImages.height,
      alt: productImages.alt,
      color: productImages.color,
      displayOrder: productImages.displayOrder,
      isPrimary: productImages.isPrimary,
    })
    .from(productImages)
    .where(eq(productImages.productId, id))
    .orderBy(asc(productImages.displayOrder))

test('a copy is a draft with its own name, slug and SKU, without stock', async () => {
  const colors = [
    { name: 'Plum', hex: '#4b1d3f' },
    { name: 'Sand', hex: '#e4ddd3' },
  ]
  const cells = colors.flatMap(({ name }) => ['S', 'M'].map((size) => ({ size, color: name, stock: 4 })))
  const id = await addProduct(store.db, {
    name: 'Ivo Blouse',
    price: 86_000_00,
    sizes: ['S', 'M'],
    colors,
    stock: cells,
  })
  const collectionId = newId<'collection'>()
  await store.db.insert(collections).values({ id: collectionId, name: 'Spring', slug: 'spring' })
  await store.db.insert(collectionProducts).values({ collectionId, productId: id, position: 3 })
  const texts = { description: 'Short', longDescription: 'Long', materials: 'Silk', careInstructions: 'Cold' }
  const stored = {
    ...texts,
    salePrice: 80_000_00,
    costPrice: 30_000_00,
    tags: ['new in'],
    seoDescription: 'Found',
    collectionId,
  }
  await store.db
    .update(products)
    .set({ ...stored, seoTitle: 'Ivo Blouse', lowStockThreshold: 2 })
    .where(eq(products.id, id))
  await store.db
    .update(products)
    .set({ isNew: true, isBestseller: true, isFeatured: true, showOnHomepage: true, homepageSection: 'hero' })
    .where(eq(products.id, id))
  const image = { productId: id, width: 800, height: 1000, alt: 'Front' }
  await store.db.insert(productImages).values([
    { ...image, url: '/media/a.jpg', publicId: 'a', isPrimary: true, color: 'Plum' },
    { ...image, url: '/media/b.jpg', publicId: 'b', displayOrder: 1 },
  ])

  const copy = await duplicate(id)
  const [copied, before] = [await read(copy), await read(id)]
  expect(copied).toMatchObject({
    ...stored,
    name: 'Ivo Blouse (copy)',
    slug: 'ivo-blouse-copy',
    seoTitle: 'Ivo Blouse (copy)',
    price: 86_000_00,
    sizes: ['S', 'M'],
    colors,
    status: 'draft',
    stockQuantity: 0,
    stockByVariant: true,
    lowStockThreshold: 2,
  })
  expect(copied).toMatchObject({
    showOnHomepage: false,
    homepageSection: null,
    isNew: false,
    isBestseller: false,
    isFeatured: false,
  })
  expect(copied.sku).toMatch(/^PRD-\d{8}$/)
  expect(copied.sku).not.toBe(before.sku)
  expect(before).toMatchObject({ name: 'Ivo Blouse', stockQuantity: 16, showOnHomepage: true })
  expect(await listImages(copy)).toEqual(await listImages(id))
  const isMember = eq(collectionProducts.productId, copy)
  expect(await store.db.select().from(collectionProducts).where(isMember)).toMatchObject([
    { collectionId, position: null },
  ])
  const variants = await store.db.select().from(productVariants).where(eq(productVariants.productId, copy))
  expect(variants.map(({ size, color, stock }) => `${size} ${color} ${stock}`).sort()).toEqual([
    'M Plum 0',
    'M Sand 0',
    'S Plum 0',
    'S Sand 0',
  ])
  const entries = await store.db.select().from(auditLog).where(eq(auditLog.entityId, copy))
  expect(entries).toMatchObject([{ action: 'product.duplicate', staffId, changes: { copyOf: before.sku } }])
  expect(await listBrokenInvariants(store.db)).toEqual([])

  expect(await deleteProduct(store.db, id, staffId)).toBe(true)
  expect(await listImages(copy)).toHaveLength(2)
})

test('concurrent copies of a product get different slugs', async () => {
  const id = await addProduct(store.db, { name: 'Twin Top', stock: 3 })
  const copies = await Promise.all([1, 2, 3].map(() => duplicate(id)))
  const slugs = (await Promise.all(copies.map(read))).map(({ slug }) => slug)
  expect(slugs.sort()).toEqual(['twin-top-copy', 'twin-top-copy-2', 'twin-top-copy-3'])
})

test('a copy whose slug is taken in the meantime gets the next free slug', async () => {
  const id = await addProduct(store.db, { name: 'Rival Top', stock: 0 })
  const other = await addProduct(store.db, { stock: 0 })
  const { copying } = await withTx(store.db, async (tx) => {
    await tx.update(products).set({ slug: 'rival-top-copy' }).where(eq(products.id, other))
    const copying = duplicate(id)
    await waitForBlockedQueries(store.db)
    return { copying }
  })
  expect((await read(await copying)).slug).toBe('rival-top-copy-2')
})

test('a copied name of maximum length is shortened so that the suffix fits', async () => {
  const id = await addProduct(store.db, { name: 'é'.repeat(200), stock: 0 })
  expect((await read(await duplicate(id))).name).toBe(`${'é'.repeat(193)} (copy)`)
})

test('a missing product cannot be copied', async () => {
  expect(await duplicateProduct(store.db, newId<'product'>(), staffId)).toBeNull()
})
