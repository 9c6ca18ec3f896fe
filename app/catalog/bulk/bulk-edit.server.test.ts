import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { previewDelete } from '#app/catalog/bulk/bulk-delete.server.ts'
import { applyBulkEdit, previewBulkEdit } from '#app/catalog/bulk/bulk-edit.server.ts'
import { type BulkEdit, MAX_AT_ONCE } from '#app/catalog/bulk/bulk-edit.ts'
import { bulkEdits } from '#app/catalog/bulk/bulk-edits.table.ts'
import type { BulkScope } from '#app/catalog/bulk/bulk-input.ts'
import type { BulkResult } from '#app/catalog/bulk/bulk-preview.ts'
import { dismissBulkEdit, findLastBulkEdit, undoBulkEdit } from '#app/catalog/bulk/bulk-undo.server.ts'
import { categories } from '#app/catalog/categories.table.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { manufacturers } from '#app/catalog/manufacturers.table.ts'
import { marketPrices } from '#app/catalog/prices.table.ts'
import { collectionProducts, products, productVariants } from '#app/catalog/products.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { withLongTx } from '#app/platform/db/tx.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { auditLog } from '#app/store/staff.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { isLong } from '#tests/support/long.ts'
import { addManufacturer } from '#tests/support/manufacturers.ts'
import { addProduct, type ProductOptions } from '#tests/support/products.ts'

let store: TestDatabase
let staffId: Id<'staff'>
beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
})
afterAll(() => store.close())

const toRowScope = (...ids: readonly Id<'product'>[]): BulkScope => ({ kind: 'rows', ids })
const preview = (scope: BulkScope, edit: BulkEdit) => previewBulkEdit(store.db, scope, edit, initialSettings)
const apply = (scope: BulkScope, edit: BulkEdit, version: string, now?: Date) =>
  applyBulkEdit(store.db, scope, edit, version, initialSettings, staffId, now)

function getPreview(result: BulkResult) {
  if (!('preview' in result)) throw new Error(JSON.stringify(result))
  return result.preview
}

async function previewAndApply(scope: BulkScope, edit: BulkEdit, now?: Date) {
  const { version } = getPreview(await preview(scope, edit))
  const result = await apply(scope, edit, version, now)
  if (result.outcome !== 'done') throw new Error(JSON.stringify(result))
  return result.changed
}

async function undo() {
  const last = await findLastBulkEdit(store.db, staffId)
  if (!last) throw new Error('No edit to undo')
  const undone = await undoBulkEdit(store.db, last.id, staffId)
  if (!undone) throw new Error('The edit cannot be undone')
  return undone
}

const add = (list: readonly ProductOptions[]) =>
  Promise.all(list.map((options) => addProduct(store.db, { stock: 0, ...options })))

async function read(id: Id<'product'>) {
  const [product] = await store.db.select().from(products).where(eq(products.id, id))
  if (!product) throw new Error('The product is missing')
  return product
}

async function findLastEntry(id: Id<'product'>) {
  const [entry] = await store.db
    .select({ action: auditLog.action, changes: auditLog.changes, staffId: auditLog.staffId })
    .from(auditLog)
    .where(eq(auditLog.entityId, id))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(1)
  return entry
}

async function addCollection(name: string): Promise<Id<'collection'>> {
  const id = newId<'collection'>()
  await store.db.insert(collections).values({ id, name, slug: `c-${id}` })
  return id
}

/** Returns the product's collections, such as 'Summer*4': '*' marks the main one, and 4 is the product's position. */
async function listCollections(id: Id<'product'>): Promise<string[]> {
  const { collectionId } = await read(id)
  const memberships = await store.db
    .select({ id: collections.id, name: collections.name, position: collectionProducts.position })
    .from(collectionProducts)
    .innerJoin(collections, eq(collections.id, collectionProducts.collectionId))
    .where(eq(collectionProducts.productId, id))
    .orderBy(asc(collections.name))
  return memberships.map(({ id: own, name, position }) => `${name}${own === collectionId ? '*' : ''}${position ?? ''}`)
}

const join = (collectionId: Id<'collection'>, productId: Id<'product'>, position: number | null = null) =>
  store.db.insert(collectionProducts).values({ collectionId, productId, position })

