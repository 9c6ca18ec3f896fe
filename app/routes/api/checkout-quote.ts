import { quoteInput } from '#app/features/checkout/checkout-input.ts'
import { countCode } from '#app/features/checkout/quote/discount-limit.server.ts'
import { lookUpCode, quoteCart, rejectCode } from '#app/features/checkout/quote/quote-cart.server.ts'
import { countQuote } from '#app/features/checkout/quote/quote-limit.server.ts'
import { parseInput } from '#app/lib/form.ts'
import { notFound } from '#app/lib/not-found.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { tooMany } from '#app/routes/api/too-many.ts'
import type { Route } from './+types/checkout-quote'

export function loader() {
  throw notFound('Page Not Found')
}

/**
 * A cart of lines, read afresh: names, prices, what can be had, and the sums. Where too many discount codes were tried, the
 * cart comes with status 429: without the code, and with the reason.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const { address } = context.get(requestInfo)
  const counted = await countQuote(address)
  if (!counted.allowed) return tooMany(counted.retryAfter)
  const input = parseInput(quoteInput, await request.json().catch(() => null))
  if (!input.ok) return jsonResponse({ errors: input.errors }, { status: 400 })
  const code = await countCode(db, input.value.discountCode, address)
  const cart = await quoteCart(db, input.value, new Date(), code.allowed ? lookUpCode : rejectCode)
  return jsonResponse(cart, code.allowed ? {} : { status: 429, retryAfter: code.retryAfter })
}
