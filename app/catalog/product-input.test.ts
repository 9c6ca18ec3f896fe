import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import {
  generateSku,
  getProfitMargin,
  listGridCells,
  type ProductFields,
  productInput,
} from '#app/catalog/product-input.ts'
import { parseInput } from '#app/lib/form.ts'
import { demoCategories } from '#db/demo/categories.ts'
import { buildProductFields } from '#tests/support/product-form.ts'

const schema = productInput({ currency: 'NGN', categories: demoCategories, weightUnit: 'g' })

function images(...changes: readonly Record<string, unknown>[]): string {
  return JSON.stringify(changes.map((change) => ({ publicId: 'a/1', alt: '', color: null, ...change })))
}

function read(change: Partial<ProductFields>) {
  const result = parseInput(schema, buildProductFields(change))
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result.value
}

function getErrors(change: Record<string, unknown>) {
  const result = parseInput(schema, { ...buildProductFields(), ...change })
  return result.ok ? {} : result.errors
}

describe('prices', () => {
  test.each([
    { typed: '148500', minor: 14_850_000 },
    { typed: ' 148,500.50 ', minor: 14_850_050 },
    { typed: '₦2,500', minor: 250_000 },
    { typed: '0', minor: 0 },
    { typed: 'abc', minor: 0 },
    { typed: '12 or so', minor: 0 },
    { typed: '1e3', minor: 0 },
  ])('"$typed" is read as $minor minor units', ({ typed, minor }) => {
    expect(read({ price: typed })).toMatchObject({ price: minor })
  })

  test.each([
    { typed: '', says: 'Price is required' },
    { typed: '   ', says: 'Price is required' },
    { typed: '-5', says: 'Price must be between 0 and ₦10,000,000,000.00' },
    { typed: '85000.005', says: 'Price can have at most 2 decimals' },
    { typed: '10000000000.01', says: 'Price must be between 0 and ₦10,000,000,000.00' },
  ])('"$typed" is rejected', ({ typed, says }) => {
    expect(getErrors({ price: typed })).toEqual({ price: says })
  })

  test.each(['salePrice', 'compareAtPrice', 'costPrice'] as const)('%s is null if it is empty', (name) => {
    expect(read({ [name]: '' })[name]).toBeNull()
    expect(read({ [name]: '99.5' })[name]).toBe(9_950)
    expect(getErrors({ [name]: 'cheap' })[name]).toMatch(/must be a number or blank$/)
  })
})

describe('whole numbers', () => {
  test.each([
    { typed: '', threshold: null },
    { typed: 'few', threshold: null },
    { typed: '0', threshold: 0 },
    { typed: '12', threshold: 12 },
    { typed: '1,000', threshold: 1_000 },
  ])('a threshold of "$typed" is read as $threshold; null means the store’s threshold', ({ typed, threshold }) => {
    expect(read({ lowStockThreshold: typed }).lowStockThreshold).toBe(threshold)
  })

  test.each([
    { typed: '', position: 0 },
    { typed: 'first', position: 0 },
    { typed: '3', position: 3 },
  ])('the position "$typed" is read as $position', ({ typed, position }) => {
    expect(read({ homepagePosition: typed }).homepagePosition).toBe(position)
  })

  test.each([
    { typed: '7', stock: 7 },
    { typed: 'plenty', stock: 0 },
  ])('the stock "$typed" is read as $stock', ({ typed, stock }) => {
    expect(read({ stock: typed }).stock).toEqual({ kind: 'number', loaded: 0, stock })
  })

  test.each([
    { typed: '', says: 'Stock quantity is required' },
    { typed: '-1', says: 'Stock quantity must be a whole number from 0 to 1,000,000' },
    { typed: '1.5', says: 'Stock quantity must be a whole number from 0 to 1,000,000' },
    { typed: '1000001', says: 'Stock quantity must be a whole number from 0 to 1,000,000' },
  ])('the stock "$typed" is rejected', ({ typed, says }) => {
    expect(getErrors({ stock: typed })).toEqual({ stock: says })
  })
})

