import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { selectTests } from '#scripts/run-tests/changed-tests.ts'

const GRAPH = new Map([
  [
    'app/features/discounts/discount.ts',
    ['app/features/discounts/discount.test.ts', 'app/features/checkout/quote.server.ts'],
  ],
  ['app/features/checkout/quote.server.ts', ['app/features/checkout/quote.server.test.ts']],
])
const TESTS = [
  'app/features/discounts/discount.test.ts',
  'app/features/checkout/quote.server.test.ts',
  'app/features/money/money.test.ts',
  'scripts/documents.test.ts',
  'tests/start/guard.test.ts',
  'tests/start/orders.test.ts',
  'tests/e2e/discounts.spec.ts',
  'tests/e2e/admin-login.spec.ts',
]
const NONE = { unit: [], database: [], start: [], journeys: [] }

test.each([
  [
    'a rule reaches tests of what imports it, and journeys named after its feature',
    'app/features/discounts/discount.ts',
    {
      ...NONE,
      unit: ['app/features/discounts/discount.test.ts'],
      database: ['app/features/checkout/quote.server.test.ts'],
      journeys: ['tests/e2e/discounts.spec.ts'],
    },
  ],
  [
    'a test reaches itself',
    'app/features/money/money.test.ts',
    { ...NONE, unit: ['app/features/money/money.test.ts'] },
  ],
  ['a document reaches the check of documents', 'docs/rules.md', { ...NONE, unit: ['scripts/documents.test.ts'] }],
  [
    'a feature that no journey is named after reaches those that use it',
    'app/features/staff/guard.server.ts',
    { ...NONE, start: ['tests/start/guard.test.ts'], journeys: ['tests/e2e/admin-login.spec.ts'] },
  ],
  [
    'a route reaches the tests of guards',
    'app/routes/admin/order-detail.tsx',
    { ...NONE, start: ['tests/start/guard.test.ts', 'tests/start/orders.test.ts'] },
  ],
])('%s', (_behavior, file, tests) => {
  expect(selectTests([file], GRAPH, TESTS)).toEqual(tests)
})

test('every feature has a journey or a test of the started store', () => {
  const tests = globSync(['tests/start/*.test.ts', 'tests/e2e/*.spec.ts'])
  const without = globSync('app/features/*').filter((folder) => {
    const { start, journeys } = selectTests([`${folder}/any.ts`], new Map(), tests)
    return start.length + journeys.length === 0
  })
  expect(without).toEqual([])
})
