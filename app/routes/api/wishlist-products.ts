import { toCardSettings } from '#app/catalog/product-cards.ts'
import { readStorefront } from '#app/content/storefront.server.ts'
import { listSavedProducts } from '#app/content/wishlist/wishlist.server.ts'
import { wishlistInput } from '#app/content/wishlist/wishlist-input.ts'
import { limitWishlistReads } from '#app/content/wishlist/wishlist-limit.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { readLimitedJson, rejectGet } from '#app/routes/api/json-request.ts'
import type { Route } from './+types/wishlist-products'

export const localized = true

export const loader = rejectGet

export async function action(args: Route.ActionArgs) {
  const input = await readLimitedJson(args, wishlistInput, limitWishlistReads)
  if (!input.ok) return input.response
  const cards = toCardSettings(await readStorefront(args.context))
  const products = await listSavedProducts(db, input.value.session, cards)
  return jsonResponse({ products, requiresPrior: Boolean(cards.priorPriceMarket) })
}
