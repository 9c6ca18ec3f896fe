import { asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findEditableCollection, saveCollection } from '#app/catalog/admin/collections/collection-form.server.ts'
import {
  type CollectionFields,
  collectionInput,
  UNCHANGED_LIST,
} from '#app/catalog/admin/collections/collection-input.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { collectionProducts, products } from '#app/catalog/products.table.ts'
import { findCollection, listCollectionProducts, listLookbook } from '#app/catalog/storefront/collection.server.ts'
import { readStorefront } from '#app/content/storefront.server.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import { initialSettings as settings } from '#app/store/settings.ts'
import { auditLog } from '#app/store/staff.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { isLong } from '#tests/support/long.ts'
import { createPageContext } from '#tests/support/page-context.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let staffId: Id<'staff'>
beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
})
afterAll(() => store.close())

let number = 0

/** Returns the fields of a new collection. */
function buildFields(changes: Partial<CollectionFields> = {}): CollectionFields {
  number++
  const basics = {
    name: `Edit ${number}`,
    slug: `edit-${number}`,
    description: '',
    status: 'active',
    position: '0',
  } as const
  const images = { heroImage: '', heroImageAlt: '', imageUrl: '', imageUrlAlt: '' }
  return {
    ...basics,
    ...images,
    products: '',
    seoTitle: '',
    seoDescription: '',
    sizeGuide: '',
    cardPer: 'product',
    version: '',
    ...changes,
  }
}

function save(id: Id<'collection'> | null, changes: Partial<CollectionFields> = {}) {
  return saveCollection(store.db, id, collectionInput.parse(buildFields(changes)), staffId)
}

async function create(changes: Partial<CollectionFields> = {}): Promise<Id<'collection'>> {
  const saved = await save(null, changes)
  if (saved.outcome !== 'saved') throw new Error(`The collection was ${saved.outcome}`)
  return saved.id
}

async function find(id: Id<'collection'>) {
  const found = await findEditableCollection(store.db, id, 'NGN')
  if (!found) throw new Error('The collection is missing')
  return found
}

/** Saves an existing collection with changes. */
async function edit(id: Id<'collection'>, changes: Partial<CollectionFields> = {}) {
  const { members: _members, heroImage, imageUrl, sizeGuide, position, id: _id, ...stored } = await find(id)
  const images = { heroImage: heroImage ?? '', imageUrl: imageUrl ?? '' }
  const texts = { ...stored, ...images, position: String(position), sizeGuide: sizeGuide ?? '' }
  return save(id, { ...texts, products: UNCHANGED_LIST, ...changes })
}

const add = (name: string, options: Parameters<typeof addProduct>[1] = {}) => addProduct(store.db, { name, ...options })
const listNames = async (id: Id<'collection'>) => (await find(id)).members.map(({ name }) => name)
const listShownNames = async (id: Id<'collection'>) =>
  (await listCollectionProducts(store.db, id, settings)).map(({ name }) => name)
const listChanges = (id: string) =>
  store.db
    .select({ action: auditLog.action, changes: auditLog.changes })
    .from(auditLog)
    .where(eq(auditLog.entityId, id))
    .orderBy(asc(auditLog.createdAt), asc(auditLog.id))

async function upload(): Promise<{ publicId: string; url: string }> {
  const publicId = `collections/${newId()}`
  const url = `/media/${publicId}.jpg`
  await store.db.insert(uploads).values({ publicId, url, width: 2100, height: 900, bytes: 1, staffId })
  return { publicId, url }
}

test('a new collection appears at once in the store, with its products in the chosen order; a draft is not shown', async () => {
  const [first, second] = [await add('Amara'), await add('Thandi')]
  const id = await create({ name: 'At once', slug: 'at-once', position: '-7', products: `${second} ${first}` })
  expect(await findCollection(store.db, 'at-once')).toMatchObject({ name: 'At once' })
  expect((await readStorefront(createPageContext(store.db))).collections.map(({ slug }) => slug)).toContain('at-once')
  expect((await listLookbook(store.db))[0]?.slug).toBe('at-once')
  expect(await listShownNames(id)).toEqual(['Thandi', 'Amara'])
  expect(await listChanges(id)).toEqual([{ action: 'collection.create', changes: { slug: 'at-once' } }])

  expect(await edit(id, { status: 'draft', products: `${first} ${second}` })).toMatchObject({ outcome: 'saved' })
  expect(await findCollection(store.db, 'at-once')).toBeNull()
  expect((await listLookbook(store.db)).map(({ slug }) => slug)).not.toContain('at-once')
  expect(await listNames(id)).toEqual(['Amara', 'Thandi'])
  const changes = { fields: ['status', 'sequence'], status: { from: 'active', to: 'draft' } }
  expect((await listChanges(id)).at(-1)).toEqual({ action: 'collection.update', changes })
})

