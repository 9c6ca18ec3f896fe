import { expect, test } from 'vitest'
import { findCommands, matchesText, searchTargets } from '#app/features/admin/palette-targets.ts'

const SCREENS = [
  { to: '/admin', label: 'Dashboard' },
  { to: '/admin/products', label: 'Products' },
]

const names = (text: string) => findCommands(text, SCREENS).flatMap(({ targets }) => targets.map(({ label }) => label))

test.each([
  { label: 'Add product', text: 'add', does: true },
  { label: 'Add product', text: 'PROD a', does: true },
  { label: 'Add product', text: '', does: true },
  { label: 'Add product', text: 'duct', does: false },
  { label: 'Add product', text: 'add order', does: false },
])('"$text" matches "$label": $does', ({ label, text, does }) => {
  expect(matchesText(label, text)).toBe(does)
})

test('screens and actions are found by the beginnings of their words', () => {
  expect(names('prod')).toEqual([
    'Products',
    'Add product',
    'Products low on stock',
    'Import products',
    'Export products',
  ])
  expect(names('news')).toEqual(['Newsletter subscribers', 'Export newsletter subscribers'])
  expect(names('stock')).toEqual(['Stock history', 'Products low on stock'])
  expect(names('back')).toEqual(['Backups'])
  expect(names('zzz')).toEqual([])
})

test('what the store found says what it is', () => {
  const id = '01a1f9ba-a2a1-7b5b-81f9-040e00bd5681'
  const found: unknown = {
    orders: [{ id, orderNumber: 'IN1', customerName: 'Ada Obi', status: 'shipped' }],
    products: [{ id, name: 'Shirt', sku: 'S-1', status: 'draft' }],
    customers: [{ id, name: '', email: 'ada@example.com' }],
    collections: [{ id, name: 'Linen', status: 'active' }],
  }
  // @ts-expect-error: ids are only branded by the database
  const groups = searchTargets(found)
  expect(groups.map(({ name, targets }) => [name, targets[0]?.label, targets[0]?.note])).toEqual([
    ['Orders', 'IN1', 'Ada Obi · Shipped'],
    ['Products', 'Shirt', 'S-1 · draft'],
    ['Customers', 'ada@example.com', ''],
    ['Collections', 'Linen', ''],
  ])
})
