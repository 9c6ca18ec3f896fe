import { quoteInput } from '#app/orders/checkout/checkout-input.ts'
import { limitQuotes } from '#app/orders/checkout/order/checkout-limit.server.ts'
import { limitCodeAttempts } from '#app/orders/checkout/quote/discount-limit.server.ts'
import { quoteCart } from '#app/orders/checkout/quote/quote-cart.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { readLimitedJson, rejectGet } from '#app/routes/api/json-request.ts'
import { localePrefix } from '#app/store/locale.ts'
import type { Route } from './+types/checkout-quote'

export const localized = true

export const loader = rejectGet

/** After too many discount codes, returns a quote without the code, which contains the reason, with status 429. */
export async function action(args: Route.ActionArgs) {
  const input = await readLimitedJson(args, quoteInput, limitQuotes)
  if (!input.ok) return input.response
  const code = await limitCodeAttempts(db, input.value.discountCode, args.context.get(requestInfo).address)
  const request = { ...input.value, prefix: args.context.get(localePrefix) }
  const cart = await quoteCart(db, request, new Date(), code.allowed)
  return jsonResponse(cart, code.allowed ? {} : { status: 429, retryAfter: code.retryAfter })
}
