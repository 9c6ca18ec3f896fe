import { shippingStepInput } from '#app/features/checkout/checkout-input.ts'
import { countQuote } from '#app/features/checkout/quote/quote-limit.server.ts'
import { parseInput } from '#app/lib/form.ts'
import { notFound } from '#app/lib/not-found.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { tooMany } from '#app/routes/api/too-many.ts'
import type { Route } from './+types/checkout-shipping'

export function loader() {
  throw notFound('Page Not Found')
}

/** Whether the shipping step is complete: messages by field, none where it is. It is a question, so 200 either way; nothing is kept. */
export async function action({ context, request }: Route.ActionArgs) {
  const counted = await countQuote(context.get(requestInfo).address)
  if (!counted.allowed) return tooMany(counted.retryAfter)
  const input = parseInput(shippingStepInput, await request.json().catch(() => null))
  const errors = input.ok ? {} : input.errors
  return jsonResponse({ errors })
}
