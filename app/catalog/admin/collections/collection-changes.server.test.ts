import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  arrangeCollections,
  deleteCollection,
  setCollectionStatus,
} from '#app/catalog/admin/collections/collection-changes.server.ts'
import { listCollectionRows } from '#app/catalog/admin/collections/collection-list.server.ts'
import { readCollectionListQuery } from '#app/catalog/admin/collections/collection-list.ts'
import { listProductChoices } from '#app/catalog/admin/products/product-choices.server.ts'
import { collections } from '#app/catalog/collections.table.ts'
import type { CollectionStatus } from '#app/catalog/constants.ts'
import { collectionProducts, productImages, products } from '#app/catalog/products.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { auditLog } from '#app/store/staff.table.ts'
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
beforeEach(async () => {
  await store.db.delete(collections)
  await store.db.delete(products)
})

type Options = { readonly position?: number; readonly slug?: string; readonly status?: CollectionStatus }

async function add(name: string, { position = 0, slug, status = 'active' }: Options = {}): Promise<Id<'collection'>> {
  const id = newId<'collection'>()
  await store.db.insert(collections).values({ id, name, slug: slug ?? `c-${id}`, position, status })
  return id
}

async function fillCollection(collectionId: Id<'collection'>, count: number): Promise<void> {
  for (let nth = 0; nth < count; nth++) {
    await store.db.insert(collectionProducts).values({ collectionId, productId: await addProduct(store.db) })
  }
}

const list = (query = '') => listCollectionRows(store.db, readCollectionListQuery(new URLSearchParams(query)))
const listNames = async (query = '') => (await list(query)).rows.map(({ name }) => name)
const listChanges = (id: string) =>
  store.db
    .select({ action: auditLog.action, changes: auditLog.changes })
    .from(auditLog)
    .where(eq(auditLog.entityId, id))

test('the list has product counts and is sorted by position, oldest first, or as requested', async () => {
  await add('Later', { position: 3 })
  await fillCollection(await add('Earlier', { position: -1 }), 2)
  await add('Older', { position: 1 })
  await add('Newer', { position: 1, status: 'draft' })
  expect(await listNames()).toEqual(['Earlier', 'Older', 'Newer', 'Later'])
  expect((await list()).rows.map((row) => row.products)).toEqual([2, 0, 0, 0])
  expect(await listNames('dir=desc')).toEqual(['Later', 'Older', 'Newer', 'Earlier'])
  expect(await listNames('sort=name')).toEqual(['Earlier', 'Later', 'Newer', 'Older'])
  expect(await listNames('sort=products&dir=desc')).toEqual(['Earlier', 'Later', 'Older', 'Newer'])
  expect(await listNames('sort=status')).toEqual(['Later', 'Earlier', 'Older', 'Newer'])
})

test('a search ignores case in names and slugs; wildcards are literal', async () => {
  await add('Évening Silk', { slug: 'night-out' })
  await add('100 % Linen', { slug: 'linen' })
  await add('Denim', { slug: 'blue-linen' })
  const searchNames = (q: string) => listNames(`sort=name&q=${encodeURIComponent(q)}`)
  expect(await searchNames('LINEN')).toEqual(['100 % Linen', 'Denim'])
  expect(await searchNames('night')).toEqual(['Évening Silk'])
  expect(await searchNames('évening')).toEqual(['Évening Silk'])
  expect(await searchNames('%')).toEqual(['100 % Linen'])
  expect(await searchNames("'; drop table collections; --")).toEqual([])
  expect(await list('q=linen')).toMatchObject({ total: 2, all: 3 })
})

test('a page has fifty rows; a page number above the last returns the last page', async () => {
  for (let nth = 0; nth < 51; nth++) await add(`No. ${nth}`, { position: nth })
  expect(await listNames()).toHaveLength(50)
  expect(await listNames('page=2')).toEqual(['No. 50'])
  expect(await list('page=9')).toMatchObject({ page: 2, total: 51, rows: [{ name: 'No. 50' }] })
})

