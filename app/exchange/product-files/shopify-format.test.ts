import { describe, expect, test } from 'vitest'
import { readHeading } from '#app/exchange/product-files/file-heading.ts'
import { assignCategory, guessCategory, proposeCategory } from '#app/exchange/product-files/guess-category.ts'
import { planImport } from '#app/exchange/product-files/plan-import.ts'
import { groupShopify, readShopifyProduct } from '#app/exchange/product-files/shopify-format.ts'
import type { FileRow } from '#app/platform/files/file-row.ts'
import { demoCategories } from '#db/demo/categories.ts'
import { measureCpuTimeMs } from '#tests/support/cpu-time.ts'

const HEADING =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Image,Image Src,Image Position,Image Alt Text,SEO Title,SEO Description,Status'
const columns = new Set(HEADING.toLowerCase().split(','))

function row(line: number, cells: Readonly<Record<string, string>>): FileRow {
  return { line, cells: Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== '')) }
}

const NEW = { product: null, fixed: [], collectionIds: new Set<string>(), findHolder: () => null }

const DRESS = {
  handle: 'amara-dress',
  title: 'Amara Dress',
  'body (html)': '<p>Cut on the <b>bias</b>.</p><ul><li>Silk</li></ul><script>alert(1)</script>',
  type: 'Evening dress',
  tags: 'silk, evening',
  published: 'true',
  status: 'active',
  'option1 name': 'Color',
  'option1 value': 'Dusty Rose',
  'option2 name': 'Size',
  'option2 value': 'S',
  'variant sku': 'AMA-ROSE-S',
  'variant inventory qty': '4',
  'variant price': '90.00',
  'variant compare at price': '120.00',
  'variant image': 'https://cdn.example/files/rose.jpg?v=2',
  'image src': 'https://cdn.example/files/front.jpg?v=1',
  'image position': '2',
}

function read(...rows: readonly [FileRow, ...FileRow[]]) {
  return assignCategory(readShopifyProduct(rows, columns), '', demoCategories).fileProduct
}

test('current and earlier exports are recognized by their first line, and unknown columns are ignored', () => {
  expect(readHeading([...HEADING.split(','), 'Cheese'])).toMatchObject({
    format: 'shopify',
    ignoredColumns: ['Cheese'],
  })
  const today = readHeading(['Title', 'URL handle', 'Description', 'Price', 'SKU', 'Product image URL', 'Cheese'])
  expect(today).toMatchObject({
    columns: ['title', 'handle', 'body (html)', 'variant price', 'variant sku', 'image src', null],
  })
  const heading = readHeading(['Title', 'Handle', 'Constructor', '__proto__'])
  expect(heading).toMatchObject({
    columns: ['title', 'handle', null, null],
    ignoredColumns: ['Constructor', '__proto__'],
  })
  expect(readHeading(['Title', 'Price'])).toMatch(/^No column in this file identifies/)
  expect(readHeading(['Name', 'name'])).toBe('The column “name” appears twice.')
})

test.each(['80.00', '90.00', ''])(
  'a compare-at price of “%s” does not make a price of 90.00 a sale price',
  (former) => {
    const { texts } = read(row(2, { ...DRESS, 'variant compare at price': former }))
    expect(texts).toMatchObject({ price: '90.00', salePrice: '' })
  },
)

