import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collections } from '#app/catalog/collections.table.ts'
import { products } from '#app/catalog/products.table.ts'
import { listStockedProducts, type StockedProduct } from '#app/catalog/variants.server.ts'
import { processFileImport } from '#app/exchange/imports/file-import-worker.server.ts'
import { applyFileImport } from '#app/exchange/imports/file-imports.server.ts'
import { fileImportItems } from '#app/exchange/imports/file-imports.table.ts'
import type { Id } from '#app/lib/id.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { isLong } from '#tests/support/long.ts'
import { findProductImport, readSlug, uploadProducts } from '#tests/support/product-imports.ts'
import { createShopifyExport } from '#tests/support/shopify-export.ts'

// Compares every field of every product with the result of a parser that shares no code with the import.

const PRODUCTS = isLong ? 120 : 30
const neverAborted = new AbortController().signal

let store: TestDatabase
let staffId: Id<'staff'>
beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
})
afterAll(() => store.close())

type Row = Readonly<Record<string, string>>

/** Returns the rows of each product by handle. The two files have the column names of different Shopify versions. */
function readFile(text: string, kind: 'apparel' | 'untyped'): Map<string, Row[]> {
  const rows: Row[] = parse(text, { columns: true })
  const handle = kind === 'apparel' ? 'Handle' : 'URL handle'
  return Map.groupBy(rows, (row) => row[handle] ?? '')
}

const NAMES = {
  apparel: {
    price: 'Variant Price',
    before: 'Variant Compare At Price',
    stock: 'Variant Inventory Qty',
    grams: 'Variant Grams',
    published: 'Published',
    body: 'Body (HTML)',
    gift: 'Gift Card',
    seo: 'SEO Title',
    sku: 'Variant SKU',
    barcode: 'Variant Barcode',
    about: 'SEO Description',
    option: 'Option1 Value',
    name: 'Name',
    value: 'Value',
    image: 'Image Src',
  },
  untyped: {
    price: 'Price',
    before: 'Compare-at price',
    stock: 'Inventory quantity',
    grams: 'Weight value (grams)',
    published: 'Published on online store',
    body: 'Description',
    gift: 'Gift card',
    seo: 'SEO title',
    sku: 'SKU',
    barcode: 'Barcode',
    about: 'SEO description',
    option: 'Option1 value',
    name: 'name',
    value: 'value',
    image: 'Product image URL',
  },
} as const

const COLOR = /^(colou?r|farbe|couleur|カラー)$/i
const SIZE = /^(size|größe|taille|talla|サイズ)$/i

/** Returns the variants as they are in Shopify, keyed by 'size|color'. */
function listExpectedVariants(rows: readonly Row[], kind: 'apparel' | 'untyped') {
  const at = NAMES[kind]
  const numbers = [1, 2, 3].map((number) => ({
    name: rows[0]?.[`Option${number} ${at.name}`] ?? '',
    value: (row: Row) => row[`Option${number} ${at.value}`] ?? '',
  }))
  const used = numbers.filter(({ name }) => name !== '' && name !== 'Title')
  const colors = used.filter(({ name }) => COLOR.test(name))
  const sizes = [
    ...used.filter(({ name }) => SIZE.test(name)),
    ...used.filter(({ name }) => !COLOR.test(name) && !SIZE.test(name)),
  ]
  const pricedRows = rows.filter((row) => row[at.price] !== '')
  return Object.fromEntries(
    pricedRows.map((row) => {
      const key = [sizes, colors].map((options) => options.map(({ value }) => value(row)).join(' / ')).join('|')
      const [now, before] = [Number(row[at.price]), Number(row[at.before] || 0)]
      const values = {
        now,
        before: before > now ? before : null,
        stock: Math.max(0, Number(row[at.stock] || 0)),
        grams: Number(row[at.grams]),
        sku: row[at.sku],
        barcode: row[at.barcode] || null,
      }
      return [key, values]
    }),
  )
}

function listSavedVariants(product: StockedProduct) {
  return Object.fromEntries(
    product.variants.map((variant) => {
      const price = (variant.price ?? product.price) / 100
      const sale = variant.salePrice ?? product.salePrice
      const values = {
        now: sale === null ? price : sale / 100,
        before: sale === null ? null : price,
        stock: variant.stock,
        grams: variant.weightGrams ?? product.weightGrams,
        sku: variant.sku,
        barcode: variant.barcode,
      }
      return [`${variant.size ?? ''}|${variant.color ?? ''}`, values]
    }),
  )
}

