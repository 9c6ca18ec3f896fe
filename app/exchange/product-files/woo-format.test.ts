import { describe, expect, test } from 'vitest'
import { readHeading } from '#app/exchange/product-files/file-heading.ts'
import { planImport } from '#app/exchange/product-files/plan-import.ts'
import { groupWoo, readWooProduct } from '#app/exchange/product-files/woo-format.ts'
import type { FileRow } from '#app/platform/files/file-row.ts'
import { demoCategories } from '#db/demo/categories.ts'

/** The header of a WooCommerce 9 export. */
const HEADING =
  'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Is featured?,Visibility in catalog,Short description,Description,Date sale price starts,Date sale price ends,Tax status,Tax class,In stock?,Stock,Low stock amount,Backorders allowed?,Sold individually?,Weight (kg),Length (cm),Width (cm),Height (cm),Allow customer reviews?,Purchase note,Sale price,Regular price,Categories,Tags,Shipping class,Images,Download limit,Download expiry days,Parent,Grouped products,Upsells,Cross-sells,External URL,Button text,Position,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 1 global,Attribute 2 name,Attribute 2 value(s),Attribute 2 visible,Attribute 2 global'
const cells = (HEADING.match(/"[^"]*"|[^,]+/g) ?? []).map((cell) => cell.replaceAll('"', ''))
const columns = new Set(cells.map((cell) => cell.toLowerCase()))

function row(line: number, cells: Readonly<Record<string, string>>): FileRow {
  return { line, cells: Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== '')) }
}

const TEE = {
  id: '10',
  type: 'variable',
  sku: 'TEE',
  name: 'Linen Tee',
  published: '1',
  'is featured?': '1',
  'short description': '<p>Light &amp; cool.</p>',
  description: '<p>Cut <b>wide</b>.</p>',
  'tax class': 'reduced-rate',
  categories: 'Women > Tops, Sale',
  tags: 'linen, summer',
  'weight (kg)': '0.25',
  'in stock?': '1',
  images:
    'https://shop.example/wp-content/uploads/2024/05/front.jpg, https://shop.example/wp-content/uploads/2024/05/back.jpg',
  'attribute 1 name': 'Size',
  'attribute 1 value(s)': 'S, M',
  'attribute 2 name': 'Colour',
  'attribute 2 value(s)': 'Sand',
}
const variation = (line: number, size: string, more: Readonly<Record<string, string>> = {}) =>
  row(line, {
    id: `1${line}`,
    type: 'variation',
    sku: `TEE-${size}`,
    name: `Linen Tee - ${size}`,
    published: '1',
    parent: 'TEE',
    stock: '4',
    'regular price': '30',
    'attribute 1 name': 'Size',
    'attribute 1 value(s)': size,
    'attribute 2 name': 'Colour',
    'attribute 2 value(s)': 'Sand',
    ...more,
  })

test('a WooCommerce export is recognized by its first line', () => {
  const heading = readHeading(cells)
  expect(heading).toMatchObject({ format: 'woocommerce' })
  expect(typeof heading === 'object' && heading.ignoredColumns).toContain('Upsells')
  expect(typeof heading === 'object' && heading.columns).toContain('attribute 2 value(s)')
})

test('variations belong to their product wherever they are in the file', () => {
  const [tee, cap] = [row(2, TEE), row(3, { id: '11', type: 'simple', sku: '', name: 'Cap' })]
  const capVariation = variation(4, 'L', { parent: 'id:11' })
  const orphan = variation(6, 'S', { parent: 'GONE' })
  expect(
    groupWoo([tee, cap, capVariation, variation(5, 'M'), orphan]).map((rows) => rows.map(({ line }) => line)),
  ).toEqual([[2, 5], [3, 4], [6]])
})

