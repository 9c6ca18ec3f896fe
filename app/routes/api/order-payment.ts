import { limitOrderForms } from '#app/orders/shopper/order-page-limit.server.ts'
import { handleOwnPayment, ownPaymentInput } from '#app/payments/shopper/own-payment.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { log } from '#app/platform/log.server.ts'
import { readJson, rejectGet } from '#app/routes/api/json-request.ts'
import type { Route } from './+types/order-payment'

export const localized = true

export const loader = rejectGet

export async function action({ context, params, request }: Route.ActionArgs) {
  const { address, id } = context.get(requestInfo)
  const limit = await limitOrderForms(address)
  if (!limit.allowed) return jsonResponse(null, { status: 429, retryAfter: limit.retryAfter })
  const input = await readJson(request, ownPaymentInput)
  if (!input.ok) return jsonResponse({ errors: input.errors }, { status: 400 })
  try {
    const payment = await handleOwnPayment(db, params.link, input.value)
    return payment ? jsonResponse(payment) : jsonResponse(null, { status: 404 })
  } catch (error) {
    log.warn({ event: 'payment-not-begun', request: id, err: error })
    return jsonResponse(null, { status: 503, retryAfter: 2 })
  }
}
