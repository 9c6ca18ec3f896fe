import { expect, test } from 'vitest'
import { LocalValues } from '#app/exchange/received-files/local-values.ts'

function read(column: 'number' | 'date', cells: readonly string[]): string[] {
  const values = new LocalValues({ numbers: ['number'], dates: ['date'] })
  for (const cell of cells) values.observe(cell, column)
  return cells.map((cell) => values.toText(cell, column))
}

test.each([
  ['with a decimal comma', ['1.234,50', '5,50', '12,5'], ['1234.50', '5.50', '12.5']],
  ['with a decimal point', ['1,234.50', '-5.00', '$120.50', '10.00000'], ['1234.50', '-5.00', '$120.50', '10.00000']],
  ['whose notation another amount in the file shows', ['1.010', '1.010,00'], ['1010', '1010.00']],
  ['whose notation nothing in the file shows', ['1.010', '1,010'], ['1.010', '1,010']],
  ['that contradict each other', ['1.010', '5,50', '5.50'], ['1.010', '5.50', '5.50']],
  ['with a currency', ['1.234,50 €', 'EUR 5,50', '12,5 %'], ['1234.50 €', 'EUR 5.50', '12.5 %']],
  ['that are text', ['Minimum purchase of $50.00', 'none', ''], ['Minimum purchase of $50.00', 'none', '']],
])('amounts %s are normalized as far as their notation is known', (_, cells, expected) => {
  expect(read('number', cells)).toEqual(expected)
})

test.each([
  ['with dots', ['01.05.2025 10:00', '1.5.25'], ['2025-05-01 10:00:00', '2025-05-01']],
  ['with slashes, day first', ['31/12/2027', '01/02/2027'], ['2027-12-31', '2027-02-01']],
  ['with slashes, month first', ['12/31/2027 1:05 PM', '01/02/2027'], ['2027-12-31 13:05:00', '2027-01-02']],
  ['with the same day and month', ['05/05/2025'], ['2025-05-05']],
  ['whose order is unknown', ['01/02/2027'], ['01/02/2027']],
  ['that contradict each other', ['31/12/2027', '12/31/2027'], ['31/12/2027', '12/31/2027']],
  ['that are already clear', ['2025-05-01 10:00:00 +0200', '1735689600'], ['2025-05-01 10:00:00 +0200', '1735689600']],
])('dates %s are normalized as far as the order of day and month is known', (_, cells, expected) => {
  expect(read('date', cells)).toEqual(expected)
})

test('other columns are unchanged', () => {
  expect(new LocalValues({ numbers: ['number'] }).toText('1,5', 'size')).toBe('1,5')
})