test('rows with the same handle are one product with sizes, colors, a sale and images by color', () => {
  const fileProduct = read(
    row(2, DRESS),
    row(3, {
      handle: 'amara-dress',
      'option1 value': 'Dusty Rose',
      'option2 value': 'M',
      'variant sku': 'AMA-ROSE-M',
      'variant inventory qty': '-2',
      'variant price': '90.00',
      'variant compare at price': '120.00',
      'variant image': 'https://cdn.example/files/rose.jpg?v=2',
      'image src': 'https://cdn.example/files/Rose.JPG',
      'image position': '1',
      'image alt text': 'In rose',
    }),
  )
  expect(fileProduct.errors).toEqual([])
  expect(fileProduct.texts).toEqual({
    slug: 'amara-dress',
    name: 'Amara Dress',
    vendor: '',
    status: 'active',
    seoTitle: '',
    seoDescription: '',
    longDescription: 'Cut on the **bias**.\n\n- Silk',
    price: '120.00',
    salePrice: '90.00',
  })
  expect(fileProduct.textsIfNew).toEqual({ sku: 'AMA-ROSE', description: 'Cut on the bias.', category: 'dresses' })
  expect(fileProduct).toMatchObject({
    sizes: ['S', 'M'],
    colors: [{ name: 'Dusty Rose', hex: null }],
    tags: ['silk', 'evening'],
  })
  expect(fileProduct.cells.map(({ size, color, stock }) => [size, color, stock])).toEqual([
    ['S', 'Dusty Rose', '4'],
    ['M', 'Dusty Rose', '0'],
  ])
  expect(fileProduct.cells.map(({ sku }) => sku)).toEqual(['AMA-ROSE-S', 'AMA-ROSE-M'])
  expect(fileProduct.notes).toEqual(['“-2” is below 0, so stock is set to 0.'])
  expect(fileProduct.images.map(({ name, alt, color }) => [name, alt, color])).toEqual([
    ['rose.jpg', 'In rose', 'Dusty Rose'],
    ['front.jpg', '', null],
  ])
})

test('images with the same name at different URLs are all imported, each once', () => {
  const image = (line: number, address: string) => row(line, { handle: 'amara-dress', 'image src': address })
  const fileProduct = read(
    row(2, { ...DRESS, 'variant image': 'https://old.example/2024/02/front.jpg', 'image src': '' }),
    image(3, 'https://old.example/2024/01/front.jpg'),
    image(4, 'https://old.example/2024/02/Front.jpg?v=3'),
    image(5, 'https://old.example/image?id=1'),
    image(6, 'https://old.example/image?id=2'),
    image(7, 'https://old.example/image?id=2#top'),
  )
  expect(fileProduct.images.map(({ line, url, color }) => [line, url, color])).toEqual([
    [3, 'https://old.example/2024/01/front.jpg', null],
    [4, 'https://old.example/2024/02/Front.jpg?v=3', 'Dusty Rose'],
    [5, 'https://old.example/image?id=1', null],
    [6, 'https://old.example/image?id=2', null],
  ])
  const context = {
    currency: 'USD',
    createsCategories: false,
    collections: [],
    guides: [],
    withStock: false,
    markets: [],
    missingSafety: () => ({}),
    maker: null,
    manufacturers: [],
    createdCategories: new Set<string>(),
  } as const
  const plan = planImport(fileProduct, NEW, {
    ...context,
    categories: demoCategories,
    images: new Map(),
    videoFiles: new Map(),
  })
  expect(plan.missing).toEqual(['front.jpg', 'image'])
  expect(plan.wanted).toHaveLength(4)
})

const contents: readonly {
  readonly content: string
  readonly cells: Readonly<Record<string, string>>
  readonly messages: readonly string[]
}[] = [
  { content: 'a different option', cells: { 'option1 name': 'Material' }, messages: [] },
  { content: 'the default option', cells: { 'option1 name': 'Title', 'option1 value': 'Default Title' }, messages: [] },
  {
    content: 'nothing that suggests a category',
    cells: { type: 'Resin', title: 'Amara', tags: '' },
    messages: ['Category is required'],
  },
]
const KNOWN = { categories: demoCategories, createsCategories: false } as const
test.each(contents)('a product with $content has the errors $messages', ({ cells, messages }) => {
  const context = {
    ...KNOWN,
    currency: 'NGN',
    collections: [],
    guides: [],
    videoFiles: new Map(),
    images: new Map(),
    withStock: false,
    markets: [],
    missingSafety: () => ({}),
    maker: null,
    manufacturers: [],
    createdCategories: new Set<string>(),
  } as const
  const { errors } = planImport(read(row(2, { ...DRESS, ...cells })), NEW, context)
  expect(errors.map(({ line, message }) => `${line} ${message}`)).toEqual(
    messages.map((message) => expect.stringContaining(`2 ${message}`)),
  )
})

