import { checkoutInput } from '#app/orders/checkout/checkout-input.ts'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import { hasOrder, limitCheckouts } from '#app/orders/checkout/order/checkout-limit.server.ts'
import { limitOrderCodeAttempts } from '#app/orders/checkout/quote/discount-limit.server.ts'
import type { OrderOutcome } from '#app/orders/order-placement.server.ts'
import { orderAndPay } from '#app/payments/payment/order-and-pay.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { metrics } from '#app/platform/metrics/metrics.server.ts'
import { discountText } from '#app/pricing/discounts/discount-text.ts'
import { readJson, rejectGet } from '#app/routes/api/json-request.ts'
import { localePrefix } from '#app/store/locale.ts'
import type { Route } from './+types/checkout-order'

export const localized = true

const STATUS = {
  placed: 200,
  awaiting: 200,
  changed: 409,
  conflict: 409,
  cancelled: 409,
  lapsed: 409,
  rejected: 400,
} as const

export const loader = rejectGet

export async function action({ context, request }: Route.ActionArgs) {
  const { address } = context.get(requestInfo)
  const limit = await limitCheckouts(address)
  const input = await readJson(request, checkoutInput)
  if (!input.ok) return respond({ outcome: 'rejected', errors: input.errors })
  // If the order was placed but the response was lost, the number of retries is not limited
  if (!limit.allowed && !(await hasOrder(db, input.value.key)))
    return respondLimited(checkoutText.tooManyOrders, limit.retryAfter)
  const code = await limitOrderCodeAttempts(db, input.value, address)
  if (!code.allowed) return respondLimited(discountText.rejections['too-many'], code.retryAfter)
  const outcome = await orderAndPay(db, { ...input.value, prefix: context.get(localePrefix) })
  if (outcome === 'payment-away') return respondUnavailable('payment_away')
  if (outcome === 'busy') return respondUnavailable('busy')
  return respond(outcome)
}

function respondLimited(message: string, retryAfter: number): Response {
  return respond({ outcome: 'rejected', errors: { '': message } }, { status: 429, retryAfter })
}

function respondUnavailable(outcome: 'payment_away' | 'busy'): Response {
  metrics()?.orders.inc({ outcome })
  return new Response(checkoutText.orderFailed, {
    status: 503,
    headers: { 'Retry-After': '2', 'Cache-Control': 'no-store' },
  })
}

function respond(outcome: OrderOutcome, init: Parameters<typeof jsonResponse>[1] = {}): Response {
  metrics()?.orders.inc({ outcome: outcome.outcome })
  return jsonResponse(outcome, { status: STATUS[outcome.outcome], ...init })
}
