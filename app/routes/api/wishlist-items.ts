import { listSavedIds } from '#app/features/wishlist/wishlist.server.ts'
import { wishlistInput } from '#app/features/wishlist/wishlist-input.ts'
import { countWishlistRead } from '#app/features/wishlist/wishlist-limit.server.ts'
import { parseInput } from '#app/lib/form.ts'
import { notFound } from '#app/lib/not-found.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { tooMany } from '#app/routes/api/too-many.ts'
import type { Route } from './+types/wishlist-items'

export function loader() {
  throw notFound('Page Not Found')
}

/**
 * The ids of what a session has saved. Asked for by POST: the session id is a key, and addresses end up in histories
 * and logs.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const counted = await countWishlistRead(context.get(requestInfo).address)
  if (!counted.allowed) return tooMany(counted.retryAfter)
  const input = parseInput(wishlistInput, await request.json().catch(() => null))
  if (!input.ok) return jsonResponse({ errors: input.errors }, { status: 400 })
  return jsonResponse({ ids: await listSavedIds(db, input.value.session) })
}
