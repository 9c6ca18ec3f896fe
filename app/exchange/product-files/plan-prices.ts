import { z } from 'zod'
import { CURRENCY_CODES, type CurrencyCode } from '#app/base/currencies.ts'
import { readPrice } from '#app/base/entered-price.ts'
import type { FieldChange } from '#app/base/import-kind.ts'
import { parseMoney } from '#app/base/money.ts'
import {
  hasSamePrices,
  NO_PRICES,
  PRICE_COLUMNS,
  type PriceSet,
  type PriceText,
  readPriceSet,
  toPriceText,
} from '#app/catalog/prices/price-set.ts'
import { formatVariant, isSameVariant, type VariantOptions } from '#app/catalog/variant-codes.ts'
import type { StockedProduct } from '#app/catalog/variants.server.ts'
import type { FilePrice } from '#app/exchange/product-files/file-product.ts'
import type { StockPlan } from '#app/exchange/product-files/plan-stock.ts'
import {
  type FileMarket,
  formatMarketPriceColumn,
  formatVariantPriceColumn,
} from '#app/exchange/product-files/price-columns.ts'
import { idField } from '#app/lib/form-fields.ts'
import type { Id } from '#app/lib/id.ts'

/** If `cell` is null, the prices are the product's. */
export type FixedPrice = {
  readonly market: Id<'market'>
  readonly cell: VariantOptions | null
  readonly prices: PriceSet
}

const minor = z.number().nullable()

/** The fixed prices that an import sets. `loaded` contains the fixed prices at the time of the check. */
export const plannedPrice = z.object({
  market: idField<'market'>('Unknown market'),
  marketName: z.string(),
  currency: z.enum(CURRENCY_CODES),
  cell: z.object({ size: z.string().nullable(), color: z.string().nullable() }).nullable(),
  loaded: z.object({ price: minor, salePrice: minor, compareAtPrice: minor }),
  texts: z.object({ price: z.string(), salePrice: z.string(), compareAtPrice: z.string() }),
})
export type PlannedPrice = z.output<typeof plannedPrice>

export type PricePlan = {
  /** New prices of variants in the store currency. */
  readonly variants: readonly (VariantOptions & { readonly prices: PriceText })[]
  readonly fixed: readonly PlannedPrice[]
  readonly changes: readonly FieldChange[]
  readonly notes: readonly string[]
}

type PriceContext = {
  readonly currency: CurrencyCode
  readonly markets: readonly FileMarket[]
  readonly fixed: readonly FixedPrice[]
}

/** The price cells that belong together: those of a product or a variant, in a market or in the store currency. */
type Group = {
  readonly market: FileMarket | null
  readonly cell: VariantOptions | null
  readonly filePrices: readonly FilePrice[]
}

const NO_GRID = 'A product without stock by size and color has one price'