const TEN_PERCENT_OFF: BulkEdit = {
  kind: 'price',
  price: { operation: 'price', direction: 'down', percent: 100_000, step: 0 },
}
const setStatus = (status: 'draft' | 'active' | 'archived'): BulkEdit => ({ kind: 'status', status })

test('a preview reports the changes and why other products are skipped, and it changes nothing', async () => {
  const ids = await add([
    { name: 'B', price: 100_00 },
    { name: 'A', price: 50_00 },
    { name: 'Nearly free', price: 1 },
    { name: 'On sale', price: 100_00, salePrice: 95_00 },
  ])
  const gone = newId<'product'>()
  const reported = getPreview(await preview(toRowScope(...ids, gone), TEN_PERCENT_OFF))
  expect(reported).toMatchObject({
    changes: 2,
    prices: [
      { name: 'A', from: { price: 50_00 }, to: { price: 45_00 } },
      { name: 'B', from: { price: 100_00 }, to: { price: 90_00 } },
    ],
    skipped: [{ reason: 'The same after rounding', count: 1, names: ['Nearly free'] }],
    failed: [{ reason: 'The sale price would not be lower than the price', count: 1, names: ['On sale'] }],
    missing: 1,
  })
  expect((await Promise.all(ids.map(read))).map(({ price }) => price)).toEqual([100_00, 50_00, 1, 100_00])
})

test('a previewed edit is applied and recorded', async () => {
  const [first, second] = await add([{ price: 100_00 }, { price: 200_00 }])
  if (!first || !second) throw new Error('Expected two products')
  const scope = toRowScope(first, second)
  const { version } = getPreview(await preview(scope, TEN_PERCENT_OFF))
  expect(await apply(scope, TEN_PERCENT_OFF, version)).toEqual({ outcome: 'done', changed: 2 })
  expect((await read(first)).price).toBe(90_00)
  expect(await findLastEntry(first)).toEqual({
    action: 'product.update',
    changes: { price: { from: 100_00, to: 90_00 } },
    staffId,
  })
})

test('products change their category, and this can be undone unless the old category was deleted', async () => {
  await store.db.insert(categories).values({ slug: 'hats', name: 'Hats', position: 9 })
  const toHats: BulkEdit = { kind: 'category', category: 'hats' }
  const [hat] = await add([{ name: 'Hat' }])
  if (!hat) throw new Error('Expected a product')
  expect(await previewAndApply(toRowScope(hat), toHats)).toBe(1)
  expect((await read(hat)).category).toBe('hats')
  expect((await findLastEntry(hat))?.changes).toEqual({ category: { from: 'dresses', to: 'hats' } })
  expect(getPreview(await preview(toRowScope(hat), toHats))).toMatchObject({
    changes: 0,
    skipped: [{ reason: 'Already set' }],
  })
  expect(await undo()).toMatchObject({ undone: 1 })
  expect((await read(hat)).category).toBe('dresses')

  await previewAndApply(toRowScope(hat), toHats)
  await previewAndApply(toRowScope(hat), { kind: 'category', category: 'tops' })
  await store.db.delete(categories).where(eq(categories.slug, 'hats'))
  expect(await undo()).toMatchObject({ undone: 0, skipped: 1 })
  const errors = { category: 'This category no longer exists. Choose another one' }
  expect(await preview(toRowScope(hat), toHats)).toEqual({ outcome: 'rejected', errors })
})

test('repeated and concurrent requests apply an edit only once', async () => {
  const ids = await add([{ price: 100_00 }, { price: 200_00 }])
  const scope = toRowScope(...ids)
  const { version } = getPreview(await preview(scope, TEN_PERCENT_OFF))
  const done = { outcome: 'done', changed: 2 }
  const send = () => apply(scope, TEN_PERCENT_OFF, version)
  expect(await Promise.all([send(), send(), send()])).toEqual([done, done, done])
  expect(await send()).toEqual(done)
  expect((await Promise.all(ids.map(read))).map(({ price }) => price)).toEqual([90_00, 180_00])
  expect(await undo()).toMatchObject({ undone: 2 })
  expect(await store.db.$count(auditLog, inArray(auditLog.entityId, ids))).toBe(4)
})