test('reordering updates and records only the collections that move', async () => {
  const [a, b, c, d] = [
    await add('A'),
    await add('B'),
    await add('C', { position: 9 }),
    await add('D', { position: 10 }),
  ]
  await store.db.update(collections).set({ updatedAt: new Date(0) })
  await arrangeCollections(store.db, [b, a], staffId)
  expect(await listNames()).toEqual(['B', 'A', 'C', 'D'])
  const unchanged = await store.db.$count(collections, eq(collections.updatedAt, new Date(0)))
  expect(unchanged, 'collections that did not move keep their date in the sitemap').toBe(3)
  await arrangeCollections(store.db, [b, c, newId<'collection'>(), a], staffId)
  expect(await listNames()).toEqual(['B', 'C', 'A', 'D'])
  expect((await list()).rows.map(({ position }) => position)).toEqual([0, 1, 9, 10])
  expect(await listChanges(c)).toEqual([{ action: 'collection.update', changes: { position: { from: 9, to: 1 } } }])
  expect(await listChanges(d)).toEqual([])
})

test('two concurrent reorderings result in one of the two orders', async () => {
  const ids = [await add('A'), await add('B'), await add('C')]
  await Promise.all([
    arrangeCollections(store.db, ids.toReversed(), staffId),
    arrangeCollections(store.db, ids, staffId),
  ])
  expect(['ABC', 'CBA']).toContain((await listNames()).join(''))
})

test('a changed status is recorded, and a missing collection is reported', async () => {
  const id = await add('Shown')
  expect(await setCollectionStatus(store.db, id, 'draft', staffId)).toBe(true)
  expect((await list()).rows[0]?.status).toBe('draft')
  expect(await setCollectionStatus(store.db, id, 'draft', staffId)).toBe(true)
  expect(await listChanges(id)).toEqual([
    { action: 'collection.update', changes: { status: { from: 'active', to: 'draft' } } },
  ])
  expect(await setCollectionStatus(store.db, newId<'collection'>(), 'draft', staffId)).toBe(false)
})

test('products of a deleted collection are kept, without a main collection', async () => {
  const id = await add('Gone', { slug: 'gone' })
  await fillCollection(id, 1)
  await store.db.update(products).set({ collectionId: id })
  expect(await deleteCollection(store.db, id, staffId)).toBe(true)
  expect(await store.db.select({ main: products.collectionId }).from(products)).toEqual([{ main: null }])
  expect(await listChanges(id)).toEqual([{ action: 'collection.delete', changes: { slug: 'gone' } }])
  expect(await deleteCollection(store.db, id, staffId)).toBe(false)
})

test('the products to choose from are active, are sorted by name, have a price and an image, and are found by name or SKU', async () => {
  const zara = await addProduct(store.db, { name: 'Zara Wrap', price: 250_000 })
  await addProduct(store.db, { name: 'amara Slip' })
  await addProduct(store.db, { name: 'Hidden Slip', status: 'draft' })
  const image = { productId: zara, publicId: 'p', width: 4, height: 5 }
  await store.db.insert(productImages).values([
    { ...image, url: '/media/second.jpg', displayOrder: 1 },
    { ...image, url: '/media/first.jpg', displayOrder: 2, isPrimary: true },
  ])
  const choose = (q: string, page = 1) => listProductChoices(store.db, { q, page }, 'NGN')
  const all = await choose('')
  expect(all.total).toBe(2)
  expect(all.rows.map(({ name }) => name)).toEqual(['amara Slip', 'Zara Wrap'])
  expect(all.rows[1]).toMatchObject({ price: { minor: 250_000, currency: 'NGN' }, sizedImageUrl: '/media/first.jpg' })
  expect((await choose('SLIP')).rows.map(({ name }) => name)).toEqual(['amara Slip'])
  expect((await choose(zara.slice(-12))).rows.map(({ name }) => name)).toEqual(['Zara Wrap'])
  expect((await choose('_')).total).toBe(0)
  expect((await choose('', 2)).rows).toEqual([])
})
