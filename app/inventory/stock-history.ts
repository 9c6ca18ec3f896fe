import { adminText } from '#app/inventory/stock/admin-text.ts'
import { STOCK_REASONS } from '#app/inventory/stock.ts'
import type { Movement } from '#app/inventory/stock-history.server.ts'
import { type CsvRow, formatUtc } from '#app/lib/csv.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { parseId } from '#app/lib/id.ts'
import { buildListUrl, readChoice, readDay, readPage, readSearch } from '#app/lib/list-query.ts'

export type StockHistoryFilter = Readonly<ReturnType<typeof readStockHistoryFilter>>
export type StockHistoryQuery = StockHistoryFilter & { readonly page: number }

export function readStockHistoryQuery(query: URLSearchParams, timeZone: string): StockHistoryQuery {
  return { ...readStockHistoryFilter(query, timeZone), page: readPage(query) }
}

/** `from` and `to` are days such as '2026-11-20', inclusive. */
export function readStockHistoryFilter(query: URLSearchParams, timeZone: string) {
  return {
    q: readSearch(query),
    product: parseId<'product'>(query.get('product')),
    reason: readChoice(query, 'reason', STOCK_REASONS),
    from: readDay(query, 'from'),
    to: readDay(query, 'to'),
    timeZone,
  }
}

export function buildStockHistoryUrl(path: string, filter: Partial<StockHistoryFilter>): string {
  const { q, product, reason, from, to } = filter
  return buildListUrl(path, { q, product, reason, from, to })
}

/** Movements from a single save have slightly different times. */
const MAX_SAVE_MS = 1_000

type GroupedColumn = 'productId' | 'reason' | 'orderId' | 'staffId' | 'byShopper' | 'createdAt'

/** Groups consecutive movements of a product's variants that one action caused, such as an import or an order. */
export function groupMovements<Row extends Pick<Movement, GroupedColumn>>(rows: readonly Row[]): readonly Row[][] {
  const groups: Row[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    const [first] = last ?? []
    if (last && first && isSameAction(first, row)) last.push(row)
    else groups.push([row])
  }
  return groups
}

function isSameAction(a: Pick<Movement, GroupedColumn>, b: Pick<Movement, GroupedColumn>): boolean {
  const isSameTime = Math.abs(a.createdAt.getTime() - b.createdAt.getTime()) <= MAX_SAVE_MS
  const isSameReason = a.reason === b.reason && a.orderId === b.orderId
  const isSameActor = a.staffId === b.staffId && a.byShopper === b.byShopper
  return a.productId !== null && a.productId === b.productId && isSameTime && isSameReason && isSameActor
}

/**
 * Formats the reason for a movement. The reason 'variants' without a size or color means that the product switched
 * between a single stock count and a grid of variants.
 */
export function formatReason(movement: Pick<Movement, 'reason' | 'delta' | 'size' | 'color'>): string {
  const { reason, delta, size, color } = movement
  if (reason !== 'variants') return adminText.reasons[reason]
  const { split, merged, added, removed } = adminText.gridChanges
  const isCell = size !== null || color !== null
  if (!isCell) return delta < 0 ? split : merged
  return delta < 0 ? removed : added
}

export function getActorName({ staffId, staffName, byShopper }: Pick<Movement, 'staffId' | 'staffName' | 'byShopper'>) {
  if (staffId) return staffName ?? adminText.formerStaff
  return byShopper ? adminText.shopper : adminText.system
}

/** Formats a signed number such as '+1,003' or '−2', with a minus sign that is as wide as a digit. */
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
  'Changed by',
]

type ExportedMovement = Omit<Movement, 'id' | 'productId' | 'orderId'> & { readonly orderNumber: string | null }

export function toMovementRow(movement: ExportedMovement): CsvRow {
  return [
    formatUtc(movement.createdAt),
    movement.productName ?? '',
    movement.sku,
    movement.size ?? '',
    movement.color ?? '',
    movement.delta,
    movement.stockAfter ?? '',
    formatReason(movement),
    movement.orderNumber ?? '',
    getActorName(movement),
  ]
}