test('a repeated request for an edit that was undone, or followed by another edit, gets a new preview', async () => {
  const [first, second] = await add([{ price: 100_00 }, { price: 100_00 }])
  if (!first || !second) throw new Error('Expected two products')
  const { version } = getPreview(await preview(toRowScope(first), TEN_PERCENT_OFF))
  await apply(toRowScope(first), TEN_PERCENT_OFF, version)
  await undo()
  await store.db.update(products).set({ price: 50_00 }).where(eq(products.id, first))
  expect(await apply(toRowScope(first), TEN_PERCENT_OFF, version)).toMatchObject({ outcome: 'stale' })
  await previewAndApply(toRowScope(second), TEN_PERCENT_OFF)
  expect(await apply(toRowScope(first), TEN_PERCENT_OFF, version)).toMatchObject({ outcome: 'stale' })
  expect(await apply(toRowScope(first), TEN_PERCENT_OFF, '')).toMatchObject({ outcome: 'stale' })
  expect((await Promise.all([first, second].map(read))).map(({ price }) => price)).toEqual([50_00, 90_00])
})

test('if a product changed after the preview, nothing is changed and a new preview is returned', async () => {
  const ids = await add([{ name: 'Contested', price: 100_00 }, { price: 100_00 }])
  const { version } = getPreview(await preview(toRowScope(...ids), TEN_PERCENT_OFF))
  await store.db.update(products).set({ price: 70_00 }).where(eq(products.name, 'Contested'))
  const result = await apply(toRowScope(...ids), TEN_PERCENT_OFF, version)
  expect(result.outcome).toBe('stale')
  expect((await Promise.all(ids.map(read))).map(({ price }) => price)).toEqual([70_00, 100_00])
  expect(await apply(toRowScope(...ids), TEN_PERCENT_OFF, getPreview(result).version)).toMatchObject({ changed: 2 })
})

test('an edit of all results changes every product that matches the filter; new results require a new preview', async () => {
  const name = `Tweed ${newId()}`
  await add([
    { name, status: 'draft' },
    { name, status: 'active' },
    { name: 'Another', status: 'draft' },
  ])
  const scope: BulkScope = { kind: 'results', query: `?q=${encodeURIComponent(name)}&status=draft&page=7&sort=name` }
  const { version, changes } = getPreview(await preview(scope, setStatus('archived')))
  expect(changes).toBe(1)
  await add([{ name, status: 'draft' }])
  const result = await apply(scope, setStatus('archived'), version)
  expect(result).toMatchObject({ outcome: 'stale', preview: { changes: 2 } })
  expect(await apply(scope, setStatus('archived'), getPreview(result).version)).toEqual({ outcome: 'done', changed: 2 })
  const archived = and(eq(products.name, name), eq(products.status, 'archived'))
  expect(await store.db.$count(products, archived)).toBe(2)
})

test('SQL in a search is treated as text', async () => {
  const scope: BulkScope = { kind: 'results', query: `?q=${encodeURIComponent("%'; drop table products; --")}` }
  expect(getPreview(await preview(scope, setStatus('archived')))).toMatchObject({ changes: 0, skipped: [], failed: [] })
})

test('products that already have the status are skipped, and a warning counts products that would be free', async () => {
  const ids = await add([
    { status: 'draft' },
    { status: 'active', name: 'Out already' },
    { status: 'archived', price: 0 },
  ])
  const reported = getPreview(await preview(toRowScope(...ids), setStatus('active')))
  expect(reported).toMatchObject({
    changes: 2,
    skipped: [{ reason: 'Already set', count: 1, names: ['Out already'] }],
    warning: '1 of them would be free, at a price of 0.',
  })
  expect(await previewAndApply(toRowScope(...ids), setStatus('active'))).toBe(2)
  expect(await undo()).toEqual({ undone: 2, skipped: 0, names: [], missing: 0 })
  expect((await Promise.all(ids.map(read))).map(({ status }) => status)).toEqual(['draft', 'active', 'archived'])
})

