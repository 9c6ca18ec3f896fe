import { href } from 'react-router'
import { formatMoney, money } from '#app/base/money.ts'
import { findShownColor, formatVariant } from '#app/catalog/choice.ts'
import { findVariant, type LockedStock } from '#app/inventory/stock.server.ts'
import type { OrderLine } from '#app/orders/checkout/checkout-input.ts'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import { getOrderButtonText } from '#app/orders/checkout/form/order-button.ts'
import type { PricingSnapshot } from '#app/orders/checkout/quote/pricing-snapshot.server.ts'
import type { Quote } from '#app/orders/checkout/quote/quote.ts'
import { EVIDENCE_VERSION, type Evidence } from '#app/orders/evidence/evidence.ts'
import type { orderEvidence } from '#app/orders/evidence/order-evidence.table.ts'
import { lawText } from '#app/orders/law/law-text.ts'
import type { Order } from '#app/orders/orders.server.ts'
import { listIncludedTaxRows, listSumRows } from '#app/orders/sum-rows.ts'
import { runningVersion } from '#app/platform/running-version.server.ts'
import { findPrice, type StoredPrice } from '#app/pricing/market-price.ts'
import { toAnnouncedPrices } from '#app/pricing/product-price.ts'
import { formatBusinessDays } from '#app/pricing/shipping.ts'
import { findGuaranteeYears } from '#app/store/law-rules.ts'

export type ShownSale = {
  readonly lines: readonly OrderLine[]
  readonly order: Pick<Order, 'id' | 'shippingAddress'>
  readonly locked: Pick<LockedStock, 'variants'> & { readonly prices: readonly StoredPrice[] }
  readonly quote: Quote
  readonly snapshot: Pick<PricingSnapshot, 'settings' | 'policies' | 'products'>
}

/** Returns what the shopper saw and agreed to, from the quote that the order is placed with. */
export function toEvidence({
  lines,
  order,
  locked,
  quote,
  snapshot: { settings, policies, products },
}: ShownSale): typeof orderEvidence.$inferInsert {
  const { locale, needsPrior, rules } = settings
  const { market, prefix } = locale
  const option = quote.options.find(({ method }) => method === quote.method)
  const { shown, charged } = quote
  const years = findGuaranteeYears(market, order.shippingAddress.country)
  const total = formatMoney(shown.total)
  const contents: Evidence = {
    software: { version: runningVersion.store, commit: runningVersion.commit },
    page: { path: `${prefix && `/${prefix}`}${href('/checkout')}`, language: locale.language },
    market: { id: market.id, name: market.name, countries: [...market.countries] },
    chargedCurrency: market.currency,
    lines: lines.flatMap((line, position) => {
      const cost = quote.lines[position]
      const product = products.find(({ id }) => id === line.productId)
      const variant = findVariant(locked.variants, line)
      const row = variant && findPrice(locked.prices, variant)
      if (!cost || !product || !row) return []
      const { was, prior } = toAnnouncedPrices(row, { isRequired: needsPrior })
      return [
        {
          product: product.name,
          variant: formatVariant({ ...line, shownColor: findShownColor(product, line.color) }),
          quantity: cost.quantity,
          shownPrice: cost.shownPrice,
          price: cost.price,
          was: was === null ? null : money(was, market.currency),
          prior: prior === null ? null : money(prior, market.currency),
        },
      ]
    }),
    sums: {
      rows: [...listSumRows(shown, { ...quote, shippingName: option?.name ?? null })],
      total,
      included: [...listIncludedTaxRows(shown)],
    },
    chargedAs:
      shown.total.currency === charged.total.currency ? '' : checkoutText.chargedAsSentence(formatMoney(charged.total)),
    delivery: { name: option?.name ?? '', days: option?.days ? formatBusinessDays(option.days) : '' },
    button: getOrderButtonText({ own: market.orderButton, namesPayment: rules.includes('order-button') }, total),
    rules: [...rules],
    policies: [...policies],
    guarantee: years === null ? null : { text: lawText.guarantee(years), image: locale.guaranteeNotice },
  }
  return { orderId: order.id, version: EVIDENCE_VERSION, contents }
}
