import { sql } from 'drizzle-orm'
import type { CartProduct } from '#app/features/checkout/quote/priced-cart.ts'
import { type Market, marketOf } from '#app/features/markets/market.ts'
import { settingsFrom, storedSettings } from '#app/features/settings/settings.server.ts'
import type { Settings } from '#app/features/settings/settings.ts'
import { shippingFrom, storedShipping } from '#app/features/shipping/market-shipping.server.ts'
import type { MarketShipping } from '#app/features/shipping/shipping.ts'
import type { StockedVariant } from '#app/features/stock/stock.server.ts'
import { storedTaxes, taxTableFrom } from '#app/features/taxes/stored-taxes.server.ts'
import { type Taxes, taxesOn } from '#app/features/taxes/tax-table.ts'
import type { Id } from '#app/lib/id.ts'
import { dayOf } from '#app/lib/time-zone.ts'
import type { Database } from '#app/platform/db/db.server.ts'

export type LineImage = {
  readonly productId: Id<'product'>
  readonly url: string
  readonly color: string | null
  readonly isPrimary: boolean
}

export type PricingSnapshot = {
  readonly settings: Settings & { readonly market: Market; readonly shipping: MarketShipping; readonly taxes: Taxes }
  readonly products: readonly CartProduct[]
  readonly variants: readonly StockedVariant[]
  readonly images: readonly LineImage[]
  readonly orderId: Id<'order'> | null
}

/**
 * One statement, for consistency. With a key, waits for its concurrent transaction; the snapshot is from before. The
 * taxes are those of `now`.
 */
export async function readPricingSnapshot(
  db: Database,
  productIds: readonly Id<'product'>[],
  now: Date,
  key: string | null = null,
): Promise<PricingSnapshot> {
  const ids = sql`any(${sql.param([...productIds])}::uuid[])`
  const { rows } = await db.execute<
    Omit<PricingSnapshot, 'settings'> & { settings: string; shipping: string; taxes: string }
  >(sql`
    select
      pg_advisory_xact_lock(hashtextextended(${key}::uuid::text, 0)) as lock,
      (select id from orders where idempotency_key = ${key}::uuid) as "orderId",
      ${storedSettings} as settings,
      ${storedShipping} as shipping,
      ${storedTaxes} as taxes,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'status', status,
          'effectivePrice', effective_price, 'weightGrams', weight_grams, 'sizes', sizes, 'colors', colors)), '[]')
        from products where id = ${ids}) as products,
      (select coalesce(json_agg(json_build_object('id', id, 'productId', product_id, 'size', size, 'color', color,
          'sku', sku, 'stock', stock, 'backordered', backordered, 'weightGrams', weight_grams) order by id), '[]')
        from product_variants where product_id = ${ids}) as variants,
      (select coalesce(json_agg(json_build_object('productId', product_id, 'url', url, 'color', color,
          'isPrimary', is_primary) order by display_order), '[]')
        from product_images where product_id = ${ids}) as images`)
  const [row] = rows
  if (!row) throw new Error('A query without a table returns one row')
  const { settings: stored, shipping: storedZones, taxes: storedTable, ...snapshot } = row
  const settings = settingsFrom(stored)
  const shipping = shippingFrom(storedZones)
  const taxes = taxesOn(taxTableFrom(storedTable), dayOf(now, settings.store_time_zone))
  return { ...snapshot, settings: { ...settings, market: marketOf(settings), shipping, taxes } }
}
