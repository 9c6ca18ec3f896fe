import { expect, test } from 'vitest'
import { filesReachedFrom, readImportGraph } from '#scripts/import-graph.ts'

test('reaches what imports a file directly and indirectly, the nearest first', () => {
  const graph = new Map([
    ['app/money.ts', ['app/tax.ts', 'app/money.test.ts']],
    ['app/tax.ts', ['app/order.ts', 'app/money.ts']],
    ['app/stock.ts', ['app/order.ts']],
  ])
  expect([...filesReachedFrom(['app/money.ts'], graph)]).toEqual([
    ['app/money.ts', 0],
    ['app/tax.ts', 1],
    ['app/money.test.ts', 1],
    ['app/order.ts', 2],
  ])
})

test('reads imports of values, and none of types', () => {
  const graph = readImportGraph()
  expect(graph.get('scripts/import-graph.ts')).toContain('scripts/import-graph.test.ts')
  expect(graph.get('app/pricing/payment-methods/payment-provider.ts') ?? [], 'it has types only').toEqual([])
})