test('a variable product is read with sizes, a color, variant prices, images and text', () => {
  const fileProduct = readWooProduct(
    [
      row(2, TEE),
      variation(3, 'S'),
      variation(4, 'M', { 'sale price': '25', 'regular price': '32', images: 'https://shop.example/m.jpg' }),
    ],
    columns,
  )
  expect(fileProduct.errors).toEqual([])
  expect(fileProduct.texts).toMatchObject({
    name: 'Linen Tee',
    sku: 'TEE',
    status: 'active',
    price: '30',
    salePrice: '',
    longDescription: 'Cut **wide**.',
    weightGrams: '250',
    taxClass: 'reduced',
  })
  expect(fileProduct).toMatchObject({
    textsIfNew: { description: 'Light & cool.' },
    flags: { isFeatured: true },
    sizes: ['S', 'M'],
    colors: [{ name: 'Sand' }],
    tags: ['linen', 'summer'],
  })
  expect(fileProduct.cells.map(({ size, color, stock }) => [size, color, stock])).toEqual([
    ['S', 'Sand', '4'],
    ['M', 'Sand', '4'],
  ])
  expect(
    fileProduct.prices.filter(({ text }) => text).map(({ price, cell, text }) => [price, cell?.size, text]),
  ).toEqual([
    ['price', 'M', '32'],
    ['salePrice', 'M', '25'],
  ])
  expect(fileProduct.images.map(({ name, url }) => [name, url])).toEqual([
    ['front.jpg', 'https://shop.example/wp-content/uploads/2024/05/front.jpg'],
    ['back.jpg', 'https://shop.example/wp-content/uploads/2024/05/back.jpg'],
    ['m.jpg', 'https://shop.example/m.jpg'],
  ])
})

test('a simple product has its own stock and price, and its attributes are not options', () => {
  const simple = row(2, {
    ...TEE,
    categories: 'Tops',
    type: 'simple',
    stock: '7',
    'regular price': '40',
    'sale price': '30',
    published: '0',
  })
  const fileProduct = readWooProduct([simple], columns)
  expect(fileProduct.texts).toMatchObject({ price: '40', salePrice: '30', status: 'draft' })
  expect(fileProduct).toMatchObject({
    sizes: null,
    colors: null,
    cells: [{ size: null, color: null, stock: '7' }],
    notes: [],
  })
  expect(readWooProduct([row(2, { ...TEE, type: 'simple', categories: 'Tops' })], columns).notes).toEqual([
    'WooCommerce does not track this stock, so it is set to 0.',
  ])
})

test('hidden products and sale dates, which the store does not support, add a note', () => {
  const hidden = row(2, {
    ...TEE,
    type: 'simple',
    categories: 'Tops',
    stock: '7',
    'regular price': '40',
    'sale price': '30',
    'visibility in catalog': 'hidden',
    'date sale price ends': '2026-12-31',
  })
  const fileProduct = readWooProduct([hidden], columns)
  expect(fileProduct.texts.status).toBe('draft')
  expect(fileProduct.notes).toEqual([
    'Sale dates are not imported: the sale price applies immediately.',
    'Hidden products become drafts.',
  ])
})

test('a variation for any size becomes a variant of the size that has no variation', () => {
  const fileProduct = readWooProduct([row(2, TEE), variation(3, 'S'), variation(4, '', { stock: '5' })], columns)
  expect(fileProduct.errors).toEqual([])
  expect(fileProduct.cells.map(({ size, stock, sku }) => [size, stock, sku])).toEqual([
    ['S', '4', 'TEE-S'],
    ['M', '5', 'TEE-'],
  ])
})

test('stock that WooCommerce counts for the whole product is distributed among its variations', () => {
  const sharing = { stock: 'parent' }
  const fileProduct = readWooProduct(
    [row(2, { ...TEE, stock: '13' }), variation(3, 'S', sharing), variation(4, 'M', sharing)],
    columns,
  )
  expect(fileProduct.cells.map(({ size, stock }) => [size, stock])).toEqual([
    ['S', '7'],
    ['M', '6'],
  ])
  expect(fileProduct.notes).toContain(
    'WooCommerce counts 13 units for several variations together, so they are distributed among these.',
  )
})

