import { expect, test } from 'vitest'
import { parseStockEntry } from '#app/inventory/stock/stock-entry.ts'

test.each([
  { typed: '12', loaded: 10, delta: 2, isRelative: false },
  { typed: ' 0 ', loaded: 10, delta: -10, isRelative: false },
  { typed: '10', loaded: 10, delta: 0, isRelative: false },
  { typed: '1,200', loaded: 0, delta: 1_200, isRelative: false },
  { typed: '+12', loaded: 10, delta: 12, isRelative: true },
  { typed: '+ 1,200', loaded: 10, delta: 1_200, isRelative: true },
  { typed: '-3', loaded: 10, delta: -3, isRelative: true },
  { typed: '−10', loaded: 10, delta: -10, isRelative: true },
])('"$typed" in a cell with a stock of $loaded changes it by $delta', ({ typed, loaded, delta, isRelative }) => {
  expect(parseStockEntry(typed, loaded)).toEqual({ ok: true, delta, isRelative })
})

test.each([
  { typed: '', message: 'Type a number, such as 12, or +12 to add units' },
  { typed: 'abc', message: 'Type a number, such as 12, or +12 to add units' },
  { typed: '1.5', message: 'Type a number, such as 12, or +12 to add units' },
  { typed: '+', message: 'Type a number, such as 12, or +12 to add units' },
  { typed: '++3', message: 'Type a number, such as 12, or +12 to add units' },
  { typed: '-11', message: 'Only 10 in stock' },
  { typed: '1000001', message: 'Type at most 1,000,000' },
  { typed: '+999991', message: 'Type at most 1,000,000' },
])('"$typed" in a cell with a stock of 10 is rejected: $message', ({ typed, message }) => {
  expect(parseStockEntry(typed, 10)).toEqual({ ok: false, message })
})
