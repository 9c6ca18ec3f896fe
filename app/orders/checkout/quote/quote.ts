import type { CurrencyCode } from '#app/base/currencies.ts'
import { add, compare, convert, invert, type Money, money, multiply, subtract, sum } from '#app/base/money.ts'
import { computeFraction, computeIncludedPortion } from '#app/base/money-arithmetic.ts'
import {
  computeTaxedSide,
  convertSums,
  convertUnitPrice,
  replaceRounding,
  roundSumsForCash,
  type Sums,
  type TaxedShares,
} from '#app/orders/order-sums.ts'
import { applyDiscount, type DiscountRejection, type DiscountTerms } from '#app/pricing/discount.ts'
import { dependsOnAddress } from '#app/pricing/find-zone.ts'
import type { MarketPrice } from '#app/pricing/market-price.ts'
import type { PaymentMethod } from '#app/pricing/payment-method.ts'
import { offerPayments, type PaymentOption, type PaymentProblem } from '#app/pricing/payment-terms.ts'
import type { PickupPoint } from '#app/pricing/shipping.ts'
import {
  offerShipping,
  type ShippingOption,
  type ShippingProblem,
  type ShippingSettings,
} from '#app/pricing/shipping-options.ts'
import type { OfferedProvider } from '#app/pricing/stored-payments.server.ts'
import type { TaxClass } from '#app/pricing/tax-class.ts'
import { hasTerritories, toTaxDestination } from '#app/pricing/tax-destination.ts'
import type { TaxRules } from '#app/pricing/tax-lines.ts'
import { dependsOnRegion, listRatesFor, type TaxSettings } from '#app/pricing/tax-table.ts'
import { acceptsVatNumber, isReverseCharge } from '#app/pricing/vat-number.ts'
import { findDisplayCurrency } from '#app/store/market.ts'

export type QuoteSettings = ShippingSettings & TaxSettings & { readonly payments?: readonly OfferedProvider[] }

export type QuoteChoice = {
  readonly country: string
  /** Region and postal code, as far as they are known. */
  readonly region?: string
  readonly postalCode?: string
  /** The typed VAT number. */
  readonly vatNumber?: string
  readonly method: string
  /** If it is missing or not offered, the first offered method replaces it. */
  readonly paymentMethod?: PaymentMethod
  readonly currency: CurrencyCode
}

/** `weight` is the weight of one unit in grams. */
type RequestedLine = MarketPrice & {
  readonly quantity: number
  readonly weight?: number
  readonly taxClass?: TaxClass
}

/** A line with its shares of the discount and the tax. */
type QuoteLine = TaxedShares & {
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
  /** The price of the cheapest delivery; null if the order can only be picked up. */
  readonly standardShipping: Money | null
  /** True if region and postal code can change the options or the tax. */
  readonly needsAddress: boolean
  /** True if the tax depends on the region, which is not known yet. */
  readonly isTaxUnknown: boolean
  /** True if a VAT number can change the tax. */
  readonly takesVatNumber: boolean
  /** The reason why there are no options. */
  readonly shippingProblem: ShippingProblem | null
  /** The pickup locations to choose from. */
  readonly pickupPoints: readonly PickupPoint[]
  readonly payments: readonly PaymentOption[]
  /** Null if nothing is offered. */
  readonly paymentMethod: PaymentMethod | null
  /** The reason why no payment is offered. */
  readonly paymentProblem: PaymentProblem | null
  readonly discountCode: string
  readonly charged: Sums
  readonly store: Sums
  /** In the currency that the shopper chose to see. */
  readonly shown: Sums
}

/** The largest subtotal whose sums are exact, in minor units of the charged or the store currency. */
const MAX_SUBTOTAL = 100_000_000_000_000n

type QuoteDiscount = { readonly terms: DiscountTerms; readonly now: Date }

/**
 * See docs/rules.md, Money, Discount codes, Tax, Shipping. `rejection` is the reason why the code does not apply.
 * @throws RangeError if `isTooLarge`
 */