test('escaped line breaks are restored, and products without a SKU are identified by ID and name', () => {
  const cap = { type: 'simple', name: 'Кепка', published: '1', stock: '1', 'regular price': '9' }
  const rows = [
    row(2, { ...cap, id: '1', description: 'One\\n\\nTwo' }),
    row(3, { ...cap, id: '2' }),
    row(4, { ...cap, id: '3', sku: 'CAP-3' }),
  ]
  const fileProducts = groupWoo(rows).map((group) => readWooProduct(group, columns))
  expect(fileProducts.map(({ sourceKey }) => sourceKey)).toEqual(['1 kepka', '2 kepka', ''])
  expect(fileProducts[0]?.texts.longDescription).toBe('One\n\nTwo')
})

describe('a product that cannot be imported is rejected:', () => {
  test.each([
    [
      'a variation without its product',
      [variation(2, 'S', { parent: 'GONE' })],
      'The parent product of this variation is missing',
    ],
    [
      'a variation for any size of a product without sizes',
      [row(2, { ...TEE, 'attribute 1 name': '' }), variation(3, '')],
      'This variation applies to any Size',
    ],
    ['an external product', [row(2, { ...TEE, type: 'external' })], 'Products of type external'],
    ['a grouped product', [row(2, { ...TEE, type: 'grouped' })], 'Products of type grouped'],
  ])('%s', (_title, [first, ...others], message) => {
    if (!first) throw new Error('No rows')
    const context = {
      categories: demoCategories,
      createsCategories: false,
      currency: 'NGN',
      collections: [],
      videoFiles: new Map(),
      images: new Map(),
    } as const
    const fileProduct = readWooProduct([first, ...others], columns)
    const plan = planImport(
      fileProduct,
      { product: null, fixed: [], collectionIds: new Set<string>(), findHolder: () => null },
      {
        ...context,
        guides: [],
        withStock: false,
        markets: [],
        missingSafety: () => ({}),
        maker: null,
        manufacturers: [],
        createdCategories: new Set<string>(),
      },
    )
    expect(plan.outcome).toBe('refused')
    expect(plan.errors.map((error) => error.message).join()).toContain(message)
  })
})

test.each([
  { categories: 'Women > Tops, Sale', type: 'Tops', joins: ['Sale'] },
  { categories: 'Sale, Women > Dresses, Women', type: 'Dresses', joins: ['Sale', 'Women'] },
  { categories: 'Dresses, New > Dresses, Uncategorized', type: 'Dresses', joins: [] },
  { categories: 'Hats\\, caps, Sale', type: 'Hats, caps', joins: ['Sale'] },
  { categories: '', type: '', joins: [] },
])(
  'the deepest category of “$categories” becomes the type, and the other categories become collections',
  ({ categories, type, joins }) => {
    const fileProduct = readWooProduct([row(2, { ...TEE, type: 'simple', stock: '1', categories })], columns)
    expect([fileProduct.hints.type, fileProduct.joins, fileProduct.notes]).toEqual([type, joins, []])
  },
)

test('the brand becomes the vendor, and the low stock amount becomes the threshold', () => {
  const more = new Set([...columns, 'brands', 'low stock amount'])
  const cells = {
    ...TEE,
    type: 'simple',
    stock: '1',
    categories: 'Tops',
    brands: 'Nuit, Ember',
    'low stock amount': '3',
  }
  const { texts, notes } = readWooProduct([row(2, cells)], more)
  expect(texts).toMatchObject({ vendor: 'Nuit', lowStockThreshold: '3' })
  expect(notes).toEqual(['A product has one vendor. Skipped: Ember.'])
})

test.each(['simple, virtual', 'simple, downloadable, virtual', 'bundle', 'subscription'])(
  'a new product of the type “%s” becomes a draft with a note, and an existing product keeps its status',
  (type) => {
    const { texts, textsIfNew, notes } = readWooProduct([row(2, { ...TEE, type, stock: '1' })], columns)
    expect([texts.status, textsIfNew.status]).toEqual([undefined, 'draft'])
    expect(notes.join()).toMatch(/^The type “\w+” is unknown here: new products of this type are saved as drafts/)
  },
)
