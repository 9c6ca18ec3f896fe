import { takePaymentEvent } from '#app/features/checkout/payment-webhook.server.ts'
import { providerNamed } from '#app/features/payments/providers.server.ts'
import { notFound } from '#app/lib/not-found.ts'
import { db } from '#app/platform/db/db.server.ts'
import type { Route } from './+types/stripe-webhook'

export function loader() {
  throw notFound('Page Not Found')
}

/**
 * What Stripe tells us: 200 where it is noted, known or no concern of ours, 400 where it is not proven to be Stripe's. After
 * anything else, such as 409 where something has to be told first, Stripe tells it again. Nothing of the request is believed before its signature.
 */
export async function action({ request }: Route.ActionArgs) {
  const provider = await providerNamed('stripe')
  if (!provider) throw notFound('Page Not Found')
  const told = provider.readWebhook(await request.text(), request.headers)
  if (told === 'refused') return answer('refused', 400)
  if (told !== 'ignored' && (await takePaymentEvent(db, provider.name, told)) === 'too-early') {
    return answer('too early', 409)
  }
  return answer('ok', 200)
}

function answer(text: string, status: number): Response {
  return new Response(text, { status, headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' } })
}
