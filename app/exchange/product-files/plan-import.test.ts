import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type MakerFields, NO_MAKER } from '#app/catalog/manufacturer.ts'
import { productInput } from '#app/catalog/product-input.ts'
import { FORMATS } from '#app/exchange/product-files/formats.ts'
import { listOwnColumns } from '#app/exchange/product-files/own-columns.ts'
import { readOwnProduct } from '#app/exchange/product-files/own-format.ts'
import { planImport } from '#app/exchange/product-files/plan-import.ts'
import type { FileMarket } from '#app/exchange/product-files/price-columns.ts'
import { readShopifyProduct } from '#app/exchange/product-files/shopify-format.ts'
import { WOO_COLUMNS } from '#app/exchange/product-files/woo-columns.ts'
import { type FieldErrors, parseInput } from '#app/lib/form.ts'
import { newId } from '#app/lib/id.ts'
import type { FileRow } from '#app/platform/files/file-row.ts'
import { demoCategories } from '#db/demo/categories.ts'
import { isLong } from '#tests/support/long.ts'
import { buildFormProduct } from '#tests/support/product-form.ts'

const DRESS = buildFormProduct({
  version: 'v1',
  name: 'Amara Dress',
  slug: 'amara-dress',
  sku: 'AMA',
  description: 'Cut wide.',
  longDescription: 'One\r\ntwo',
  price: 1_000_00,
  status: 'active',
  tags: ['silk'],
  seoTitle: 'Amara Dress',
  sizes: ['S', 'M'],
  colors: [{ name: 'Ivory', hex: '#fffff0' }],
  variants: [
    { size: 'S', color: 'Ivory', stock: 3 },
    { size: 'M', color: 'Ivory', stock: 0 },
  ],
})
const GERMANY: FileMarket = { id: newId(), name: 'Germany', currency: 'EUR' }
const context = {
  currency: 'NGN',
  categories: demoCategories,
  createsCategories: false,
  collections: [{ id: '01a1f9ba-a2a1-7b5b-81f9-040e00bd5681', slug: 'linen', name: 'Linen' }],
  guides: ['Dresses'],
  videoFiles: new Map(),
  images: new Map([['front.jpg', 'products/import/1']]),
  withStock: true,
  markets: [],
  missingSafety: () => ({}),
  maker: null,
  manufacturers: [],
  createdCategories: new Set<string>(),
} as const

function plan(cells: Cells, withStock = true) {
  const lower = Object.fromEntries(Object.entries(cells).map(([column, cell]) => [column.toLowerCase(), cell]))
  const filled = Object.fromEntries(Object.entries(lower).filter(([, cell]) => cell !== ''))
  const fileProduct = readOwnProduct([{ line: 2, cells: filled }], new Set(Object.keys(lower)))
  return planImport(fileProduct, { ...EMPTY_SUBJECT, product: DRESS }, { ...context, withStock })
}

const TEAR = { ...NO_MAKER, maker: 'Tear & Fio', makerContact: 'Rua 12, Porto', makerCountry: 'PT' }
const ITOKU = { ...NO_MAKER, maker: 'Itoku', makerContact: 'Abeokuta', makerCountry: 'NG' }

const EMPTY_SUBJECT = { fixed: [], collectionIds: new Set<string>(), findHolder: () => null }

type Cells = Readonly<Record<string, string>>

const changes: readonly { cells: Cells; expected: readonly string[] }[] = [
  { cells: { Name: 'Amara' }, expected: ['Name: Amara Dress → Amara'] },
  { cells: { Name: '', Price: '', Status: '' }, expected: [] },
  { cells: { 'Long description': 'One\ntwo' }, expected: [] },
  { cells: { Tags: '' }, expected: ['Tags: silk → '] },
  { cells: { Price: '₦1,000.00', 'Sale price': '800' }, expected: ['Sale price:  → 800.00'] },
  { cells: { Status: 'Draft', Featured: 'yes' }, expected: ['Status: active → draft', 'Featured: No → Yes'] },
  { cells: { 'Homepage section': 'New arrivals' }, expected: ['New: No → Yes', 'Homepage section:  → new_arrivals'] },
  { cells: { Collection: 'linen' }, expected: ['Collection:  → Linen'] },
  { cells: { Colors: 'Ivory' }, expected: [] },
  { cells: { Image: 'FRONT.jpg' }, expected: ['Images:  → front.jpg “Amara Dress in Ivory, front”'] },
  { cells: { Size: 'S', Color: 'Ivory', Sizes: 'S; M', Stock: '5' }, expected: ['Stock of S, Ivory: 3 → 5'] },
  { cells: { Size: 'S', Color: 'Ivory', Sizes: 'S; M', Stock: '5', 'Stock at export': '5' }, expected: [] },
  { cells: { Sizes: 'S; M; L' }, expected: ['Sizes: S; M → S; M; L'] },
  { cells: { 'Size guide': 'Dresses' }, expected: ['Size guide:  → Dresses'] },
  { cells: { 'Model height (cm)': '1.78 m' }, expected: ['Model height (cm):  → 178'] },
]
test.each(changes)('the row $cells leads to the changes $expected', ({ cells, expected }) => {
  const { changes, errors } = plan(cells)
  expect(errors).toEqual([])
  expect(changes.map(({ field, from, to }) => `${field}: ${from} → ${to}`)).toEqual(expected)
})

