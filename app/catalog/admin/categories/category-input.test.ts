import { expect, test } from 'vitest'
import { categoryInput } from '#app/catalog/admin/categories/category-input.ts'
import { parseForm } from '#app/lib/form.ts'

const BLANK = {
  name: 'Hats',
  slug: 'hats',
  image: '',
  imageAlt: '',
  seoTitle: '',
  seoDescription: '',
  sizeGuide: '',
  version: '',
}

function read(changes: Readonly<Record<string, string>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...BLANK, ...changes })) form.set(name, value)
  const parsed = parseForm(categoryInput, form)
  return parsed.ok ? parsed.value : parsed.errors
}

const LONG = 'x'.repeat(1_000)
test.each([
  { field: 'name', typed: '', message: 'Category name is required' },
  { field: 'name', typed: ' \n ', message: 'Category name is required' },
  { field: 'name', typed: LONG, message: 'Category name can have at most 60 characters' },
  { field: 'slug', typed: '', message: 'Slug is required' },
  { field: 'slug', typed: LONG, message: 'Slug can have at most 200 characters' },
  { field: 'imageAlt', typed: LONG, message: 'The alt text can have at most 300 characters' },
  { field: 'seoTitle', typed: LONG, message: 'SEO title can have at most 200 characters' },
  { field: 'seoDescription', typed: LONG, message: 'SEO description can have at most 500 characters' },
])('$field “$typed” is rejected: $message', ({ field, typed, message }) => {
  expect(read({ [field]: typed })).toEqual({ [field]: message })
})

test('a slug is optional if the name has no letters that a slug can contain', () => {
  expect(read({ name: '帽子', slug: '' })).toMatchObject({ name: '帽子', slug: '' })
})

test('unknown fields are rejected', () => {
  expect(read({ position: '1' })).toHaveProperty([''])
})
