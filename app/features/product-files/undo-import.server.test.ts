import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '#app/features/catalog/products.table.ts'
import { findImport, listItems } from '#app/features/product-files/product-imports.server.ts'
import { undoProductImport } from '#app/features/product-files/undo-import.server.ts'
import { reviews } from '#app/features/reviews/reviews.table.ts'
import { setStock } from '#app/features/stock/stock-edit.server.ts'
import type { Id } from '#app/lib/id.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { brokenInvariants } from '#db/invariants.ts'
import { addOrder, checkoutLine } from '#tests/support/checkout.ts'
import { applyProducts, type ImportStore, openImportStore, sendProducts } from '#tests/support/product-imports.ts'

let store: ImportStore
beforeAll(async () => {
  store = await openImportStore()
})
afterAll(() => store.close())

const HEADING = 'Handle,Name,SKU,Status,Category,Short description,Price,Stock'
const row = (slug: string, name = slug) => `${slug},${name},${slug.toUpperCase()},active,dresses,Text,9900,5`

async function importProducts(...lines: readonly string[]): Promise<Id<'product-import'>> {
  const id = await sendProducts(store, [HEADING, ...lines].join('\n'))
  await applyProducts(store, id)
  return id
}

async function idOf(slug: string) {
  const [found] = await store.db.select({ id: products.id }).from(products).where(eq(products.slug, slug))
  if (!found) throw new Error(`no product ${slug}`)
  return found.id
}

const slugs = async () =>
  (await store.db.select({ slug: products.slug }).from(products).orderBy(products.slug)).map(({ slug }) => slug)

test('products of a wrong file are deleted unless they were there before, or were changed or used since', async () => {
  await importProducts(row('known'))
  const id = await importProducts(
    row('known', 'New name'),
    ...['added', 'changed', 'counted', 'ordered', 'reviewed'].map((slug) => row(slug)),
  )
  const later = new Date(Date.now() + 5_000)
  await store.db.update(products).set({ name: 'Other', updatedAt: later }).where(eq(products.slug, 'changed'))
  const counted = await idOf('counted')
  await withTx(store.db, (tx) =>
    setStock(tx, { id: counted, sku: 'COUNTED' }, { kind: 'number', loaded: 5, stock: 6 }, store.staffId),
  )
  await addOrder(store.db, [checkoutLine(await idOf('ordered'))])
  await store.db.insert(reviews).values({
    ...{ productId: await idOf('reviewed'), rating: 5, customerName: 'Ada', title: '', comment: 'Good' },
    ...{ customerEmail: 'ada@example.com', status: 'approved' },
  })
  expect(await undoProductImport(store.db, id, store.staffId)).toBe('in-part')
  expect(await slugs()).toEqual(['changed', 'counted', 'known', 'ordered', 'reviewed'])
  const { rows } = await listItems(store.db, id, { outcome: 'applied', page: 1 })
  expect(rows.map(({ name, notes }) => [name, ...notes])).toEqual([
    ['New name', 'It was there before this import: what the file has changed stays.'],
    ['changed', 'It was changed since this import, so it stays.'],
    ['counted', 'It was changed since this import, so it stays.'],
    ['ordered', 'It was used since this import, such as in an order, so it stays.'],
    ['reviewed', 'It was used since this import, such as in an order, so it stays.'],
  ])
  expect(await brokenInvariants(store.db)).toEqual([])
})

test('an import that has added all its products disappears with them', async () => {
  const before = await slugs()
  const id = await importProducts(row('one'), row('two'))
  expect(await undoProductImport(store.db, id, store.staffId)).toBe('done')
  expect(await slugs()).toEqual(before)
  expect(await findImport(store.db, id)).toBeNull()
  expect(await undoProductImport(store.db, id, store.staffId)).toBe('impossible')
})
