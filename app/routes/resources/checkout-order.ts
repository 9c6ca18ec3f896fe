import { checkoutInput } from '#app/features/checkout/checkout-input.ts'
import type { OrderOutcome } from '#app/features/checkout/order-outcome.ts'
import { placeOrder } from '#app/features/checkout/place-order.server.ts'
import { parseInput } from '#app/lib/form.ts'
import { notFound } from '#app/lib/not-found.ts'
import { db } from '#app/platform/db/db.server.ts'
import type { Route } from './+types/checkout-order'

const STATUS = { placed: 200, changed: 409, conflict: 409, refused: 400 } as const

export function loader() {
  throw notFound('Page Not Found')
}

/** Places an order: JSON in, an OrderOutcome out. */
export async function action({ request }: Route.ActionArgs) {
  const input = parseInput(checkoutInput, await request.json().catch(() => null))
  const answer: OrderOutcome = input.ok
    ? await placeOrder(db, input.value)
    : { outcome: 'refused', errors: input.errors }
  return Response.json(answer, { status: STATUS[answer.outcome], headers: { 'Cache-Control': 'no-store' } })
}
