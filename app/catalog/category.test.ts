import { expect, test } from 'vitest'
import { categoryName } from '#app/catalog/catalog.ts'
import { createCategorySlug } from '#app/catalog/categories.server.ts'
import { findCategory } from '#app/catalog/category.ts'

const CATEGORIES = [
  { slug: 'dresses', name: 'Kleider' },
  { slug: 'evening-wear', name: 'Soirée & Gala' },
  { slug: 'hats', name: '帽子' },
]

test.each([
  { text: 'dresses', is: 'dresses' },
  { text: 'DRESSES', is: 'dresses' },
  { text: ' kleider ', is: 'dresses' },
  { text: 'Evening wear', is: 'evening-wear' },
  { text: 'soiree gala', is: 'evening-wear' },
  { text: 'SOIRÉE + GALA', is: 'evening-wear' },
  { text: '帽子', is: 'hats' },
  { text: 'dress', is: undefined },
  { text: '!', is: undefined },
  { text: '', is: undefined },
])('the text “$text” stands for the category $is', ({ text, is }) => {
  expect(findCategory(CATEGORIES, text)?.slug).toBe(is)
})

test.each([
  { name: 'Évening & Gala', slug: 'evening-gala' },
  { name: 'Платья', slug: 'platya' },
  { name: 'Φορέματα', slug: 'foremata' },
  { name: 'فساتين', slug: 'fstyn' },
  { name: 'שמלות', slug: 'smlvt' },
  { name: 'ドレス', slug: 'doresu' },
  { name: '帽子', slug: 'maozi' },
  { name: '!', slug: '' },
  { name: 'x'.repeat(61), slug: '' },
])('a new category “$name” has the slug “$slug”', ({ name, slug }) => {
  expect(createCategorySlug(name)).toBe(slug)
})

test('a deleted category is shown by its slug', () => {
  expect(categoryName(CATEGORIES, 'hats')).toBe('帽子')
  expect(categoryName(CATEGORIES, 'shoes')).toBe('shoes')
})
