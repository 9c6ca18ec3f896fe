import type { QuoteInput } from '#app/orders/checkout/checkout-input.ts'
import { priceCart } from '#app/orders/checkout/quote/priced-cart.ts'
import { readPricingSnapshot } from '#app/orders/checkout/quote/pricing-snapshot.server.ts'
import type { QuoteChoice } from '#app/orders/checkout/quote/quote.ts'
import { findDiscount } from '#app/orders/sums/order-discount.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** `prefix`: the locale's path prefix; by default, that of the primary market. */
type CartRequest = QuoteChoice & Pick<QuoteInput, 'lines' | 'discountCode'> & { readonly prefix?: string }

/** `canTryCode`: false after too many wrong codes. */
export async function quoteCart(db: Database, input: CartRequest, now = new Date(), canTryCode = true) {
  const { lines, discountCode: code, prefix = '' } = input
  const [{ settings, ...rows }, terms] = await Promise.all([
    readPricingSnapshot(db, lines, { prefix, now }),
    code && canTryCode ? findDiscount(db, code) : null,
  ])
  const requested = code ? { code, terms, now, ...(!canTryCode && { rejected: 'too-many' as const }) } : null
  return priceCart(lines, rows, settings, input, requested)
}
