import { type CurrencyCode, isCurrency } from '#app/base/currencies.ts'
import { parseSignedMoney } from '#app/base/typed-money.ts'
import { containsCardNumber } from '#app/lib/unwanted-text.ts'
import { parseMoment } from '#app/lib/zone-moments.ts'
import { adminText } from '#app/orders/imported-orders/admin-text.ts'
import type { FileOrder } from '#app/orders/imported-orders/file-order.ts'
import { type ParsedItems, readItems } from '#app/orders/imported-orders/read-items.ts'
import { getSumNote } from '#app/orders/imported-orders/sum-note.ts'
import { type FileError, type FileRow, getCell, getCode, listDistinct } from '#app/platform/files/file-row.ts'

type Rows = readonly [FileRow, ...FileRow[]]

type ParsedOrder =
  | { readonly ok: true; readonly order: FileOrder; readonly notes: readonly string[] }
  | { readonly ok: false; readonly errors: readonly FileError[] }

type Context = { readonly currency: CurrencyCode; readonly timeZone: string }

/** Reads the rows of one order, in any order format. Later rows fill cells that the first row lacks. */
export function readOrder(rows: Rows, context: Context): ParsedOrder {
  const errors: FileError[] = []
  const reject: Reject = (column, message) => void errors.push({ line: rows[0].line, column, message })
  const cell: Cell = (column) => rows.map((row) => getCell(row, column)).find(Boolean) ?? ''
  const code: Cell = (column) => rows.map((row) => getCode(row, column)).find(Boolean) ?? ''
  validateText(cell, reject)
  const dates = readDates(cell, context.timeZone, reject)
  const currency = cell('currency').toUpperCase() || context.currency
  if (!isCurrency(currency)) {
    reject('currency', adminText.noCurrency(currency))
    return { ok: false, errors }
  }
  const amounts = readAmounts(cell, currency, reject)
  const parsedItems = readItems(rows, currency)
  errors.push(...parsedItems.errors)
  const { total, fees, hasOnlyNet, ...sums } = amounts
  if (errors.length > 0 || !dates || total === null) return { ok: false, errors }
  const goods = cell('net') === '' ? listGoodsTotals(parsedItems, sums) : [] // with net sales, no column contains shipping and taxes
  const note = hasOnlyNet ? adminText.netOnly : getSumNote({ ...sums, currency, total, fees, goods })
  const order: FileOrder = {
    number: cell('number'),
    originalId: code('original id'),
    ...dates,
    status: cell('status'),
    paymentStatus: cell('payment status'),
    fulfillmentStatus: cell('fulfillment status'),
    customerName: cell('customer') || getName(cell, 'billing') || getName(cell, 'shipping'),
    email: cell('email'),
    phone: code('phone') || code('customer phone') || code('billing phone') || code('shipping phone'),
    currency,
    ...sums,
    total,
    sumNote: note,
    discountCode: cell('discount code'),
    shippingMethod: cell('shipping method'),
    paymentMethod: cell('payment method'),
    note: cell('note'),
    tags: splitList(cell('tags')),
    billingAddress: listAddressLines(code, 'billing'),
    shippingAddress: listAddressLines(code, 'shipping'),
    items: parsedItems.items,
  }
  return { ok: true, order, notes: listDistinct([note, parsedItems.isRounded ? adminText.linesRounded : '']) }
}

type Cell = (column: string) => string
type Reject = (column: string, message: string) => void

const MAX_LENGTHS: Readonly<Record<string, number>> = { number: 100, email: 254 }

function validateText(cell: Cell, reject: Reject): void {
  if (cell('number') === '') reject('number', adminText.numberMissing)
  for (const [column, max] of Object.entries(MAX_LENGTHS)) {
    if (cell(column).length > max) reject(column, adminText.tooLong(max))
  }
  if (containsCardNumber(cell('note'))) reject('note', adminText.cardNumber)
}

function readDates(cell: Cell, timeZone: string, reject: Reject): Pick<FileOrder, 'placedAt' | 'cancelledAt'> | null {
  const placedAt = parseMoment(cell('placed utc'), 'UTC') ?? parseMoment(cell('placed'), timeZone)
  const cancelledAt = parseMoment(cell('cancelled'), timeZone)
  if (!placedAt) reject('date', adminText.dateUnreadable)
  if (!cancelledAt && cell('cancelled') !== '') reject('cancelled', adminText.dateUnreadable)
  return placedAt && { placedAt, cancelledAt }
}

/** Returns the amounts in minor units; null if the file does not contain them, or 0 for refunds and fees. */
function readAmounts(cell: Cell, currency: CurrencyCode, reject: Reject) {
  const readAmount = (column: string): number | null => {
    const text = cell(column)
    const parsed = text === '' ? null : parseSignedMoney(text, currency)
    if (text !== '' && !parsed) reject(column, adminText.invalidAmount(text, currency))
    return parsed?.minor ?? null
  }
  const hasTotal = cell('total') !== ''
  const formattedTotal = parseSignedMoney(extractAmount(cell('written total')), currency)?.minor ?? null
  const gross = hasTotal ? readAmount('total') : formattedTotal
  const [net, subtotal, discount] = [readAmount('net'), readAmount('subtotal'), readAmount('discount')]
  const total = gross ?? (hasTotal ? null : net)
  if (total === null && !hasTotal) reject('total', adminText.totalMissing)
  return {
    subtotal: subtotal ?? net,
    discount: discount === null ? null : Math.abs(discount),
    shipping: readAmount('shipping'),
    tax: readAmount('tax'),
    refunded: Math.abs(readAmount('refunded') ?? 0),
    fees: (readAmount('fees') ?? 0) + (readAmount('duties') ?? 0),
    total,
    hasOnlyNet: gross === null,
  }
}

/**
 * Returns '1,234.50' for '&#36;1,234.50' or '1,234.50 USD', since WooCommerce's analytics format amounts for display.
 */
function extractAmount(text: string): string {
  return text.replace(/&(#\w+|\w+);/g, ' ').replace(/^[^\d.−-]+|\D+$/g, '')
}

/** Returns the lines' total after discount, for each way to interpret the file. */
function listGoodsTotals(
  { items, isNet, discounts }: ParsedItems,
  order: Pick<FileOrder, 'subtotal' | 'discount'>,
): number[] {
  const discount = Math.abs(order.discount ?? 0)
  const isKnown = items.length > 0 && items.every(({ total }) => total !== null)
  if (!isKnown) return order.subtotal === null ? [] : [order.subtotal, order.subtotal - discount]
  const lines = items.reduce((sum, { total }) => sum + (total ?? 0), 0)
  return isNet ? [lines] : [lines - discount, lines - discount - discounts]
}

function getName(cell: Cell, kind: 'billing' | 'shipping'): string {
  return cell(`${kind} name`) || `${cell(`${kind} first name`)} ${cell(`${kind} last name`)}`.trim()
}

function listAddressLines(cell: Cell, kind: 'billing' | 'shipping'): string[] {
  const joinCells = (...columns: readonly string[]) =>
    columns
      .map((column) => cell(`${kind} ${column}`))
      .filter(Boolean)
      .join(', ')
  const lines = [
    joinCells('company'),
    joinCells('address1'),
    joinCells('address2'),
    joinCells('city', 'region', 'postcode'),
  ]
  return listDistinct([getName(cell, kind), ...lines, joinCells('country')])
}

function splitList(text: string): string[] {
  return listDistinct(text.split(',').map((entry) => entry.trim()))
}
