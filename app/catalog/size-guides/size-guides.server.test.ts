import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { categories } from '#app/catalog/categories.table.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { products } from '#app/catalog/products.table.ts'
import {
  deleteGuide,
  duplicateGuide,
  findEditableGuide,
  listGuideUses,
  saveGuide,
} from '#app/catalog/size-guides/admin/guide-form.server.ts'
import { guideInput } from '#app/catalog/size-guides/admin/guide-input.ts'
import { listGuideRows } from '#app/catalog/size-guides/admin/guide-list.server.ts'
import { findProductGuide, listGuideNames } from '#app/catalog/size-guides/size-guides.server.ts'
import { sizeGuides } from '#app/catalog/size-guides/size-guides.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { getViolatedConstraint } from '#app/platform/db/sql-state.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { createSizeGuideRow } from '#tests/support/size-guides.ts'

let store: TestDatabase
let staffId: Id<'staff'>
const dress = newId<'product'>()
const linen = newId<'collection'>()

beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
  await store.db.insert(collections).values({ id: linen, name: 'Linen', slug: 'linen' })
  const row = { name: 'Dress', slug: 'dress', sku: 'D-1', price: 1, category: 'dresses', status: 'active' } as const
  await store.db.insert(products).values({ ...row, id: dress, collectionId: linen })
})
beforeEach(async () => {
  await store.db.delete(sizeGuides)
  await store.db.insert(sizeGuides).values(['Own', 'Linen', 'Dresses'].map(createSizeGuideRow))
})
afterAll(() => store.close())

const assignGuide = {
  category: (name: string | null) =>
    store.db.update(categories).set({ sizeGuide: name }).where(eq(categories.slug, 'dresses')),
  collection: (name: string | null) => store.db.update(collections).set({ sizeGuide: name }),
  product: (name: string | null) => store.db.update(products).set({ sizeGuide: name }),
}
const findShownName = async () => (await findProductGuide(store.db, dress))?.guide.name ?? null
const getId = async (name: string) => {
  const [row] = await store.db.select({ id: sizeGuides.id }).from(sizeGuides).where(eq(sizeGuides.name, name))
  if (!row) throw new Error(`The guide ${name} is missing`)
  return row.id
}

function input(changes: Readonly<Record<string, string>> = {}) {
  const rows = [{ size: 'M', conversions: {}, cells: ['88'] }]
  const table = { columns: [{ measure: 'bust', kind: 'body' }], systems: [], rows }
  return guideInput.parse({ name: 'Tops', note: '', unit: 'cm', table: JSON.stringify(table), version: '', ...changes })
}

test('a product shows the nearest guide: its own, its main collection’s or its category’s', async () => {
  expect(await findShownName()).toBe(null)
  await assignGuide.category('Dresses')
  expect(await findShownName()).toBe('Dresses')
  await assignGuide.collection('Linen')
  expect(await findShownName()).toBe('Linen')
  await assignGuide.product('Own')
  expect(await findShownName()).toBe('Own')
  await assignGuide.product(null)
  await store.db.update(collections).set({ status: 'draft' })
  expect(await findShownName()).toBe('Dresses')
  await store.db.update(collections).set({ status: 'active' })
})

test('only active products show a guide', async () => {
  await assignGuide.category('Dresses')
  await store.db.update(products).set({ status: 'draft' })
  expect(await findShownName()).toBe(null)
  await store.db.update(products).set({ status: 'active' })
})

test('records that use a guide are updated when it is renamed, and use no guide after it is deleted', async () => {
  await assignGuide.category('Dresses')
  await assignGuide.collection('Dresses')
  await assignGuide.product('Dresses')
  const id = await getId('Dresses')
  const { version = '' } = (await findEditableGuide(store.db, id)) ?? {}
  expect(await saveGuide(store.db, id, input({ name: 'Gowns', version }), staffId)).toEqual({ outcome: 'saved' })
  expect(await listGuideUses(store.db, 'Gowns')).toMatchObject({
    categories: [{ name: 'Dresses' }],
    collections: [{ name: 'Linen' }],
    products: 1,
  })
  const rows = await listGuideRows(store.db)
  expect(
    rows.map(({ name, sizes, categories, collections, products }) => [
      name,
      sizes.join(),
      categories.map((category) => category.name),
      collections.map((collection) => collection.name),
      products,
    ]),
  ).toEqual([
    ['Gowns', 'M', ['Dresses'], ['Linen'], 1],
    ['Linen', 'S,M,L', [], [], 0],
    ['Own', 'S,M,L', [], [], 0],
  ])
  await deleteGuide(store.db, id, staffId)
  expect(await findShownName()).toBe(null)
  expect((await listChanges(store.db, 'size-guide', id)).map(({ action }) => action)).toEqual([
    'size-guide.delete',
    'size-guide.update',
  ])
})

test('a name is unique, and a save does not overwrite changes by someone else', async () => {
  expect(await saveGuide(store.db, null, input(), staffId)).toEqual({ outcome: 'saved' })
  const taken = { outcome: 'rejected', errors: { name: 'Another size guide already has this name' } }
  expect(await saveGuide(store.db, null, input(), staffId)).toEqual(taken)
  const id = await getId('Tops')
  expect(await saveGuide(store.db, id, input({ version: 'stale' }), staffId)).toEqual({ outcome: 'conflict' })
  expect(await saveGuide(store.db, newId(), input({ name: 'New' }), staffId)).toEqual({ outcome: 'not-found' })
})

test('a copy has the same table, a different name and no uses', async () => {
  await assignGuide.category('Dresses')
  const id = await getId('Dresses')
  const first = await duplicateGuide(store.db, id, staffId)
  await duplicateGuide(store.db, id, staffId)
  expect(await listGuideNames(store.db)).toEqual(['Dresses', 'Dresses (copy)', 'Dresses (copy) 2', 'Linen', 'Own'])
  const copy = first && (await findEditableGuide(store.db, first))
  expect(copy).toMatchObject({ rows: createSizeGuideRow('').rows })
  expect((await listGuideUses(store.db, 'Dresses (copy)')).categories).toEqual([])
  expect(await duplicateGuide(store.db, newId(), staffId)).toBe(null)
})

test.each([
  { what: 'no size', values: { rows: [] }, constraint: 'size_guides_are_lists' },
  { what: 'no measurement', values: { columns: [] }, constraint: 'size_guides_are_lists' },
  {
    what: 'a measurement of 0',
    values: { rows: [{ size: 'M', conversions: {}, ranges: [{ min: 0, max: 10 }] }] },
    constraint: 'size_guides_measures_possible',
  },
  {
    what: 'a reversed range',
    values: { rows: [{ size: 'M', conversions: {}, ranges: [{ min: 90, max: 80 }] }] },
    constraint: 'size_guides_measures_possible',
  },
])('the database rejects a guide with $what', async ({ values, constraint }) => {
  const error = await store.db
    .insert(sizeGuides)
    .values({ ...createSizeGuideRow('X'), ...values })
    .catch((caught: unknown) => caught)
  expect(getViolatedConstraint(error)).toBe(constraint)
})
