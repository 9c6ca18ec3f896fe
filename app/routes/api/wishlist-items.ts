import { listSavedIds } from '#app/content/wishlist/wishlist.server.ts'
import { wishlistInput } from '#app/content/wishlist/wishlist-input.ts'
import { limitWishlistReads } from '#app/content/wishlist/wishlist-limit.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { readLimitedJson, rejectGet } from '#app/routes/api/json-request.ts'
import type { Route } from './+types/wishlist-items'

export const localized = true

export const loader = rejectGet

/** Uses POST, because the session id grants access, and URLs end up in browser histories and logs. */
export async function action(args: Route.ActionArgs) {
  const input = await readLimitedJson(args, wishlistInput, limitWishlistReads)
  if (!input.ok) return input.response
  return jsonResponse({ ids: await listSavedIds(db, input.value.session) })
}
