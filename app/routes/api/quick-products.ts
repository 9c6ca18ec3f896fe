import { toCardSettings } from '#app/catalog/product-cards.ts'
import { findCartMatches } from '#app/content/storefront/product/cart-matches.server.ts'
import { readStorefront } from '#app/content/storefront.server.ts'
import { parseId } from '#app/lib/id.ts'
import { listQuickProducts, type QuickProducts } from '#app/orders/quick-add/quick-products.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { toShippingSettings } from '#app/pricing/market-shipping.server.ts'
import { toTaxSettings } from '#app/pricing/stored-taxes.server.ts'
import type { Route } from './+types/quick-products'

export const localized = true

export const searchParameters: readonly string[] = ['id', 'with']

/** Other products of a larger cart are ignored. The browser sends the most recent ones first. */
const MAX_CART = 20

/**
 * Returns the product `id`, or products that go with the cart's products (`with`): first the rest of a look, then
 * products related to the cart's first product. Ignores unknown ids.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const storefront = await readStorefront(context)
  const { locale, categories } = storefront
  const id = parseId<'product'>(url.searchParams.get('id') ?? '')
  const cart = url.searchParams.getAll('with').slice(0, MAX_CART)
  const cartIds = cart.flatMap((text) => parseId<'product'>(text) ?? [])
  const cards = toCardSettings(storefront)
  const { look, ids } = await findCartMatches(db, cartIds, cards)
  const found = await listQuickProducts(db, id ? [id] : ids, {
    cards,
    openMarket: locale.market,
    market: toShippingSettings(storefront).market,
    tax: toTaxSettings(storefront),
    categories,
  })
  return jsonResponse({ ...found, look } satisfies QuickProducts)
}