test('the weight of the heaviest variant becomes the product weight, and other variants keep their own', () => {
  const sizes = (...grams: readonly string[]) => {
    const rows = grams.map((weight, at) => row(at + 2, { ...DRESS, 'option2 value': `${at}`, 'variant grams': weight }))
    const [first, ...others] = rows
    if (!first) throw new Error('No rows')
    const { texts, cells } = readShopifyProduct([first, ...others], new Set([...columns, 'variant grams']))
    return [texts.weightGrams, ...cells.map(({ weight }) => weight)]
  }
  expect(sizes('250', '250')).toEqual(['250', '', ''])
  expect(sizes('90', '250', '')).toEqual(['250', '90', '', ''])
  expect(sizes('', '')).toEqual([undefined, '', ''])
})

describe('content that the store does not support', () => {
  const cases = [
    ['a gift card', { 'gift card': 'true' }, 'Gift cards cannot be sold here, so this product is skipped'],
    [
      'a compare-at price below the price',
      { 'variant compare at price': '80' },
      'A compare-at price below the price was skipped.',
    ],
    [
      'stock that is not counted',
      { 'variant inventory qty': '' },
      'Shopify does not track this stock, so it is set to 0.',
    ],
    ['an unlisted product', { status: 'unlisted' }, 'Unlisted products become drafts.'],
  ] as const
  test.each(cases)('is reported: %s', (_title, cells, says) => {
    const all = new Set([...columns, 'variant inventory tracker'])
    const { errors, notes } = readShopifyProduct([row(2, { ...DRESS, ...cells })], all)
    expect([...errors.map(({ message }) => message), ...notes]).toContain(says)
  })

  test('is reported: different costs', () => {
    const rows = ['9', '12.50'].map((cost, at) =>
      row(at + 2, { ...DRESS, 'option2 value': `${at}`, 'cost per item': cost }),
    )
    const [first, ...others] = rows
    if (!first) throw new Error('No rows')
    const { texts, notes } = readShopifyProduct([first, ...others], columns)
    expect(texts.costPrice).toBe('12.50')
    expect(notes).toContain('Variants have different costs: the highest is used.')
  })
})

describe('variants with different prices', () => {
  const sized = (line: number, size: string, price: string, before = '') =>
    row(line, {
      ...(line === 2 && DRESS),
      handle: 'amara-dress',
      'option1 value': 'Dusty Rose',
      'option2 value': size,
      'variant price': price,
      'variant compare at price': before,
    })
  const pricesIn = ({ texts, prices }: ReturnType<typeof read>) => ({
    product: [texts.price, texts.salePrice],
    ...Object.fromEntries(
      prices.filter(({ text }) => text).map((price) => [`${price.cell?.size} ${price.price}`, price.text]),
    ),
  })

  test('have their own prices, and the product has the lowest price', () => {
    const fileProduct = read(sized(2, 'S', '95.00'), sized(3, 'M', '90.00'), sized(4, 'L', '90.00'))
    expect(fileProduct.errors).toEqual([])
    expect(pricesIn(fileProduct)).toEqual({ product: ['90.00', ''], 'S price': '95.00' })
  })

  test('are compared by price even if a price has no digit before the decimal point', () => {
    const fileProduct = read(sized(2, 'S', '.50'), sized(3, 'M', '10.00'))
    expect(pricesIn(fileProduct)).toEqual({ product: ['.50', ''], 'M price': '10.00' })
  })

  test.each(['50%', '0x20'])('do not get a sale from a compare-at price of “%s”, which is not an amount', (before) => {
    expect(read(sized(2, 'S', '10.00', before)).texts).toMatchObject({ price: '10.00', salePrice: '' })
  })

  test('can have a sale that other variants do not have', () => {
    const fileProduct = read(
      sized(2, 'S', '70.00', '100.00'),
      sized(3, 'M', '100.00'),
      sized(4, 'L', '80.00', '110.00'),
    )
    expect(pricesIn(fileProduct)).toEqual({
      product: ['100.00', ''],
      'S salePrice': '70.00',
      'L price': '110.00',
      'L salePrice': '80.00',
    })
  })

  test('lose their own prices when all prices become the same', () => {
    const fileProduct = read(sized(2, 'S', '70.00', '100.00'), sized(3, 'M', '70.00', '100.00'))
    expect(pricesIn(fileProduct)).toEqual({ product: ['100.00', '70.00'] })
    expect(fileProduct.prices).toHaveLength(4) // empty cells, which clear the variants' prices
  })
})

