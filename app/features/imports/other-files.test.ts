import { expect, test } from 'vitest'
import { isForImport } from '#app/features/imports/other-files.server.ts'

test.each([
  [
    'orders of WooCommerce',
    ['order_number', 'order_date', 'status', 'order_total'],
    ['1', '2026-01-05', 'completed', '1'],
    true,
  ],
  ['customers', ['First Name', 'Email'], ['Ada', 'ada@example.com'], true],
  ['products of Shopify', ['Handle', 'Title', 'Variant Price'], ['a', 'A', '1'], true],
  ['products of a supplier', ['Item', 'Colour', 'RRP'], ['Dress', 'Red', '80.00'], true],
  ['a statement', ['Date', 'Description', 'Amount'], ['2026-01-05', 'Ada', '10.00'], false],
  ['a statement with unknown columns', ['Dátum', 'Ki', 'Összeg'], ['2026-01-05', 'Ada Kft', '10.00'], false],
])('%s sent as a bank statement', (_, header, row, expected) => {
  expect(isForImport({ header, sample: [row] })).toBe(expected)
})
