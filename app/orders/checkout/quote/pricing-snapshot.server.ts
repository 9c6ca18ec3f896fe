import { sql } from 'drizzle-orm'
import { matchesChoice } from '#app/catalog/availability.ts'
import { addColorLabels, selectColorNames } from '#app/catalog/color-names.server.ts'
import { products } from '#app/catalog/products.table.ts'
import type { StockedVariant } from '#app/catalog/variants.server.ts'
import { addHeldUnits, countUnits } from '#app/inventory/held-stock.server.ts'
import type { Hold } from '#app/inventory/waiting-list.server.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import type { CartProduct } from '#app/orders/checkout/quote/priced-cart.ts'
import {
  buildTerms,
  getPolicySource,
  type SalesTerms,
  type ShownPolicies,
  storedTerms,
  type TermsQuery,
} from '#app/orders/sales-terms.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readValues } from '#app/platform/db/read-values.server.ts'
import type { StoredPrice } from '#app/pricing/market-price.ts'
import { parseLook, publishedLook } from '#app/store/brand.server.ts'
import type { BrandLook } from '#app/store/brand-look.ts'
import { getLanguageForPrefix, selectTranslated } from '#app/store/translated.server.ts'

type LineImage = {
  readonly productId: Id<'product'>
  readonly url: string
  readonly color: string | null
  readonly isPrimary: boolean
}

export type PricingSnapshot = {
  readonly settings: SalesTerms
  readonly products: readonly (CartProduct & { readonly id: Id<'product'> })[]
  /** The stock of a variant includes the units that are held for the lines. */
  readonly variants: readonly StockedVariant[]
  /** Prices in the market of the settings. */
  readonly prices: readonly StoredPrice[]
  readonly images: readonly LineImage[]
  /** Open holds for the lines, without duplicates. */
  readonly holds: readonly LinkedHold[]
  readonly orderId: Id<'order'> | null
  /** The policies that an order records; read only if there is a key. */
  readonly policies: ShownPolicies
  readonly look: BrandLook
}

type PriceInMarket = StoredPrice & { readonly marketId: Id<'market'> }

type LinkedHold = Hold & { readonly link: string }

/** `hold`: the link that identifies a held unit, used if its size and color match the line's. */
type Line = { readonly productId: string; readonly size: string; readonly color: string; readonly hold?: string }

/**
 * Returns the data that determines the prices of these lines, in one statement for consistency. With a key, waits for a
 * concurrent transaction with the same key, but returns the state from before that transaction.
 */
export async function readPricingSnapshot(
  db: Database,
  lines: readonly Line[],
  { key = null, ...query }: TermsQuery & { readonly key?: string | null },
): Promise<PricingSnapshot> {
  const productIds = new Set(lines.flatMap(({ productId }) => parseId<'product'>(productId) ?? []))
  const links = lines.flatMap(({ hold }) => hold ?? [])
  const ids = sql`any(${sql.param([...productIds])}::uuid[])`
  const { id, name: original } = products
  const language = getLanguageForPrefix(query.prefix)
  const name = selectTranslated('product', 'name', { id, original }, language)
  const { prices, look, colorNames, ...stored } = await readValues(db, {
    lock: sql`pg_advisory_xact_lock(hashtextextended(${key}::uuid::text, 0))`,
    orderId: sql<Id<'order'> | null>`(select id from orders where idempotency_key = ${key}::uuid)`,
    policies: sql<ShownPolicies>`case when ${key}::uuid is null then '[]' else ${getPolicySource().shown} end`,
    ...storedTerms,
    look: publishedLook,
    colorNames: selectColorNames(language),
    products: sql<PricingSnapshot['products']>`
      (select coalesce(json_agg(json_build_object('id', id, 'name', ${name}, 'status', status,
          'weightGrams', weight_grams, 'taxClass', tax_class, 'withdrawal', withdrawal, 'measure', measure, 'sizes', sizes, 'colors', colors)), '[]')
        from ${products} where id = ${ids})`,
    variants: sql<PricingSnapshot['variants']>`
      (select coalesce(json_agg(json_build_object('id', id, 'productId', product_id, 'size', size, 'color', color,
          'sku', sku, 'stock', stock, 'backordered', backordered, 'weightGrams', weight_grams) order by id), '[]')
        from product_variants where product_id = ${ids})`,
    images: sql<readonly LineImage[]>`
      (select coalesce(json_agg(json_build_object('productId', product_id, 'url', url, 'color', color,
          'isPrimary', is_primary) order by display_order), '[]')
        from product_images where product_id = ${ids})`,
    holds: sql<readonly LinkedHold[]>`
      (select coalesce(json_agg(json_build_object('id', id, 'link', link, 'variantId', variant_id)), '[]')
        from waiting_list where link = any(${sql.param(links)}::text[]) and state = 'held'
          and variant_id is not null and held_until > ${query.now.toISOString()}::timestamptz)`,
    prices: sql<readonly PriceInMarket[]>`
      (select coalesce(json_agg(json_build_object('marketId', market_id, 'productId', product_id, 'variantId', variant_id,
          'price', price, 'was', was, 'prior', prior, 'storePrice', store_price)), '[]')
        from market_prices where product_id = ${ids}
          and market_id in (select market_id from locales where prefix in ('', ${query.prefix})))`,
  })
  const settings = buildTerms(stored, query)
  const marketPrices = prices.filter(({ marketId }) => marketId === settings.locale.market.id)
  const shown = stored.products.map((product) => ({ ...product, colors: addColorLabels(product.colors, colorNames) }))
  const holds = stored.holds.filter(({ link, variantId }) => {
    const variant = stored.variants.find(({ id }) => id === variantId)
    return lines.some(
      (line) => line.hold === link && variant?.productId === line.productId && matchesChoice(variant, line),
    )
  })
  const variants = addHeldUnits(stored.variants, countUnits(holds))
  const { orderId, policies, images } = stored
  return {
    settings,
    products: shown,
    variants,
    prices: marketPrices,
    images,
    holds,
    orderId,
    policies,
    look: parseLook(look),
  }
}