export function computeQuote(
  lines: readonly RequestedLine[],
  settings: QuoteSettings,
  { country, region = '', postalCode = '', vatNumber = '', method, paymentMethod, currency }: QuoteChoice,
  requested: QuoteDiscount | null = null,
): Quote & { readonly rejection: DiscountRejection | null } {
  const { market } = settings
  const shown = findDisplayCurrency(market, currency)
  const destination = toTaxDestination({ country, region, postalCode })
  const { taxIncluded, taxShipping } = market
  const rules = {
    settings,
    destination,
    taxIncluded,
    taxShipping,
    isReverseCharge: isReverseCharge(vatNumber, destination, settings),
  }
  const priced = lines.map(({ price: listed, storePrice: listedInStore, quantity, taxClass = 'standard' }) => {
    const [price, storePrice] = [
      removeUnchargedTax(listed, taxClass, rules),
      removeUnchargedTax(listedInStore, taxClass, rules),
    ]
    const unitPrice = convertUnitPrice({ price, storePrice, quantity }, shown)
    return {
      listed: multiply(listed, quantity),
      listedInStore: multiply(listedInStore, quantity),
      quantity,
      taxClass,
      price,
      total: multiply(price, quantity),
      storePrice,
      storeTotal: multiply(storePrice, quantity),
      shownPrice: unitPrice,
      shownTotal: multiply(unitPrice, quantity),
    }
  })
  const zero = { charged: money(0, market.currency), store: money(0, market.storeCurrency) }
  const listedTotals = {
    charged: sum(
      priced.map(({ listed }) => listed),
      market.currency,
    ),
    store: sum(
      priced.map(({ listedInStore }) => listedInStore),
      market.storeCurrency,
    ),
    market,
  }
  const discountResult = requested && applyDiscount(requested.terms, listedTotals, requested.now)
  const rejection = typeof discountResult === 'string' ? discountResult : null
  const listedDiscount = discountResult && typeof discountResult !== 'string' ? discountResult : zero
  const netDiscounts = {
    charged: scaleDiscount(
      listedDiscount.charged,
      priced.map(({ total }) => total),
      listedTotals.charged,
    ),
    store: scaleDiscount(
      listedDiscount.store,
      priced.map(({ storeTotal }) => storeTotal),
      listedTotals.store,
    ),
  }
  const subtotal = subtract(listedTotals.charged, listedDiscount.charged)
  const parcel = { subtotal, ...computeParcelSize(lines) }
  const { options, problem } = offerShipping(settings, { country, region, postalCode }, parcel)
  const option = options.find((offered) => offered.method === method) ?? options[0]
  const cost = { charged: option?.cost ?? zero.charged, store: option?.storeCost ?? zero.store }
  const isRegional = dependsOnRegion(country, settings)
  const listedLines = priced.map(({ listed, taxClass }) => ({ total: listed, taxClass }))
  const computeNetShipping = (shipping: Money) =>
    removeShippingTax(listedLines, listedDiscount.charged, shipping, rules)
  const [cheapest] = options
    .filter(({ kind }) => kind === 'delivery')
    .map((offered) => offered.cost)
    .toSorted(compare)
  const isFree = cost.charged.minor === 0 && cost.store.minor === 0
  const buildRules = (fee: Money) => ({ ...rules, isDeliveryFree: isFree && fee.minor === 0 })
  const computeCharged = (fee: Money) => {
    const shipping = computeNetShipping(add(cost.charged, fee))
    const paymentFee = subtract(shipping, computeNetShipping(cost.charged))
    return computeTaxedSide(priced, { discount: netDiscounts.charged, shipping, paymentFee }, buildRules(fee))
  }
  const chargedWithoutFee = computeCharged(zero.charged)
  const payments = offerPayments(settings.payments ?? [], chargedWithoutFee.sums.total, country)
  const payment = payments.options.find((offered) => offered.method === paymentMethod) ?? payments.options[0]
  const fee = payment?.fee ?? zero.charged
  const charged = fee.minor === 0 ? chargedWithoutFee : computeCharged(fee)
  const storeLines = priced.map(({ storeTotal, taxClass }) => ({ total: storeTotal, taxClass }))
  const toStoreCurrency = (amount: Money) => convert(amount, market.storeCurrency, invert(market.rate))
  const listedInStore = priced.map(({ listedInStore: total, taxClass }) => ({ total, taxClass }))
  const storeShipping = removeShippingTax(
    listedInStore,
    listedDiscount.store,
    add(cost.store, toStoreCurrency(fee)),
    rules,
  )
  const storeFee = toStoreCurrency(charged.sums.paymentFee)
  const storeParts = { discount: netDiscounts.store, shipping: storeShipping, paymentFee: storeFee }
  const store = computeTaxedSide(storeLines, storeParts, buildRules(fee))
  const isCash = payment?.paymentFlow === 'delivery'
  const chargedSums = isCash ? roundSumsForCash(charged.sums) : charged.sums
  const storeSums = replaceRounding(store.sums, toStoreCurrency(chargedSums.rounding))
  return {
    lines: charged.lines,
    method: option?.method ?? null,
    options,
    standardShipping: cheapest ? computeNetShipping(cheapest) : null,
    takesVatNumber: acceptsVatNumber(destination, settings),
    needsAddress:
      dependsOnAddress(settings.shipping.zones) || isRegional || (settings.enable_tax && hasTerritories(country)),
    isTaxUnknown: isRegional && region.trim() === '',
    shippingProblem: problem,
    pickupPoints: options.some(({ kind }) => kind === 'pickup') ? settings.shipping.pickupPoints : [],
    payments: payments.options,
    paymentMethod: payment?.method ?? null,
    paymentProblem: payments.problem,
    discountCode: requested && !rejection ? requested.terms.code : '',
    rejection,
    charged: chargedSums,
    store: storeSums,
    shown: convertSums(priced, chargedSums, storeSums, shown),
  }
}