test('a tax class is set, recorded and undone', async () => {
  const ids = await add([{ name: 'Standard' }, { name: 'Reduced already' }])
  const [changed, same] = ids
  if (!changed || !same) throw new Error('Expected two products')
  await store.db.update(products).set({ taxClass: 'reduced' }).where(eq(products.id, same))
  const edit: BulkEdit = { kind: 'tax', taxClass: 'reduced' }
  expect(getPreview(await preview(toRowScope(...ids), edit))).toMatchObject({
    changes: 1,
    skipped: [{ reason: 'Already set', count: 1, names: ['Reduced already'] }],
  })
  expect(await previewAndApply(toRowScope(...ids), edit)).toBe(1)
  expect((await findLastEntry(changed))?.changes).toEqual({ taxClass: { from: 'standard', to: 'reduced' } })
  expect(await undo()).toMatchObject({ undone: 1, skipped: 0 })
  expect((await Promise.all(ids.map(read))).map(({ taxClass }) => taxClass)).toEqual(['standard', 'reduced'])
})

test('a manufacturer is set and recorded, and this can be undone unless the old one was deleted', async () => {
  const { db } = store
  const [old, fresh] = [await addManufacturer(db, { maker: 'Old' }), await addManufacturer(db, { maker: 'New' })]
  const [assigned, unassigned] = [await addProduct(db, { stock: 0 }), await addProduct(db, { stock: 0 })]
  await db.update(products).set({ manufacturerId: old }).where(eq(products.id, assigned))
  const edit = { kind: 'manufacturer', manufacturerId: fresh } as const
  expect(await previewAndApply(toRowScope(assigned, unassigned), edit)).toBe(2)
  expect(getPreview(await preview(toRowScope(assigned), edit))).toMatchObject({ changes: 0, skipped: [{ count: 1 }] })
  const [entry] = await db.select({ changes: auditLog.changes }).from(auditLog).where(eq(auditLog.entityId, assigned))
  expect(entry?.changes).toEqual({ fields: ['manufacturerId'] })
  await db.delete(manufacturers).where(eq(manufacturers.id, old))
  expect(await undo()).toMatchObject({ undone: 1, skipped: 1 })
  const { id, manufacturerId } = products
  const assignments = await db
    .select({ id, manufacturerId })
    .from(products)
    .where(inArray(id, [assigned, unassigned]))
  expect(assignments).toEqual(
    expect.arrayContaining([
      { id: assigned, manufacturerId: fresh },
      { id: unassigned, manufacturerId: null },
    ]),
  )
  await db.update(products).set({ manufacturerId: null }).where(eq(id, assigned))
  await db.delete(manufacturers)
  expect(await preview(toRowScope(assigned), edit)).toMatchObject({
    outcome: 'rejected',
    errors: { manufacturerId: expect.stringContaining('deleted') },
  })
})

test('a weight is set, recorded and undone', async () => {
  const ids = await add([{ name: 'Light' }, { name: 'Heavy already' }])
  const [changed, same] = ids
  if (!changed || !same) throw new Error('Expected two products')
  await store.db.update(products).set({ weightGrams: 1_500 }).where(eq(products.id, same))
  const edit: BulkEdit = { kind: 'weight', weightGrams: 1_500 }
  expect(await previewAndApply(toRowScope(...ids), edit)).toBe(1)
  expect((await findLastEntry(changed))?.changes).toEqual({ weightGrams: { from: null, to: 1_500 } })
  expect(await undo()).toMatchObject({ undone: 1, skipped: 0 })
  expect((await Promise.all(ids.map(read))).map(({ weightGrams }) => weightGrams)).toEqual([null, 1_500])
})

test('several flags change at once; a product is skipped if its homepage section requires one of them', async () => {
  const ids = await add([{ name: 'Free' }, { name: 'Placed' }])
  const [free, placed] = ids
  if (!free || !placed) throw new Error('Expected two products')
  await store.db.update(products).set({ isNew: true, isFeatured: true }).where(inArray(products.id, ids))
  await store.db.update(products).set({ homepageSection: 'new_arrivals' }).where(eq(products.id, placed))
  const edit: BulkEdit = { kind: 'flags', flags: { isNew: false, isBestseller: true } }
  expect(getPreview(await preview(toRowScope(...ids), edit))).toMatchObject({
    changes: 1,
    skipped: [{ reason: 'Placed in this homepage section', names: ['Placed'] }],
  })
  await previewAndApply(toRowScope(...ids), edit)
  expect(await read(free)).toMatchObject({ isNew: false, isBestseller: true, isFeatured: true, showOnHomepage: false })
  expect(await findLastEntry(free)).toMatchObject({
    changes: { isNew: { from: true, to: false }, isBestseller: { from: false, to: true } },
  })
  expect(await undo()).toMatchObject({ undone: 1 })
  expect(await read(free)).toMatchObject({ isNew: true, isBestseller: false })
})