test.each([
  ['a name alone adds the other details of the manufacturer with that name', { Maker: 'TEAR & FIO' }, TEAR],
  ['a new name does not keep the address of the previous manufacturer', { Maker: 'Atelier' }, { maker: 'Atelier' }],
  [
    'a different address means a different manufacturer',
    { Maker: 'Itoku', 'Maker address': 'Lagos' },
    { ...ITOKU, makerContact: 'Lagos' },
  ],
  [
    'an address alone applies to the previous manufacturer',
    { 'Maker address': 'Lagos' },
    { ...ITOKU, makerContact: 'Lagos' },
  ],
  ['the same values change nothing', { Maker: 'Itoku', 'Maker address': 'Abeokuta', 'Maker country': 'Nigeria' }, null],
  ['an empty name means no manufacturer', { Maker: '' }, null],
])('the manufacturer in a file: %s', (_, cells: Cells, expected: Partial<MakerFields> | null) => {
  const lower = Object.fromEntries(Object.entries(cells).map(([column, cell]) => [column.toLowerCase(), cell]))
  const fileProduct = readOwnProduct([{ line: 2, cells: lower }], new Set(Object.keys(lower)))
  const manufacturerId = newId<'manufacturer'>()
  const product = { ...DRESS, ...ITOKU, manufacturerId }
  const known = { ...context, manufacturers: [TEAR, ITOKU] }
  const { maker, fields, errors } = planImport(fileProduct, { ...EMPTY_SUBJECT, product }, known)
  expect({ maker, errors }).toEqual({ maker: expected && { ...NO_MAKER, ...expected }, errors: [] })
  expect(fields?.manufacturerId ?? manufacturerId).toBe(expected || cells.Maker === '' ? '' : manufacturerId)
})

test.each([
  { status: 'active', says: 'it stays active, with a note' },
  { status: 'draft', says: 'it stays a draft' },
] as const)(
  'if a file sets the status of a product without safety data from $status to active, $says',
  ({ status }) => {
    const message = 'Name the maker'
    const fileProduct = readOwnProduct(
      [{ line: 7, cells: { name: 'Amara', status: 'active' } }],
      new Set(['name', 'status']),
    )
    const subject = { ...EMPTY_SUBJECT, product: { ...DRESS, status } }
    const missing = {
      ...context,
      missingSafety: ({ maker }: MakerFields): FieldErrors => (maker ? {} : { maker: message }),
    }
    const { outcome, errors, notes } = planImport(fileProduct, subject, missing)
    const note = 'Line 7: this product is active but lacks data that the EU requires. Name the maker.'
    expect({ outcome, errors, notes }).toEqual(
      status === 'active'
        ? { outcome: 'changed', errors: [], notes: [note] }
        : {
            outcome: 'changed',
            errors: [],
            notes: ['Saved as a draft, because the EU requires more data for products on sale. Name the maker.'],
          },
    )
  },
)

const rejections: readonly { cells: Cells; says: string }[] = [
  { cells: { Sizes: 'M' }, says: 'Removing S, Ivory would remove 3 units from stock. Set its stock to 0 first' },
  { cells: { Price: '5', Currency: 'EUR' }, says: 'The prices are in EUR, but the store uses NGN' },
  { cells: { Price: '5', Category: 'shoes' }, says: 'Category is required' },
]
test.each(rejections)('the row $cells is rejected with the error “$says”', ({ cells, says }) => {
  const { outcome, fields, errors } = plan(cells)
  expect([outcome, fields]).toEqual(['refused', null])
  expect(errors.map(({ message }) => message)).toContain(says)
})

