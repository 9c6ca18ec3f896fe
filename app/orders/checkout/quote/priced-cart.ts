import { money } from '#app/base/money.ts'
import { hasOption, matchesChoice, type StockSettings } from '#app/catalog/availability.ts'
import type { ProductColor } from '#app/catalog/catalog.ts'
import { findShownColor } from '#app/catalog/choice.ts'
import { findExemption, type ProductStatus, type WithdrawalChoice } from '#app/catalog/constants.ts'
import { allocateStock } from '#app/inventory/stock.ts'
import type { CheckoutLine } from '#app/orders/checkout/checkout-input.ts'
import type { CodeResult, FreshCart, FreshLine } from '#app/orders/checkout/order/order-outcome.ts'
import { computeQuote, isTooLarge, type QuoteChoice, type QuoteSettings } from '#app/orders/checkout/quote/quote.ts'
import { serverWithdrawalText } from '#app/orders/withdrawals/withdrawal-text.server.ts'
import {
  canStillApply,
  type DiscountRejection,
  type DiscountTerms,
  getRejectionMessage,
} from '#app/pricing/discount.ts'
import {
  findPrice,
  findSeparateCharge,
  type MarketPrice,
  type StoredPrice,
  toMarketPrice,
} from '#app/pricing/market-price.ts'
import { toAnnouncedPrices } from '#app/pricing/product-price.ts'
import { formatReduction, formatUnitPrice } from '#app/pricing/shown-prices.server.ts'
import type { TaxClass } from '#app/pricing/tax-class.ts'
import { findDisplayCurrency, toDisplayPrice } from '#app/store/market.ts'

export type CartProduct = {
  readonly id: string
  readonly name: string
  readonly status: ProductStatus
  readonly weightGrams: number | null
  readonly taxClass: TaxClass
  readonly withdrawal: WithdrawalChoice
  /** For example '50 ml'; '' if the product is sold by the piece. */
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
  /** Null if the product's weight applies. */
  readonly weightGrams: number | null
}

/** `prices`: the prices in the shopper's market. */
type CartRows = {
  readonly products: readonly CartProduct[]
  readonly variants: readonly CartVariant[]
  readonly prices: readonly StoredPrice[]
}

/**
 * `hasWithdrawal`: true if consumers in the market can withdraw; `needsPrior`: see `showsPrior` of product-price.ts.
 */
type CartSettings = QuoteSettings &
  StockSettings & {
    readonly hasWithdrawal?: boolean
    readonly needsPrior?: boolean
    readonly showsUnitPrice?: boolean
  }

/** `rejected`: a rejection for a reason other than the code's terms. */
type RequestedCode = {
  readonly code: string
  readonly terms: DiscountTerms | null
  readonly now: Date
  readonly rejected?: DiscountRejection
}

/** Lines with the same variant share the variant's stock; earlier lines take precedence. */
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
    const note = describePrice(product, row, settings, choice)
    return { variant, product, unit, shown: toShownProduct(product, unit, line.color, settings), note }
  })
  const shares = allocateStock(
    found.map((match, index) => ({ variantId: match?.variant.id ?? null, quantity: lines[index]?.quantity ?? 0 })),
    new Map(variants.map(({ id, stock }) => [id, stock])),
    settings,
  )
  const fresh = lines.map(({ productId, size, color, quantity: wanted }, index): FreshLine => {
    const match = found[index]
    const { quantity, backordered } = shares[index] ?? NOTHING
    const line = { productId, size, color, requested: wanted, quantity, ...(match?.note && { note: match.note }) }
    return { ...line, product: match ? { ...match.shown, backordered } : null }
  })
  const orderable = fresh.flatMap(({ quantity }, index) => {
    const match = found[index]
    if (!match || quantity === 0) return []
    const weight = match.variant.weightGrams ?? match.product.weightGrams ?? 0
    return [{ ...match.unit, quantity, weight, taxClass: match.product.taxClass }]
  })
  const canQuote = orderable.length > 0 && !isTooLarge(orderable)
  if (!canQuote) return { lines: fresh, quote: null, code: toCodeResult(requested, 'nothing', settings, choice) }
  const applicable = requested?.terms && !requested.rejected ? { terms: requested.terms, now: requested.now } : null
  const { rejection, ...quote } = computeQuote(orderable, settings, choice, applicable)
  return { lines: fresh, quote, code: toCodeResult(requested, rejection, settings, choice) }
}

/** Returns the unit price and the reduction of a line in the currency that the shopper sees; '' if it has neither. */
function describePrice(
  { measure }: Pick<CartProduct, 'measure'>,
  row: StoredPrice,
  { market, needsPrior = false, showsUnitPrice = false }: CartSettings,
  { currency }: QuoteChoice,
): string {
  const inShown = (minor: number) =>
    toDisplayPrice(money(minor, market.currency), findDisplayCurrency(market, currency), market)
  const { was, prior } = toAnnouncedPrices(row, { isRequired: needsPrior })
  const hasPrior = was !== null && prior !== null
  return [
    showsUnitPrice && formatUnitPrice(inShown(row.price), measure),
    hasPrior && formatReduction(inShown(was), inShown(prior)),
  ]
    .filter((note) => note)
    .join(' · ')
}

function toCodeResult(
  requested: RequestedCode | null,
  rejection: DiscountRejection | null,
  { market }: CartSettings,
  { currency }: QuoteChoice,
): CodeResult | null {
  if (!requested) return null
  const problem = requested.rejected ?? (requested.terms ? rejection : 'unknown')
  if (!problem) return { code: requested.code, problem: null, canStillApply: true }
  const pricing = { market, shown: findDisplayCurrency(market, currency) }
  return {
    code: requested.code,
    problem: getRejectionMessage(problem, requested.terms?.minimum ?? 0, pricing),
    canStillApply: canStillApply(problem),
  }
}

const NOTHING = { quantity: 0, backordered: 0 }

function toShownProduct(
  product: CartProduct,
  unit: MarketPrice,
  color: string,
  { market, hasWithdrawal = false }: CartSettings,
): Omit<NonNullable<FreshLine['product']>, 'backordered'> {
  const colorLabel = findShownColor(product, color)
  const exemption = hasWithdrawal ? findExemption(product.withdrawal) : null
  return {
    name: product.name,
    ...(colorLabel && { colorLabel }),
    price: unit.storePrice,
    charged: findSeparateCharge(unit, market),
    ...(exemption && { exemption: serverWithdrawalText.exemptions[exemption] }),
  }
}