/** Missing columns change nothing, and empty cells remove a price. Unchanged prices are not checked. */
export function planPrices(
  filePrices: readonly FilePrice[],
  product: StockedProduct | null,
  after: { readonly price: string; readonly stock: Pick<StockPlan, 'kind' | 'cells'> },
  { currency: storeCurrency, markets, fixed }: PriceContext,
): PricePlan {
  const notes: string[] = []
  const changes: FieldChange[] = []
  const variants: PricePlan['variants'][number][] = []
  const planned: PlannedPrice[] = []
  const grid = after.stock.kind === 'grid' ? after.stock.cells : null
  const regular = parseMoney(after.price, storeCurrency)?.minor ?? null
  const omit = ({ line, column }: FilePrice, message: string) =>
    notes.push(`Line ${line}, “${column}” was skipped: ${message.replace(/\.$/, '')}.`)

  for (const { market, cell, filePrices: group } of toGroups(filePrices, markets, omit)) {
    const currency = market?.currency ?? storeCurrency
    const loaded = market
      ? (fixed.find((fixedPrice) => fixedPrice.market === market.id && isSameVariant(fixedPrice.cell, cell))?.prices ??
        NO_PRICES)
      : (product?.variants.find((variant) => isSameVariant(variant, cell)) ?? NO_PRICES)
    const before = toPriceText(loaded, currency)
    const toTexts = (cells: readonly FilePrice[]): PriceText => ({
      ...before,
      ...Object.fromEntries(cells.map(({ price, text }) => [price, text])),
    })
    const texts = toTexts(group)
    if (hasSamePrices(loaded, parseAmounts(texts, currency) ?? { ...NO_PRICES, price: Number.NaN })) continue
    const last = group.findLast(({ price, text }) => text !== before[price]) ?? group[0]
    if (last && cell && !grid?.some((stockCell) => isSameVariant(stockCell, cell))) {
      omit(last, grid ? `${formatVariant(cell)} is not a size and color of this product` : NO_GRID)
      continue
    }
    const inherited = market ? null : regular
    const firstResult = readPriceSet(texts, inherited, currency, readPrice)
    const { errors = {} } = firstResult.ok ? {} : firstResult
    for (const filePrice of group) if (errors[filePrice.price]) omit(filePrice, errors[filePrice.price] ?? '')
    const validCells = group.filter(({ price }) => !errors[price])
    const read =
      firstResult.ok || validCells.length === 0
        ? firstResult
        : readPriceSet(toTexts(validCells), inherited, currency, readPrice)
    if (!read.ok) {
      const [lastCell, message] = [validCells.at(-1), Object.values(read.errors)[0]]
      if (lastCell && message) omit(lastCell, message)
      continue
    }
    const newTexts = toPriceText(read.prices, currency)
    for (const price of PRICE_COLUMNS) {
      if (newTexts[price] === before[price]) continue
      const column = market ? formatMarketPriceColumn(market, price, cell !== null) : formatVariantPriceColumn(price)
      changes.push({
        field: cell ? `${column} of ${formatVariant(cell)}` : column,
        from: before[price],
        to: newTexts[price],
      })
    }
    if (market)
      planned.push({
        market: market.id,
        marketName: market.name,
        currency,
        cell,
        loaded: toPriceSet(loaded),
        texts: newTexts,
      })
    else if (cell) variants.push({ ...cell, prices: newTexts })
  }
  return { variants, fixed: planned, changes, notes }
}

type OmitPrice = (price: FilePrice, message: string) => void

function toGroups(filePrices: readonly FilePrice[], markets: readonly FileMarket[], omit: OmitPrice): Group[] {
  const groups = new Map<string, Group & { filePrices: FilePrice[] }>()
  for (const filePrice of filePrices) {
    const market = filePrice.market && findMarket(markets, filePrice.market)
    if (filePrice.market && !market) {
      if (filePrice.text) omit(filePrice, formatUnknownMarket(filePrice.market, markets))
      continue
    }
    if (filePrice.isForVariant && !filePrice.cell) {
      if (filePrice.text)
        omit(filePrice, 'This row has no size or color, so its price belongs in the column without “Variant”')
      continue
    }
    const key = JSON.stringify([market?.id ?? null, filePrice.cell && [filePrice.cell.size, filePrice.cell.color]])
    const group = groups.get(key) ?? { market: market || null, cell: filePrice.cell, filePrices: [] }
    if (group.filePrices.some(({ price }) => price === filePrice.price)) {
      if (filePrice.text && filePrice.cell) omit(filePrice, `${formatVariant(filePrice.cell)} appears twice`)
      continue
    }
    group.filePrices.push(filePrice)
    groups.set(key, group)
  }
  return [...groups.values()]
}

export function findMarket(markets: readonly FileMarket[], { name, currency }: NonNullable<FilePrice['market']>) {
  return markets.find((market) => market.name.toLowerCase() === name && market.currency === currency)
}

function formatUnknownMarket({ name }: NonNullable<FilePrice['market']>, markets: readonly FileMarket[]): string {
  const known = markets.find((market) => market.name.toLowerCase() === name)
  return known
    ? `${known.name} charges ${known.currency}: the column must end with (${known.currency})`
    : 'This store has no market with this name'
}

/** Returns null if any text is not an amount. */
function parseAmounts(texts: PriceText, currency: CurrencyCode): PriceSet | null {
  const read = PRICE_COLUMNS.map((price) => readPrice({ text: texts[price], currency }))
  const [price, salePrice, compareAtPrice] = read.map((result) => (result.ok ? result.minor : Number.NaN))
  return read.every(({ ok }) => ok)
    ? { price: price ?? null, salePrice: salePrice ?? null, compareAtPrice: compareAtPrice ?? null }
    : null
}

function toPriceSet({ price, salePrice, compareAtPrice }: PriceSet): PriceSet {
  return { price, salePrice, compareAtPrice }
}
