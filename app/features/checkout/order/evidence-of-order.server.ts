import { href } from 'react-router'
import { shownColorOf } from '#app/features/catalog/choice-names.ts'
import { checkoutText } from '#app/features/checkout/checkout-text.ts'
import { orderButtonText } from '#app/features/checkout/form/order-button.ts'
import type { OrderLine } from '#app/features/checkout/order/order-lines.server.ts'
import type { PricingSnapshot } from '#app/features/checkout/quote/pricing-snapshot.server.ts'
import type { Quote } from '#app/features/checkout/quote/quote.ts'
import { guaranteeYears } from '#app/features/law/guarantee.ts'
import { lawText } from '#app/features/law/law-text.ts'
import { formatMoney, money } from '#app/features/money/money.ts'
import { EVIDENCE_VERSION, type Evidence } from '#app/features/orders/evidence/evidence.ts'
import type { orderEvidence } from '#app/features/orders/evidence/order-evidence.table.ts'
import { shownVariant } from '#app/features/orders/shown-variant.ts'
import { includedTaxRows, sumRows } from '#app/features/orders/sum-rows.ts'
import { announced } from '#app/features/prices/announced-price.ts'
import { findPrice, type StoredPrice } from '#app/features/prices/unit-price.ts'
import { shippingText } from '#app/features/shipping/shipping-text.ts'
import { findVariant, type LockedStock } from '#app/features/stock/stock.server.ts'
import type { Id } from '#app/lib/id.ts'
import { runningVersion } from '#app/platform/running-version.server.ts'

type Shown = {
  readonly lines: readonly OrderLine[]
  readonly locked: Pick<LockedStock, 'variants'> & { readonly prices: readonly StoredPrice[] }
  readonly quote: Quote
  readonly snapshot: Pick<PricingSnapshot, 'settings' | 'policies' | 'products'>
  /** Of the locale. */
  readonly prefix: string
  /** Where the order is sent to. */
  readonly country: string
}

/** What the shopper was shown: of the quote that the order is placed by, which is the one that was agreed to. */
export function evidenceOf(
  orderId: Id<'order'>,
  { lines, locked, quote, snapshot: { settings, policies, products }, prefix, country }: Shown,
): typeof orderEvidence.$inferInsert {
  const { locale, needsPrior, rules } = settings
  const { market } = locale
  const option = quote.options.find(({ method }) => method === quote.method)
  const { shown, charged } = quote
  const years = guaranteeYears(market, country)
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
      const { was, prior } = announced(row, { isRequired: needsPrior })
      return [
        {
          product: product.name,
          variant: shownVariant({ ...line, shownColor: shownColorOf(product, line.color) }),
          quantity: cost.quantity,
          shownPrice: cost.shownPrice,
          price: cost.price,
          was: was === null ? null : money(was, market.currency),
          prior: prior === null ? null : money(prior, market.currency),
        },
      ]
    }),
    sums: {
      rows: [...sumRows(shown, { ...quote, shippingName: option?.name ?? null })],
      total,
      included: [...includedTaxRows(shown)],
    },
    chargedAs:
      shown.total.currency === charged.total.currency ? '' : checkoutText.chargedAsSentence(formatMoney(charged.total)),
    delivery: { name: option?.name ?? '', days: option?.days ? shippingText.businessDays(option.days) : '' },
    button: orderButtonText({ own: market.orderButton, namesPayment: rules.includes('order-button') }, total),
    rules: [...rules],
    policies: [...policies],
    guarantee: years === null ? null : { text: lawText.guarantee(years), image: locale.guaranteeNotice },
  }
  return { orderId, version: EVIDENCE_VERSION, contents }
}
