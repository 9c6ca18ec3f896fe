import { and, asc, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { productInput } from '#app/features/catalog/admin/products/product-input.ts'
import { readProductListQuery } from '#app/features/catalog/admin/products/product-list.ts'
import {
  findStockedProduct,
  listStockedProducts,
  saveProduct,
} from '#app/features/catalog/admin/products/save-product.server.ts'
import { collections } from '#app/features/catalog/collections.table.ts'
import { detailNames } from '#app/features/catalog/product-fields.ts'
import { productImages } from '#app/features/catalog/product-images.table.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { applyBatch } from '#app/features/product-files/apply-import.server.ts'
import { checkBatch } from '#app/features/product-files/check-import.server.ts'
import { createImport } from '#app/features/product-files/create-import.server.ts'
import { productsForFile } from '#app/features/product-files/export-products.server.ts'
import { workOnImport } from '#app/features/product-files/import-worker.server.ts'
import { OWN_COLUMNS } from '#app/features/product-files/own-columns.ts'
import {
  addImportImages,
  applyImport,
  errorsForFile,
  findImport,
  listItems,
  recheckImport,
  updateImportChoices,
} from '#app/features/product-files/product-imports.server.ts'
import {
  type ItemOutcome,
  productImportItems,
  productImports,
} from '#app/features/product-files/product-imports.table.ts'
import { initialSettings } from '#app/features/settings/settings.ts'
import { auditLog } from '#app/features/staff/audit-log.table.ts'
import { lockStock, takeStock } from '#app/features/stock/stock.server.ts'
import { stockMovements } from '#app/features/stock/stock-movements.table.ts'
import { toCsv } from '#app/lib/csv.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { readText } from '#app/lib/text.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import { waitForBlockedQueries } from '#tests/support/blocked-queries.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { allRows } from '#tests/support/file-rows.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { productFields } from '#tests/support/product-form.ts'
import { addProduct, type ProductOptions } from '#tests/support/products.ts'

type Shop = TestDatabase & { readonly staffId: Id<'staff'> }

async function openStore(): Promise<Shop> {
  const database = await testDatabase()
  return { ...database, staffId: await addFirstAdmin(database.db) }
}

let store: Shop
beforeAll(async () => {
  store = await openStore()
})
afterAll(() => store.close())

const never = new AbortController().signal

/** Sends a file and has it looked at. */
async function send(to: Shop, text: string): Promise<Id<'product-import'>> {
  const { staffId } = to
  const bytes = new TextEncoder().encode(text)
  const created = await createImport(to.db, { bytes, name: 'products.csv' }, { staffId, currency: 'NGN' })
  if (!created.ok) throw new Error(created.message)
  await workOnImport(to.db, never)
  return created.id
}

async function counts(of: Shop, id: Id<'product-import'>) {
  const file = await findImport(of.db, id)
  if (!file) throw new Error('The file is there')
  return Object.fromEntries(Object.entries(file.counts).filter(([, count]) => count > 0))
}

async function items(id: Id<'product-import'>, outcome: ItemOutcome) {
  return (await listItems(store.db, id, { outcome, page: 1 })).rows
}

async function apply(to: Shop, id: Id<'product-import'>): Promise<void> {
  const file = await findImport(to.db, id)
  expect(await applyImport(to.db, id, file?.revision ?? 0, to.staffId)).toBe('done')
  await workOnImport(to.db, never)
}

async function exported(from: Shop): Promise<string> {
  const query = readProductListQuery(new URLSearchParams())
  return toCsv([OWN_COLUMNS, ...(await allRows(productsForFile(from.db, query, initialSettings)))])
}

/** What a store sells, but for what is its own: ids and times. */
async function sold(by: Shop) {
  const ids = await by.db.select({ id: products.id }).from(products).orderBy(asc(products.createdAt), asc(products.id))
  const listed = await listStockedProducts(
    by.db,
    ids.map(({ id }) => id),
  )
  const slugs = new Map((await by.db.select().from(collections)).map(({ id, slug }) => [id, slug]))
  return listed
    .map(({ id: _id, version: _version, collectionId, ...product }) => ({
      ...product,
      collection: collectionId && slugs.get(collectionId),
      variants: product.variants.toSorted((a, b) => (a.sku < b.sku ? -1 : 1)),
    }))
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
}

async function units(id: Id<'product'>) {
  return (await findStockedProduct(store.db, id))?.variants.map(({ stock }) => stock)
}

/** A product that its form could save as it is. */
async function add(command: ProductOptions = {}): Promise<Id<'product'>> {
  const id = await addProduct(store.db, command)
  await store.db
    .update(products)
    .set({ description: 'Cut wide.', seoTitle: command.name ?? 'Linen dress' })
    .where(eq(products.id, id))
  return id
}

async function sell(id: Id<'product'>, quantity: number): Promise<void> {
  await withTx(store.db, async (tx) => {
    const locked = await lockStock(tx, [{ productId: id, size: 'One Size', color: 'Default' }])
    const variantId = locked.variants[0]?.id ?? null
    await takeStock(tx, locked, [{ variantId, quantity }], initialSettings, { reason: 'sale' })
  })
}

const text = fc
  .oneof(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.stringMatching(/^['=+@,;"\n\\ #é👗-]{1,12}$/u))
  .map((any) => (readText(any) ?? '').trim()) // what a form keeps
const name = text.filter((any) => any !== '' && any.length <= 40)
const names = fc.uniqueArray(name, { maxLength: 3, selector: (any) => any.toLowerCase() })
const price = fc.integer({ min: 0, max: 10_000_000 }).map((minor) => `${Math.trunc(minor / 100)}.${minor % 100}`)

const anyProduct = fc.record({
  name,
  description: name,
  longDescription: text,
  details: fc.record(Object.fromEntries(detailNames.map((field) => [field, text]))),
  seoTitle: text,
  seoDescription: text,
  price,
  salePrice: fc.oneof(fc.constant(''), price),
  compareAtPrice: fc.oneof(fc.constant(''), price),
  lowStockThreshold: fc.constantFrom('', '0', '7'),
  category: fc.constantFrom('dresses' as const, 'accessories' as const),
  status: fc.constantFrom('draft' as const, 'active' as const, 'archived' as const),
  homepageSection: fc.constantFrom('' as const, 'hero' as const, 'featured' as const),
  sizes: names,
  colors: names,
  tags: names,
  isGrid: fc.boolean(),
})

test('an exported shop, imported into an empty one, is the same shop; and imported twice, nothing is left to do', async () => {
  const [from, to] = [await openStore(), await openStore()]
  try {
    const schema = productInput('NGN')
    const linen = newId<'collection'>()
    await from.db.insert(collections).values({ id: linen, name: 'Linen', slug: 'linen' })
    await to.db.insert(collections).values({ name: 'Linen', slug: 'linen' }) // under an id of its own
    const made = fc.sample(anyProduct, { numRuns: 40, seed: 7 })
    for (const [at, { isGrid, sizes, colors, tags, details, ...fields }] of made.entries()) {
      const cells = sizes.flatMap((size, index) =>
        (colors.length > 0 ? colors : [null]).map((color) => ({ size, color, loaded: null, stock: String(index) })),
      )
      const input = schema.safeParse(
        productFields({
          ...fields,
          ...details,
          sizes: JSON.stringify(sizes),
          colors: JSON.stringify(colors.map((color, index) => ({ name: color, hex: `#00000${index}` }))),
          tags: JSON.stringify(tags),
          collectionId: at % 2 === 0 ? linen : '',
          ...(isGrid && sizes.length > 0 && { stockKind: 'grid', cells: JSON.stringify(cells) }),
        }),
      )
      if (input.success) await saveProduct(from.db, null, input.data, from.staffId)
    }
    const file = await exported(from)
    const count = (await sold(from)).length
    expect(count).toBeGreaterThan(30)
    expect((await sold(from)).filter(({ collection }) => collection === 'linen').length).toBeGreaterThan(10)

    const first = await send(to, file)
    expect(await allRows(errorsForFile(to.db, first))).toEqual([])
    expect(await counts(to, first)).toEqual({ new: count })
    expect(await sold(to)).toEqual([]) // looking changes nothing
    await apply(to, first)
    expect(await counts(to, first)).toEqual({ applied: count })
    expect(await sold(to)).toEqual(await sold(from))

    const second = await send(to, file)
    await updateImportChoices(to.db, second, { withStock: true, categories: {} })
    await workOnImport(to.db, never)
    expect(await counts(to, second)).toEqual({ unchanged: count })
  } finally {
    await from.close()
    await to.close()
  }
})

describe('products that are there', () => {
  test('are known by id, handle or SKU; what has no column stays, and every change is told', async () => {
    const id = await add({ name: 'Linen dress', salePrice: 1_000_000, stock: 4 })
    const { sku, slug } = (await findStockedProduct(store.db, id)) ?? {}
    for (const [key, value] of [
      ['ID', id],
      ['Handle', slug],
      ['SKU', sku],
    ]) {
      const file = await send(store, `${key},Name,Sale price,Stock\n${value},${key} dress,9000,99\n`)
      const [item] = await items(file, 'changed')
      expect(item?.changes).toEqual(
        expect.arrayContaining([{ field: 'Name', from: expect.any(String), to: `${key} dress` }]),
      )
      await apply(store, file)
    }
    const after = await findStockedProduct(store.db, id)
    expect(after).toMatchObject({ name: 'SKU dress', price: 1_500_000, salePrice: 900_000, status: 'active' })
    expect(await units(id)).toEqual([4])
    const file = await send(store, `ID;Sale price;Name\n${id};;\n`) // an empty name says nothing, an empty sale price does
    await apply(store, file)
    expect(await findStockedProduct(store.db, id)).toMatchObject({ name: 'SKU dress', salePrice: null })
    const log = await store.db.select().from(auditLog).where(eq(auditLog.entityId, id))
    expect(log).toHaveLength(4)
  })

  test('a file written before a sale adds what was changed in it, and brings no sold piece back', async () => {
    const id = await add({ stock: 10 })
    const text = `ID,Stock,Stock at export\n${id},12,10\n`
    await sell(id, 7)
    const file = await send(store, text)
    expect(await counts(store, file)).toEqual({ unchanged: 1 }) // the stock was not chosen
    await updateImportChoices(store.db, file, { withStock: true, categories: {} })
    await workOnImport(store.db, never)
    expect(await items(file, 'changed')).toMatchObject([{ changes: [{ field: 'Stock', from: '3', to: '5' }] }])
    await sell(id, 1) // between looking and applying
    await apply(store, file)
    expect(await units(id)).toEqual([4])
    const moved = await store.db.select().from(stockMovements).where(eq(stockMovements.productId, id))
    expect(moved.map(({ delta, reason }) => [delta, reason])).toContainEqual([2, 'edit'])

    const fewer = await send(store, `ID,Stock,Stock at export\n${id},0,10\n`)
    await updateImportChoices(store.db, fewer, { withStock: true, categories: {} })
    await workOnImport(store.db, never)
    expect((await items(fewer, 'refused'))[0]?.errors[0]?.message).toBe('10 pieces cannot be taken off: 4 are left')
  })

  test('what changed since it was looked at is left alone, told, and shown anew', async () => {
    const [one, two] = [await add(), await add()]
    const file = await send(store, `ID,Materials\n${one},Silk\n${two},Wool\n`)
    await store.db.update(products).set({ name: 'Renamed meanwhile' }).where(eq(products.id, one))
    await apply(store, file)
    expect(await counts(store, file)).toEqual({ applied: 1, stale: 1 })
    expect(await findStockedProduct(store.db, one)).toMatchObject({ name: 'Renamed meanwhile', materials: '' })
    await recheckImport(store.db, file)
    await workOnImport(store.db, never)
    expect(await counts(store, file)).toEqual({ applied: 1, changed: 1 })
    await apply(store, file)
    expect(await findStockedProduct(store.db, one)).toMatchObject({ name: 'Renamed meanwhile', materials: 'Silk' })
  })

  test('a process that comes back to a file too late applies nothing of another look at it', async () => {
    const [one, two] = [await add(), await add()]
    const id = await send(store, `ID,Materials\n${one},Silk\n${two},Wool\n`)
    await applyImport(store.db, id, 1, store.staffId)
    const [late] = await store.db.select().from(productImports).where(eq(productImports.id, id))
    if (!late) throw new Error('The file is there')
    await store.db.update(products).set({ name: 'Renamed meanwhile' }).where(eq(products.id, one))
    await workOnImport(store.db, never)
    await recheckImport(store.db, id)
    await workOnImport(store.db, never)
    await applyBatch(store.db, late, store.staffId)
    expect(await counts(store, id)).toEqual({ applied: 1, changed: 1 })
    expect(await findStockedProduct(store.db, one)).toMatchObject({ materials: '' })
    await updateImportChoices(store.db, id, { withStock: true, categories: {} })
    await checkBatch(store.db, late)
    expect(await counts(store, id)).toEqual({ applied: 1, waiting: 1 })
    await workOnImport(store.db, never)
  })

  test('a process that is done with a file too late says nothing of another look at it, which others work on', async () => {
    const id = await send(store, `ID,Materials\n${await add()},Silk\n`)
    const isIt = eq(productImports.id, id)
    await store.db.update(productImports).set({ state: 'checking' }).where(isIt)
    const concurrent = { state: 'checking', revision: 2, leasedUntil: new Date(Date.now() + 60_000) } as const
    const { working } = await withTx(store.db, async (other) => {
      const late = await withTx(store.db, async (tx) => {
        await tx.execute(sql`lock table ${productImportItems}`)
        const working = workOnImport(store.db, never)
        await waitForBlockedQueries(store.db) // it has claimed the file, and is about to find that nothing is left to do
        await other.update(productImports).set(concurrent).where(isIt)
        return { working }
      })
      await waitForBlockedQueries(store.db)
      await other.update(productImportItems).set({ outcome: 'waiting' }).where(eq(productImportItems.importId, id))
      return late
    })
    await working
    expect((await store.db.select().from(productImports).where(isIt))[0]).toMatchObject(concurrent)
    await store.db
      .update(productImports)
      .set({ leasedUntil: new Date(0) })
      .where(isIt)
    await workOnImport(store.db, never)
    expect(await counts(store, id)).toEqual({ changed: 1 })
  })

  test('only what was shown is applied: another look since is another thing to agree to', async () => {
    const id = await add()
    const file = await send(store, `ID,Materials\n${id},Linen\n`)
    expect(await updateImportChoices(store.db, file, { withStock: true, categories: {} })).toBe('done')
    expect(await recheckImport(store.db, file)).toBe('busy')
    await workOnImport(store.db, never)
    expect(await applyImport(store.db, file, 1, store.staffId)).toBe('stale')
    expect(await applyImport(store.db, file, 2, store.staffId)).toBe('done')
    expect(await applyImport(store.db, file, 2, store.staffId)).toBe('stale')
    await workOnImport(store.db, never)
  })

  test('two processes at once, one of which stopped, save each product once', async () => {
    const ids = []
    for (let n = 0; n < 30; n++) ids.push(await add())
    const rows = ids.map((id, index) => `${id},${index + 20},10`)
    const file = await send(store, `ID,Stock,Stock at export\n${rows.join('\n')}\n`)
    await updateImportChoices(store.db, file, { withStock: true, categories: {} })
    await workOnImport(store.db, never)
    await applyImport(store.db, file, 2, store.staffId)
    const stopped = new AbortController()
    const working = workOnImport(store.db, stopped.signal)
    stopped.abort()
    await working
    const expired = () => store.db.update(productImports).set({ leasedUntil: new Date(0) })
    await expired()
    const both = [workOnImport(store.db, never), expired().then(() => workOnImport(store.db, never))]
    await Promise.all(both)
    expect(await counts(store, file)).toEqual({ applied: 30 })
    expect((await Promise.all(ids.map((id) => units(id)))).flat()).toEqual(ids.map((_, index) => 20 + index))
  })
})

test('without a handle the name is the key, but of a product that is known it is only its name', async () => {
  const [one, two] = [await add({ name: 'Known' }), await add({ name: 'Other' })]
  await store.db.update(products).set({ slug: 'taken-name' }).where(eq(products.id, two))
  const text = `ID,Name,Short description,Price,Category\n${one},Taken name,,,\n${newId()},Brand new,Words,10,tops\n`
  const file = await send(store, text)
  expect(await counts(store, file)).toEqual({ changed: 1, new: 1 })
  await apply(store, file)
  expect(await counts(store, await send(store, text))).toEqual({ unchanged: 2 })
})

test.each([
  { whose: 'handle', text: 'Handle,Name,Short description,Price,Category\nlate-handle,Late,Words,10,tops\n' },
  { whose: 'name', text: 'Name,Short description,Price,Category\nLate name,Words,10,tops\n' },
])('a new product to whose $whose another one has come meanwhile is left out, and it is told', async (file) => {
  const { whose, text } = file
  const id = await send(store, text)
  expect(await counts(store, id)).toEqual({ new: 1 })
  const quicker = await add()
  await store.db
    .update(products)
    .set({ slug: `late-${whose}` })
    .where(eq(products.id, quicker))
  await apply(store, id)
  expect(await counts(store, id)).toEqual({ stale: 1 })
  const [item] = await items(id, 'stale')
  expect(item?.errors).toMatchObject([{ message: 'Another product has this handle by now' }])
})

test('each error says where it is, and a product with one is left out as a whole', async () => {
  const file = await send(
    store,
    [
      'Handle,Name,Short description,Price,Category,Status,Size,Color,Stock,Collection,New',
      'a-1,One,"Words\nin two lines",abc,dresses,active,,,,,',
      'a-2,Two,Words,10,shoes,sold,,,,nowhere,perhaps',
      'a-3,Three,Words,10,tops,draft,S,,many,,',
      'a-3,Other,,,,,S,,1,,',
      'a-1,One,Words,10,tops,,,,,,',
      'a-5,,,,,,,,,,',
    ].join('\r\n'),
  )
  const rows = await allRows(errorsForFile(store.db, file))
  expect(rows.map(([line, , column, message]) => `${line} ${column}: ${message}`)).toEqual([
    '2 Price: Price is a number',
    '4 New: New is TRUE or FALSE',
    '4 Collection: No collection has the handle “nowhere”',
    '4 Category: Category is required',
    '4 Status: Choose a status',
    '5 Stock: Stock is a whole number from 0 up',
    '6 Name: Name is another one in line 5, of the same product',
    '6 Stock: S is there twice',
    '7 : The same product stands in line 2 already',
    '8 Name: Name is required',
    '8 Short description: Short description is required',
    '8 Price: Price is required',
    '8 Category: Category is required',
  ])
  expect(await counts(store, file)).toEqual({ refused: 5 })
})

const broken = [
  { what: 'nothing', text: '', says: 'This file is empty.' },
  { what: 'no known column', text: 'a,b\n1,2', says: /^No column of this file says/ },
  { what: 'a heading alone', text: 'Handle,Name\n', says: 'This file has a heading and no rows.' },
  { what: 'a quote that never ends', text: 'Handle,Name\na,"b\n', says: /^The quotes of this file cannot be read/ },
  { what: 'what is no text', text: 'Handle\0', says: /^This is no CSV file/ },
  { what: 'too many columns', text: `Handle${',x'.repeat(200)}\n`, says: /at most 200 can be read/ },
  { what: 'too many rows', text: `Handle\n${'a\n'.repeat(50_001)}`, says: 'This file has more than 50,000 rows.' },
  { what: 'letters of another alphabet', text: Buffer.from([0x48, 0xe9, 0x0a]), says: /^The letters of this file/ },
  { what: 'too many bytes', text: Buffer.alloc(20 * 2 ** 20 + 1, 'a'), says: /^This file is larger than 20 MB/ },
]
test.each(broken)('a file with $what is refused as a whole', async ({ text, says }) => {
  const bytes = new Uint8Array(Buffer.from(text))
  const file = { bytes, name: 'broken.csv' }
  const before = await store.db.$count(productImports)
  const created = await createImport(store.db, file, { staffId: store.staffId, currency: 'NGN' })
  expect(created).toEqual({ ok: false, message: expect.stringMatching(says) })
  expect(await store.db.$count(productImports)).toBe(before)
})

describe('a file stays on its way for none of its products', () => {
  test('half characters where a text is cut, names that are no text, names that all objects know', async () => {
    const body = (before: number) => `<p>${'a'.repeat(before)}👗 and more words${' words'.repeat(60)}</p>`
    const rows = [298, 299].map(
      (n) => `cut-${n},Cut ${n},${body(n)},9.00,Color,Constructor,https://cdn.example/a%00b.jpg`,
    )
    const heading = 'Handle,Title,Body (HTML),Variant Price,Option1 Name,Option1 Value,Image Src'
    const file = await send(store, `${heading}\n${rows.join('\n')}\n`)
    await updateImportChoices(store.db, file, { withStock: false, categories: { '': 'dresses' } })
    await workOnImport(store.db, never)
    expect(await counts(store, file)).toEqual({ new: 2 })
    expect((await findImport(store.db, file))?.missing).toEqual(['ab.jpg'])
  })

  test('what nobody can look at is refused, and the others are looked at', async () => {
    const { staffId } = store
    const bytes = new TextEncoder().encode(
      `Name,Price\n${['One', 'Two', 'Three'].map((each) => `${each},1\n`).join('')}`,
    )
    const created = await createImport(store.db, { bytes, name: 'a.csv' }, { staffId, currency: 'NGN' })
    if (!created.ok) throw new Error(created.message)
    const { id } = created
    const strange = sql`'[{"line": 3, "cells": {"name": 5}}]'::jsonb`
    const isSecond = and(eq(productImportItems.importId, id), eq(productImportItems.position, 1))
    await store.db.update(productImportItems).set({ rows: strange }).where(isSecond)
    await workOnImport(store.db, never)
    expect(await findImport(store.db, id)).toMatchObject({ state: 'checked', counts: { refused: 3 } })
    const errors = (await items(id, 'refused')).map((item) => item.errors.map(({ message }) => message))
    expect(errors[1]).toEqual(['This product could not be checked'])
    expect(errors[0]).toContain('Category is required')
  })

  test('rows of countless cells are refused before they are read, whatever stands between these', async () => {
    const wide = [
      `Name,Price${','.repeat(1_000_000)}\n`,
      `Name;Price\n${';'.repeat(1_000_000)}\n`,
      `Name\tPrice\n"a\n""b"${'\t""'.repeat(1_000)}\n`,
    ]
    for (const text of wide) {
      await expect(send(store, text)).rejects.toThrow('A row of this file has more than 1,000 cells')
    }
    const cell = `"${','.repeat(5_000)}\n"`
    expect(await counts(store, await send(store, `Name,Materials\nOne,${cell}${','.repeat(900)}\n`))).toEqual({
      refused: 1,
    })
  })

  test('thousands of rows, sizes and colors of one product are told, not counted out', async () => {
    const many = (noun: string) => Array.from({ length: 2_500 }, (_, n) => `${noun}${n}`).join(';')
    const wide = `"wide","Wide","${many('s')}","${many('c')}",1,\n`
    const long = Array.from({ length: 3_000 }, (_, n) => `"long","Long ${n}",,,1,"s${n}"\n`).join('')
    const file = await send(store, `Handle,Name,Sizes,Colors,Stock,Size\n${wide}${long}`)
    expect(await counts(store, file)).toEqual({ refused: 2 })
    const [first, second] = await items(file, 'refused')
    expect(first?.errors.map(({ message }) => message)).toEqual(
      expect.arrayContaining(['At most 30 sizes', 'At most 30 colors']),
    )
    expect(second?.errors).toHaveLength(100)
    const reported = await allRows(errorsForFile(store.db, file))
    expect(reported.map(([line, , , message]) => `${line} ${message}`)).toContain(
      '1003 A product has at most 1,000 rows: is the handle of those that follow missing?',
    )
  })
})

test('a text that is too long, and a row with too many cells, are told in their lines', async () => {
  const file = await send(store, `\uFEFFHandle\tName\n"b-1"\t"${'a'.repeat(20_001)}"\nb-2\tTwo\textra\n`)
  const rows = await allRows(errorsForFile(store.db, file))
  expect(rows.map(([line, , column, message]) => `${line} ${column} ${message}`)).toEqual(
    expect.arrayContaining([
      '2 name A text has at most 20,000 characters',
      '3  This row has more cells than the heading',
    ]),
  )
})

test('images are those given along; as long as one is missing, nothing that is there goes', async () => {
  const id = await add()
  const upload = async (publicId: string) => {
    const values = { url: `/media/${publicId}.jpg`, publicId, width: 8, height: 8, bytes: 8 }
    await store.db.insert(uploads).values({ id: newId<'upload'>(), ...values })
    return publicId
  }
  const [front, back] = [await upload('imports/front'), await upload('imports/back')]
  const shown = async () =>
    (
      await store.db
        .select()
        .from(productImages)
        .where(eq(productImages.productId, id))
        .orderBy(productImages.displayOrder)
    ).map(({ publicId }) => publicId)
  const text = `ID,Image,Image text\n${id},FRONT.jpg,From the front\n${id},back.jpg,\n`
  const file = await send(store, text)
  expect(await findImport(store.db, file)).toMatchObject({
    missing: ['back.jpg', 'front.jpg'],
    counts: { unchanged: 1 },
  })
  await addImportImages(store.db, file, [
    { name: 'back.jpg', publicId: back },
    { name: 'other.jpg', publicId: 'nobody/knows' },
  ])
  await workOnImport(store.db, never)
  await apply(store, file)
  expect(await shown()).toEqual([back])

  const again = await send(store, text)
  await addImportImages(store.db, again, [{ name: 'front.jpg', publicId: front }])
  await workOnImport(store.db, never)
  expect(await findImport(store.db, again)).toMatchObject({ missing: [], counts: { changed: 1 } })
  await apply(store, again)
  expect(await shown()).toEqual([front, back])
  expect(await counts(store, await send(store, text.replace('FRONT', 'front')))).toEqual({ unchanged: 1 })
})