test('a change of a flag is not undone if the product was placed in the flag’s homepage section in the meantime', async () => {
  const ids = await add([{ name: 'Placed since' }])
  await previewAndApply(toRowScope(...ids), { kind: 'flags', flags: { isFeatured: true } })
  await store.db.update(products).set({ homepageSection: 'featured' }).where(inArray(products.id, ids))
  expect(await undo()).toEqual({ undone: 0, skipped: 1, names: ['Placed since'], missing: 0 })
})

test('adding products to a collection, and removing them from it, can be undone, even if it is their main collection', async () => {
  const summer = await addCollection('Summer')
  const [member, stranger, main] = await add([{}, {}, {}])
  if (!member || !stranger || !main) throw new Error('Expected three products')
  await join(summer, member, 4)
  await join(summer, main)
  await store.db.update(products).set({ collectionId: summer }).where(eq(products.id, main))

  const joining: BulkEdit = { kind: 'collection', action: 'add', collectionId: summer }
  expect(getPreview(await preview(toRowScope(member, stranger, main), joining))).toMatchObject({
    changes: 1,
    skipped: [{ reason: 'Already in this collection', count: 2 }],
  })
  await previewAndApply(toRowScope(member, stranger, main), joining)
  expect(await listCollections(stranger)).toEqual(['Summer'])
  expect(await findLastEntry(stranger)).toMatchObject({ changes: { collections: { from: null, to: 'Summer' } } })
  await undo()
  expect(await listCollections(stranger)).toEqual([])

  await previewAndApply(toRowScope(member, stranger, main), {
    kind: 'collection',
    action: 'remove',
    collectionId: summer,
  })
  expect(await listCollections(member)).toEqual([])
  expect(await read(main)).toMatchObject({ collectionId: null })
  expect(await undo()).toMatchObject({ undone: 2 })
  expect(await listCollections(member)).toEqual(['Summer4'])
  expect(await listCollections(main)).toEqual(['Summer*'])
})

test('a new main collection replaces the old one, unless staff placed the product in the old one', async () => {
  const [old, next] = [await addCollection('Old'), await addCollection('Next')]
  const [placed, loose] = await add([{}, {}])
  if (!placed || !loose) throw new Error('Expected two products')
  await join(old, placed, 2)
  await join(old, loose)
  await store.db
    .update(products)
    .set({ collectionId: old })
    .where(inArray(products.id, [placed, loose]))
  await previewAndApply(toRowScope(placed, loose), { kind: 'collection', action: 'main', collectionId: next })
  expect(await listCollections(placed)).toEqual(['Next*', 'Old2'])
  expect(await listCollections(loose)).toEqual(['Next*'])
  expect(await findLastEntry(loose)).toMatchObject({ changes: { mainCollection: { from: 'Old', to: 'Next' } } })
  expect(await undo()).toMatchObject({ undone: 2 })
  expect(await listCollections(placed)).toEqual(['Old*2'])
  expect(await listCollections(loose)).toEqual(['Old*'])
})

test('a collection change is not undone if the membership changed in the meantime', async () => {
  const [summer, winter] = [await addCollection('Summer'), await addCollection('Winter')]
  const [main, placed, free] = await add([{ name: 'Main since' }, { name: 'Placed since' }, { name: 'Free' }])
  if (!main || !placed || !free) throw new Error('Expected three products')
  await previewAndApply(toRowScope(main, placed, free), { kind: 'collection', action: 'add', collectionId: summer })
  await store.db.update(products).set({ collectionId: summer }).where(eq(products.id, main))
  await store.db.update(collectionProducts).set({ position: 0 }).where(eq(collectionProducts.productId, placed))
  expect(await undo()).toMatchObject({ undone: 1, skipped: 2, names: ['Main since', 'Placed since'] })

  await join(winter, free)
  await previewAndApply(toRowScope(free), { kind: 'collection', action: 'remove', collectionId: winter })
  await store.db.delete(collections).where(eq(collections.id, winter))
  expect(await undo()).toMatchObject({ undone: 0, skipped: 1, names: ['Free'] })
})

