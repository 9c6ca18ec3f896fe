import { describe, expect, test } from 'vitest'
import { detectDelimiter, readCsv } from '#app/platform/files/read-csv.server.ts'

async function readRows(bytes: Uint8Array, limits = {}): Promise<string[][]> {
  const rows = []
  for await (const { cells } of readCsv(bytes, limits)) rows.push([...cells])
  return rows
}

test('a character split between two slices of the file is read intact', async () => {
  const text = `${'x'.repeat(16 * 1024 - 1)}é,b\nc,d\n`
  expect(await readRows(Buffer.from(text))).toEqual([
    [`${'x'.repeat(16 * 1024 - 1)}é`, 'b'],
    ['c', 'd'],
  ])
})

test.each([
  ['semicolons', 'a;b\n1;2'],
  ['tabs', 'a\tb\n1\t2'],
  ['vertical bars', 'a|b\n1|2'],
  ['empty lines before the table', '\r\n\r\na;b\r\n1;2'],
  ['a byte order mark', '\uFEFFa,b\n1,2'],
])('a file with %s is read', async (_title, text) => {
  expect(await readRows(Buffer.from(text))).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

test.each([
  ['a title without separators', 'Price list 2026\n\nNo;Name;Price\n1;Dress;9\n', ';'],
  ['a title with commas', 'Price list, spring, 2026\nNo;Name\n1;Dress\n2;Top\n', ';'],
  ['text with many commas', 'No;Name\n1;Red, long, soft, warm\n2;Blue, short, soft, light\n', ';'],
  ['a header alone', 'No,Name\n', ','],
  ['a title above decimal commas', 'Price list 2026\n\nName;SKU;Price\nRock;A1;12,50\nTop;A2;9,50\n', ';'],
  ['a title with a comma above decimal commas', 'Prices, gross\nName;SKU;Price\nRock;A1;12,50\nTop;A2;9,50\n', ';'],
  ['a quote within a cell', `Handle,Title,Body\nrock,5" long,"${'<p>a&nbsp;b</p>\n'.repeat(20)}"\n`, ','],
  ['a very long cell', `Handle,Body\nrock,"${'<p>a&nbsp;b;</p>\n'.repeat(30_000)}"\n`, ','],
  ['a quoted title over several lines', '"Prices, of\nspring, 2026"\nNo|Name\n1|Dress\n', '|'],
])('the separator is found in a file with %s', (_title, text, delimiter) => {
  expect(detectDelimiter(Buffer.from(text))).toBe(delimiter)
})

test.each([
  ['with a line break after it', 'a,b,c\n1\n', [['a', 'b', 'c'], ['1']]],
  ['no shorter than another row', 'a,b,c\n1\n2', [['a', 'b', 'c'], ['1'], ['2']]],
  [
    'as long as the header, without a line break after it,',
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
])('a last row %s is read', async (_title, text, rows) => {
  expect(await readRows(Buffer.from(text))).toEqual(rows)
})

test.each([
  ['inside a quoted cell', 'a,b\n"The "best" dress",1\n', 'The "best" dress'],
  ['at the end of a word in quotes', 'a,b\n"size 5" dress",1\n', 'size 5" dress'],
  ['inside a cell without quotes', 'a,b\n12" dress,1\n', '12" dress'],
  ['that are doubled', 'a,b\n"The ""best"" dress",1\n', 'The "best" dress'],
  ['that are doubled around the whole cell', 'a,b\n"""best""",1\n', '"best"'],
  ['before spaces and a separator', 'a,b\n"best" ,1\n', 'best'],
])('quotes %s are read', async (_, text, cell) => {
  const rows = [
    ['a', 'b'],
    [cell, '1'],
  ]
  expect(await readRows(Buffer.from(text))).toEqual(rows)
  // This also works at the boundary between two slices
  const [header = '', row = ''] = text.split('\n')
  for (let length = 16 * 1024 - 20; length <= 16 * 1024; length++) {
    const padded = Buffer.from(`${header}\n${'x'.repeat(length)},1\n${row}`)
    expect((await readRows(padded)).at(-1)).toEqual([cell, '1'])
  }
})

describe('a file is rejected', () => {
  test.each([
    ['that is a zip or a spreadsheet', Buffer.from('PK\u0003\u0004data'), 'not a CSV file'],
    ['that is an older spreadsheet', Buffer.from('d0cf11e0a1b1', 'hex'), 'not a CSV file'],
    ['in an encoding other than UTF-8', Buffer.from('a,b\ncaf\xe9,1', 'latin1'), 'not UTF-8'],
    ['whose last character is cut off', Buffer.from('a,b\ncafé').subarray(0, -1), 'not UTF-8'],
    ['with zero bytes', Buffer.from('a\0,b'), 'not a CSV file'],
    ['with a million columns', Buffer.from('a,'.repeat(1_000_000)), 'more than 1,000 cells'],
    ['with an unclosed quote', Buffer.from('a,b\n"1,2\n'), 'quotes'],
    ['with a quote that hides the next row', Buffer.from('a,b\n"12 inch,1\nx,"y",2\n'), 'Check line 3'],
    ['with a quote that never ends', Buffer.from('a,b\n1,2\n3,"4\n5,6\n'), 'Check line 3'],
    ['that ends within a row', Buffer.from('a,b,c\n1,2,3\n4,1'), 'it ends within line 3'],
    ['that ends within a row after multi-line text', Buffer.from('a,b,c\n1,"2\n2",3\n4,1'), 'within line 4'],
  ])('%s', async (_title, bytes, message) => {
    await expect(readRows(bytes)).rejects.toThrow(message)
  })

  test('if it exceeds a limit', async () => {
    const bytes = Buffer.from('a\n1\n2\n3\n')
    await expect(readRows(bytes, { maxRows: 2 })).rejects.toThrow('more than 2 rows')
    await expect(readRows(bytes, { maxBytes: 4 })).rejects.toThrow('is larger than')
  })
})
