import { expect, test } from 'vitest'
import { type KnownCollection, planCollection } from '#app/catalog/admin/collections/import/plan-collection.ts'

const KNOWN: KnownCollection = {
  version: 'v1',
  texts: {
    name: 'Linen',
    description: 'Light.',
    status: 'active',
    position: '3',
    seoTitle: '',
    seoDescription: '',
    heroImage: '/media/a.jpg',
    heroImageAlt: 'A dress',
    imageUrl: '',
    imageUrlAlt: '',
    sizeGuide: '',
    cardPer: 'product',
  },
}

const images: Readonly<Record<string, string>> = { 'https://old.example/a.jpg': '/media/a.jpg' }
const findImage = (address: string) => images[address]

function plan(cells: Readonly<Record<string, string>>, known: KnownCollection | null) {
  return planCollection({ line: 2, cells: { slug: 'linen', ...cells } }, known, findImage, ['Dresses'])
}

test.each([
  ['a row with the same values', { name: 'Linen', status: 'Active', 'hero image': 'https://old.example/a.jpg' }, []],
  ['a row with empty cells', {}, []],
  [
    'a row with a different description and position',
    { description: 'Lighter.', position: '0' },
    [
      ['Description', 'Light.', 'Lighter.'],
      ['Position', '3', '0'],
    ],
  ],
  ['a row with alt text but no image', { 'tile image text': 'A shirt' }, []],
])('from %s, an existing collection gets only the values that differ', (_, cells, changes) => {
  expect(plan(cells, KNOWN)).toMatchObject({
    ok: true,
    changes: changes.map(([field, from, to]) => ({ field, from, to })),
    notes: [],
  })
})

test('a new collection is a draft unless its status in the file is active', () => {
  expect(plan({ name: 'Linen' }, null)).toMatchObject({ input: { status: 'draft', heroImage: '' } })
  expect(plan({ name: 'Linen', status: 'active' }, null)).toMatchObject({ input: { status: 'active' } })
})

test('a note mentions an image that is not in this store, and the other fields are imported', () => {
  const cells = { name: 'Linen', 'hero image': 'https://old.example/b.jpg', 'hero image text': 'B' }
  expect(plan(cells, null)).toMatchObject({
    input: { name: 'Linen', heroImage: '', heroImageAlt: '' },
    notes: ['Cover image is not in this store: https://old.example/b.jpg. Upload it in the collection.'],
  })
  expect(plan(cells, KNOWN)).toMatchObject({ input: { heroImage: '/media/a.jpg' } })
})

test('a note mentions a size guide that is not in this store, and the other fields are imported', () => {
  expect(plan({ 'size guide': 'Dresses' }, KNOWN)).toMatchObject({ input: { sizeGuide: 'Dresses' }, notes: [] })
  expect(plan({ 'size guide': 'Gowns' }, KNOWN)).toMatchObject({
    input: { sizeGuide: '' },
    notes: ['Size guide “Gowns” is not in this store.'],
  })
})

test('the note on an image from an export contains its file name', () => {
  const hash = 'a'.repeat(64)
  const { notes } = {
    notes: [],
    ...plan({ name: 'L', 'tile image': `https://old.example/media/demo/${hash}.jpg` }, null),
  }
  expect(notes).toEqual([`Tile image is not in this store: images/demo/${hash}.jpg. Upload it in the collection.`])
})

test.each([
  ['no name', {}, 'Name', 'Collection name is required'],
  ['a long name', { name: 'x'.repeat(201) }, 'Name', 'Collection name can have at most 200 characters'],
  ['an unknown status', { name: 'a', status: 'hidden' }, 'Status', 'Choose a status'],
  ['a fraction', { name: 'a', position: '1.5' }, 'Position', 'Position must be a whole number up to 999,999,999'],
])('a new collection with %s is rejected', (_, cells, column, message) => {
  expect(plan(cells, null)).toEqual({ ok: false, errors: [{ line: 2, column, message }] })
})