describe('the whole form', () => {
  test('all missing fields are reported at once', () => {
    expect(getErrors({ name: ' ', description: '', price: '', category: '', stock: '' })).toEqual({
      name: 'Name is required',
      description: 'Short description is required',
      price: 'Price is required',
      category: 'Category is required',
      stock: 'Stock quantity is required',
    })
  })

  test('an unknown field is rejected', () => {
    expect(getErrors({ isAdmin: 'on' })).not.toEqual({})
  })

  test.each([
    { section: 'best_sellers', flag: 'isBestseller' },
    { section: 'new_arrivals', flag: 'isNew' },
    { section: 'featured', flag: 'isFeatured' },
  ] as const)('the section $section sets the flag $flag', ({ section, flag }) => {
    const placed = read({ homepageSection: section })
    expect({ isBestseller: placed.isBestseller, isNew: placed.isNew, isFeatured: placed.isFeatured }).toEqual({
      isBestseller: false,
      isNew: false,
      isFeatured: false,
      [flag]: true,
    })
  })

  test('a section without a flag changes no flags', () => {
    expect(read({ homepageSection: 'hero', isNew: 'on' })).toMatchObject({ isNew: true, isBestseller: false })
  })

  test.each([
    { name: 'sizes', sent: '["S","s"]', says: 'Two sizes have the same name' },
    { name: 'sizes', sent: '["One Size"]', says: '"One Size" is reserved for products without entries in this list' },
    { name: 'sizes', sent: 'S, M', says: 'This list could not be read. Reload the page' },
    { name: 'colors', sent: '[{"name":"Red","hex":"red"}]', says: 'Enter # and six characters' },
    { name: 'colors', sent: '[{"name":"","hex":"#ff0000"}]', says: 'Enter a name for each color' },
    { name: 'colors', sent: '[{"name":"Red","hex":"#ff0000","evil":1}]', says: '' },
    {
      name: 'tags',
      sent: JSON.stringify(Array.from({ length: 31 }, (_, n) => `tag ${n}`)),
      says: 'Add at most 30 tags',
    },
    { name: 'images', sent: images({ publicId: '' }), says: '' },
    { name: 'images', sent: images({ url: 'https://elsewhere.test/a.jpg' }), says: '' },
    { name: 'images', sent: images({ alt: 'a'.repeat(301) }), says: 'at most 300 characters' },
    { name: 'images', sent: images({ alt: 'a\0b' }), says: 'a character that cannot be saved' },
    { name: 'images', sent: images({}, {}), says: 'One of these images was added twice' },
    {
      name: 'images',
      sent: images(...Array.from({ length: 21 }, (_, n) => ({ publicId: `a/${n}` }))),
      says: 'A product can have at most 20 images',
    },
    { name: 'collectionId', sent: 'summer', says: 'Choose a collection' },
    { name: 'status', sent: 'published', says: 'Choose a status' },
  ])('$name "$sent" is rejected', ({ name, sent, says }) => {
    const messages = Object.entries(getErrors({ [name]: sent })).filter(([path]) => path.split('.')[0] === name)
    expect(messages.map(([, message]) => message).join()).toContain(says)
    expect(messages).not.toEqual([])
  })

  test('an image whose color was removed applies to any color', () => {
    const sent = { colors: '[{"name":"Olive","hex":"#5b5a3c"}]' }
    const readImage = (color: string) => read({ ...sent, images: images({ color }) }).images[0]
    expect(readImage('Olive')?.color).toBe('Olive')
    expect(readImage('Sand')?.color).toBeNull()
  })
})

describe('the grid', () => {
  const grid = {
    sizes: '["S","M"]',
    colors: '[{"name":"Olive","hex":"#5b5a3c"}]',
    stockKind: 'grid',
    stock: '0',
  } as const
  const cell = (size: string, stock: string) => ({ size, color: 'Olive', loaded: 2, stock })

  test('an invalid cell counts as 0, and the cells are in the order of the sizes', () => {
    const cells = JSON.stringify([cell('M', 'x'), cell('S', '4')])
    expect(read({ ...grid, stockLoaded: '4', cells }).stock).toEqual({
      kind: 'grid',
      loaded: 4,
      writeOff: 0,
      cells: [
        { size: 'S', color: 'Olive', loaded: 2, stock: 4 },
        { size: 'M', color: 'Olive', loaded: 2, stock: 0 },
      ],
    })
  })

  test('cells that do not match the sizes and colors are rejected', () => {
    expect(getErrors({ ...grid, cells: JSON.stringify([cell('S', '1')]) }).stock).toBe(
      'The grid does not match the sizes and colors',
    )
  })

  test('the error for a negative cell identifies the cell', () => {
    expect(getErrors({ ...grid, cells: JSON.stringify([cell('S', '-1'), cell('M', '1')]) }).stock).toBe(
      'Stock of S, Olive must be a whole number from 0 to 1,000,000',
    )
  })

  test('a grid needs sizes or colors', () => {
    expect(getErrors({ stockKind: 'grid', stock: '0' }).stock).toBe(
      'Add sizes or colors to enter stock by size and color',
    )
    expect(listGridCells([], [])).toEqual([])
    expect(listGridCells(['S'], [])).toEqual([{ size: 'S', color: null }])
    expect(listGridCells([], [{ name: 'Sand' }])).toEqual([{ size: null, color: 'Sand' }])
  })
})