const omissions: readonly { cells: Cells; says: RegExp }[] = [
  { cells: { Stock: '9' }, says: /^Stock was skipped: this product has stock by size and color, but the file has one/ },
  {
    cells: { Size: 'XL', Color: 'Ivory', Sizes: 'S; M', Stock: '9' },
    says: /^Line 2 was skipped: XL, Ivory is not a size and color of this product\.$/,
  },
  {
    cells: { Size: 'S', Color: 'Ivory', Sizes: 'S; M', Stock: 'n/a' },
    says: /^“n\/a” is not a number\. Stock is unchanged\.$/,
  },
  { cells: { Price: 'abc' }, says: /^“abc” was skipped: it is not a valid NGN amount \(Price\)\.$/ },
  { cells: { 'Cost price': '-3' }, says: /^“-3” was skipped: it is not a valid NGN amount \(Cost price\)\.$/ },
  { cells: { Status: 'sold' }, says: /^The status “sold” is unknown/ },
  { cells: { Featured: 'perhaps' }, says: /^“Featured” was skipped: “perhaps” is not TRUE or FALSE\.$/ },
  { cells: { 'Tax class': 'Luxury' }, says: /^“Tax class” was skipped: Choose a tax class\.$/ },
  { cells: { 'Made in': 'Atlantis' }, says: /^“Made in” was skipped: / },
  { cells: { 'Model height (cm)': 'tall' }, says: /^“Model height \(cm\)” was skipped: .* 100 to 230 cm/ },
  { cells: { 'Low-stock threshold': '-3' }, says: /^“Low-stock threshold” was skipped: .* a whole number/ },
  { cells: { 'Low-stock threshold': 'few' }, says: /^“Low-stock threshold” was skipped: .* a whole number/ },
]
test.each(omissions)(
  'the value in $cells is skipped with the note $says, and all other values are saved',
  ({ cells, says }) => {
    const { outcome, errors, notes, changes } = plan({ Vendor: 'Nuit', ...cells })
    expect([outcome, errors]).toEqual(['changed', []])
    expect(changes.map(({ field, to }) => `${field}: ${to}`)).toEqual(['Vendor: Nuit'])
    expect(notes).toHaveLength(1)
    expect(notes).toEqual([expect.stringMatching(says)])
  },
)

test.each([
  { cells: { Price: '19.995' }, fields: { price: '20.00' }, says: '“19.995” was rounded to 20.00 (Price).' },
  { cells: { Price: '1.2E+04' }, fields: { price: '12000.00' }, says: '' },
  {
    cells: { Price: '' },
    fields: { price: '0.00', status: 'draft' },
    says: 'The file has no price, so the product is saved as a draft',
  },
  {
    cells: { Price: 'free' },
    fields: { price: '0.00', status: 'draft' },
    says: '“free” is not a price (Price): saved as a draft with a price of 0.',
  },
  { cells: { Status: 'published' }, fields: { status: 'active' }, says: '' },
  { cells: { Stock: '1e3' }, fields: { stock: '1000' }, says: '' },
  { cells: { Stock: '12.000' }, fields: { stock: '12' }, says: '“12.000” was read as 12 units.' },
  { cells: { Stock: '1,200' }, fields: { stock: '1200' }, says: '“1,200” was read as 1200 units.' },
  { cells: { Stock: '-3' }, fields: { stock: '0' }, says: '“-3” is below 0, so stock is set to 0.' },
  { cells: { Stock: 'many' }, fields: { stock: '0' }, says: '“many” is not a number. Stock is set to 0.' },
  { cells: { SKU: 'K'.repeat(120) }, fields: { sku: 'K'.repeat(100) }, says: '“SKU” was shortened to 100 characters.' },
  {
    cells: { Name: '', Handle: 'silk-dress' },
    fields: { name: 'Silk dress', description: 'Silk dress' },
    says: 'The file has no name, so the product is named “Silk dress” after its handle.',
  },
])('a new product with $cells is saved with $fields', ({ cells, fields, says }) => {
  const row = { Name: 'Amara', Price: '10', Category: 'dresses', Status: 'active', ...cells }
  const lower = Object.entries(row).map(([column, text]) => [column.toLowerCase(), text])
  const filled = Object.fromEntries(lower.filter(([, text]) => text !== ''))
  const planned = planImport(
    readOwnProduct([{ line: 2, cells: filled }], new Set(Object.keys(filled))),
    { ...EMPTY_SUBJECT, product: null },
    context,
  )
  expect(planned).toMatchObject({ outcome: 'new', fields })
  expect(planned.notes.join(' ')).toContain(says)
  expect(planned.notes.length, planned.notes.join(' ')).toBeLessThanOrEqual(1)
})

