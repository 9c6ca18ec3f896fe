import type { QuoteInput } from '#app/features/checkout/checkout-input.ts'
import type { FreshCart } from '#app/features/checkout/order/order-outcome.ts'
import { priceCart, type RequestedCode } from '#app/features/checkout/quote/priced-cart.ts'
import { readPricingSnapshot } from '#app/features/checkout/quote/pricing-snapshot.server.ts'
import { findDiscount } from '#app/features/discounts/discounts.server.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

type LookUpCode = (db: Database, code: string, now: Date) => Promise<RequestedCode>

export async function quoteCart(
  db: Database,
  input: QuoteInput,
  now: Date = new Date(),
  lookUp: LookUpCode = lookUpCode,
): Promise<FreshCart> {
  const [{ products, variants, settings }, requested] = await Promise.all([
    readPricingSnapshot(db, productIdsOf(input.lines)),
    input.discountCode ? lookUp(db, input.discountCode, now) : null,
  ])
  return priceCart(input.lines, products, variants, settings, input, requested)
}

export async function lookUpCode(db: Database, code: string, now: Date): Promise<RequestedCode> {
  return { code, terms: await findDiscount(db, code), now }
}

export async function rejectCode(_db: Database, code: string, now: Date): Promise<RequestedCode> {
  return { code, terms: null, now, refused: 'too-many' }
}

export function productIdsOf(lines: readonly { readonly productId: string }[]): Id<'product'>[] {
  return [...new Set(lines.map(({ productId }) => parseId<'product'>(productId)))].filter((id) => id !== null)
}
