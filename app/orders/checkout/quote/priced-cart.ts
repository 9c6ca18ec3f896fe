import { money } from '#app/base/money.ts'
import { hasOption, matchesChoice, type StockSettings } from '#app/catalog/availability.ts'
import type { ProductColor } from '#app/catalog/catalog.ts'
import { shownColorOf } from '#app/catalog/choice.ts'
import { getExemption, type ProductStatus, type WithdrawalChoice } from '#app/catalog/statuses.ts'
import { type Allocation, allocateStock } from '#app/inventory/stock.ts'
import type { CheckoutLine } from '#app/orders/checkout/checkout-input.ts'
import type { CodeResult, FreshCart, FreshLine } from '#app/orders/checkout/order/order-outcome.ts'
import { isTooLarge, type QuoteChoice, type QuoteSettings, quoteFor } from '#app/orders/checkout/quote/quote.ts'
import { serverWithdrawalText } from '#app/orders/withdrawals/withdrawal-text.server.ts'
import { type DiscountRejection, type DiscountTerms, getRejectionMessage, mayYetCount } from '#app/pricing/discount.ts'
import {
  chargedApart,
  findPrice,
  type MarketPrice,
  type StoredPrice,
  toMarketPrice,
} from '#app/pricing/market-price.ts'
import { announced } from '#app/pricing/product-price.ts'
import { formatReduction, formatUnitPrice } from '#app/pricing/shown-prices.server.ts'
import type { TaxClass } from '#app/pricing/tax-class.ts'
import { shownIn, shownPrice } from '#app/store/market.ts'

export type CartProduct = {
  readonly id: string
  readonly name: string
  readonly status: ProductStatus
  readonly weightGrams: number | null
  readonly taxClass: TaxClass
  readonly withdrawal: WithdrawalChoice
  /** As '50 ml'; '' if it is sold by the piece. */
  readonly measure: string
  readonly sizes: readonly string[]
  readonly colors: readonly ProductColor[]
}

type CartVariant = {
  readonly id: string
  readonly productId: string
  readonly size: string | null
  readonly color: string | null
  readonly stock: number
  /** Null for the product's. */
  readonly weightGrams: number | null
}

/** `prices`: of the market. */
type CartRows = {
  readonly products: readonly CartProduct[]
  readonly variants: readonly CartVariant[]
  readonly prices: readonly StoredPrice[]
}

/** `hasWithdrawal`: whether consumers of the market can withdraw; `needsPrior`: see `showsPrior`. */
type CartSettings = QuoteSettings &
  StockSettings & {
    readonly hasWithdrawal?: boolean
    readonly needsPrior?: boolean
    readonly showsUnitPrice?: boolean
  }

/** `rejected`: a reason against the code other than its terms. */
export type RequestedCode = {
  readonly code: string
  readonly terms: DiscountTerms | null
  readonly now: Date
  readonly rejected?: DiscountRejection
}

/** `at`: the position of the first. */
export function mergeLines<Line extends CheckoutLine>(lines: readonly Line[]): readonly (Line & { at: number })[] {
  const merged: (Line & { at: number })[] = []
  for (const [at, line] of lines.entries()) {
    const index = merged.findIndex(
      (other) => other.productId === line.productId && other.size === line.size && other.color === line.color,
    )
    const known = merged[index]
    if (known) merged[index] = { ...known, quantity: known.quantity + line.quantity, hold: known.hold ?? line.hold }
    else merged.push({ ...line, at })
  }
  return merged
}

