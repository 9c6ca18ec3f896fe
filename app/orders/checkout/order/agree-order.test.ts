import { expect, test } from 'vitest'
import { BLANK_ADDRESS } from '#app/base/address.ts'
import { money } from '#app/base/money.ts'
import { MAX_UNITS } from '#app/catalog/availability.ts'
import { newId } from '#app/lib/id.ts'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import { validateOrder } from '#app/orders/checkout/order/agree-order.ts'
import type { FreshLine } from '#app/orders/checkout/order/order-outcome.ts'
import { computeQuote } from '#app/orders/checkout/quote/quote.ts'
import { convertPrice } from '#app/pricing/market-price.ts'
import { findProvider } from '#app/pricing/payment-providers.ts'
import { NO_TERMS, type PaymentTerms } from '#app/pricing/payment-terms.ts'
import type { ShippingRate } from '#app/pricing/shipping.ts'
import type { OfferedProvider } from '#app/pricing/stored-payments.server.ts'
import { PRESET_TAXES } from '#app/pricing/tax-names.ts'
import { initialSettings } from '#app/store/settings.ts'
import { testMarket } from '#tests/support/markets.ts'
import { testZone } from '#tests/support/shipping.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

const market = testMarket({ store_currency: 'USD', usd_rate: 1_000_000 })
const dress = { name: 'Dress', price: money(50_00, 'USD'), charged: null, backordered: 0 }
const available = { productId: 'dress', size: 'S', color: 'Ivory', requested: 1, quantity: 1, product: dress }
const pickupPoint = { id: newId<'pickup-point'>(), name: 'Store', address: '1 Main Street', hours: '' }

function createOffer(name: string, terms: Partial<PaymentTerms> = {}): OfferedProvider {
  const entry = findProvider(name)
  if (!entry) throw new Error(`There is no provider ${name}`)
  return { entry, terms: { ...NO_TERMS, ...terms } }
}

type Case = {
  readonly order?: Partial<Parameters<typeof validateOrder>[1]>
  /** Lines of the priced cart; one available line by default. The line at index n was sent at index 2n. */
  readonly lines?: readonly Partial<FreshLine>[]
  readonly isTooLarge?: boolean
  /** The price of one dress, in cents. */
  readonly price?: number
  /** Rates of the US zone. */
  readonly rates?: readonly Partial<ShippingRate>[]
  readonly payments?: readonly OfferedProvider[]
}

/** Requests a dress for $50 and standard delivery for $10, paid by card through the demo provider. */
function agree({ lines = [{}], isTooLarge = false, price = 50_00, rates = [{}], ...given }: Case) {
  const payments = given.payments ?? [createOffer('demo')]
  const pickupPoints = rates.some(({ kind }) => kind === 'pickup') ? [pickupPoint] : []
  const shipping = { isPrimary: false, zones: [testZone('US', ...rates)], pickupPoints }
  const settings = { ...initialSettings, market, payments, shipping, taxes: PRESET_TAXES, enable_tax: false }
  const choice = {
    address: { ...BLANK_ADDRESS, country: 'US' },
    shippingMethod: 'standard',
    pickupPoint: '',
    paymentMethod: 'credit_card',
    ...given.order,
  } as const
  const quote = computeQuote([{ ...convertPrice(money(price, 'USD'), market), quantity: 1 }], settings, {
    country: choice.address.country,
    method: choice.shippingMethod,
    paymentMethod: choice.paymentMethod,
    currency: 'USD',
  })
  const cart = {
    lines: lines.map((line) => ({ ...available, ...line })),
    quote: isTooLarge ? null : quote,
    code: null,
  }
  const order = {
    lines: lines.map((_, index) => ({ at: index * 2 })),
    shownTotal: quote.charged.total.minor,
    shownCurrency: quote.charged.total.currency,
    ...choice,
  }
  return { agreed: validateOrder(cart, order, settings, { now: NOW, paymentSeconds: 900 }), cart }
}

const gone: Partial<FreshLine> = { product: null, quantity: 0 }
const outside = { ...BLANK_ADDRESS, country: 'FR' }
const pickup = { key: 'collect', kind: 'pickup', amount: 0 } as const

