import { expect, test } from 'vitest'
import { readTable } from '#app/catalog/size-guides/admin/guide-cells.ts'
import { buildGuideFileHeading, buildGuideFileRows, readGuideFile } from '#app/catalog/size-guides/admin/guide-file.ts'
import { toCsv } from '#app/lib/csv.ts'

const FILE = `Size,EU,US,"Waist (body, cm)","Length (garment, cm)"
S,36,4,64–68,100
M,38,6,69-73,101.5
`

function findProblems(text: string, unit: 'cm' | 'in' = 'cm') {
  const result = readGuideFile(text, unit)
  return 'problems' in result ? result.problems.map(({ line, message }) => `${line}: ${message}`) : []
}

test('a table is read and written in the same format', () => {
  const result = readGuideFile(FILE, 'in')
  if ('problems' in result) throw new Error(JSON.stringify(result.problems))
  expect(result.unit).toBe('cm')
  const table = readTable(result.table, result.unit)
  expect(table.rows[1]).toEqual({
    size: 'M',
    conversions: { EU: '38', US: '6' },
    ranges: [
      { min: 690, max: 730 },
      { min: 1_015, max: 1_015 },
    ],
  })
  const again = readGuideFile(toCsv([buildGuideFileHeading(table), ...buildGuideFileRows(table)]), 'in')
  expect('table' in again && readTable(again.table, again.unit)).toEqual(table)
})

test.each([
  ['tabs', 'Size\tBust\nS\t84\n'],
  ['semicolons', 'size;bust (body)\nS;84,5\n'],
  ['an empty line', '\nSize,Bust\n\nS,84\n\n'],
])('a table with %s is read', (_, text) => {
  expect(findProblems(text)).toEqual([])
})

test('columns and their cells are sorted in the order of the grid', () => {
  const result = readGuideFile('Hips (garment),Size,Hips,Bust\n96,S,92,84\n', 'cm')
  expect('table' in result && result.table.rows[0]).toEqual({ size: 'S', conversions: {}, cells: ['84', '92', '96'] })
})

test.each([
  { text: '', is: ['1: No table found'] },
  { text: 'Size,Bust\n', is: ['1: No sizes found below the column names'] },
  { text: 'Size\nS\n', is: ['1: Add a measurement, such as Waist (body, cm)'] },
  { text: 'Bust\n84\n', is: ['1: The column “Size” is missing'] },
  {
    text: 'Size,Bust,Belly\nS,84,80\n',
    is: ['1: “Belly” is not a size guide column. Use names such as Size, EU or Waist (body, cm)'],
  },
  { text: 'Size,Bust,bust (body)\nS,84,84\n', is: ['1: A column is listed twice'] },
  {
    text: 'Size,Bust (cm),Waist (in)\nS,84,33\n',
    is: ['1: Some columns are in centimeters and some in inches. Use one unit'],
  },
  { text: '"Size,Bust\nS,84', is: ['1: This is not a table: a quotation mark is not closed'] },
  {
    text: 'Size,Waist\nS,64\nM,34in\nL,9000\n,80\nM,70\n',
    is: [
      '3: M, Waist (body): “34in” has a different unit: this guide is in centimeters',
      '4: L, Waist (body): “9000” is out of range: waist must be 20 to 220 cm',
      '5: Row 4 has no size',
      '6: The size “M” is listed twice',
    ],
  },
])('“$text” is rejected with line numbers', ({ text, is }) => {
  expect(findProblems(text)).toEqual(is)
})

test('a line break within a cell does not shift the line numbers of later problems', () => {
  expect(findProblems('Size,Bust\n"S\nsmall",84\nM,x\n')).toEqual([
    expect.stringMatching(/^4: M, Bust \(body\): “x” is not a measurement/),
  ])
})