/** Lines of the same variant share its stock in their order. */
export function priceCart(
  lines: readonly CheckoutLine[],
  { products, variants, prices }: CartRows,
  settings: CartSettings,
  choice: QuoteChoice,
  requested: RequestedCode | null = null,
): FreshCart {
  const found = lines.map((line) => {
    const product = products.find(({ id }) => id === line.productId)
    const variant = variants.find((row) => row.productId === line.productId && matchesChoice(row, line))
    const row = variant && findPrice(prices, variant)
    if (!product || !variant || !row || product.status !== 'active' || !hasOption(product, line)) return null
    const unit = toMarketPrice(row, settings.market)
    return { product, variant, unit, note: lineNote(product, row, settings, choice) }
  })
  const shares = allocateStock(
    found.map((on, index) => ({ variantId: on?.variant.id ?? null, quantity: lines[index]?.quantity ?? 0 })),
    new Map(variants.map(({ id, stock }) => [id, stock])),
    settings,
  )
  const fresh = lines.map((line, index) => freshLine(line, found[index] ?? null, shares[index] ?? NOTHING, settings))
  const orderable = fresh.flatMap(({ product, quantity }, index) => {
    const on = found[index]
    if (!on || !product || quantity === 0) return []
    const weight = on.variant.weightGrams ?? on.product.weightGrams ?? 0
    return [{ ...on.unit, quantity, weight, taxClass: on.product.taxClass }]
  })
  const canQuote = orderable.length > 0 && !isTooLarge(orderable)
  if (!canQuote) return { lines: fresh, quote: null, code: codeResult(requested, 'nothing', settings, choice) }
  const applicable = requested?.terms && !requested.rejected ? { terms: requested.terms, now: requested.now } : null
  const { rejection, ...quote } = quoteFor(orderable, settings, choice, applicable)
  return { lines: fresh, quote, code: codeResult(requested, rejection, settings, choice) }
}

/** What stands beside the price of a line, in the currency that the shopper looks at; '' for nothing. */
function lineNote(
  { measure }: Pick<CartProduct, 'measure'>,
  row: StoredPrice,
  { market, needsPrior = false, showsUnitPrice = false }: CartSettings,
  { currency }: QuoteChoice,
): string {
  const inShown = (minor: number) => shownPrice(money(minor, market.currency), shownIn(market, currency), market)
  const { was, prior } = announced(row, { isRequired: needsPrior })
  const hasPrior = was !== null && prior !== null
  return [
    showsUnitPrice && formatUnitPrice(inShown(row.price), measure),
    hasPrior && formatReduction(inShown(was), inShown(prior)),
  ]
    .filter((note) => note)
    .join(' · ')
}

function codeResult(
  requested: RequestedCode | null,
  rejection: DiscountRejection | null,
  { market }: CartSettings,
  { currency }: QuoteChoice,
): CodeResult | null {
  if (!requested) return null
  const why = requested.rejected ?? (requested.terms ? rejection : 'unknown')
  if (!why) return { code: requested.code, problem: null, mayYetCount: true }
  const pricing = { market, shown: shownIn(market, currency) }
  return {
    code: requested.code,
    problem: getRejectionMessage(why, requested.terms?.minimum ?? 0, pricing),
    mayYetCount: mayYetCount(why),
  }
}

const NOTHING = { taken: 0, backordered: 0, quantity: 0 }

function freshLine(
  { productId, size, color, quantity }: CheckoutLine,
  found: { readonly product: CartProduct; readonly unit: MarketPrice; readonly note: string } | null,
  share: Allocation & { readonly quantity: number },
  { market, hasWithdrawal = false }: CartSettings,
): FreshLine {
  const colorLabel = shownColorOf(found?.product, color)
  const exemption = found && hasWithdrawal ? getExemption(found.product.withdrawal) : null
  return {
    productId,
    size,
    color,
    requested: quantity,
    quantity: found ? share.quantity : 0,
    ...(found?.note && { note: found.note }),
    product: found && {
      name: found.product.name,
      ...(colorLabel && { colorLabel }),
      price: found.unit.storePrice,
      charged: chargedApart(found.unit, market),
      backordered: share.backordered,
      ...(exemption && { exemption: serverWithdrawalText.exemptions[exemption] }),
    },
  }
}
