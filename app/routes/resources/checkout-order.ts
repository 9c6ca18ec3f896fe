import { checkoutInput } from '#app/features/checkout/checkout-input.ts'
import { countCheckout } from '#app/features/checkout/checkout-limit.server.ts'
import type { OrderOutcome } from '#app/features/checkout/order-outcome.ts'
import { placeOrder } from '#app/features/checkout/place-order.server.ts'
import { parseInput } from '#app/lib/form.ts'
import { notFound } from '#app/lib/not-found.ts'
import { db } from '#app/platform/db/db.server.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import type { Route } from './+types/checkout-order'

const STATUS = { placed: 200, changed: 409, conflict: 409, refused: 400 } as const
const TOO_MANY = 'Too many orders were tried from your connection. Please try again in a minute.'

export function loader() {
  throw notFound('Page Not Found')
}

/** Places an order: JSON in, an OrderOutcome out. */
export async function action({ context, request }: Route.ActionArgs) {
  const input = parseInput(checkoutInput, await request.json().catch(() => null))
  if (!input.ok) return answer({ outcome: 'refused', errors: input.errors })
  const counted = await countCheckout(db, input.value.key, context.get(requestInfo).address)
  if (!counted.allowed) {
    const tooMany = { status: 429, headers: { 'Retry-After': String(counted.retryAfter) } }
    return answer({ outcome: 'refused', errors: { '': TOO_MANY } }, tooMany)
  }
  return answer(await placeOrder(db, input.value))
}

function answer(outcome: OrderOutcome, { status = STATUS[outcome.outcome], headers = {} }: AnswerInit = {}): Response {
  return Response.json(outcome, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}

type AnswerInit = { readonly status?: number; readonly headers?: Readonly<Record<string, string>> }
