import type { CurrencyCode } from '#app/base/currencies.ts'
import { add, compare, convert, inverse, type Money, money, subtract, sum, times } from '#app/base/money.ts'
import { computeFraction, includedPortion } from '#app/base/money-arithmetic.ts'
import {
  roundedForCash,
  type Sums,
  shownSums,
  shownUnitPrice,
  type TaxedShares,
  taxedSide,
  withRounding,
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
import { destinationOfAddress, hasTerritories } from '#app/pricing/tax-destination.ts'
import type { TaxRules } from '#app/pricing/tax-lines.ts'
import { dependsOnRegion, ratesFor, type TaxSettings } from '#app/pricing/tax-table.ts'
import { isReverseCharge, takesVatNumber } from '#app/pricing/vat-number.ts'
import { shownIn } from '#app/store/market.ts'

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

/** `weight`: of one unit, in grams. */
type WantedLine = MarketPrice & {
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
  /** The price of the cheapest delivery; null if the order can only be collected. */
  readonly standardShipping: Money | null
  /** True if region and postal code can change the options or the tax. */
  readonly needsAddress: boolean
  /** True if the tax depends on the region, which is not known yet. */
  readonly isTaxOpen: boolean
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

/** In smallest units of the charged or the store currency. Keeps sums exact. */
const MAX_SUBTOTAL = 100_000_000_000_000n

type QuoteDiscount = { readonly terms: DiscountTerms; readonly now: Date }

/**
 * See docs/rules.md, Money, Discount codes, Tax, Shipping. `rejection`: the reason why the code does not apply.
 * @throws RangeError if `isTooLarge`
 */
export function quoteFor(
  lines: readonly WantedLine[],
  settings: QuoteSettings,
  { country, region = '', postalCode = '', vatNumber = '', method, paymentMethod, currency }: QuoteChoice,
  requested: QuoteDiscount | null = null,
): Quote & { readonly rejection: DiscountRejection | null } {
  const { market } = settings
  const shown = shownIn(market, currency)
  const destination = destinationOfAddress({ country, region, postalCode })
  const { taxIncluded, taxShipping } = market
  const rules = {
    settings,
    destination,
    taxIncluded,
    taxShipping,
    isReverseCharge: isReverseCharge(vatNumber, destination, settings),
  }
  const priced = lines.map(({ price: listed, storePrice: listedInStore, quantity, taxClass = 'standard' }) => {
    const [price, storePrice] = [withoutTax(listed, taxClass, rules), withoutTax(listedInStore, taxClass, rules)]
    const unitPrice = shownUnitPrice({ price, storePrice, quantity }, shown)
    return {
      listed: times(listed, quantity),
      listedInStore: times(listedInStore, quantity),
      quantity,
      taxClass,
      price,
      total: times(price, quantity),
      storePrice,
      storeTotal: times(storePrice, quantity),
      shownPrice: unitPrice,
      shownTotal: times(unitPrice, quantity),
    }
  })
  const none = { charged: money(0, market.currency), store: money(0, market.storeCurrency) }
  const full = {
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
  const given = requested && applyDiscount(requested.terms, full, requested.now)
  const rejection = typeof given === 'string' ? given : null
  const offListed = given && typeof given !== 'string' ? given : none
  const off = {
    charged: computeShare(
      offListed.charged,
      priced.map(({ total }) => total),
      full.charged,
    ),
    store: computeShare(
      offListed.store,
      priced.map(({ storeTotal }) => storeTotal),
      full.store,
    ),
  }
  const subtotal = subtract(full.charged, offListed.charged)
  const parcel = { subtotal, ...computeSize(lines) }
  const { options, problem } = offerShipping(settings, { country, region, postalCode }, parcel)
  const option = options.find((offered) => offered.method === method) ?? options[0]
  const cost = { charged: option?.cost ?? none.charged, store: option?.storeCost ?? none.store }
  const isRegional = dependsOnRegion(country, settings)
  const listedLines = priced.map(({ listed, taxClass }) => ({ total: listed, taxClass }))
  const netShipping = (shipping: Money) => withoutShippingTax(listedLines, offListed.charged, shipping, rules)
  const [cheapest] = options
    .filter(({ kind }) => kind === 'delivery')
    .map((offered) => offered.cost)
    .toSorted(compare)
  const isFree = cost.charged.minor === 0 && cost.store.minor === 0
  const rulesWith = (fee: Money) => ({ ...rules, isDeliveryFree: isFree && fee.minor === 0 })
  const chargedWith = (fee: Money) => {
    const shipping = netShipping(add(cost.charged, fee))
    const paymentFee = subtract(shipping, netShipping(cost.charged))
    return taxedSide(priced, { discount: off.charged, shipping, paymentFee }, rulesWith(fee))
  }
  const feeless = chargedWith(none.charged)
  const payments = offerPayments(settings.payments ?? [], feeless.sums.total, country)
  const payment = payments.options.find((offered) => offered.method === paymentMethod) ?? payments.options[0]
  const fee = payment?.fee ?? none.charged
  const charged = fee.minor === 0 ? feeless : chargedWith(fee)
  const booked = priced.map(({ storeTotal, taxClass }) => ({ total: storeTotal, taxClass }))
  const toBooked = (amount: Money) => convert(amount, market.storeCurrency, inverse(market.rate))
  const listedInStore = priced.map(({ listedInStore: total, taxClass }) => ({ total, taxClass }))
  const storeShipping = withoutShippingTax(listedInStore, offListed.store, add(cost.store, toBooked(fee)), rules)
  const storeFee = toBooked(charged.sums.paymentFee)
  const storeParts = { discount: off.store, shipping: storeShipping, paymentFee: storeFee }
  const store = taxedSide(booked, storeParts, rulesWith(fee))
  const isCash = payment?.paidAt === 'delivery'
  const chargedSums = isCash ? roundedForCash(charged.sums) : charged.sums
  const storeSums = withRounding(store.sums, toBooked(chargedSums.rounding))
  return {
    lines: charged.lines,
    method: option?.method ?? null,
    options,
    standardShipping: cheapest ? netShipping(cheapest) : null,
    takesVatNumber: takesVatNumber(destination, settings),
    needsAddress:
      dependsOnAddress(settings.shipping.zones) || isRegional || (settings.enable_tax && hasTerritories(country)),
    isTaxOpen: isRegional && region.trim() === '',
    shippingProblem: problem,
    pickupPoints: options.some(({ kind }) => kind === 'pickup') ? settings.shipping.pickupPoints : [],
    payments: payments.options,
    paymentMethod: payment?.method ?? null,
    paymentProblem: payments.problem,
    discountCode: requested && !rejection ? requested.terms.code : '',
    rejection,
    charged: chargedSums,
    store: storeSums,
    shown: shownSums(priced, chargedSums, storeSums, shown),
  }
}

/** Returns what is left of a price after subtracting the tax that it contains and that is not charged. */
function withoutTax(
  price: Money,
  taxClass: TaxClass,
  { isReverseCharge, taxIncluded, destination, settings }: TaxRules,
) {
  if (!isReverseCharge || !taxIncluded) return price
  const rates = ratesFor(taxClass, destination, settings)
  return subtract(
    price,
    includedPortion(
      price,
      rates.reduce((total, { rate }) => total + rate, 0),
    ),
  )
}

/**
 * Returns the discount in proportion to what is left of the goods: the discount that a shopper with tax would get,
 * without that tax.
 */
function computeShare(discount: Money, totals: readonly Money[], listed: Money): Money {
  const whole = sum(totals, listed.currency)
  return listed.minor === 0 || whole.minor === listed.minor ? discount : computeFraction(discount, whole, listed)
}

/** Returns the shipping costs without the tax that they would contain for a shopper who pays it. */
function withoutShippingTax(
  lines: readonly { readonly total: Money; readonly taxClass: TaxClass }[],
  discount: Money,
  shipping: Money,
  rules: TaxRules,
): Money {
  if (!rules.isReverseCharge || !rules.taxIncluded) return shipping
  const paymentFee = money(0, shipping.currency) // taxed like the rest of the shipping
  const taxed = taxedSide(lines, { discount, shipping, paymentFee }, { ...rules, isReverseCharge: false })
  return subtract(shipping, taxed.shippingTax)
}

function computeSize(lines: readonly WantedLine[]) {
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