describe('options', () => {
  const options = (...names: readonly (readonly [name: string, value: string])[]) => {
    const cells = names.flatMap(([name, value], at) => [
      [`option${at + 1} name`, name],
      [`option${at + 1} value`, value],
    ])
    const { cells: found, notes } = read(
      row(2, { ...DRESS, 'option2 name': '', 'option2 value': '', ...Object.fromEntries(cells) }),
    )
    return [found.map(({ size, color }) => [size, color])[0], notes.filter((note) => note.startsWith('“'))]
  }

  test.each([
    ['Size', 'Color'],
    ['SIZES', 'Colour'],
    ['Größe', 'Farbe'],
    ['Taille', 'Couleur'],
    ['Talla', 'Colores'],
    ['Shoe size', 'Colorway'],
    ['サイズ', 'カラー'],
  ])('named %s and %s are read as size and color', (size, color) => {
    expect(options([color, 'Rose'], [size, 'M'])).toEqual([['M', 'Rose'], []])
  })

  test('of other kinds become part of the size', () => {
    expect(options(['Size', 'M'], ['Color', 'Rose'], ['Material', 'Silk'])).toEqual([
      ['M / Silk', 'Rose'],
      ['“Material” becomes part of the size, such as “M / Silk”.'],
    ])
    expect(options(['Fabric', 'Silk'], ['Color', 'Rose'], ['Size', 'M'])[0], 'the size comes first').toEqual([
      'M / Silk',
      'Rose',
    ])
    expect(options(['Style', 'Long'])).toEqual([['Long', null], ['“Style” becomes the size.']])
    expect(options(['Title', 'Default Title'])).toEqual([[null, null], []])
  })

  test('whose only value is a placeholder such as “One size” are omitted', () => {
    expect(options(['Size', 'One size'], ['Color', 'Rose'])).toEqual([[null, 'Rose'], []])
    expect(options(['Size', 'M'], ['Color', 'Default'])).toEqual([['M', null], []])
    const first = { ...DRESS, 'option2 value': 'One Size' }
    const other = { handle: 'amara-dress', 'option1 value': 'Dusty Rose', 'option2 value': 'M', 'variant price': '90' }
    expect(read(row(2, first), row(3, other)).sizes, 'it is kept if there is another size').toEqual(['One Size', 'M'])
  })
})

const statuses = [
  { cells: { status: 'active', published: 'false' }, is: 'draft' },
  { cells: { status: 'archived', published: 'false' }, is: 'archived' },
  { cells: { status: '', published: 'TRUE' }, is: 'active' },
  { cells: { status: '', published: '' }, is: undefined },
  { cells: { status: 'unlisted' }, is: 'draft' },
] as const
test.each(statuses)('a product with $cells has the status $is', ({ cells, is }) => {
  expect(read(row(2, { ...DRESS, ...cells })).texts.status).toBe(is)
})

const guesses = [
  { type: 'Maxi Dresses', is: 'dresses' },
  { type: 'T-Shirts', is: 'tops' },
  { type: 'Wide trousers', is: 'bottoms' },
  { type: 'Silk scarves', is: 'accessories' },
  { type: 'Gift card', is: null },
] as const
test.each(guesses)('the category of $type is $is', ({ type, is }) => {
  expect(guessCategory(type, demoCategories)).toBe(is)
})

const customCategories = [
  { slug: 'gowns', name: 'Dresses' },
  { slug: 'outerwear', name: 'Jackets' },
  { slug: 'tops', name: 'Tops' },
  { slug: 'shoes', name: 'Schuhe' },
  { slug: 'accessories', name: 'Accessories' },
]
test.each([
  { type: 'Slip dress', is: 'gowns' },
  { type: 'Wool coats', is: 'outerwear' },
  { type: 'Ankle boots', is: 'shoes' },
  { type: 'SCHUHE', is: 'shoes' },
  { type: 'Totes', is: 'accessories' },
  { type: 'Wide trousers', is: null },
])('in a store with different categories, the category of $type is $is', ({ type, is }) => {
  expect(guessCategory(type, customCategories)).toBe(is)
})