describe('any text in a field is either saved or rejected with an error for that field only', () => {
  const empty = ''
  const huge = 'x'.repeat(1_000_000)
  const nul = 'a\0b'
  const half = 'a\ud800'
  const others = ['-5', '99999999999999999999', '1e309', '<script>alert(1)</script>', '👗👩🏽‍🎨']
  const invisible = '\u202e\u200d'
  const [negative = '', tooLarge = ''] = others
  const blank = [empty, invisible]
  const all = [...blank, huge, nul, half, ...others]
  const alwaysInvalid = [huge, nul, half]

  test.each([
    { names: ['name', 'description'], rejected: [...blank, ...alwaysInvalid] },
    {
      names: ['slug', 'sku', 'longDescription', 'materials', 'careInstructions', 'seoTitle', 'seoDescription'],
      rejected: alwaysInvalid,
    },
    { names: ['price', 'stock'], rejected: [...blank, ...alwaysInvalid, negative, tooLarge] },
    { names: ['lowStockThreshold', 'homepagePosition'], rejected: [...alwaysInvalid, negative, tooLarge] },
    { names: ['salePrice', 'compareAtPrice', 'costPrice'], rejected: [...alwaysInvalid, ...others] },
    { names: ['category', 'status'], rejected: all },
    { names: ['homepageSection', 'collectionId'], rejected: [...alwaysInvalid, ...others] },
    { names: ['sizes', 'colors', 'tags', 'images', 'cells'], rejected: all },
  ])('$names', ({ names, rejected }) => {
    for (const name of names) {
      for (const typed of all) {
        const reported = Object.keys(getErrors({ [name]: typed }))
        expect(reported, `${name}: ${typed.slice(0, 20)}`).toEqual(rejected.includes(typed) ? [name] : [])
      }
    }
  })

  test.each(['sizes', 'tags'])('an entry in %s', (name) => {
    for (const typed of all) {
      const reported = Object.keys(getErrors({ [name]: JSON.stringify([typed]) }))
      const isRejected = blank.includes(typed) || alwaysInvalid.includes(typed)
      expect(reported.map((path) => path.split('.')[0])).toEqual(isRejected ? [name] : [])
    }
  })
})

test('a generated SKU contains the last eight digits of the time in milliseconds', () => {
  expect(generateSku(new Date(1_700_020_410_077))).toBe('PRD-20410077')
})

test.each([
  { price: 10_000, cost: 4_000, margin: '60.0%' },
  { price: 30_000, cost: 20_000, margin: '33.3%' },
  { price: 30_000, cost: 10_000, margin: '66.7%' },
  { price: 10_000, cost: 10_000, margin: '0.0%' },
  { price: 10_000, cost: 12_500, margin: '-25.0%' },
  { price: 2_000, cost: 1_999, margin: '0.1%' },
  { price: 0, cost: 1_000, margin: null },
])('a price of $price at a cost of $cost has a margin of $margin', ({ price, cost, margin }) => {
  expect(getProfitMargin(money(price, 'NGN'), money(cost, 'NGN'))).toBe(margin)
})

test('without a cost there is no margin', () => {
  expect(getProfitMargin(money(1_000, 'NGN'), null)).toBeNull()
})

test('any typed price is an amount in range or an error', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const result = parseInput(schema, buildProductFields({ price: typed }))
      if (!result.ok) return Object.keys(result.errors).join() === 'price'
      const { price } = result.value
      return Number.isSafeInteger(price) && price >= 0 && price <= 1_000_000_000_000
    }),
  )
})

test.each([
  ['250', 250],
  ['1.5 kg', 1_500],
  ['', null],
  ['0', 0],
])('a weight of "%s" is %s grams', (weightGrams, grams) => {
  expect(parseInput(schema, buildProductFields({ weightGrams }))).toMatchObject({
    ok: true,
    value: { weightGrams: grams },
  })
})

test.each(['heavy', '-1', '2000 kg'])('the weight "%s" is rejected', (weightGrams) => {
  expect(parseInput(schema, buildProductFields({ weightGrams }))).toEqual({
    ok: false,
    errors: { weightGrams: 'Weight must be a number up to 1000000 g, or blank' },
  })
})

test.each([
  ['178', 1_780],
  ['5′10″', 1_778],
  ['', null],
])('a height of "%s" is %s mm', (modelHeightMm, mm) => {
  expect(parseInput(schema, buildProductFields({ modelHeightMm }))).toMatchObject({
    ok: true,
    value: { modelHeightMm: mm },
  })
})

test.each(['tall', '17.8', '1780'])('the height "%s" is rejected', (modelHeightMm) => {
  expect(parseInput(schema, buildProductFields({ modelHeightMm }))).toEqual({
    ok: false,
    errors: { modelHeightMm: 'Model’s height must be 100 to 230 cm, such as 178 or 5′10″, or blank' },
  })
})
