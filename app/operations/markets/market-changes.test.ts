import { expect, test } from 'vitest'
import { formatAuditValue } from '#app/operations/markets/market-changes.ts'

test('the history of a market shows names instead of codes', () => {
  expect([
    formatAuditValue('countries', 'EU, NG'),
    formatAuditValue('languages', 'en / (default), de /de'),
    formatAuditValue('addressForm', 'international'),
  ]).toEqual(['European Union, Nigeria', 'English / (default), German /de', 'Same for all countries'])
})

test.each([
  ['currency', 'NGN'],
  ['countries', ''],
  ['taxIncluded', true],
])('the history of a market shows %s as it is logged: %s', (field, value) => {
  expect(formatAuditValue(field, value)).toBe(null)
})
