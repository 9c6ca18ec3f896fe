import { expect, test } from 'vitest'
import { pastePrices, undoPaste } from '#app/catalog/prices/admin/paste-prices.ts'

/** Two rows and two columns, the second of which is in yen; the first cell contains 10.00. */
const findCell = (row: number, column: number) => {
  if (row > 1 || column > 1) return null
  const text = row === 0 && column === 0 ? '10.00' : ''
  return { key: `${row},${column}`, name: `Row ${row} in ${column}`, currency: column ? 'JPY' : 'EUR', text } as const
}

const paste = (row: number, column: number, lines: readonly (readonly string[])[]) =>
  pastePrices(
    lines.flatMap((line, down) => line.map((text, right) => ({ row: row + down, column: column + right, text }))),
    findCell,
  )

test('a paste fills the focused cell and the cells to its right and below, in the format of the grid', () => {
  expect(
    paste(0, 0, [
      ['1.234,5 €', '1500'],
      ['€20', ''],
    ]),
  ).toEqual({
    from: { row: 0, column: 0 },
    filled: { '0,0': '1234.50', '0,1': '1500', '1,0': '20.00' },
    before: { '0,0': '10.00', '0,1': '', '1,0': '' },
    unchanged: 1,
    outside: 0,
    rejected: [],
  })
})

test('pasting an empty cell removes the price', () => {
  expect(paste(0, 0, [[''], ['']])).toMatchObject({ filled: { '0,0': '' }, before: { '0,0': '10.00' }, unchanged: 1 })
})

test('a paste counts the pasted cells that are outside the grid', () => {
  expect(
    paste(1, 1, [
      ['5', '6'],
      ['7', '8'],
    ]),
  ).toMatchObject({ filled: { '1,1': '5' }, outside: 3 })
})

test('a paste lists unreadable cells and leaves them unchanged', () => {
  expect(paste(0, 0, [['1.234'], ['soon']])).toMatchObject({
    filled: {},
    rejected: [
      { name: 'Row 0 in 0', message: expect.stringContaining('can mean 1234 or 1.234') },
      { name: 'Row 1 in 0', message: '“soon” is not a price' },
    ],
  })
})

test('undoing a paste keeps cells that were edited after it', () => {
  const pasted = paste(0, 0, [['5'], ['6']])
  const now: Readonly<Record<string, string>> = { '0,0': '5.00', '1,0': '7' }
  expect(undoPaste(pasted, (key) => now[key] ?? '')).toEqual({ '0,0': '10.00' })
})
