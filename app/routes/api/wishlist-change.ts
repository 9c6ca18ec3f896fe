import { removeProduct, saveProduct } from '#app/features/wishlist/wishlist.server.ts'
import { wishlistChangeInput } from '#app/features/wishlist/wishlist-input.ts'
import { countWishlistChange } from '#app/features/wishlist/wishlist-limit.server.ts'
import { parseInput } from '#app/lib/form.ts'
import { idFrom } from '#app/lib/id.ts'
import { notFound } from '#app/lib/not-found.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import type { Route } from './+types/wishlist-change'

const STATUS = { saved: 200, removed: 200, refused: 400, unknown: 404, full: 409, limited: 429 } as const

export function loader() {
  throw notFound('Page Not Found')
}

/** Puts a product into a session's wishlist, or takes it out. The answer names the outcome. */
export async function action({ context, request }: Route.ActionArgs) {
  const input = parseInput(wishlistChangeInput, await request.json().catch(() => null))
  if (!input.ok) return answer('refused')
  const counted = await countWishlistChange(context.get(requestInfo).address)
  if (!counted.allowed) return answer('limited', counted.retryAfter)
  const { session, saved } = input.value
  const product = idFrom<'product'>(input.value.product)
  return answer(saved ? await saveProduct(db, session, product) : await removeProduct(db, session, product))
}

function answer(outcome: keyof typeof STATUS, retryAfter?: number): Response {
  return jsonResponse({ outcome }, { status: STATUS[outcome], retryAfter })
}
