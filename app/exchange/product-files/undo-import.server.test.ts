import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toOutcomeCounts } from '#app/base/imports.ts'
import { saveMembers } from '#app/catalog/admin/collections/collection-members.server.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { fixedPrices } from '#app/catalog/prices.table.ts'
import { collectionProducts, products } from '#app/catalog/products.table.ts'
import { reviews } from '#app/content/reviews.table.ts'
import { processFileImport } from '#app/exchange/imports/file-import-worker.server.ts'
import { findFileImport } from '#app/exchange/imports/file-imports.server.ts'
import { fileImportItems, fileImports } from '#app/exchange/imports/file-imports.table.ts'
import { addImportImages } from '#app/exchange/imports/import-images.server.ts'
import { undoFileImport } from '#app/exchange/imports/undo-import.server.ts'
import { setStock } from '#app/inventory/stock/stock-edit.server.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { auditLog } from '#app/store/staff.table.ts'
import { translations } from '#app/store/translations.table.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { failAtEndOfUndo, saveImport } from '#tests/support/imports.ts'
import { addMarket } from '#tests/support/markets.ts'
import { type ImportStore, listProductItems, openImportStore, sendProducts } from '#tests/support/product-imports.ts'

let store: ImportStore
beforeAll(async () => {
  store = await openImportStore()
})
afterAll(() => store.close())

const HEADING = 'Handle,Name,SKU,Status,Category,Short description,Price,Stock'
const row = (slug: string, name = slug) => `${slug},${name},${slug.toUpperCase()},active,dresses,Text,9900,5`

async function importProducts(...lines: readonly string[]): Promise<Id<'file-import'>> {
  const id = await sendProducts(store, [HEADING, ...lines].join('\n'))
  await saveImport(store.db, id, store.staffId)
  return id
}

async function getId(slug: string) {
  const [found] = await store.db.select({ id: products.id }).from(products).where(eq(products.slug, slug))
  if (!found) throw new Error(`no product ${slug}`)
  return found.id
}

const slugs = async () =>
  (await store.db.select({ slug: products.slug }).from(products).orderBy(products.slug)).map(({ slug }) => slug)

test('an undo deletes products from a wrong file unless they existed before, or were changed or used since', async () => {
  await importProducts(row('known'))
  const id = await importProducts(
    row('known', 'New name'),
    ...['added', 'changed', 'counted', 'ordered', 'reviewed'].map((slug) => row(slug)),
  )
  await store.db.update(products).set({ name: 'Other', updatedAt: later() }).where(eq(products.slug, 'changed'))
  const counted = await getId('counted')
  await withTx(store.db, (tx) =>
    setStock(tx, { id: counted, sku: 'COUNTED' }, { kind: 'number', loaded: 5, stock: 6 }, store.staffId),
  )
  await addOrder(store.db, [createCheckoutLine(await getId('ordered'))])
  await store.db.insert(reviews).values({
    productId: await getId('reviewed'),
    rating: 5,
    customerName: 'Ada',
    title: '',
    comment: 'Good',
    status: 'approved',
  })
  expect(await undoFileImport(store.db, id, store.staffId)).toBe('in-part')
  expect(await slugs()).toEqual(['changed', 'counted', 'known', 'ordered', 'reviewed'])
  const rows = await listProductItems(store.db, id, 'applied')
  expect(rows.map(({ name, notes }) => [name, ...notes])).toEqual([
    ['New name', 'It existed before this import, so the file’s changes stay.'],
    ['changed', 'It was changed after this import, so it was kept.'],
    ['counted', 'It was changed after this import, so it was kept.'],
    ['ordered', 'It was used after this import (for example, in an order), so it was kept.'],
    ['reviewed', 'It was used after this import (for example, in an order), so it was kept.'],
  ])
  expect(await listBrokenInvariants(store.db)).toEqual([])
})

test('an undo deletes an import together with its products if it added all of them', async () => {
  const before = await slugs()
  const id = await importProducts(row('one'), row('two'))
  expect(await undoFileImport(store.db, id, store.staffId)).toBe('done')
  expect(await slugs()).toEqual(before)
  expect(await findFileImport(store.db, id)).toBeNull()
  expect(await undoFileImport(store.db, id, store.staffId)).toBe('impossible')
})

/** Returns a time that is certainly later than every change so far. */
const later = () => new Date(Date.now() + 5_000)

const CHANGED_BY_STAFF = 'It was changed after this import, so it was kept.'

/** Undoes an import and returns the slugs of products that were not undone, with the reason. */
async function undoPartly(id: Id<'file-import'>) {
  expect(await undoFileImport(store.db, id, store.staffId)).toBe('in-part')
  const rows = await listProductItems(store.db, id, 'applied')
  return rows.map(({ name, notes }) => [name, ...notes])
}

