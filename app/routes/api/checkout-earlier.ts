import { earlierInput } from '#app/orders/checkout/checkout-input.ts'
import { hasOrder, limitCheckouts } from '#app/orders/checkout/order/checkout-limit.server.ts'
import { findEarlierOrder } from '#app/orders/checkout/order/repeated-order.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { createTooManyRequestsResponse, readJson, rejectGet } from '#app/routes/api/json-request.ts'
import type { Route } from './+types/checkout-earlier'

export const localized = true

export const loader = rejectGet

/** Returns the order placed with the browser's idempotency key, or null. */
export async function action({ context, request }: Route.ActionArgs) {
  const limit = await limitCheckouts(context.get(requestInfo).address)
  const input = await readJson(request, earlierInput)
  if (!input.ok) return jsonResponse({ errors: input.errors }, { status: 400 })
  const { key } = input.value
  if (!limit.allowed && !(await hasOrder(db, key))) return createTooManyRequestsResponse(limit.retryAfter)
  const found = await findEarlierOrder(db, key)
  return jsonResponse({ earlier: found === 'cancelled' ? null : found })
}
