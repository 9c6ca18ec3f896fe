import { shippingStepInput } from '#app/features/checkout/checkout-input.ts'
import { parseInput } from '#app/lib/form.ts'
import { notFound } from '#app/lib/not-found.ts'
import type { Route } from './+types/checkout-shipping'

export function loader() {
  throw notFound('Page Not Found')
}

/** Whether the shipping step is complete: messages by field, none where it is. It is a question, so 200 either way; nothing is kept. */
export async function action({ request }: Route.ActionArgs) {
  const input = parseInput(shippingStepInput, await request.json().catch(() => null))
  const errors = input.ok ? {} : input.errors
  return Response.json({ errors }, { headers: { 'Cache-Control': 'no-store' } })
}