describe('a product is kept if staff changed it', () => {
  test('before its missing images were added', async () => {
    const names = ['imaged', 'imaged-edited', 'imaged-counted']
    const lines = names.map((slug) => `${row(slug)},${slug}.jpg`)
    const id = await sendProducts(store, [`${HEADING},Image`, ...lines].join('\n'))
    await saveImport(store.db, id, store.staffId)
    await store.db
      .update(products)
      .set({ name: 'imaged-edited', updatedAt: new Date(Date.now() + 50) })
      .where(eq(products.slug, 'imaged-edited'))
    const counted = await getId('imaged-counted')
    await withTx(store.db, (tx) =>
      setStock(tx, { id: counted, sku: 'IMAGED-COUNTED' }, { kind: 'number', loaded: 5, stock: 6 }, store.staffId),
    )
    const images = names.map((name) => ({ name: `${name}.jpg`, publicId: `imports/${name}` }))
    for (const { publicId } of images) {
      const values = { url: `/media/${publicId}.jpg`, publicId, width: 8, height: 8, bytes: 8 }
      await store.db.insert(uploads).values({ id: newId<'upload'>(), ...values })
    }
    await addImportImages(store.db, id, images)
    await processFileImport(store.db, new AbortController().signal)
    await saveImport(store.db, id, store.staffId)
    expect(await undoPartly(id)).toEqual([
      ['imaged-edited', CHANGED_BY_STAFF],
      ['imaged-counted', CHANGED_BY_STAFF],
    ])
  })

  test('without changing its row: translations, fixed prices and collections', async () => {
    const id = await importProducts(...['translated', 'fixed', 'placed', 'joined', 'plain'].map((slug) => row(slug)))
    await store.db.insert(translations).values({
      kind: 'product',
      subjectId: await getId('translated'),
      language: 'de',
      updatedAt: later(),
      texts: { name: 'Kleid' },
      sources: { name: 'translated' },
    })
    const marketId = await addMarket(store.db, {})
    await store.db
      .insert(fixedPrices)
      .values({ marketId, productId: await getId('fixed'), currency: 'USD', price: 10_00, updatedAt: later() })
    const collectionId = newId<'collection'>()
    await store.db.insert(collections).values({ id: collectionId, name: 'Picks', slug: 'picks', status: 'active' })
    const placed = await getId('placed')
    await withTx(store.db, (tx) => saveMembers(tx, collectionId, [], [placed], store.staffId))
    // For a bulk addition, only the audit log contains the time
    const joined = await getId('joined')
    await store.db.insert(collectionProducts).values({ collectionId, productId: joined })
    const change = { action: 'product.update', entity: 'product', entityId: joined }
    await withTx(store.db, (tx) => recordChange(tx, store.staffId, change))
    expect(await undoPartly(id)).toEqual(
      ['translated', 'fixed', 'placed', 'joined'].map((name) => [name, CHANGED_BY_STAFF]),
    )
  })
})

test('saved products that are rechecked for their images are undone like other products', async () => {
  const before = await slugs()
  const id = await importProducts(row('reopened'), row('reopened-edited'))
  await store.db.update(fileImportItems).set({ outcome: 'changed' }).where(eq(fileImportItems.importId, id))
  await store.db.update(products).set({ updatedAt: later() }).where(eq(products.slug, 'reopened-edited'))
  expect(await undoPartly(id)).toEqual([['reopened-edited', CHANGED_BY_STAFF]])
  expect(await slugs()).toEqual([...before, 'reopened-edited'].toSorted())
})

test('an undo that is interrupted between two batches counts the remaining products and can be repeated', async () => {
  const before = await slugs()
  const id = await importProducts(row('interrupted'))
  await store.db.execute(sql`
    insert into ${fileImportItems} (id, import_id, position, line, rows, row_errors, outcome, undo)
    select gen_random_uuid(), ${id}, n, n + 2, '[]', '[]', 'applied', '{"productId": null, "addedAt": null}'
    from generate_series(1, 100) as n`)
  const counts = toOutcomeCounts([{ outcome: 'applied', count: 101 }])
  await store.db.update(fileImports).set({ counts }).where(eq(fileImports.id, id))
  await failAtEndOfUndo(store.db, () => undoFileImport(store.db, id, store.staffId))
  expect(await slugs()).toEqual(before)
  expect(await findFileImport(store.db, id)).toMatchObject({ counts: { applied: 1 } })
  expect(await undoFileImport(store.db, id, store.staffId)).toBe('done')
  const isUndo = and(eq(auditLog.entityId, id), eq(auditLog.action, 'products.import-undo'))
  const recorded = await store.db
    .select({ changes: auditLog.changes })
    .from(auditLog)
    .where(isUndo)
    .orderBy(auditLog.createdAt)
  expect(recorded.map(({ changes }) => changes)).toEqual([
    { file: 'products.csv', undone: 100 },
    { file: 'products.csv', undone: 1, remaining: 0 },
  ])
})

test('two concurrent requests undo an import only once, and a running import is not undone', async () => {
  const id = await importProducts(row('twice'))
  await store.db.update(fileImports).set({ state: 'applying', staffId: null }).where(eq(fileImports.id, id))
  expect(await undoFileImport(store.db, id, store.staffId)).toBe('impossible')
  await store.db.update(fileImports).set({ state: 'applied' }).where(eq(fileImports.id, id))
  const undo = () => undoFileImport(store.db, id, store.staffId)
  expect((await Promise.all([undo(), undo()])).toSorted()).toEqual(['done', 'impossible'])
})
