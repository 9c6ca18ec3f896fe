import { STOCK_REASONS, type StockReason } from '#app/features/stock/stock.ts'
import type { CsvRow } from '#app/lib/csv.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import { listAddress, readChoice, readDay, readPage, readSearch } from '#app/lib/list-query.ts'

/** What narrows the history of stock. Days are '2026-11-20', of the time zone; both are part of the range. */
export type StockHistoryFilter = {
  /** A part of a product's name or SKU, or the whole SKU of a size and color. */
  readonly q: string
  readonly product: Id<'product'> | null
  readonly reason: StockReason | null
  readonly from: string | null
  readonly to: string | null
  readonly timeZone: string
}

export type StockHistoryQuery = StockHistoryFilter & { readonly page: number }

/** The state of the screen, out of its address. Unknown values count as left out. Days are those of the time zone. */
export function readStockHistoryQuery(query: URLSearchParams, timeZone: string): StockHistoryQuery {
  return { ...readStockHistoryFilter(query, timeZone), page: readPage(query) }
}

export function readStockHistoryFilter(query: URLSearchParams, timeZone: string): StockHistoryFilter {
  return {
    q: readSearch(query),
    product: parseId<'product'>(query.get('product')),
    reason: readChoice(query, 'reason', STOCK_REASONS),
    from: readDay(query, 'from'),
    to: readDay(query, 'to'),
    timeZone,
  }
}

/** The address of the history under this filter, or of what else takes it, such as a file of it. */
export function stockHistoryAddress(path: string, filter: Partial<StockHistoryFilter>): string {
  const { q, product, reason, from, to } = filter
  return listAddress(path, { q, product, reason, from, to })
}

export const REASON_LABELS: Readonly<Record<StockReason, string>> = {
  initial: 'First stock',
  edit: 'Edited',
  sale: 'Sold',
  cancel: 'Order cancelled',
  reopen: 'Order taken up again',
  return: 'Returned',
  variants: 'Sizes or colors changed',
  deleted: 'Product deleted',
}

type Reasoned = {
  readonly reason: StockReason
  readonly delta: number
  readonly size: string | null
  readonly color: string | null
}

/** Why stock changed, in words. A changed grid takes rows away and makes others; one without size and color is a switch. */
export function reasonText({ reason, delta, size, color }: Reasoned): string {
  if (reason !== 'variants') return REASON_LABELS[reason]
  const isCell = size !== null || color !== null
  if (!isCell) return delta < 0 ? 'Split by size and color' : 'Put together as one number'
  return delta < 0 ? 'Size or color removed' : 'Size or color added'
}

type Made = {
  readonly staffId: string | null
  readonly staffName: string | null
  readonly byShopper: boolean
}

/** Who did it. Of staff whose account was removed no name is left. */
export function actorName({ staffId, staffName, byShopper }: Made): string {
  return staffName ?? (staffId ? 'Former staff' : byShopper ? 'Shopper' : 'The store itself')
}

/** '+1,003', '−2': a sign that is as wide as a digit. */
export function formatChange(delta: number): string {
  return `${delta > 0 ? '+' : '−'}${formatNumber(Math.abs(delta))}`
}

export const STOCK_FILE_HEADING: CsvRow = [
  'Time (UTC)',
  'Product',
  'SKU',
  'Size',
  'Color',
  'Change',
  'Stock after',
  'Reason',
  'Order',
  'Who',
]

type FileMovement = Reasoned &
  Made & {
    readonly createdAt: Date
    readonly productName: string | null
    readonly sku: string
    readonly stockAfter: number | null
    readonly orderNumber: string | null
  }

/** A movement as a row of a file. */
export function movementRow(movement: FileMovement): CsvRow {
  return [
    movement.createdAt.toISOString().slice(0, 19).replace('T', ' '),
    movement.productName ?? '',
    movement.sku,
    movement.size ?? '',
    movement.color ?? '',
    movement.delta,
    movement.stockAfter ?? '',
    reasonText(movement),
    movement.orderNumber ?? '',
    actorName(movement),
  ]
}
