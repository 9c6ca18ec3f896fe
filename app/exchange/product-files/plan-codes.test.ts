import { expect, test } from 'vitest'
import type { FileCell } from '#app/exchange/product-files/file-product.ts'
import { readOwnProduct } from '#app/exchange/product-files/own-format.ts'
import { planCodes } from '#app/exchange/product-files/plan-codes.ts'
import { buildFormProduct } from '#tests/support/product-form.ts'

const M = { size: 'M', color: null, stock: 1, sku: 'AMA-M' }
const S = { size: 'S', color: null, stock: 1, sku: 'OLD-1', hasOwnSku: true, barcode: '4006381333931' }
const DRESS = buildFormProduct({ name: 'Amara', sku: 'AMA', sizes: ['S', 'M'], variants: [S, M] })
const NEW = readOwnProduct([{ line: 2, cells: { name: 'Amara' } }], new Set(['name']))

type GivenCell = Pick<FileCell, 'size' | 'sku' | 'barcode'>

function plan(
  cells: readonly GivenCell[],
  { isNew = false, productSku = 'AMA', kind = 'grid' as 'grid' | 'number' } = {},
) {
  const rest = { color: null, stock: '', stockBefore: '', weight: null }
  const fileProduct = {
    ...NEW,
    cells: cells.map((cell, index) => ({ ...cell, ...rest, line: index + 2 })),
    columnsByField: { skus: 'Variant SKU', barcodes: 'Barcode' },
  }
  const stockCells = (kind === 'grid' ? ['S', 'M'] : [null]).map((size) => ({
    size,
    color: null,
    stock: 0,
    loaded: null,
  }))
  const findHolder = (sku: string) => (sku === 'TAKEN' ? '“Nuit”' : null)
  const number = buildFormProduct({ name: 'Amara', sku: 'AMA', variants: [{ ...M, size: null, sku: 'AMA' }] })
  const product = isNew ? null : kind === 'grid' ? DRESS : number
  const { codes, changes, notes } = planCodes(fileProduct, product, {
    stock: { kind, cells: stockCells },
    productSku,
    findHolder,
  })
  return {
    codes: codes.map(({ size, color: _, ...code }) => ({ [size ?? '']: code })),
    changes: changes.map(({ field, from, to }) => `${field}: ${from} → ${to}`),
    says: notes.join(' '),
  }
}

const s = (cell: Partial<GivenCell>): GivenCell => ({ size: 'S', sku: null, barcode: null, ...cell })
const m = (cell: Partial<GivenCell>): GivenCell => ({ ...s(cell), size: 'M' })

test.each([
  { content: 'no column', cells: [s({})], changes: [] },
  {
    content: 'current values',
    cells: [s({ sku: 'OLD-1', barcode: '4006381333931' }), m({ sku: 'AMA-M' })],
    changes: [],
  },
  { content: 'an empty SKU', cells: [s({ sku: '' })], changes: [] },
  { content: 'a different SKU', cells: [m({ sku: 'W-7' })], changes: ['SKU of M: AMA-M → W-7'] },
  { content: 'the SKU derived from the product', cells: [s({ sku: 'AMA-S' })], changes: ['SKU of S: OLD-1 → AMA-S'] },
  { content: 'an empty barcode', cells: [s({ barcode: '' })], changes: ['Barcode of S: 4006381333931 → '] },
  { content: 'a barcode that is not a GTIN', cells: [m({ barcode: 'B-17' })], changes: ['Barcode of M:  → B-17'] },
  { content: 'swapped SKUs', cells: [s({ sku: 'AMA-M' }), m({ sku: 'OLD-1' })], changes: 2 },
])('$content in the file leads to the changes $changes', ({ cells, changes }) => {
  const planned = plan(cells)
  if (typeof changes === 'number') expect(planned.changes).toHaveLength(changes)
  else expect(planned.changes).toEqual(changes)
  expect(planned.says).toBe('')
})

test.each([
  { cells: [m({ sku: 'TAKEN' })], says: 'The SKU “TAKEN” belongs to “Nuit”: M keeps “AMA-M”.' },
  { cells: [s({ sku: 'X' }), m({ sku: 'X' })], says: 'The SKU “X” belongs to another variant: M keeps “AMA-M”.' },
  { cells: [s({ sku: 'X' }), m({ sku: 'X' })], isNew: true, says: 'another variant: M gets “AMA-M”.' },
  { cells: [s({ sku: 'TAKEN' })], isNew: true, productSku: '', says: '“Nuit”: S gets a generated SKU.' },
  { cells: [s({ sku: 'x'.repeat(101) })], says: 'is longer than 100 characters: S keeps “OLD-1”.' },
  { cells: [s({ barcode: 'x'.repeat(51) })], says: 'is longer than 50 characters, so it was skipped.' },
  {
    cells: [s({}), m({ barcode: '4.00638E+12' })],
    says: 'A spreadsheet rounded the barcode to 4.00638E+12, so it was skipped.',
  },
  { cells: [m({ barcode: '4006381333932' })], says: 'A barcode has a wrong check digit, such as “4006381333932”' },
  { cells: [s({ sku: 'W-1' })], kind: 'number' as const, says: 'variant SKUs and barcodes were skipped' },
  {
    cells: [s({ size: null, sku: 'W-1' })],
    kind: 'number' as const,
    says: 'This product keeps its SKU “AMA”; the file has “W-1”.',
  },
])('an unusable SKU or barcode adds the note “$says”', ({ cells, says, ...rest }) => {
  expect(plan(cells, rest).says).toContain(says)
})

test('the SKUs and the barcodes of a new product are each listed as one change', () => {
  const planned = plan([s({ sku: 'W-1', barcode: '96385074' }), m({ sku: 'W-2', barcode: '' })], { isNew: true })
  expect(planned.changes).toEqual(['SKUs:  → W-1; W-2', 'Barcode of S:  → 96385074'])
  expect(planned.codes).toEqual([{ S: { sku: 'W-1', barcode: '96385074' } }, { M: { sku: 'W-2' } }])
})
