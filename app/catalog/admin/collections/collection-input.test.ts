import { expect, test } from 'vitest'
import {
  type CollectionFields,
  collectionInput,
  UNCHANGED_LIST,
} from '#app/catalog/admin/collections/collection-input.ts'
import { parseForm } from '#app/lib/form.ts'
import { newId } from '#app/lib/id.ts'
import { measureCpuTimeMs } from '#tests/support/cpu-time.ts'

const BLANK: CollectionFields = {
  name: 'Summer',
  slug: 'summer',
  description: '',
  status: 'active',
  position: '0',
  heroImage: '',
  heroImageAlt: '',
  imageUrl: '',
  imageUrlAlt: '',
  products: '',
  seoTitle: '',
  seoDescription: '',
  sizeGuide: '',
  cardPer: 'product' as const,
  version: '',
}

function read(changes: Readonly<Record<string, string>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...BLANK, ...changes })) form.set(name, value)
  const parsed = parseForm(collectionInput, form)
  return parsed.ok ? parsed.value : parsed.errors
}

const MEGABYTE = 'x'.repeat(1_000_000)
const invalidInputs = [
  { field: 'name', typed: '', message: 'Collection name is required' },
  { field: 'name', typed: ' \n\t ', message: 'Collection name is required' },
  { field: 'name', typed: MEGABYTE, message: 'Collection name can have at most 200 characters' },
  { field: 'slug', typed: '', message: 'Slug is required' },
  { field: 'slug', typed: MEGABYTE, message: 'Slug can have at most 200 characters' },
  { field: 'description', typed: MEGABYTE, message: 'Description can have at most 5,000 characters' },
  { field: 'description', typed: 'a\0b', message: 'This text contains a character that cannot be saved' },
  { field: 'status', typed: 'archived', message: 'Choose a status' },
  { field: 'position', typed: '1.5', message: 'Position must be a whole number up to 999,999,999' },
  { field: 'position', typed: '1e9', message: 'Position must be a whole number up to 999,999,999' },
  { field: 'position', typed: '99999999999', message: 'Position must be a whole number up to 999,999,999' },
  {
    field: 'heroImageAlt',
    typed: MEGABYTE,
    message: 'The alt text of the cover image can have at most 300 characters',
  },
  { field: 'imageUrlAlt', typed: MEGABYTE, message: 'The alt text of the tile image can have at most 300 characters' },
  { field: 'products', typed: "1'; drop table products", message: 'This list could not be read. Reload the page' },
  { field: 'seoTitle', typed: MEGABYTE, message: 'SEO title can have at most 200 characters' },
  { field: 'seoDescription', typed: MEGABYTE, message: 'SEO description can have at most 500 characters' },
]
test.each(invalidInputs)('$field: $message', ({ field, typed, message }) => {
  expect(read({ [field]: typed })).toEqual({ [field]: message })
})

test('unknown fields and overlong image keys are rejected', () => {
  expect(read({ id: newId() })).toHaveProperty([''])
  expect(read({ heroImage: MEGABYTE })).toHaveProperty('heroImage')
})

const positions = [
  { typed: '7', position: 7 },
  { typed: ' -3 ', position: -3 },
  { typed: '', position: 0 },
  { typed: 'first', position: 0 },
  { typed: '12 apples', position: 0 },
  { typed: '🙂', position: 0 },
  { typed: '<script>alert(1)</script>', position: 0 },
  { typed: MEGABYTE, position: 0 },
]
test.each(positions)('position "$typed" is $position', ({ typed, position }) => {
  expect(read({ position: typed })).toMatchObject({ position })
})

test('text is trimmed and otherwise unchanged', () => {
  const odd = '<script>alert(1)</script> 🙂 ₦'
  expect(read({ name: `  ${odd} `, seoTitle: odd })).toMatchObject({ name: odd, seoTitle: odd })
})

test('a slug can be empty if the name has no letters that a slug can contain', () => {
  expect(read({ name: '夏 ✿', slug: '' })).toMatchObject({ slug: '' })
})

test('products keep their order without duplicates; an unedited list is null; a list that is too long is rejected', () => {
  const [a, b] = [newId<'product'>(), newId<'product'>()]
  expect(read({ products: `${b} ${a} ${b.toUpperCase()} ${a}` })).toMatchObject({ products: [b, a] })
  expect(read({ products: '' })).toMatchObject({ products: [] })
  expect(read({ products: UNCHANGED_LIST })).toMatchObject({ products: null })
  const many = Array.from({ length: 5_001 }, () => newId()).join(' ')
  expect(read({ products: many })).toEqual({ products: 'You can add at most 5,000 products here' })
})

test('a long position that was crafted to slow down the parser is parsed quickly', () => {
  const position = `${'0'.repeat(100_000)}x`
  const ms = measureCpuTimeMs(() => expect(read({ position })).toMatchObject({ position: 0 }))
  expect(ms).toBeLessThan(1_000)
})
