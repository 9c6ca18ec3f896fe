import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ItemOutcome } from '#app/base/imports.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { collectionProducts } from '#app/catalog/products.table.ts'
import { fileImportImages } from '#app/exchange/imports/file-import-images.table.ts'
import { findFileImport, listFileImportItems } from '#app/exchange/imports/file-imports.server.ts'
import type { Id } from '#app/lib/id.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { saveImport, uploadImport } from '#tests/support/imports.ts'
import { sendProducts } from '#tests/support/product-imports.ts'
import { addProductRow } from '#tests/support/product-rows.ts'

let store: TestDatabase
let staffId: Id<'staff'>
beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
})
afterAll(() => store.close())
beforeEach(() => store.db.delete(collections))

const upload = (lines: readonly string[]) =>
  uploadImport(store.db, { staffId, name: 'collections.csv', text: lines.join('\n') })

async function listItems(id: Id<'file-import'>, outcome: ItemOutcome) {
  return (await listFileImportItems(store.db, id, { outcome, page: 1 })).rows
}

const listStored = () => store.db.select().from(collections).orderBy(asc(collections.slug))

test('collections are added and changed by their slug, and keep values whose columns the file lacks', async () => {
  const hash = 'c'.repeat(64)
  const image = { publicId: `linen/${hash}`, url: `/media/linen/${hash}.jpg`, width: 800, height: 1000, bytes: 9 }
  await store.db.insert(uploads).values(image)
  await store.db.insert(collections).values([
    { name: 'Linen', slug: 'linen', description: 'Light.', position: 4 },
    { name: 'Silk', slug: 'silk' },
  ])
  const id = await upload([
    'Slug,Name,Status,Hero image',
    `linen,Linen and more,active,https://old.example/media/old-folder/${hash}.jpg`,
    'silk,Silk,active,',
    'wool,Wool,active,https://old.example/media/wool.jpg',
  ])
  expect(await findFileImport(store.db, id)).toMatchObject({ counts: { new: 1, changed: 1, unchanged: 1, refused: 0 } })
  expect(await saveImport(store.db, id, staffId)).toMatchObject({ applied: 2, stale: 0 })
  expect(await listStored()).toMatchObject([
    { name: 'Linen and more', description: 'Light.', position: 4, heroImage: image.url, heroImageWidth: 800 },
    { name: 'Silk', status: 'active' },
    { name: 'Wool', status: 'active', heroImage: null },
  ])
})

test('an image that was imported for products is found by its name, even if its bytes differ', async () => {
  const [here, there] = ['d'.repeat(64), 'e'.repeat(64)]
  const image = { publicId: `products/${here}`, url: `/media/products/${here}.jpg`, width: 800, height: 1000, bytes: 9 }
  await store.db.insert(uploads).values(image)
  const importId = await sendProducts({ ...store, staffId }, 'Handle,Name\na,A')
  const { publicId } = image
  await store.db.insert(fileImportImages).values({ importId, name: `${there}.jpg`, publicId })
  const id = await upload(['Slug,Name,Hero image', `wool,Wool,https://old.example/media/wool/${there}.jpg`])
  expect(await listItems(id, 'new')).toMatchObject([{ notes: [] }])
  await saveImport(store.db, id, staffId)
  expect(await listStored()).toMatchObject([{ heroImage: image.url }])
})

test('lines without a slug, or with the slug of an earlier line, are rejected', async () => {
  const id = await upload(['Slug,Name,Status', ',Wool,active', 'wool,Wool,active', 'Wool,Other,active'])
  const messages = (await listItems(id, 'refused')).map(({ errors }) => errors.map(({ message }) => message))
  expect(messages).toEqual([['Slug is required'], ['Line 3 is for the same collection']])
})

test('a collection that changed after the check is skipped', async () => {
  await store.db.insert(collections).values({ name: 'Linen', slug: 'linen' })
  const id = await upload(['Slug,Name,Description', 'linen,Linen,New', 'wool,Wool,New'])
  await store.db.update(collections).set({ position: 7 })
  expect(await saveImport(store.db, id, staffId)).toMatchObject({ applied: 1, stale: 1 })
  expect(await listStored()).toMatchObject([
    { slug: 'linen', description: '' },
    { slug: 'wool', description: 'New' },
  ])
})

test('products in a file are added to their collections in file order, before other products', async () => {
  const add = (slug: string) => addProductRow(store.db, { name: slug, slug })
  const [a, b, c] = [await add('a'), await add('b'), await add('c')]
  const rows = [
    { name: 'Linen', slug: 'linen' },
    { name: 'Silk', slug: 'silk' },
  ]
  const [linen] = await store.db.insert(collections).values(rows).returning()
  if (!linen) throw new Error('the collection is missing')
  await store.db.insert(collectionProducts).values({ collectionId: linen.id, productId: c, position: 0 })
  const id = await upload([
    'Collection,Handle,Position',
    'linen,b,0',
    'gone,a,0',
    'linen,unknown,1',
    'linen,a,2',
    'silk,unknown,0',
  ])
  expect(await listItems(id, 'refused')).toMatchObject([
    { name: 'gone', errors: [{ message: 'No collection has this slug. Import collections.csv first.' }] },
    { name: 'Silk', errors: [{ message: 'None of its products are in this store. Import products.csv first.' }] },
  ])
  expect(await listItems(id, 'changed')).toMatchObject([
    { name: 'Linen', notes: ['Not in this store: unknown'], changes: [{ field: 'Products', from: '1', to: '3' }] },
  ])
  expect(await saveImport(store.db, id, staffId)).toMatchObject({ applied: 1, refused: 2 })
  const members = await store.db.select().from(collectionProducts).orderBy(asc(collectionProducts.position))
  expect(members.map(({ productId }) => productId)).toEqual([b, a, c])
})
