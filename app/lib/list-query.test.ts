import { expect, test } from 'vitest'
import { buildListUrl, readChoice, readDirection, readPage, readSearch } from '#app/lib/list-query.ts'

const query = (text: string) => new URLSearchParams(text)

test.each([
  { text: '', page: 1 },
  { text: 'page=3', page: 3 },
  { text: 'page=0', page: 1 },
  { text: 'page=-2', page: 1 },
  { text: 'page=1.5', page: 1 },
  { text: 'page=1e9', page: 1 },
  { text: 'page=10000', page: 10_000 },
  { text: 'page=abc', page: 1 },
])('the query "$text" requests page $page', ({ text, page }) => {
  expect(readPage(query(text))).toBe(page)
})

test.each([
  { text: '', search: '' },
  { text: 'q=%20wrap%20dress%20', search: 'wrap dress' },
  { text: 'q=a%00b', search: 'a b' },
  { text: `q=${'x'.repeat(300)}`, search: 'x'.repeat(100) },
])('the query "$text" searches for “$search”', ({ text, search }) => {
  expect(readSearch(query(text))).toBe(search)
})

test('unknown choices are ignored', () => {
  expect(readChoice(query('status=draft'), 'status', ['draft', 'active'])).toBe('draft')
  expect(readChoice(query('status=gone'), 'status', ['draft', 'active'])).toBeNull()
  expect(readDirection(query('dir=asc'))).toBe('asc')
  expect(readDirection(query('dir=up'))).toBeNull()
})

test('a URL contains only active filters', () => {
  expect(buildListUrl('/admin/orders', { q: 'a&b', status: null, from: '' })).toBe('/admin/orders?q=a%26b')
  expect(buildListUrl('/admin/orders', { q: '' })).toBe('/admin/orders')
})
