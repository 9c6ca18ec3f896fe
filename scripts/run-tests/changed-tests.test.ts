import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { selectTests } from '#scripts/run-tests/changed-tests.ts'

const GRAPH = new Map([
  ['app/pricing/discount.ts', ['app/pricing/discount.test.ts', 'app/orders/checkout/quote.server.ts']],
  ['app/orders/checkout/quote.server.ts', ['app/orders/checkout/quote.server.test.ts']],
])
const TESTS = [
  'app/pricing/discount.test.ts',
  'app/orders/checkout/quote.server.test.ts',
  'app/base/money.test.ts',
  'scripts/documents.test.ts',
  'tests/start/guard.test.ts',
  'tests/start/orders.test.ts',
  'tests/e2e/discounts.spec.ts',
  'tests/e2e/admin-login.spec.ts',
]
const NONE = { unit: [], database: [], start: [], journeys: [] }

test.each([
  [
    'a changed rule selects the tests of its importers, and journeys named after its noun',
    'app/pricing/discount.ts',
    {
      ...NONE,
      unit: ['app/pricing/discount.test.ts'],
      database: ['app/orders/checkout/quote.server.test.ts'],
      journeys: ['tests/e2e/discounts.spec.ts'],
    },
  ],
  ['a changed test selects itself', 'app/base/money.test.ts', { ...NONE, unit: ['app/base/money.test.ts'] }],
  ['a changed document selects the documents test', 'docs/rules.md', { ...NONE, unit: ['scripts/documents.test.ts'] }],
  [
    'a change to a noun that no test is named after selects the tests that use the noun',
    'app/store/staff/guard.server.ts',
    { ...NONE, start: ['tests/start/guard.test.ts'], journeys: ['tests/e2e/admin-login.spec.ts'] },
  ],
  [
    'a changed route selects the guard test and the tests named after the route',
    'app/routes/admin/order-detail.tsx',
    { ...NONE, start: ['tests/start/guard.test.ts', 'tests/start/orders.test.ts'] },
  ],
])('%s', (_behavior, file, tests) => {
  expect(selectTests([file], GRAPH, TESTS)).toEqual(tests)
})

test('a change to any noun selects a journey or a test of the started store', () => {
  const tests = globSync(['tests/start/*.test.ts', 'tests/e2e/*.spec.ts'])
  const all = globSync('app/{operations,exchange,content,payments,orders,inventory,catalog,pricing,store,base}/*/')
  const folders = all.filter((folder) => !folder.includes('/messages')) // messages belong to the entire module
  expect(folders.length).toBeGreaterThan(70)
  const foldersWithoutTest = folders.filter((folder) => {
    const { start, journeys } = selectTests([`${folder}/any.ts`], new Map(), tests)
    return start.length + journeys.length === 0
  })
  expect(foldersWithoutTest).toEqual([])
})
