import { expect, test } from 'vitest'
import { findLoadingScreen } from '#app/operations/admin/loading-text.ts'

const HOME = '/admin'

test.each([
  { next: '/admin/collections', title: 'Collections', text: 'Loading collections...' },
  { next: '/admin/customers/1', title: 'Customer', text: 'Loading...' },
  { next: '/admin/customers', title: 'Customers', text: 'Loading the list' },
  { next: '/admin/products', title: 'Products', text: 'Loading the list' },
  { next: '/admin/orders', title: 'Orders', text: 'Loading the list' },
  { next: '/admin/discounts', title: 'Discounts', text: 'Loading the list' },
])('while $next is loading, the screen “$title” says “$text”', ({ next, title, text }) => {
  const loading = findLoadingScreen(HOME, next)
  expect([loading?.title(), loading?.text()]).toEqual([title, text])
  expect(loading?.isList ?? false, 'a skeleton').toBe(text === 'Loading the list')
})

test.each(['/admin', '/admin/collections/new', '/admin/customers/1/export'])('%s has no loading state', (next) => {
  expect(findLoadingScreen(HOME, next)).toBeNull()
})

test('a list stays on screen while a different page of the list is loading', () => {
  expect(findLoadingScreen('/admin/collections', '/admin/collections')).toBeNull()
})
