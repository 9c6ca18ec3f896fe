import type { CurrencyCode } from '#app/base/currencies.ts'
import { parseRoundedMoney } from '#app/base/money.ts'
import { parseSignedMoney } from '#app/base/typed-money.ts'
import { parseWhole } from '#app/lib/format/parse-number.ts'
import { ITEM_COLUMNS } from '#app/orders/import-formats.ts'
import { adminText } from '#app/orders/imported-orders/admin-text.ts'
import type { FileItem } from '#app/orders/imported-orders/file-order.ts'
import { type FileError, type FileRow, getCell } from '#app/platform/files/file-row.ts'

export type ParsedItems = {
  readonly items: readonly FileItem[]
  /** True if line totals are after discounts, as in WooCommerce. */
  readonly isNet: boolean
  readonly discounts: number
  readonly isRounded: boolean
  readonly errors: readonly FileError[]
}

/** Reads items from one column per item, from a single column, or from one row per item. */
export function readItems(rows: readonly [FileRow, ...FileRow[]], currency: CurrencyCode): ParsedItems {
  const [first] = rows
  const itemCells = ITEM_COLUMNS.map((column) => getCell(first, column)).filter(Boolean)
  if (itemCells.length > 0) return parseItems(itemCells.map(parseListedItem), currency, first.line)
  const text = getCell(first, 'items')
  if (text !== '') return parseItems(parseItemList(text), currency, first.line)
  const rawItems = rows
    .map((row) => ({
      line: row.line,
      name: getCell(row, 'item name'),
      sku: getCell(row, 'item sku'),
      quantity: getCell(row, 'item quantity'),
      price: getCell(row, 'item price'),
      total: getCell(row, 'item total'),
      discount: getCell(row, 'item discount'),
    }))
    .filter(({ name, sku, quantity }) => name !== '' || sku !== '' || quantity !== '')
  return parseItems(rawItems, currency, first.line)
}

type RawItem = {
  readonly line?: number
  readonly name: string
  readonly sku?: string
  readonly quantity: string
  readonly price?: string
  readonly total?: string
  readonly discount?: string
}

/** Parses 'name:Dress|sku:D-1|quantity:2|total:40.00|sub_total:50.00' */
function parseListedItem(text: string): RawItem {
  const readPart = (name: string) => new RegExp(`(?:^|\\|)${name}:([^|]*)`).exec(text)?.[1]?.trim() ?? ''
  return {
    name: readPart('name'),
    sku: readPart('sku'),
    quantity: readPart('quantity') || '1',
    total: readPart('total'),
  }
}

/** Reads WooCommerce's '2× Linen dress, 1× Top' or this store's '2 × Linen dress (Sand / M); 1 × Top (One Size)'. */
function parseItemList(text: string): RawItem[] {
  return text.split(/[,;]\s+(?=\d+\s?[×x]\s)/).map((item) => {
    const [, quantity = '1', name = item] = /^(\d+)\s?[×x]\s+(.*)$/s.exec(item.trim()) ?? []
    return { name, quantity }
  })
}

function parseItems(rawItems: readonly RawItem[], currency: CurrencyCode, orderLine: number): ParsedItems {
  const errors: FileError[] = []
  let isRounded = false
  let discounts = 0
  const items = rawItems.map(
    ({ line = orderLine, name, sku = '', quantity, price = '', total = '', discount = '' }) => {
      const parseAmount = (column: string, text: string): number | null => {
        if (text === '') return null
        const exact = parseSignedMoney(text, currency)
        const parsed = exact ?? parseRoundedMoney(text, currency)
        if (!parsed) errors.push({ line, column, message: adminText.invalidAmount(text, currency) })
        isRounded ||= parsed !== null && exact === null
        return parsed?.minor ?? null
      }
      const units = parseWhole(quantity.replace(/\.0+$/, ''))
      if (units === null) errors.push({ line, column: 'item quantity', message: adminText.invalidQuantity(quantity) })
      const unit = parseAmount('item price', price)
      discounts += parseAmount('item discount', discount) ?? 0
      const sum = parseAmount('item total', total) ?? (unit === null || units === null ? null : unit * units)
      if (!Number.isSafeInteger(sum ?? 0))
        errors.push({ line, column: 'item price', message: adminText.lineTotalTooHigh })
      return { name: name || sku, sku, quantity: units ?? 0, price: unit, total: sum }
    },
  )
  return { items, isNet: rawItems.some(({ total = '' }) => total !== ''), discounts, isRounded, errors }
}
