import { expect, test } from 'vitest'
import { parseClipboardCells } from '#app/ui/admin/grid/clipboard-cells.ts'

test.each<[string, string, string[][]]>([
  ['a single cell', '12.50', [['12.50']]],
  [
    'rows and columns',
    '1\t2\r\n3\t4',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  ['a trailing line break', '1\t2\n', [['1', '2']]],
  [
    'empty cells',
    '\t2\n3\t',
    [
      ['', '2'],
      ['3', ''],
    ],
  ],
  ['an empty row', '1\n\n3', [['1'], [''], ['3']]],
  ['rows of different lengths', '1\t2\n3', [['1', '2'], ['3']]],
  ['a quoted tab and line break', '"1\t2"\t"3\n4"', [['1\t2', '3\n4']]],
  ['doubled quotes', '"5"" heel"\t2', [['5" heel', '2']]],
  ['quotes within a cell', '5" heel\t2', [['5" heel', '2']]],
  [
    'a quote that is not closed',
    '"5\t2\n3\t4',
    [
      ['"5', '2'],
      ['3', '4'],
    ],
  ],
])('%s on the clipboard can be parsed', (_, text, cells) => {
  expect(parseClipboardCells(text)).toEqual(cells)
})

test('an empty clipboard contains no cells', () => {
  expect(parseClipboardCells('')).toEqual([])
})
