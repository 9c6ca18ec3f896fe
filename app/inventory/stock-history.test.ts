import { expect, test } from 'vitest'
import {
  buildStockHistoryUrl,
  formatChange,
  formatReason,
  getActorName,
  groupMovements,
  readStockHistoryQuery,
  toMovementRow,
} from '#app/inventory/stock-history.ts'
import { newId } from '#app/lib/id.ts'

const product = '01968a6e-0000-7000-8000-000000000001'

test('filters are read from the URL, and invalid ones are ignored', () => {
  const all = { q: '', product: null, reason: null, from: null, to: null, timeZone: 'UTC', page: 1 }
  const read = (query: string) => readStockHistoryQuery(new URLSearchParams(query), 'UTC')
  expect(read('')).toEqual(all)
  expect(read('reason=stolen&from=2026-02-30&to=yesterday&product=7&page=-1')).toEqual(all)
  const query = `q=linen&product=${product}&reason=sale&from=2026-11-01&to=2026-11-20`
  expect(read(`${query}&page=3`)).toEqual({
    q: 'linen',
    product,
    reason: 'sale',
    from: '2026-11-01',
    to: '2026-11-20',
    timeZone: 'UTC',
    page: 3,
  })
  expect(buildStockHistoryUrl('/admin/stock', read(query))).toBe(`/admin/stock?${query}`)
  expect(buildStockHistoryUrl('/admin/stock', all)).toBe('/admin/stock')
})

const cell = { size: 'S', color: 'Olive' }
const none = { size: null, color: null }

test.each([
  { movement: { reason: 'sale', delta: -1, ...cell }, says: 'Sold' },
  { movement: { reason: 'return', delta: 1, ...none }, says: 'Returned' },
  { movement: { reason: 'variants', delta: 4, ...cell }, says: 'Size or color added' },
  { movement: { reason: 'variants', delta: -4, size: 'S', color: null }, says: 'Size or color removed' },
  { movement: { reason: 'variants', delta: -9, ...none }, says: 'Split by size and color' },
  { movement: { reason: 'variants', delta: 9, ...none }, says: 'Merged into one total' },
  { movement: { reason: 'deleted', delta: -2, ...cell }, says: 'Product deleted' },
] as const)('the reason for $movement is shown as "$says"', ({ movement, says }) => {
  expect(formatReason(movement)).toBe(says)
})

test.each([
  { movement: { staffId: product, staffName: 'Ada Obi', byShopper: false }, by: 'Ada Obi' },
  { movement: { staffId: product, staffName: null, byShopper: false }, by: 'Former staff' },
  { movement: { staffId: null, staffName: null, byShopper: true }, by: 'Shopper' },
  { movement: { staffId: null, staffName: null, byShopper: false }, by: 'System' },
])('$movement was made by $by', ({ movement, by }) => {
  expect(getActorName(movement)).toBe(by)
})

test('a change has a sign, and a row of the export is complete', () => {
  expect([formatChange(3), formatChange(-2), formatChange(1003)]).toEqual(['+3', '−2', '+1,003'])
  const movement = {
    ...cell,
    reason: 'sale' as const,
    delta: -2,
    createdAt: new Date('2026-11-20T09:05:07.123Z'),
    productName: null,
    sku: 'PRD-1-S-OLIVE',
    stockAfter: null,
    orderNumber: null,
    staffId: null,
    staffName: null,
    byShopper: true,
  }
  const row = ['2026-11-20 09:05:07', '', 'PRD-1-S-OLIVE', 'S', 'Olive', -2, '', 'Sold', '', 'Shopper']
  expect(toMovementRow(movement)).toEqual(row)
})

test('movements that one action caused for a product’s variants are one group', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 12, minute))
  const edit = {
    productId: newId<'product'>(),
    reason: 'edit',
    orderId: null,
    byShopper: false,
    createdAt: at(3),
  } as const
  const staff = { ...edit, staffId: newId<'staff'>() }
  const other = { ...staff, productId: newId<'product'>() }
  const gone = { ...staff, productId: null }
  const later = { ...staff, createdAt: at(4) }
  const sizes = groupMovements([later, staff, staff, other, gone, gone]).map((group) => group.length)
  expect(sizes).toEqual([1, 2, 1, 1, 1])
})