const proposals = [
  { cells: { type: 'dresses' }, is: 'dresses', from: 'named' },
  { cells: { type: 'Evening gowns', title: 'Silk Blouse' }, is: 'dresses', from: 'type' },
  { cells: { 'product category': 'Apparel & Accessories > Clothing > Skirts' }, is: 'bottoms', from: 'type' },
  { cells: { type: 'New in', 'product category': 'Clothing > Skirts' }, is: 'bottoms', from: 'filed' },
  { cells: { 'custom product type': 'Evening gowns' }, is: 'dresses', from: 'type' },
  {
    cells: { 'custom product type': 'New in', 'standardized product type': 'Clothing > Skirts' },
    is: 'bottoms',
    from: 'filed',
  },
  { cells: { type: 'New in', tags: 'summer, blouse' }, is: 'tops', from: 'tags' },
  { cells: { title: 'Ocean Blue Shirt' }, is: 'tops', from: 'title' },
  { cells: { title: 'Striped Silk Blouse' }, is: 'tops', from: 'title' },
  { cells: { title: 'Classic Leather Jacket' }, is: 'tops', from: 'title' },
  { cells: { title: 'Blue Silk Tuxedo' }, is: 'tops', from: 'title' },
  { cells: { title: 'Black Leather Bag' }, is: 'accessories', from: 'title' },
  { cells: { title: 'LED High Tops' }, is: 'accessories', from: 'title' },
  { cells: { title: 'Nuit', 'body (html)': '<p>A <b>skirt</b> of silk.</p>' }, is: 'bottoms', from: 'description' },
  { cells: { title: 'Gift card' }, is: undefined, from: undefined },
] as const
test.each(proposals)('the proposed category of $cells is $is, from the $from', ({ cells, is, from }) => {
  const fileProduct = readShopifyProduct([row(2, { handle: 'a', title: 'A', ...cells })], columns)
  const proposal = proposeCategory(fileProduct.hints, demoCategories)
  expect([proposal?.slug, proposal?.from]).toEqual([is, from])
  expect(assignCategory(fileProduct, '', demoCategories).fileProduct.textsIfNew.category).toBe(is)
  expect(
    assignCategory(fileProduct, 'shoes', demoCategories).fileProduct.texts.category,
    'a choice takes precedence',
  ).toBe('shoes')
})

test('long hostile SKUs are parsed quickly', () => {
  const sku = `AMA${'-'.repeat(60_000)}x`
  const [first, other] = [
    row(2, { ...DRESS, 'variant sku': `${sku}1-` }),
    row(3, { ...DRESS, 'variant sku': `${sku}2` }),
  ]
  const ms = measureCpuTimeMs(() => expect(read(first, other).textsIfNew).toMatchObject({ sku }))
  expect(ms).toBeLessThan(1_000)
})

test('a row with a new title and no handle begins another product', () => {
  const rows = [
    row(2, { ...DRESS, title: 'Amara Dress' }),
    row(3, { 'option1 value': 'Dusty Rose', 'option2 value': 'M', 'variant sku': 'AMA-M' }),
    row(4, { title: 'Reed Bag', 'variant sku': 'REED', 'variant price': '40.00' }),
    row(5, { 'image src': 'https://cdn.example/reed.jpg' }),
    row(6, { title: 'Reed Bag', 'image src': 'https://cdn.example/reed-2.jpg' }),
    row(7, { title: 'Linen Hat', 'variant sku': 'HAT', 'variant price': '30.00' }),
  ]
  const groups = groupShopify(rows)
  expect(groups.map((group) => group.map(({ line }) => line))).toEqual([[2, 3], [4, 5, 6], [7]])
  const [, bag] = groups.map((group) => read(...group))
  expect(bag).toMatchObject({ texts: { slug: 'reed-bag', name: 'Reed Bag' }, sourceKey: '' })
  expect(bag?.notes).toContain('This product has no handle in the file, so it gets “reed-bag” from its title.')
})
