import { inArray } from 'drizzle-orm'
import { products } from '#app/features/catalog/products.table.ts'
import type { QuoteInput } from '#app/features/checkout/checkout-input.ts'
import type { FreshCart } from '#app/features/checkout/order-outcome.ts'
import { priceCart } from '#app/features/checkout/priced-cart.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import { listVariants } from '#app/features/stock/stock.server.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** The cart with today's names, prices, availability and sums. It promises nothing: only an order holds stock. */
export async function quoteCart(db: Database, input: QuoteInput): Promise<FreshCart> {
  const productIds = productIdsOf(input.lines)
  const [settings, found, variants] = await Promise.all([
    readSettings(db),
    listCartProducts(db, productIds),
    listVariants(db, productIds),
  ])
  return priceCart(input.lines, found, variants, settings, input)
}

/** The products that lines name, each once. */
export function productIdsOf(lines: readonly { readonly productId: string }[]): Id<'product'>[] {
  return [...new Set(lines.map(({ productId }) => parseId<'product'>(productId)))].filter((id) => id !== null)
}

function listCartProducts(db: Database, productIds: readonly Id<'product'>[]) {
  const { id, name, status, effectivePrice, sizes, colors } = products
  return db
    .select({ id, name, status, effectivePrice, sizes, colors })
    .from(products)
    .where(inArray(id, [...productIds]))
}
