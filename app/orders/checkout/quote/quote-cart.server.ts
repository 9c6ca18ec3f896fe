import { countUnits, withHeld } from '#app/inventory/held-stock.server.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import type { QuoteInput } from '#app/orders/checkout/checkout-input.ts'
import { holdsOf, linksOf } from '#app/orders/checkout/quote/held-lines.ts'
import { priceCart } from '#app/orders/checkout/quote/priced-cart.ts'
import { readPricingSnapshot } from '#app/orders/checkout/quote/pricing-snapshot.server.ts'
import type { QuoteChoice } from '#app/orders/checkout/quote/quote.ts'
import { findDiscount } from '#app/orders/sums/order-discount.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** `prefix`: of the locale; default: the primary market's. */
type CartRequest = QuoteChoice & Pick<QuoteInput, 'lines' | 'discountCode'> & { readonly prefix?: string }

/** `mayTryCode`: false after too many wrong codes. */
export async function quoteCart(db: Database, input: CartRequest, now = new Date(), mayTryCode = true) {
  const code = input.discountCode
  const [{ settings, ...rows }, terms] = await Promise.all([
    readPricingSnapshot(db, productIdsOf(input.lines), {
      prefix: input.prefix ?? '',
      now,
      holds: linksOf(input.lines),
    }),
    code && mayTryCode ? findDiscount(db, code) : null,
  ])
  const requested = code ? { code, terms, now, ...(!mayTryCode && { rejected: 'too-many' as const }) } : null
  const variants = withHeld(rows.variants, countUnits(holdsOf(input.lines, rows)))
  return priceCart(input.lines, { ...rows, variants }, settings, input, requested)
}

export function productIdsOf(lines: readonly { readonly productId: string }[]): Id<'product'>[] {
  return [...new Set(lines.map(({ productId }) => parseId<'product'>(productId)))].filter((id) => id !== null)
}
