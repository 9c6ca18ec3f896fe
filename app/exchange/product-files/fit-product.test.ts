import { expect, test } from 'vitest'
import { fitProduct } from '#app/exchange/product-files/fit-product.ts'
import { readShopifyProduct } from '#app/exchange/product-files/shopify-format.ts'

const COLUMNS = [
  'handle',
  'title',
  'body (html)',
  'tags',
  'seo title',
  'seo description',
  'option1 name',
  'option1 value',
  'option2 name',
  'option2 value',
  'variant sku',
  'variant price',
  'variant inventory qty',
  'image src',
  'image alt text',
]

function readFitted(...rows: readonly [Cells, ...Cells[]]) {
  const [first, ...others] = rows
  const fileProduct = readShopifyProduct(
    [{ line: 2, cells: { handle: 'a', title: 'A', 'option1 name': 'Size', ...first } }, ...others.map(toRow)],
    new Set(COLUMNS),
  )
  return fitProduct(fileProduct)
}

type Cells = Readonly<Record<string, string>>

function toRow(cells: Cells, index: number) {
  return { line: index + 3, cells: { handle: 'a', 'variant price': '9', ...cells } }
}

const words = 'word '.repeat(6_000).trim()

test.each([
  ['name', { title: 'x'.repeat(201) }, 200, '“Title” was shortened to 200 characters.'],
  ['longDescription', { 'body (html)': words }, 20_000, '“Body (HTML)” was shortened to 20,000 characters.'],
  ['seoTitle', { 'seo title': 'x'.repeat(300) }, 200, '“SEO Title” was shortened to 200 characters.'],
  ['seoDescription', { 'seo description': 'x'.repeat(501) }, 500, '“SEO Description” was shortened to 500 characters.'],
] as const)('a long %s is shortened, with a note', (field, cells, length, note) => {
  const { texts, notes } = readFitted(cells)
  expect(Math.abs((texts[field] ?? '').length - length)).toBeLessThan(2)
  expect(notes).toContain(note)
})

test('more than 30 tags are reduced to 30, and a tag of 41 characters is shortened to 40', () => {
  const tags = [`${'x'.repeat(41)}`, 'One Size', ...Array.from({ length: 31 }, (_, index) => `t${index}`)]
  const fitted = readFitted({ tags: tags.join(',') })
  expect(fitted.tags).toHaveLength(30)
  expect(fitted.tags?.slice(0, 2)).toEqual(['x'.repeat(40), 'one size'])
  expect(fitted.notes.join(' ')).toMatch(
    /Tags were shortened to 40 characters: x+\. A product can have at most 30 tags\. Skipped: t28, t29, t30\./,
  )
})

test('long sizes stay distinct, with their variants, prices and SKUs', () => {
  const long = 'Very long size name that goes on and on, part'
  const fitted = readFitted(
    { 'option1 value': `${long} one`, 'variant price': '9', 'variant sku': 'L-1' },
    { 'option1 value': `${long} two`, 'variant price': '10', 'variant sku': 'L-2' },
    { 'option1 value': 'One Size', 'variant price': '9', 'variant sku': 'L-3' },
  )
  const sizes = ['Very long size name that goes on and on,', 'Very long size name that goes on and (2)', 'one size']
  expect(fitted.sizes).toEqual(sizes)
  expect(fitted.cells.map(({ size, sku }) => [size, sku])).toEqual(sizes.map((size, index) => [size, `L-${index + 1}`]))
  expect(fitted.prices.map(({ cell, text }) => [cell?.size, text])).toContainEqual([sizes[1], '10'])
  expect(fitted.notes).toContain(`The size “${long} two” becomes “${sizes[1]}”.`)
})

test('sizes beyond 30 and images beyond 20 are skipped, and listed by name', () => {
  const [first, ...others] = Array.from({ length: 32 }, (_, index) => ({
    'option1 value': `S${index}`,
    'image src': `https://cdn.example/${index}.jpg`,
    'image alt text': 'y'.repeat(301),
  }))
  const fitted = readFitted({ ...first, 'variant price': '9' }, ...others)
  expect([fitted.sizes?.length, fitted.cells.length, fitted.images.length]).toEqual([30, 30, 20])
  expect(fitted.images[0]?.alt).toHaveLength(300)
  expect(fitted.notes.join(' ')).toMatch(/30 sizes\. Skipped: S30, S31\..*20 images\. Skipped: 20\.jpg, .*31\.jpg\./)
})

test('an option named Title is the size if it has several values, and ignored if it has the default value', () => {
  const several = readFitted(
    { 'option1 name': 'Title', 'option1 value': 'Long', 'variant sku': 'T-1', 'variant price': '9' },
    { 'option1 value': 'Short', 'variant sku': 'T-2', 'variant price': '12' },
  )
  expect([several.sizes, several.cells.map(({ sku }) => sku)]).toEqual([
    ['Long', 'Short'],
    ['T-1', 'T-2'],
  ])
  expect(readFitted({ 'option1 name': 'Title', 'option1 value': 'Default Title' }).sizes).toEqual([])
})

test('images and videos within the description are listed in notes', () => {
  const body =
    '<p>Before</p><img src="//cdn.example.com/chart.png?v=1"><img src="data:image/png;base64,AA"><iframe src="https://video.example"></iframe>'
  const { images, notes } = readFitted({ 'body (html)': body })
  expect(images).toMatchObject([{ name: 'chart.png', url: 'https://cdn.example.com/chart.png?v=1' }])
  expect(notes).toEqual([
    'Images in the description become product images: chart.png.',
    'Skipped in the description: 1 image without an address.',
    'Skipped in the description: 1 video or other embedded content.',
  ])
})