test('the error for an unknown collection belongs to the collection field', async () => {
  const ids = await add([{}])
  const edit: BulkEdit = { kind: 'collection', action: 'add', collectionId: newId() }
  const rejection = {
    outcome: 'rejected',
    errors: { collectionId: 'This collection no longer exists. Choose another one' },
  }
  expect(await preview(toRowScope(...ids), edit)).toEqual(rejection)
  expect(await apply(toRowScope(...ids), edit, '')).toEqual(rejection)
})

test('an undo reports products that changed or were deleted in the meantime, and does not change them', async () => {
  const ids = await add([
    { name: 'Left alone', price: 100_00 },
    { name: 'Changed since', price: 100_00 },
    { name: 'Deleted since', price: 100_00 },
  ])
  const [alone, changed, deleted] = ids
  if (!alone || !changed || !deleted) throw new Error('Expected three products')
  await previewAndApply(toRowScope(...ids), TEN_PERCENT_OFF)
  await store.db.update(products).set({ price: 75_00 }).where(eq(products.id, changed))
  await store.db.update(products).set({ name: 'Renamed since' }).where(eq(products.id, alone)) // a different field
  await store.db.delete(products).where(eq(products.id, deleted))
  expect(await undo()).toEqual({ undone: 1, skipped: 1, names: ['Changed since'], missing: 1 })
  expect((await read(alone)).price).toBe(100_00)
  expect((await read(changed)).price).toBe(75_00)
  expect(await findLastEntry(alone)).toMatchObject({ changes: { price: { from: 90_00, to: 100_00 } }, staffId })
})

test('an edit can be undone by its author for a day, unless it is dismissed or followed by another edit', async () => {
  const ids = await add([{ price: 100_00 }])
  const now = new Date('2026-11-20T12:00:00Z')
  const addHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
  await previewAndApply(toRowScope(...ids), TEN_PERCENT_OFF, now)
  const first = await findLastBulkEdit(store.db, staffId, addHours(23))
  expect(first).toEqual({ id: expect.any(String), kind: 'price', changed: 1 })
  expect(await findLastBulkEdit(store.db, newId<'staff'>(), now)).toBeNull()
  expect(await findLastBulkEdit(store.db, staffId, addHours(24.1))).toBeNull()
  if (!first) return
  expect(await undoBulkEdit(store.db, first.id, newId<'staff'>(), now)).toBeNull()
  expect(await undoBulkEdit(store.db, first.id, staffId, addHours(24.1))).toBeNull()
  expect(await undoBulkEdit(store.db, newId<'bulk-edit'>(), staffId, now)).toBeNull()

  await previewAndApply(toRowScope(...ids), TEN_PERCENT_OFF, now)
  expect(await store.db.$count(bulkEdits)).toBe(1)
  const second = await findLastBulkEdit(store.db, staffId, now)
  expect(second?.id).not.toBe(first.id)
  if (!second) return
  const undone = await Promise.all([1, 2].map(() => undoBulkEdit(store.db, second.id, staffId, now)))
  expect(undone.filter(Boolean)).toEqual([{ undone: 1, skipped: 0, names: [], missing: 0 }])
  expect(await findLastBulkEdit(store.db, staffId, now)).toBeNull()

  await previewAndApply(toRowScope(...ids), TEN_PERCENT_OFF, now)
  const third = await findLastBulkEdit(store.db, staffId, now)
  if (third) await dismissBulkEdit(store.db, third.id, newId<'staff'>())
  expect(await findLastBulkEdit(store.db, staffId, now)).toEqual(third)
  if (third) await dismissBulkEdit(store.db, third.id, staffId)
  expect(await findLastBulkEdit(store.db, staffId, now)).toBeNull()
})

