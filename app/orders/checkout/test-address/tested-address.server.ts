import { getAddressForm } from '#app/base/address.server.ts'
import { createAddressRules } from '#app/base/market-addresses.ts'
import { money } from '#app/base/money.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { parseId } from '#app/lib/id.ts'
import { putCountryFirst } from '#app/orders/checkout/put-country-first.ts'
import { computeQuote, type QuoteSettings } from '#app/orders/checkout/quote/quote.ts'
import { type AddressTest, parseTestedCart } from '#app/orders/checkout/test-address/test-address.ts'
import type { Sums } from '#app/orders/order-sums.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { findZone } from '#app/pricing/find-zone.ts'
import { readMarketShipping } from '#app/pricing/market-shipping.server.ts'
import { findMarket, type StoredMarket } from '#app/pricing/read-markets.server.ts'
import type { ShippingOption, ShippingProblem } from '#app/pricing/shipping-options.ts'
import type { OpenMarket } from '#app/store/locale.ts'
import { EQUAL_RATE, toMarket } from '#app/store/market.ts'
import type { Settings } from '#app/store/settings.ts'

type TestedField = {
  readonly name: string
  readonly label: string
  readonly required: boolean
  readonly isChoice: boolean
}

/** The options and sums that checkout would show. */
export type AddressQuote = {
  readonly zone: string | null
  readonly options: readonly ShippingOption[]
  readonly problem: ShippingProblem | null
  /** The sums with the first option; null if there is none. */
  readonly sums: Sums | null
  readonly isTaxUnknown: boolean
  /** The fields in form order; each row is one line. */
  readonly form: readonly (readonly TestedField[])[]
}

export type AddressTestResult = { readonly errors: FieldErrors } | (AddressQuote & { readonly errors: null })

type TestSettings = Omit<Parameters<typeof quoteAddress>[2], 'market' | 'shipping'> & Pick<Settings, 'store_currency'>

/** Returns null if there is no such market. Draft markets are tested like open markets. */
export async function testAddress(
  db: Database,
  test: AddressTest,
  settings: TestSettings,
): Promise<AddressTestResult | null> {
  const id = parseId<'market'>(test.market)
  const stored = id && (await findMarket(db, id))
  if (!stored) return null
  const market = toMarket(toOpenMarket(stored), settings.store_currency)
  return quoteAddress(test, stored, { ...settings, market, shipping: await readMarketShipping(db, stored.id) })
}

/** A draft market may have no exchange rate, but the amounts that a test shows do not depend on it. */
function toOpenMarket({ currency, rate, displays: _, locales: _locales, ...market }: StoredMarket): OpenMarket {
  return {
    ...market,
    currency,
    displayCurrencies: [currency],
    rates: { [currency]: rate ?? EQUAL_RATE },
    lawRulesOff: [],
  }
}

/** Computes the quote for a shopper with this address and a cart of products taxed at the standard rate. */
function quoteAddress(
  { country, region, postal, ...typed }: AddressTest,
  market: Pick<OpenMarket, 'addressForm' | 'countries'>,
  settings: QuoteSettings & Pick<Settings, 'weight_unit' | 'demo_content'>,
): AddressTestResult {
  const { currency, storeCurrency } = settings.market
  const parsed = parseTestedCart(typed, { currency, weightUnit: settings.weight_unit })
  if (!parsed.ok) return { errors: parsed.errors }
  const { subtotal, weight, units } = parsed.cart
  const storePrice = money(0, storeCurrency) // amounts in the store currency are not shown
  const first = { price: subtotal, storePrice, quantity: 1, weight }
  const otherUnits = { price: money(0, currency), storePrice, quantity: units - 1 } // the first unit has the full price
  const choice = { country, region, postalCode: postal, method: '', currency }
  const quote = computeQuote(units > 1 ? [first, otherUnits] : [first], settings, choice)
  return {
    errors: null,
    zone: findZone(settings.shipping.zones, { country, region, postalCode: postal })?.name ?? null,
    options: quote.options,
    problem: quote.shippingProblem,
    sums: quote.method === null ? null : quote.charged,
    isTaxUnknown: quote.isTaxUnknown,
    form: buildForm(country, market, settings),
  }
}

function buildForm(
  country: string,
  market: Pick<OpenMarket, 'addressForm' | 'countries'>,
  { demo_content: isDemo }: Pick<Settings, 'demo_content'>,
): AddressQuote['form'] {
  const rules = createAddressRules(market, '')
  const form = getAddressForm(country, rules, rules.countries)
  return (isDemo ? form : putCountryFirst(form)).map((row) =>
    row.map(({ name, label, required, options }) => ({ name, label, required, isChoice: options !== undefined })),
  )
}