function listWords(html: string): string[] {
  const text = html.replace(/<script.*?<\/script>/gs, ' ').replace(/<[^>]*>/g, ' ')
  return (
    text
      .replaceAll('&amp;', '&')
      .replaceAll('&nbsp;', ' ')
      .match(/\p{L}+/gu) ?? []
  )
}

test.each([
  {
    kind: 'apparel',
    ignoredColumns: ['Google Shopping / Gender', 'Price / United Kingdom', 'Variant Taxable'],
  },
  {
    kind: 'untyped',
    ignoredColumns: [
      'Continue selling when out of stock',
      'Google Shopping / Gender',
      'Price / United Kingdom',
      'Charge tax',
    ],
  },
] as const)(
  'every product in an export ($kind) is imported completely, or rejected for a single reason',
  async ({ kind, ignoredColumns }) => {
    const at = NAMES[kind]
    const text = createShopifyExport({ kind, products: PRODUCTS, seed: kind === 'apparel' ? 1 : 2 })
    const rowsByHandle = readFile(text, kind)
    if (kind === 'untyped') await store.db.delete(products)
    const bytes = new TextEncoder().encode(text)
    const id = await uploadProducts({ ...store, staffId }, { bytes })
    await processFileImport(store.db, neverAborted)
    const file = await findProductImport(store.db, id)
    expect(file?.ignored.map(({ column }) => column).toSorted()).toEqual([...ignoredColumns].toSorted())
    const rows = [...rowsByHandle.values()].flat()
    for (const { column, rows: count } of file?.ignored ?? []) {
      const neutral = ['TRUE', 'DENY', '']
      expect(count, column).toBe(rows.filter((row) => !neutral.includes(row[column] ?? '')).length)
    }
    await applyFileImport(store.db, id, file?.revision ?? 0, staffId)
    await processFileImport(store.db, neverAborted)

    const items = await store.db.select().from(fileImportItems).where(eq(fileImportItems.importId, id))
    expect(items).toHaveLength(PRODUCTS)
    const giftCards = items.filter((item) => rowsByHandle.get(readSlug(item))?.[0]?.[at.gift] === 'TRUE')
    expect(giftCards.map(({ outcome }) => outcome)).toEqual(Array(PRODUCTS / 30).fill('refused'))
    for (const item of items.filter(({ outcome }) => outcome !== 'applied')) {
      const messages = item.errors.map(({ message }) => message)
      const isGiftCard = giftCards.includes(item)
      const reason = isGiftCard ? 'Gift cards cannot be sold here, so this product is skipped' : 'Category is required'
      expect([item.outcome, messages.filter((message) => !isGiftCard || message !== 'Category is required')]).toEqual([
        'refused',
        [reason],
      ])
    }
    const ids = await store.db.select({ id: products.id }).from(products)
    const saved = await listStockedProducts(
      store.db,
      ids.map(({ id }) => id),
    )
    expect(saved.length).toBe(items.filter(({ outcome }) => outcome === 'applied').length)
    expect(saved.length).toBeGreaterThan(PRODUCTS * 0.75)
    const found = new Map((await store.db.select().from(collections)).map((row) => [row.id, row]))
    for (const product of saved) {
      const ownRows = rowsByHandle.get(product.slug) ?? []
      const first = ownRows[0] ?? {}
      const item = items.find((candidate) => readSlug(candidate) === product.slug)
      const isHidden = first[at.published] !== 'TRUE'
      const costs = ownRows.map((row) => Number(row['Cost per item'] || 0))
      const collection = product.collectionId ? found.get(product.collectionId) : null
      expect({
        name: product.name,
        vendor: product.vendor,
        tags: product.tags.join(', '),
        status: product.status,
        seo: [product.seoTitle, product.seoDescription],
        cost: (product.costPrice ?? 0) / 100,
        collection: [collection?.name ?? '', collection?.status ?? 'draft'],
        words: listWords(first[at.body] ?? '').filter((word) => !product.longDescription.includes(word)),
        images: item?.missing.length,
        variants: listSavedVariants(product),
      }).toEqual({
        name: first.Title,
        vendor: first.Vendor,
        tags: first.Tags,
        status: isHidden && first.Status !== 'archived' ? 'draft' : first.Status,
        seo: [first[at.seo] || first.Title, first[at.about]],
        cost: Math.max(...costs),
        collection: [first.Collection, 'draft'],
        words: [],
        images: new Set(ownRows.map((row) => row[at.image]).filter(Boolean)).size,
        variants: listExpectedVariants(ownRows, kind),
      })
      if (new Set(costs.filter(Boolean)).size > 1) expect(item?.notes.join()).toContain('Variants have different costs')
    }
  },
)