test('a variant without a readable price makes a new product a draft', () => {
  const rows = ['10', '#REF!'].map((price, at): FileRow => {
    const cells = { handle: 'a', title: 'A', type: 'dresses', status: 'active', 'option1 name': 'Size' }
    return { line: at + 2, cells: { ...(at === 0 && cells), 'option1 value': `S${at}`, 'variant price': price } }
  })
  const [first, ...others] = rows
  if (!first) throw new Error('No rows')
  const fileProduct = readShopifyProduct([first, ...others], new Set(['handle', 'title', 'variant price']))
  const categorizedProduct = { ...fileProduct, texts: { ...fileProduct.texts, category: 'dresses' } }
  const planned = planImport(categorizedProduct, { ...EMPTY_SUBJECT, product: null }, context)
  expect(planned).toMatchObject({ outcome: 'new', fields: { price: '10.00', status: 'draft' } })
  expect(planned.notes.join(' ')).toContain('“#REF!” was skipped: it is not a valid NGN amount')
})

test('a size guide that does not exist is skipped with a note, and all other values are saved', () => {
  const { outcome, notes } = plan({ Name: 'Amara', 'Size guide': 'Gowns' })
  expect([outcome, notes]).toEqual(['changed', ['This store has no size guide “Gowns”.']])
})

test('an error names stock that belongs to no size and color', () => {
  const fileProduct = readOwnProduct([{ line: 2, cells: { sizes: 'S; M' } }], new Set(['sizes']))
  const variants = DRESS.variants.map((variant) => ({ ...variant, size: null, color: null, stock: 2 })).slice(0, 1)
  const product = { ...DRESS, variants: [...variants, ...DRESS.variants.filter(({ stock }) => stock === 0)] }
  const { errors } = planImport(fileProduct, { ...EMPTY_SUBJECT, product }, context)
  expect(errors.map(({ message }) => message)).toEqual([
    'Removing the variant without size and color would remove 2 units from stock. Set its stock to 0 first',
  ])
})

test('a note lists the combinations of size and color that the file lacks', () => {
  const { notes } = plan({ Size: 'S', Color: 'Ivory', Sizes: 'S; L', Colors: 'Ivory; Black', Stock: '5' }, true)
  const absent = 'S, Black; L, Ivory; L, Black'
  expect(notes).toContain(`The file does not have all combinations of size and color. Added with stock 0: ${absent}.`)
})

test('stock of an existing product changes only if staff choose to update it', () => {
  expect(plan({ Size: 'S', Color: 'Ivory', Sizes: 'S; M', Stock: '99' }, false).outcome).toBe('unchanged')
})

const cell = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    'S',
    'M',
    'Ivory',
    '5',
    '-1',
    '1e9',
    'TRUE',
    'active',
    'tops',
    'NGN',
    'front.jpg',
    'Size',
    'a; b',
    '#',
  ),
)
const shopify = [
  'handle',
  'title',
  'body (html)',
  'type',
  'tags',
  'status',
  'published',
  'option1 name',
  'option1 value',
]
  .concat(['option2 name', 'option2 value', 'variant price', 'variant compare at price', 'variant inventory qty'])
  .concat(['variant sku', 'image src', 'image position', 'variant image'])

test.each([
  { format: 'own', columns: listOwnColumns([GERMANY]).map((column) => column.toLowerCase()) },
  { format: 'shopify', columns: shopify },
  { format: 'woocommerce', columns: [...WOO_COLUMNS, 'weight (kg)', 'attribute 1 name', 'attribute 1 value(s)'] },
] as const)('any file in the format $format is rejected or can be saved', ({ format, columns }) => {
  const row = fc.dictionary(fc.constantFrom(...columns), cell, { maxKeys: 12 })
  const cellLists = fc.array(row, { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(cellLists, fc.boolean(), fc.boolean(), (cells, isNew, withStock) => {
      const [first, ...others] = cells.map((cells, index): FileRow => ({ line: index + 2, cells }))
      if (!first) return
      const read = FORMATS[format].read([first, ...others], new Set(columns))
      const planned = planImport(
        read,
        { ...EMPTY_SUBJECT, product: isNew ? null : DRESS },
        { ...context, markets: [GERMANY], withStock },
      )
      expect(planned.outcome === 'refused').toBe(planned.errors.length > 0)
      if (planned.fields)
        expect(
          parseInput(productInput({ currency: 'NGN', categories: demoCategories, weightUnit: 'g' }), planned.fields),
        ).toMatchObject({ ok: true })
    }),
    { numRuns: isLong ? 300 : 40 },
  )
})