/** Returns the price without the tax it includes, if that tax is not charged. */
function removeUnchargedTax(
  price: Money,
  taxClass: TaxClass,
  { isReverseCharge, taxIncluded, destination, settings }: TaxRules,
) {
  if (!isReverseCharge || !taxIncluded) return price
  const rates = listRatesFor(taxClass, destination, settings)
  return subtract(
    price,
    computeIncludedPortion(
      price,
      rates.reduce((total, { rate }) => total + rate, 0),
    ),
  )
}

/**
 * Returns the discount scaled to the goods total without tax: the discount that a shopper who pays tax would get,
 * minus that tax.
 */
function scaleDiscount(discount: Money, totals: readonly Money[], listed: Money): Money {
  const whole = sum(totals, listed.currency)
  return listed.minor === 0 || whole.minor === listed.minor ? discount : computeFraction(discount, whole, listed)
}

/** Returns the shipping cost without the tax that it would include for a shopper who pays tax. */
function removeShippingTax(
  lines: readonly { readonly total: Money; readonly taxClass: TaxClass }[],
  discount: Money,
  shipping: Money,
  rules: TaxRules,
): Money {
  if (!rules.isReverseCharge || !rules.taxIncluded) return shipping
  const paymentFee = money(0, shipping.currency) // taxed like the rest of the shipping
  const taxed = computeTaxedSide(lines, { discount, shipping, paymentFee }, { ...rules, isReverseCharge: false })
  return subtract(shipping, taxed.shippingTax)
}

function computeParcelSize(lines: readonly RequestedLine[]) {
  return {
    weight: lines.reduce((total, { weight = 0, quantity }) => total + weight * quantity, 0),
    units: lines.reduce((total, { quantity }) => total + quantity, 0),
  }
}

/** Computes in BigInt, because larger sums are not exact as numbers. */
export function isTooLarge(lines: readonly (MarketPrice & { readonly quantity: number })[]): boolean {
  const sides = (['price', 'storePrice'] as const).map((side) =>
    lines.reduce((total, line) => total + BigInt(line[side].minor) * BigInt(line.quantity), 0n),
  )
  return sides.some((subtotal) => subtotal > MAX_SUBTOTAL)
}
