import { expect, test } from 'vitest'
import { formatCsvLine, hasRepeatedNames, withUniqueNames } from '#app/exchange/received-files/unique-names.ts'

test.each([
  ['the first', ['Title', 'SKU', 'title '], [['A', '1', 'B']], ['Title', 'SKU', 'title (2)']],
  ['the first with content', ['Title', 'SKU', 'Title'], [['', '1', 'B']], ['Title (2)', 'SKU', 'Title']],
  ['the first, if none has content', ['A', 'A', 'A', ''], [['']], ['A', 'A (2)', 'A (3)', '']],
])('if columns have the same name, %s keeps it', async (_, header, rows, expected) => {
  const records = (async function* () {
    for (const [index, cells] of [header, ...rows].entries()) yield { cells, line: index + 1 }
  })()
  expect(hasRepeatedNames(header)).toBe(true)
  expect(await withUniqueNames(header, records)).toEqual(expected)
  expect(hasRepeatedNames(expected)).toBe(false)
})

test('a header is written as a line of CSV', () => {
  expect(formatCsvLine(['A', 'B "x"', 'C\nD'], ';')).toBe('"A";"B ""x""";"C D"')
})
