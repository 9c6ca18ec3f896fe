import { expect, test } from 'vitest'
import { inLoadOrder } from '#app/features/backups/load-order.ts'

const table = (name: string, ...refersTo: string[]) => ({ name, columns: ['id'], refersTo })
const names = (...tables: ReturnType<typeof table>[]) => inLoadOrder(tables).map(({ name }) => name)

test('each table comes after those that it refers to, otherwise by name', () => {
  expect(names(table('lines', 'orders', 'wares'), table('orders', 'people'), table('people'), table('wares'))).toEqual([
    'people',
    'orders',
    'wares',
    'lines',
  ])
})

test('a table may refer to itself, and to one that is not filled', () => {
  expect(names(table('boxes', 'boxes', 'sessions'), table('arches'))).toEqual(['arches', 'boxes'])
})

test('a circle is named', () => {
  expect(() => names(table('hens', 'eggs'), table('eggs', 'hens'), table('farms'))).toThrow('circle: eggs, hens')
})