test('members without a position come last, newest first, whatever their status', async () => {
  const placed = await add('Placed')
  const id = await create({ products: placed })
  const [older, newer, main] = [await add('Older'), await add('Newer', { status: 'draft' }), await add('Main')]
  const createdAt = (day: number) => new Date(Date.UTC(2030, 0, day))
  for (const [day, productId] of [older, newer, main].entries()) {
    await store.db
      .update(products)
      .set({ createdAt: createdAt(day) })
      .where(eq(products.id, productId))
  }
  await store.db.insert(collectionProducts).values([older, newer].map((productId) => ({ collectionId: id, productId })))
  await store.db.update(products).set({ collectionId: id }).where(eq(products.id, main))
  expect(await listNames(id)).toEqual(['Placed', 'Main', 'Newer', 'Older'])
  expect((await find(id)).members.map(({ status }) => status)).toEqual(['active', 'active', 'draft', 'active'])

  await edit(id, { description: 'Only the text changed' })
  expect(await listPositions(id), 'an untouched list is not written').toEqual([0, null, null])
})

const listPositions = async (id: Id<'collection'>) => {
  const rows = await store.db
    .select({ position: collectionProducts.position })
    .from(collectionProducts)
    .where(eq(collectionProducts.collectionId, id))
    .orderBy(asc(collectionProducts.position))
  return rows.map(({ position }) => position)
}

test('a product that is removed from its main collection loses it, and the product’s history records that', async () => {
  const [remaining, removed] = [await add('Remaining'), await add('Removed')]
  const id = await create({ products: `${remaining} ${removed}` })
  await store.db
    .update(products)
    .set({ collectionId: id })
    .where(inArray(products.id, [remaining, removed]))
  expect(await edit(id, { products: remaining })).toMatchObject({ outcome: 'saved' })
  expect(await listNames(id)).toEqual(['Remaining'])
  const findMainCollection = async (productId: Id<'product'>) =>
    (await store.db.select({ id: products.collectionId }).from(products).where(eq(products.id, productId)))[0]?.id
  expect(await findMainCollection(remaining)).toBe(id)
  expect(await findMainCollection(removed)).toBeNull()
  expect(await listChanges(removed)).toEqual([{ action: 'product.update', changes: { fields: ['collectionId'] } }])
  const changes = { fields: ['products'], products: { from: 2, to: 1 } }
  expect((await listChanges(id)).at(-1)?.changes).toEqual(changes)
})

test('a save of an outdated form reports a conflict and overwrites nothing', async () => {
  const id = await create({ name: 'Contested', products: await add('There') })
  const { version } = await find(id)
  await edit(id, { description: 'Theirs' })
  expect(await edit(id, { name: 'Mine', version })).toEqual({ outcome: 'conflict' })
  expect(await find(id)).toMatchObject({ name: 'Contested', description: 'Theirs' })

  const currentVersion = (await find(id)).version
  await store.db.insert(collectionProducts).values({ collectionId: id, productId: await add('Added concurrently') })
  expect(await edit(id, { products: '', version: currentVersion })).toEqual({ outcome: 'conflict' })
  expect(await listNames(id)).toEqual(['There', 'Added concurrently'])
})

test('a collection deleted in the meantime can be saved as a new one', async () => {
  const image = await upload()
  const id = await create({ name: 'Gone', slug: 'gone', heroImage: image.publicId })
  const before = await find(id)
  await store.db.delete(collections).where(eq(collections.id, id))
  const sentFields = { name: 'Gone', slug: 'gone', heroImage: before.heroImage ?? '', version: before.version }
  expect(await save(id, sentFields)).toEqual({ outcome: 'not-found' })
  const again = await create({ ...sentFields, saveAsNew: 'yes' })
  expect(await find(again)).toMatchObject({ name: 'Gone', heroImage: image.url })
})

