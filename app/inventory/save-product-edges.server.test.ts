import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyBulkEdit, previewBulkEdit } from '#app/catalog/bulk/bulk-edit.server.ts'
import { listNamesOfKind } from '#app/catalog/product-fields.ts'
import { type ProductFields, productInput } from '#app/catalog/product-input.ts'
import { products } from '#app/catalog/products.table.ts'
import { findStockedProduct } from '#app/catalog/variants.server.ts'
import { deleteProduct, saveProduct } from '#app/inventory/save-product.server.ts'
import { stockMovements } from '#app/inventory/stock-movements.table.ts'
import { parseInput } from '#app/lib/form.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { initialSettings } from '#app/store/settings.ts'
import { auditLog } from '#app/store/staff.table.ts'
import { demoCategories } from '#db/demo/categories.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { buildProductFields } from '#tests/support/product-form.ts'

// Tests unexpected input, concurrent changes, and the history of a saved product.

let store: TestDatabase
let staffId: Id<'staff'>
beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
})
afterAll(() => store.close())

function save(id: Id<'product'> | null, change: Partial<ProductFields>) {
  const input = parseInput(
    productInput({ currency: 'NGN', categories: demoCategories, weightUnit: 'g' }),
    buildProductFields(change),
  )
  if (!input.ok) throw new Error(JSON.stringify(input.errors))
  return saveProduct(store.db, id, input.value, staffId)
}

async function create(change: Partial<ProductFields> = {}): Promise<Id<'product'>> {
  const saved = await save(null, change)
  if (saved.outcome !== 'saved') throw new Error(JSON.stringify(saved))
  return saved.id
}

async function load(id: Id<'product'>) {
  const product = await findStockedProduct(store.db, id)
  if (!product) throw new Error('The product is missing')
  return product
}

/** Returns the form fields of an existing product, so that a save edits it. */
async function toEditFields(id: Id<'product'>): Promise<Partial<ProductFields>> {
  const { version, slug, sku, seoTitle, variants } = await load(id)
  const stock = String(variants.reduce((total, variant) => total + variant.stock, 0))
  return { version, slug, sku, seoTitle, stock, stockLoaded: stock }
}

async function readLastChange(id: Id<'product'>) {
  const [entry] = await store.db
    .select({ action: auditLog.action, changes: auditLog.changes })
    .from(auditLog)
    .where(eq(auditLog.entityId, id))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return entry
}

test.each([
  '<script>alert(1)</script>',
  `"><img src=x onerror=alert('1')>`,
  '👗👩🏽‍🎨',
  "'; drop table products; --",
  '\u202eleft\u200d',
  '%_\\',
])('%j is saved unchanged in every text field except the slug', async (text) => {
  const typed = { ...Object.fromEntries(listNamesOfKind('text').map((name) => [name, text])), seoTitle: text }
  const colors = [{ name: text, hex: '#4b1d3f' }]
  const id = await create({
    ...typed,
    name: text,
    slug: text,
    sku: text,
    sizes: JSON.stringify([text]),
    colors: JSON.stringify(colors),
    tags: JSON.stringify([text]),
    stockKind: 'grid',
    stock: '0',
    cells: JSON.stringify([{ size: text, color: text, loaded: null, stock: '3' }]),
  })
  expect(await load(id)).toMatchObject({
    ...typed,
    name: text,
    sku: text,
    slug: expect.stringMatching(/^[a-z0-9-]+$/),
    sizes: [text],
    colors,
    tags: [text],
    variants: [{ size: text, color: text, stock: 3 }],
  })
})

test('a generated slug gets a number if it is taken; an edited slug that is taken is rejected', async () => {
  const first = await load(await create({ name: 'Followed', slug: 'followed' }))
  expect(first.slug).toBe('followed')
  expect((await load(await create({ name: 'Followed', slug: 'followed' }))).slug).toBe('followed-2')
  expect(await save(null, { name: 'Other', slug: 'Followed!' })).toEqual({
    outcome: 'rejected',
    errors: { slug: 'Another product already has this slug' },
  })
})

test.each(['number', 'grid'] as const)(
  'a save repeated after a lost response changes the stock only once (stock as a %s)',
  async (stockKind) => {
    const withStock = (stock: string, before: number | null): Partial<ProductFields> => ({
      stockKind,
      stock,
      sizes: stockKind === 'grid' ? '["S"]' : '[]',
      cells: JSON.stringify([{ size: 'S', color: null, loaded: before, stock }]),
    })
    const id = await create(withStock('10', null))
    const form = { ...(await toEditFields(id)), ...withStock('15', 10) }
    expect(await save(id, form)).toMatchObject({ outcome: 'saved' })
    expect(await save(id, form)).toMatchObject({ outcome: 'conflict' })
    expect((await load(id)).variants.map(({ stock }) => stock)).toEqual([15])
  },
)

