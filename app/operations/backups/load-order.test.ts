import { expect, test } from 'vitest'
import { sortByLoadOrder } from '#app/operations/backups/load-order.ts'

const table = (name: string, ...refersTo: string[]) => ({ name, columns: ['id'], refersTo })
const names = (...tables: ReturnType<typeof table>[]) => sortByLoadOrder(tables).map(({ name }) => name)

test('tables follow those that they reference, and are otherwise sorted by name', () => {
  expect(names(table('lines', 'orders', 'units'), table('orders', 'people'), table('people'), table('units'))).toEqual([
    'people',
    'orders',
    'units',
    'lines',
  ])
})

test('a table can reference itself and tables outside the list', () => {
  expect(names(table('boxes', 'boxes', 'sessions'), table('arches'))).toEqual(['arches', 'boxes'])
})

test('circular references are an error', () => {
  expect(() => names(table('hens', 'eggs'), table('eggs', 'hens'), table('farms'))).toThrow(
    'circular references: eggs, hens',
  )
})
