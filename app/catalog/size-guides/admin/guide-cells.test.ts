import { expect, test } from 'vitest'
import { listProblems, readTable, type TypedTable } from '#app/catalog/size-guides/admin/guide-cells.ts'
import {
  rebase,
  toDraft,
  withColumns,
  withSystem,
  withTexts,
  withUnit,
} from '#app/catalog/size-guides/admin/guide-draft.ts'
import { guideInput } from '#app/catalog/size-guides/admin/guide-input.ts'
import { parseForm } from '#app/lib/form.ts'

const WAIST = { measure: 'waist', kind: 'body' } as const
const LENGTH = { measure: 'length', kind: 'garment' } as const

function table(...rows: readonly (readonly [size: string, waist: string, length: string])[]): TypedTable {
  return {
    columns: [WAIST, LENGTH],
    systems: [],
    rows: rows.map(([size, ...cells]) => ({ size, conversions: {}, cells })),
  }
}

function save(typed: TypedTable | string, fields: Readonly<Record<string, string>> = {}) {
  const form = new FormData()
  const json = typeof typed === 'string' ? typed : JSON.stringify(typed)
  const sent = { name: 'Dresses', note: '', unit: 'cm', table: json, version: '', ...fields }
  for (const [name, value] of Object.entries(sent)) form.set(name, value)
  const parsed = parseForm(guideInput, form)
  return parsed.ok ? parsed.value : parsed.errors
}

test('measurements are saved in millimeters, without empty rows', () => {
  expect(save(table(['S', '64–68', '100'], ['', '', ''], ['M', '69-73', '']))).toMatchObject({
    columns: [WAIST, LENGTH],
    rows: [
      {
        size: 'S',
        ranges: [
          { min: 640, max: 680 },
          { min: 1_000, max: 1_000 },
        ],
      },
      { size: 'M', ranges: [{ min: 690, max: 730 }, null] },
    ],
  })
})

test.each([
  { cell: '0', says: 'S, Waist (body): “0” is out of range: waist must be 20 to 220 cm' },
  { cell: '900', says: 'S, Waist (body): “900” is out of range: waist must be 20 to 220 cm' },
  { cell: '-64', says: 'S, Waist (body): “-64” is not a measurement. Enter one such as 84 or 84–88' },
  { cell: '34in', says: 'S, Waist (body): “34in” has a different unit: this guide is in centimeters' },
  { cell: '68–64', says: 'S, Waist (body): “68–64” starts with the larger number' },
  { cell: 'small', says: 'S, Waist (body): “small” is not a measurement. Enter one such as 84 or 84–88' },
])('the cell “$cell” is rejected with an error beside it', ({ cell, says }) => {
  expect(save(table(['S', cell, '']))).toEqual({ 'table.rows.0.cells.0': says })
})

test('centimeters are rejected in a guide in inches', () => {
  const says = 'S, Waist (body): “64 cm” has a different unit: this guide is in inches'
  expect(save(table(['S', '64 cm', '']), { unit: 'in' })).toEqual({ 'table.rows.0.cells.0': says })
})

test('a size must not be smaller than the previous size, except in garment measurements', () => {
  const typed = table(['S', '64–68', '100'], ['M', '', '99'], ['L', '63–70', ''])
  expect(listProblems(typed, 'cm')).toEqual([
    {
      path: ['rows', 2, 'cells', 0],
      message: 'L, Waist (body): 63–70 is less than 64–68 for S, the smaller size',
    },
  ])
})

test.each([
  { typed: table(['', '64', '']), errors: { 'table.rows.0.size': 'Row 1 has no size' }, when: 'a size is missing' },
  {
    typed: table(['S', '64', ''], ['s', '66', '']),
    errors: { 'table.rows.1.size': 'The size “s” is listed twice' },
    when: 'a size occurs twice',
  },
  { typed: table(['', '', '']), errors: { 'table.rows.0.size': 'Add a size' }, when: 'nothing was typed' },
  { typed: '{', errors: { table: 'This table could not be read' }, when: 'the request contains invalid JSON' },
  {
    typed: { ...table(['S', '64', '']), columns: [WAIST, WAIST] },
    errors: { table: 'This table could not be read' },
    when: 'a measurement occurs twice',
  },
  {
    typed: { ...table(), columns: [] },
    errors: { 'table.columns': 'Add measurement' },
    when: 'there is no measurement',
  },
])('a guide is rejected when $when', ({ typed, errors }) => {
  expect(save(typed)).toMatchObject(errors)
})

test('a change of unit converts measurements and leaves other text unchanged', () => {
  const draft = { ...toDraft(null), table: table(['S', '64–68', 'x']) }
  const inches = withUnit(draft, 'in')
  expect(inches.table.rows[0]?.cells).toEqual(['25.2–26.77', 'x'])
  expect(readTable(withUnit(inches, 'cm').table, 'cm').rows[0]?.ranges[0]).toEqual({ min: 640, max: 680 })
})

test('cells stay with their measurement when columns change, and hiding a sizing system deletes its text', () => {
  const typed = table(['S', '64', '100'])
  const more = withColumns(typed, [LENGTH, { measure: 'bust', kind: 'body' }, WAIST])
  expect(more.rows[0]?.cells).toEqual(['', '64', '100'])
  expect(withColumns(more, [LENGTH]).rows[0]?.cells).toEqual(['100'])
  const shown = withTexts(withSystem(typed, 'EU', true), [{ row: 0, column: 1, text: '36' }], 5)
  expect(shown.rows[0]?.conversions).toEqual({ EU: '36' })
  expect(withSystem(shown, 'EU', false).rows[0]?.conversions).toEqual({})
})

test('a pasted block adds rows up to the limit; text beyond the last column is ignored', () => {
  const block = ['S', '64', '100', 'beyond'].flatMap((text, column) =>
    [0, 1, 2].map((row) => ({ row, column, text: `${text}${row}` })),
  )
  const pasted = withTexts(table(['', '', '']), block, 2)
  expect(pasted.rows.map(({ size, cells }) => [size, ...cells])).toEqual([
    ['S0', '640', '1000'],
    ['S1', '641', '1001'],
  ])
})

test('changes that someone else made to cells, sizes and columns are kept', () => {
  const createDraft = (typed: TypedTable) => ({ name: 'Dresses', note: '', unit: 'cm', table: typed }) as const
  const old = createDraft(table(['S', '64', '100'], ['M', '69', '102']))
  const mine = createDraft(table(['S', '65', '100'], ['M', '69', '102'], ['', '', '']))
  const fresh = createDraft(table(['S', '64', '101'], ['M', '70', '102'], ['L', '74', '104']))
  expect(rebase(mine, old, fresh).table).toEqual(
    table(['S', '65', '101'], ['M', '70', '102'], ['L', '74', '104'], ['', '', '']),
  )
  const narrow = { ...old, table: withColumns(old.table, [WAIST]) }
  expect(rebase(mine, old, narrow).table).toEqual({
    ...narrow.table,
    rows: ['65', '69', ''].map((waist, at) => ({ size: ['S', 'M', ''][at], conversions: {}, cells: [waist] })),
  })
})
