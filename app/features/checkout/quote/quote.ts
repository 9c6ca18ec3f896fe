import { type ShippingOption, type ShippingSettings, shippingOptions } from '#app/features/checkout/quote/shipping.ts'
import { type TaxSettings, taxOn } from '#app/features/checkout/quote/tax.ts'
import { applyDiscount, type DiscountRefusal, type DiscountTerms } from '#app/features/discounts/discount.ts'
import {
  type Money,
  money,
  type ShopperCurrency,
  type StoreCurrency,
  subtract,
  sum,
  times,
  toUsd,
} from '#app/features/money/money.ts'
import type { ShippingMethod } from '#app/features/orders/order.ts'
import { type Sums, shopperSums, shopperUnitPrice, sumsOf } from '#app/features/orders/order-sums.ts'

export type QuoteSettings = ShippingSettings & TaxSettings

export type QuoteChoice = {
  readonly country: string
  readonly method: ShippingMethod
  readonly currency: ShopperCurrency
}

export type QuoteLine = {
  readonly quantity: number
  readonly price: Money<'USD'>
  readonly total: Money<'USD'>
  readonly storePrice: Money<StoreCurrency>
  readonly storeTotal: Money<StoreCurrency>
  readonly shopperPrice: Money<ShopperCurrency>
  readonly shopperTotal: Money<ShopperCurrency>
}

export type Quote = {
  readonly lines: readonly QuoteLine[]
  /** Null if no method is available: the order cannot be placed. */
  readonly method: ShippingMethod | null
  readonly options: readonly ShippingOption[]
  readonly discountCode: string
  readonly usd: Sums<'USD'>
  readonly store: Sums<StoreCurrency>
  readonly shopper: Sums<ShopperCurrency>
}

/** In smallest units of either side. Keeps sums exact. */
const MAX_SUBTOTAL = 100_000_000_000_000n

type QuoteDiscount = { readonly terms: DiscountTerms; readonly now: Date }

/**
 * See docs/rules.md, Money, Discount codes, Tax, Shipping. `refusal`: why the code does not apply.
 * @throws RangeError if `isTooLarge`
 */
export function quoteFor(
  lines: readonly { readonly price: Money<StoreCurrency>; readonly quantity: number }[],
  settings: QuoteSettings,
  { country, method, currency }: QuoteChoice,
  requested: QuoteDiscount | null = null,
): Quote & { readonly refusal: DiscountRefusal | null } {
  const { store_currency, usd_rate } = settings
  const priced = lines.map(({ price: storePrice, quantity }) => {
    const price = toUsd(storePrice, usd_rate)
    const ofShopper = shopperUnitPrice({ price, storePrice, quantity }, currency)
    return {
      quantity,
      price,
      total: times(price, quantity),
      storePrice,
      storeTotal: times(storePrice, quantity),
      shopperPrice: ofShopper,
      shopperTotal: times(ofShopper, quantity),
    }
  })
  const totals = priced.map(({ total }) => total)
  const storeTotals = priced.map(({ storeTotal }) => storeTotal)
  const full = { usd: sum(totals, 'USD'), store: sum(storeTotals, store_currency), usdRate: usd_rate }
  const given = requested && applyDiscount(requested.terms, full, requested.now)
  const refusal = typeof given === 'string' ? given : null
  const off = given && typeof given !== 'string' ? given : { usd: money(0, 'USD'), store: money(0, store_currency) }
  const subtotal = subtract(full.usd, off.usd)
  const storeSubtotal = subtract(full.store, off.store)
  const options = shippingOptions(settings, subtotal)
  const option = options.find((offered) => offered.method === method) ?? options[0]
  const usd = sumsOf(subtotal, option?.cost ?? money(0, 'USD'), taxOn(subtotal, country, settings), off.usd)
  const store = sumsOf(
    storeSubtotal,
    option?.storeCost ?? money(0, store_currency),
    taxOn(storeSubtotal, country, settings),
    off.store,
  )
  return {
    lines: priced,
    method: option?.method ?? null,
    options,
    discountCode: requested && !refusal ? requested.terms.code : '',
    refusal,
    usd,
    store,
    shopper: shopperSums(priced, usd, store, currency),
  }
}

/** In BigInt, because larger sums are not exact as numbers. */
export function isTooLarge(
  lines: readonly { readonly price: Money<StoreCurrency>; readonly quantity: number }[],
  { store_currency, usd_rate }: Pick<QuoteSettings, 'store_currency' | 'usd_rate'>,
): boolean {
  const store = lines.reduce((total, { price, quantity }) => total + BigInt(price.minor) * BigInt(quantity), 0n)
  const usd = store_currency === 'USD' ? store : (store * 1_000_000n) / BigInt(usd_rate)
  return store > MAX_SUBTOTAL || usd > MAX_SUBTOTAL
}
