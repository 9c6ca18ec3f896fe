import { toCardSettings } from '#app/catalog/product-cards.ts'
import { findProduct } from '#app/catalog/storefront/storefront-product.server.ts'
import { listRelatedProducts } from '#app/content/storefront/product/related-products.server.ts'
import { readStorefront, type Storefront } from '#app/content/storefront.server.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import { listQuickProducts } from '#app/orders/quick-add/quick-products.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { toShippingSettings } from '#app/pricing/market-shipping.server.ts'
import { toTaxSettings } from '#app/pricing/stored-taxes.server.ts'
import type { Route } from './+types/quick-products'

export const localized = true

export const searchParameters: readonly string[] = ['id', 'with']

/** Returns the product `id`, or the products that go with the product `with`. Unknown ids are ignored. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const storefront = await readStorefront(context)
  const { locale, categories } = storefront
  const id = parseId<'product'>(url.searchParams.get('id') ?? '')
  const base = parseId<'product'>(url.searchParams.get('with') ?? '')
  const ids = [...(id ? [id] : []), ...(base ? await listMatchingIds(base, storefront) : [])]
  const found = await listQuickProducts(db, ids, {
    cards: toCardSettings(storefront),
    openMarket: locale.market,
    market: toShippingSettings(storefront).market,
    tax: toTaxSettings(storefront),
    categories,
  })
  return jsonResponse(found)
}

async function listMatchingIds(base: Id<'product'>, storefront: Storefront): Promise<readonly Id<'product'>[]> {
  const cards = toCardSettings(storefront)
  const product = await findProduct(db, base, cards)
  const related = product ? await listRelatedProducts(db, product, cards) : []
  return related.map((match) => match.id)
}