test('the error for a slug that is taken is shown in the slug field', async () => {
  await create({ slug: 'taken' })
  const rejection = { outcome: 'rejected', errors: { slug: 'Another collection already has this slug' } }
  expect(await save(null, { slug: 'Taken!' })).toEqual(rejection)
  expect(await edit(await create(), { slug: 'taken' })).toEqual(rejection)
})

test('a slug that contains only unusable characters is replaced by a generated one', async () => {
  const id = await create({ name: '夏 ✿', slug: '夏' })
  expect((await find(id)).slug).toBe(`collection-${id.slice(-8)}`)
})

test('images must be uploads, and their sizes are stored', async () => {
  const [hero, tile] = [await upload(), await upload()]
  const id = await create({
    heroImage: hero.publicId,
    heroImageAlt: 'Linen at noon',
    imageUrl: tile.publicId,
    slug: 'illustrated',
  })
  const stored = { url: hero.url, width: 2100, height: 900, alt: 'Linen at noon' }
  expect((await findCollection(store.db, 'illustrated'))?.image).toEqual(stored)

  await edit(id, { imageUrl: '', imageUrlAlt: 'Left behind' })
  expect(await find(id)).toMatchObject({ heroImage: hero.url, imageUrl: null, imageUrlAlt: '' })
  expect((await findCollection(store.db, 'illustrated'))?.image, 'the remaining image keeps its size').toEqual(stored)
  expect((await listChanges(id)).at(-1)?.changes).toEqual({ fields: ['imageUrl'] })

  const errors = { heroImage: 'This image no longer exists. Remove it, upload it again and save.' }
  for (const key of ['https://evil.example/x.jpg', 'collections/never', hero.url.toUpperCase()]) {
    expect(await edit(id, { heroImage: key })).toEqual({ outcome: 'rejected', errors })
  }
  await edit(id, { heroImage: '' })
  expect((await findCollection(store.db, 'illustrated'))?.image, 'removed').toBeNull()
})

test('a product deleted in the meantime is reported in its row, and nothing is saved', async () => {
  const [there, gone] = [await add('There'), newId<'product'>()]
  const id = await create({ products: there })
  const errors = { 'products.1': 'This product was deleted. Remove it from the list and save again.' }
  expect(await edit(id, { name: 'Half', products: `${there} ${gone}` })).toEqual({ outcome: 'rejected', errors })
  expect(await find(id)).not.toMatchObject({ name: 'Half' })
  expect(await listNames(id)).toEqual(['There'])
})

test.runIf(isLong)('two thousand products are saved and reordered at once', async () => {
  const rows = Array.from({ length: 2_000 }, (_, at) => {
    const productId = newId<'product'>()
    return {
      id: productId,
      name: `Piece ${at}`,
      slug: `piece-${productId}`,
      sku: productId,
      price: 100,
      category: 'tops' as const,
    }
  })
  await store.db.insert(products).values(rows)
  const ids = rows.map((row) => row.id)
  const id = await create({ products: ids.join(' ') })
  expect((await find(id)).members.map((member) => member.id)).toEqual(ids)
  expect(await edit(id, { products: ids.toReversed().join(' ') })).toMatchObject({ outcome: 'saved' })
  expect((await find(id)).members.map((member) => member.id)).toEqual(ids.toReversed())
})

test('a save that fails halfway changes nothing', async () => {
  const [first, second] = [await add('One'), await add('Two')]
  const id = await create({ name: 'Whole', products: first })
  await store.db.execute(`
    create function break_it() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
    create trigger break_it before insert on audit_log for each row when (new.action = 'collection.update') execute function break_it();
  `)
  await expect(edit(id, { name: 'Half', products: second })).rejects.toThrow()
  await store.db.execute('drop trigger break_it on audit_log')
  expect(await find(id)).toMatchObject({ name: 'Whole' })
  expect(await listNames(id)).toEqual(['One'])
})

test('only one of several concurrent saves of a collection succeeds, and the others report a conflict', async () => {
  const productIds = await Promise.all(['A', 'B', 'C', 'D'].map((name) => add(name)))
  const id = await create({ products: productIds.join(' ') })
  const { version } = await find(id)
  const saves = await Promise.all(
    productIds.map((productId, at) => edit(id, { name: `By ${at}`, products: productId, version })),
  )
  expect(saves.filter(({ outcome }) => outcome === 'saved')).toHaveLength(1)
  expect(saves.filter(({ outcome }) => outcome === 'conflict')).toHaveLength(3)
  expect(await listNames(id)).toHaveLength(1)
})
