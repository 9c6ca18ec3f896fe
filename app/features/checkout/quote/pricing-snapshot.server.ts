import { sql } from 'drizzle-orm'
import type { CartProduct } from '#app/features/checkout/quote/priced-cart.ts'
import {
  type SalesTerms,
  type StoredTerms,
  storedTerms,
  type TermsOf,
  termsFrom,
} from '#app/features/checkout/quote/sales-terms.server.ts'
import type { StockedVariant } from '#app/features/stock/stock.server.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

export type LineImage = {
  readonly productId: Id<'product'>
  readonly url: string
  readonly color: string | null
  readonly isPrimary: boolean
}

export type PricingSnapshot = {
  readonly settings: SalesTerms
  readonly products: readonly CartProduct[]
  readonly variants: readonly StockedVariant[]
  readonly images: readonly LineImage[]
  readonly orderId: Id<'order'> | null
}

type Situation = TermsOf & { readonly key?: string | null }

/** One statement, for consistency. With a key, waits for its concurrent transaction; the snapshot is from before. */
export async function readPricingSnapshot(
  db: Database,
  productIds: readonly Id<'product'>[],
  { key = null, ...termsOf }: Situation,
): Promise<PricingSnapshot> {
  const ids = sql`any(${sql.param([...productIds])}::uuid[])`
  const { rows } = await db.execute<Omit<PricingSnapshot, 'settings'> & StoredTerms>(sql`
    select
      pg_advisory_xact_lock(hashtextextended(${key}::uuid::text, 0)) as lock,
      (select id from orders where idempotency_key = ${key}::uuid) as "orderId",
      ${storedTerms},
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'status', status,
          'effectivePrice', effective_price, 'weightGrams', weight_grams, 'taxClass', tax_class,
          'sizes', sizes, 'colors', colors)), '[]')
        from products where id = ${ids}) as products,
      (select coalesce(json_agg(json_build_object('id', id, 'productId', product_id, 'size', size, 'color', color,
          'sku', sku, 'stock', stock, 'backordered', backordered, 'weightGrams', weight_grams) order by id), '[]')
        from product_variants where product_id = ${ids}) as variants,
      (select coalesce(json_agg(json_build_object('productId', product_id, 'url', url, 'color', color,
          'isPrimary', is_primary) order by display_order), '[]')
        from product_images where product_id = ${ids}) as images`)
  const [pricingSnapshot] = rows
  if (!pricingSnapshot) throw new Error('A query without a table returns one row')
  const { settings, markets, shipping, taxes, ...snapshot } = pricingSnapshot
  return { ...snapshot, settings: termsFrom({ settings, markets, shipping, taxes }, termsOf) }
}