test('a repeated request creates only one product', async () => {
  const form = { newId: newId(), name: 'Twice', stock: '10' }
  expect(await save(null, form)).toEqual({ outcome: 'saved', id: form.newId, filled: 0 })
  expect(await save(null, form)).toEqual({
    outcome: 'rejected',
    errors: { '': expect.stringContaining('This product was already saved') },
  })
  const stored = await store.db.select({ id: products.id }).from(products).where(eq(products.name, 'Twice'))
  expect(stored).toEqual([{ id: form.newId }])
})

test('the form of a product that was deleted is rejected, and can then be saved as a new product', async () => {
  const id = await create({ name: 'Deleted product', stock: '4' })
  const openForm = await toEditFields(id)
  await deleteProduct(store.db, id, staffId)
  expect(await save(id, { ...openForm, name: 'Typed on' })).toEqual({ outcome: 'not-found' })
  const again = await create({ ...openForm, version: '', stockLoaded: '0', name: 'Typed on', saveAsNew: 'yes' })
  expect(await load(again)).toMatchObject({ name: 'Typed on', slug: 'deleted-product', variants: [{ stock: 4 }] })
})

test('the history records only what changed, with old and new values', async () => {
  const id = await create({ name: 'Remembered', colors: '[{"name":"Olive","hex":"#5b5a3c"}]' })
  const same = { ...(await toEditFields(id)), name: 'Remembered', colors: '[{"name":"Olive","hex":"#5b5a3c"}]' }
  await save(id, same)
  expect(await readLastChange(id)).toEqual({ action: 'product.update', changes: { fields: [] } })
  const { version } = await toEditFields(id)
  await save(id, {
    ...same,
    version,
    price: '150000',
    salePrice: '99',
    status: 'active',
    materials: 'Silk',
    stock: '9',
  })
  expect(await readLastChange(id)).toEqual({
    action: 'product.update',
    changes: {
      fields: ['price', 'salePrice', 'status', 'materials', 'stock'],
      price: { from: 14_850_000, to: 15_000_000 },
      salePrice: { from: null, to: 9_900 },
      status: { from: 'draft', to: 'active' },
      stock: { from: 5, to: 9 },
    },
  })
})

test('a save that fails at the end changes nothing', async () => {
  const id = await create({ name: 'Whole' })
  const [before, rows] = [await load(id), await store.db.$count(products)]
  const change = { ...(await toEditFields(id)), name: 'Half', price: '1', stock: '50', sizes: '["S"]' }
  const movements = await store.db.$count(stockMovements)
  await store.db.execute(sql`alter table audit_log rename to audit_log_away`)
  const attempts = await Promise.allSettled([save(id, change), save(null, { name: 'Half new' })]).finally(() =>
    store.db.execute(sql`alter table audit_log_away rename to audit_log`),
  )
  expect(attempts.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await load(id)).toEqual(before)
  expect(await store.db.$count(products)).toBe(rows)
  expect(await store.db.$count(stockMovements)).toBe(movements)
})

test('a save and a concurrent bulk edit each succeed or report a conflict', async () => {
  const edit = { kind: 'status', status: 'archived' } as const
  const seen = new Set<string>()
  for (const edited of ['the status', 'something else']) {
    for (let round = 0; round < 10; round++) {
      const id = await create({ name: 'Contested' })
      const [form, scope] = [await toEditFields(id), { kind: 'rows', ids: [id] } as const]
      const previewed = await previewBulkEdit(store.db, scope, edit, initialSettings)
      if (previewed.outcome !== 'preview') throw new Error(JSON.stringify(previewed))
      const change = { ...form, materials: 'Linen', status: edited === 'the status' ? 'active' : 'draft' } as const
      const [saved, bulk] = await Promise.all([
        save(id, change),
        applyBulkEdit(store.db, scope, edit, previewed.preview.version, initialSettings, staffId),
      ])
      const { materials, status } = await load(id)
      expect(saved.outcome === 'saved' ? 'Linen' : '', 'the save').toBe(materials)
      expect(['saved', 'conflict']).toContain(saved.outcome)
      expect(bulk.outcome === 'done' ? 'archived' : change.status, 'the bulk edit').toBe(status)
      expect(['done', 'stale']).toContain(bulk.outcome)
      if (edited === 'the status') expect([saved.outcome, bulk.outcome]).not.toEqual(['saved', 'done'])
      seen.add(`${saved.outcome}, ${bulk.outcome}`)
    }
  }
  expect(seen).not.toContain('conflict, stale') // at least one change was applied
})