test.each<Case & { readonly name: string; readonly errors: Readonly<Record<string, string>> }>([
  {
    name: 'a product that is gone, and too many units',
    lines: [{}, gone, { requested: MAX_UNITS + 1, quantity: MAX_UNITS + 1 }],
    errors: { 'lines.2': checkoutText.productGone, 'lines.4': checkoutText.tooManyUnits(MAX_UNITS) },
  },
  {
    name: 'a product that is gone and one that is short of stock',
    lines: [gone, { requested: 2 }],
    errors: { 'lines.0': checkoutText.productGone },
  },
  { name: 'a cart that is too large', isTooLarge: true, errors: { lines: checkoutText.tooLarge } },
  {
    name: 'an address outside of all zones',
    order: { address: outside },
    errors: { 'address.country': checkoutText.notDeliveredHere },
  },
  { name: 'no delivery anywhere', rates: [], errors: { shippingMethod: checkoutText.noDelivery } },
  {
    name: 'an order that no rate covers',
    rates: [{ minimum: 100_00 }],
    errors: { shippingMethod: checkoutText.shippingProblems.order },
  },
  {
    name: 'a shipping method that does not cover this order',
    order: { shippingMethod: 'express' },
    rates: [{}, { key: 'express', minimum: 100_00 }],
    errors: { shippingMethod: checkoutText.shippingGone },
  },
  {
    name: 'an unknown shipping method',
    order: { shippingMethod: 'by-drone' },
    errors: { shippingMethod: checkoutText.chooseShipping },
  },
  {
    name: 'no pickup point',
    order: { shippingMethod: pickup.key },
    rates: [pickup],
    errors: { pickupPoint: checkoutText.choosePickupPoint },
  },
  {
    name: 'an unknown payment method',
    order: { paymentMethod: 'bank_transfer' },
    errors: { paymentMethod: checkoutText.choosePayment },
  },
  {
    name: 'a total above the limit of the provider',
    order: { paymentMethod: 'bank_transfer' },
    payments: [createOffer('bank_transfer', { max: 59_99 })],
    errors: { lines: checkoutText.tooLarge },
  },
  {
    name: 'a country that the provider does not accept',
    order: { paymentMethod: 'bank_transfer' },
    payments: [createOffer('bank_transfer', { countries: ['GB'] })],
    errors: { lines: checkoutText.notPayableThere },
  },
])('an order is rejected: $name', ({ name: _, errors, ...given }) => {
  expect(agree(given).agreed).toEqual({ outcome: 'rejected', errors })
})

test.each<Case & { readonly name: string }>([
  { name: 'fewer units are available', lines: [{ requested: 2 }] },
  {
    name: 'no unit is left, even if the address is outside of all zones',
    lines: [{ quantity: 0 }],
    order: { address: outside },
  },
  { name: 'no unit is left and the cart has no quote', lines: [{ quantity: 0 }], isTooLarge: true },
  { name: 'a different total was shown', order: { shownTotal: 59_99 } },
  { name: 'the total was shown in a different currency', order: { shownCurrency: 'EUR' } },
  {
    name: 'a different total was shown, and the payment method is unknown',
    order: { shownTotal: 59_99, paymentMethod: 'bank_transfer' },
  },
])('the shopper has to accept the fresh cart if $name', ({ name: _, ...given }) => {
  const { agreed, cart } = agree(given)
  expect(agreed).toEqual({ outcome: 'changed', ...cart })
})

const [paid, pending, processing] = [
  { paymentStatus: 'paid', status: 'processing' },
  { paymentStatus: 'pending', status: 'pending' },
  { paymentStatus: 'pending', status: 'processing' },
]

type AgreedOrder = {
  readonly name: string
  readonly provider: string
  readonly state: object
  readonly heldUntil: string | null
}

test.each<Case & AgreedOrder>([
  { name: 'a demo payment, which is paid immediately', provider: 'demo', state: paid, heldUntil: null },
  {
    name: 'payment on the provider’s page',
    payments: [createOffer('stripe')],
    provider: 'stripe',
    state: pending,
    heldUntil: '2026-11-20T12:15:00.000Z',
  },
  {
    name: 'a bank transfer, with units held for the days in the payment terms',
    order: { paymentMethod: 'bank_transfer' },
    payments: [createOffer('stripe'), createOffer('bank_transfer', { holdDays: 3 })],
    provider: 'bank_transfer',
    state: pending,
    heldUntil: '2026-11-23T12:00:00.000Z',
  },
  {
    name: 'cash on delivery',
    order: { paymentMethod: 'cash_on_delivery' },
    payments: [createOffer('cash_on_delivery')],
    provider: 'cash_on_delivery',
    state: processing,
    heldUntil: null,
  },
  {
    name: 'an order of 0 with any payment method',
    order: { paymentMethod: 'bank_transfer' },
    price: 0,
    rates: [{ amount: 0 }],
    payments: [createOffer('bank_transfer')],
    provider: 'bank_transfer',
    state: paid,
    heldUntil: null,
  },
  {
    name: 'a card payment through the first provider that accepts the order',
    payments: [createOffer('paystack', { countries: ['NG'] }), createOffer('stripe')],
    provider: 'stripe',
    state: pending,
    heldUntil: '2026-11-20T12:15:00.000Z',
  },
  {
    name: 'an order collected at a pickup point',
    order: { shippingMethod: pickup.key, pickupPoint: pickupPoint.id },
    rates: [pickup],
    provider: 'demo',
    state: paid,
    heldUntil: null,
  },
])('an order is accepted: $name', ({ name: _, provider, state, heldUntil, ...given }) => {
  const { agreed, cart } = agree(given)
  expect(agreed).toMatchObject({
    quote: cart.quote,
    payment: { entry: { name: provider } },
    initialState: { ...state, heldUntil: heldUntil === null ? null : new Date(heldUntil) },
  })
})
