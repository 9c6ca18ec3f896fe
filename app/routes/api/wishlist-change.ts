import { removeProduct, saveProduct } from '#app/content/wishlist/wishlist.server.ts'
import { wishlistChangeInput } from '#app/content/wishlist/wishlist-input.ts'
import { limitWishlistChanges } from '#app/content/wishlist/wishlist-limit.server.ts'
import { requireId } from '#app/lib/id.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { readJson, rejectGet } from '#app/routes/api/json-request.ts'
import type { Route } from './+types/wishlist-change'

export const localized = true

const STATUS = { saved: 200, removed: 200, rejected: 400, unknown: 404, full: 409 } as const

export const loader = rejectGet

export async function action({ context, request }: Route.ActionArgs) {
  const limit = await limitWishlistChanges(context.get(requestInfo).address)
  if (!limit.allowed) return jsonResponse({ outcome: 'limited' }, { status: 429, retryAfter: limit.retryAfter })
  const input = await readJson(request, wishlistChangeInput)
  if (!input.ok) return respond('rejected')
  const { session, saved } = input.value
  const product = requireId<'product'>(input.value.product)
  return respond(saved ? await saveProduct(db, session, product) : await removeProduct(db, session, product))
}

function respond(outcome: keyof typeof STATUS): Response {
  return jsonResponse({ outcome }, { status: STATUS[outcome] })
}