test('many products are changed and undone at once; more than ten thousand are rejected', {
  timeout: 60_000,
}, async () => {
  const addMany = (from: number, to: number, { withTriggers = true } = {}) =>
    withLongTx(store.db, async (tx) => {
      if (!withTriggers) await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`insert into products (id, name, slug, sku, price, category)
        select gen_random_uuid(), 'Many ' || n, 'many-' || n, 'MANY-' || n, 10000 + n, 'dresses'
        from generate_series(${from}::int, ${to}::int) as n`)
    })
  const count = isLong ? MAX_AT_ONCE : 1_000
  await addMany(1, count)
  const scope: BulkScope = { kind: 'results', query: '?q=Many' }
  expect(await previewAndApply(scope, TEN_PERCENT_OFF)).toBe(count)
  expect(await undo()).toEqual({ undone: count, skipped: 0, names: [], missing: 0 })
  await addMany(count + 1, MAX_AT_ONCE + 1, { withTriggers: false }) // only counted; triggers would take seconds
  const rejection = { errors: { '': expect.stringContaining('More than 10,000') } }
  expect(await preview(scope, TEN_PERCENT_OFF)).toMatchObject(rejection)
  expect(await previewDelete(store.db, scope, initialSettings)).toMatchObject(rejection)
})

test('a sale of a product whose variant has its own price is previewed, started, undone and ended', async () => {
  const sizes = ['S', 'XL']
  const stock = sizes.map((size) => ({ size, color: null, stock: 5 }))
  const [id] = await add([{ name: 'Adaeze', price: 85_000_00, sizes, stock }])
  if (!id) throw new Error('No product')
  const { productId, size } = productVariants
  const isXl = and(eq(productId, id), eq(size, 'XL'))
  await store.db.update(productVariants).set({ price: 89_000_00 }).where(isXl)
  const readXlSalePrice = async () => {
    const [row] = await store.db.select().from(productVariants).where(isXl)
    return row?.salePrice
  }
  const price = { operation: 'start-sale', direction: 'down', percent: 200_000, step: 0 } as const
  const sale = { kind: 'price', price } as const
  expect(getPreview(await preview(toRowScope(id), sale)).prices).toEqual([
    { name: 'Adaeze', from: { price: 85_000_00, salePrice: null }, to: { price: 85_000_00, salePrice: 68_000_00 } },
    { name: 'Adaeze, XL', from: { price: 89_000_00, salePrice: null }, to: { price: 89_000_00, salePrice: 71_200_00 } },
  ])
  await previewAndApply(toRowScope(id), sale)
  expect(await readXlSalePrice()).toBe(71_200_00)
  // The old price is that of the variant that is shown, not of the most expensive variant
  expect(await read(id)).toMatchObject({ effectivePrice: 68_000_00, wasPrice: 85_000_00 })
  expect((await findLastEntry(id))?.changes).toMatchObject({ fields: ['variantPrices'] })
  expect(await undo()).toMatchObject({ undone: 1 })
  expect([(await read(id)).salePrice, await readXlSalePrice()]).toEqual([null, null])
  await previewAndApply(toRowScope(id), sale)
  await previewAndApply(toRowScope(id), { kind: 'price', price: { ...price, operation: 'end-sale', percent: 0 } })
  expect([(await read(id)).salePrice, await readXlSalePrice()]).toEqual([null, null])
})

test('if variants have the same sale price, the lowest of their regular prices is struck through', async () => {
  const sizes = ['S', 'XL']
  const stock = sizes.map((size) => ({ size, color: null, stock: 5 }))
  const [id] = await add([{ price: 85_000_00, salePrice: 68_000_00, sizes, stock }])
  if (!id) throw new Error('No product')
  const { productId, size } = productVariants
  await store.db
    .update(productVariants)
    .set({ price: 89_000_00 })
    .where(and(eq(productId, id), eq(size, 'XL')))
  expect(await read(id)).toMatchObject({ effectivePrice: 68_000_00, wasPrice: 85_000_00 })
  const [listed] = await store.db
    .select({ was: marketPrices.lowestWas })
    .from(marketPrices)
    .where(and(eq(marketPrices.productId, id), isNotNull(marketPrices.lowestPrice)))
  expect(listed?.was ?? 85_000_00).toBeLessThan(89_000_00)
})
