import { expect, test } from 'vitest'
import { isKnownProductFile, readHeading } from '#app/exchange/product-files/file-heading.ts'
import { OWN_COLUMNS } from '#app/exchange/product-files/own-columns.ts'
import { newId } from '#app/lib/id.ts'

test.each([
  ['an export', OWN_COLUMNS.join('|'), []],
  ['a template with handles', 'Handle|Name|Price|Stock', ['linen|Linen dress|10|1']],
  ['a list with IDs of this store', 'ID|Price|Stock', [`${newId()}|10|1`]],
  ['a list with a column that only this store has', 'Name|Price|Stock at export', ['Linen dress|10|1']],
  ['a list of rejected rows', 'Line|Error|handle|name|price|currency', ['2|Price: …|linen|Linen dress|10|EUR']],
  ['a list of prices by SKU', 'SKU|Price|Stock', ['LIN-S|10|1']],
])('%s is recognized as a file from this store', (_, heading, rows) => {
  expect(isKnownProductFile(heading.split('|'), split(rows))).toBe(true)
})

test.each([
  ['a plain list', 'SKU|Name|Price|Stock', ['A1|Silk dress|10|1', 'A2|Wrap dress|12|1']],
  [
    'a list that repeats the name in the row of each color',
    'Name|Price|Stock|Color',
    ['Linen dress|10|1|Red', 'Linen dress|10|2|Blue'],
  ],
  ['a list with IDs from another system', 'ID|Name|Price|Stock', ['17|Linen dress|10|1']],
])('%s needs a mapping', (_, heading, rows) => {
  expect(isKnownProductFile(heading.split('|'), split(rows))).toBe(false)
})

test('the error columns of a list of rejected rows are ignored without a warning', () => {
  const heading = readHeading(['Line', 'Error', 'handle', 'name'], [['2', 'Price: …', 'linen', 'Linen dress']])
  if (typeof heading === 'string') throw new Error(heading)
  expect(heading).toMatchObject({ format: 'own', columns: [null, null, 'handle', 'name'], ignoredColumns: [] })
  expect([heading.losesContent(0, '2'), heading.losesContent(1, 'Price: …')]).toEqual([false, false])
})

function split(rows: readonly string[]): string[][] {
  return rows.map((row) => row.split('|'))
}
