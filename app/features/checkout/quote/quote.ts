import { taxOn } from '#app/features/checkout/quote/tax.ts'
import { applyDiscount, type DiscountRefusal, type DiscountTerms } from '#app/features/discounts/discount.ts'
import { chargedPrice, type Market, shownIn } from '#app/features/markets/market.ts'
import type { CurrencyCode } from '#app/features/money/currencies.ts'
import { convertMinor, type Money, money, subtract, sum, times } from '#app/features/money/money.ts'
import { type Sums, shownSums, shownUnitPrice, sumsOf } from '#app/features/orders/order-sums.ts'
import { dependsOnAddress } from '#app/features/shipping/find-zone.ts'
import type { PickupPoint } from '#app/features/shipping/shipping.ts'
import {
  offerShipping,
  type ShippingOption,
  type ShippingProblem,
  type ShippingSettings,
} from '#app/features/shipping/shipping-options.ts'
import type { TaxSettings } from '#app/features/taxes/tax-table.ts'

export type QuoteSettings = ShippingSettings & TaxSettings

export type QuoteChoice = {
  readonly country: string
  /** As far as they are known. */
  readonly region?: string
  readonly postalCode?: string
  readonly method: string
  readonly currency: CurrencyCode
}

/** `weight` of a unit in grams. */
type WantedLine = { readonly price: Money; readonly quantity: number; readonly weight?: number }

export type QuoteLine = {
  readonly quantity: number
  readonly price: Money
  readonly total: Money
  readonly storePrice: Money
  readonly storeTotal: Money
  readonly shownPrice: Money
  readonly shownTotal: Money
}

export type Quote = {
  readonly lines: readonly QuoteLine[]
  /** Null if no method is available: the order cannot be placed. */
  readonly method: string | null
  readonly options: readonly ShippingOption[]
  /** Whether region and postal code can change the options. */
  readonly needsAddress: boolean
  /** Why there are no options. */
  readonly shippingProblem: ShippingProblem | null
  /** To choose from if the order is picked up. */
  readonly pickupPoints: readonly PickupPoint[]
  readonly discountCode: string
  readonly charged: Sums
  readonly store: Sums
  /** In the currency that the shopper chose to see. */
  readonly shown: Sums
}

/** In smallest units of either side. Keeps sums exact. */
const MAX_SUBTOTAL = 100_000_000_000_000n

type QuoteDiscount = { readonly terms: DiscountTerms; readonly now: Date }

/**
 * See docs/rules.md, Money, Discount codes, Tax, Shipping. `refusal`: why the code does not apply.
 * @throws RangeError if `isTooLarge`
 */
export function quoteFor(
  lines: readonly WantedLine[],
  settings: QuoteSettings,
  { country, region = '', postalCode = '', method, currency }: QuoteChoice,
  requested: QuoteDiscount | null = null,
): Quote & { readonly refusal: DiscountRefusal | null } {
  const { market } = settings
  const shown = shownIn(market, currency)
  const priced = lines.map(({ price: storePrice, quantity }) => {
    const price = chargedPrice(storePrice, market)
    const unitPrice = shownUnitPrice({ price, storePrice, quantity }, shown)
    return {
      quantity,
      price,
      total: times(price, quantity),
      storePrice,
      storeTotal: times(storePrice, quantity),
      shownPrice: unitPrice,
      shownTotal: times(unitPrice, quantity),
    }
  })
  const none = { charged: money(0, market.currency), store: money(0, market.storeCurrency) }
  const totals = priced.map(({ total }) => total)
  const storeTotals = priced.map(({ storeTotal }) => storeTotal)
  const full = { charged: sum(totals, market.currency), store: sum(storeTotals, market.storeCurrency), market }
  const given = requested && applyDiscount(requested.terms, full, requested.now)
  const refusal = typeof given === 'string' ? given : null
  const off = given && typeof given !== 'string' ? given : none
  const subtotal = subtract(full.charged, off.charged)
  const storeSubtotal = subtract(full.store, off.store)
  const parcel = { subtotal, ...sizeOf(lines) }
  const { options, problem } = offerShipping(settings, { country, region, postalCode }, parcel)
  const option = options.find((offered) => offered.method === method) ?? options[0]
  const charged = sumsOf(subtotal, option?.cost ?? none.charged, taxOn(subtotal, country, settings), off.charged)
  const store = sumsOf(
    storeSubtotal,
    option?.storeCost ?? none.store,
    taxOn(storeSubtotal, country, settings),
    off.store,
  )
  return {
    lines: priced,
    method: option?.method ?? null,
    options,
    needsAddress: dependsOnAddress(settings.shipping.zones),
    shippingProblem: problem,
    pickupPoints: options.some(({ kind }) => kind === 'pickup') ? settings.shipping.pickupPoints : [],
    discountCode: requested && !refusal ? requested.terms.code : '',
    refusal,
    charged,
    store,
    shown: shownSums(priced, charged, store, shown),
  }
}

function sizeOf(lines: readonly WantedLine[]) {
  return {
    weight: lines.reduce((total, { weight = 0, quantity }) => total + weight * quantity, 0),
    units: lines.reduce((total, { quantity }) => total + quantity, 0),
  }
}

/** In BigInt, because larger sums are not exact as numbers. */
export function isTooLarge(
  lines: readonly { readonly price: Money; readonly quantity: number }[],
  { storeCurrency, currency, rate }: Market,
): boolean {
  const store = lines.reduce((total, { price, quantity }) => total + BigInt(price.minor) * BigInt(quantity), 0n)
  return store > MAX_SUBTOTAL || convertMinor(store, storeCurrency, currency, rate) > MAX_SUBTOTAL
}
