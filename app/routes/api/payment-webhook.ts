import { recordPaymentEvent } from '#app/features/payments/payment-webhook.server.ts'
import { loadProvider } from '#app/features/payments/providers.server.ts'
import { findEntry } from '#app/features/payments/registry.server.ts'
import { notFound } from '#app/lib/not-found.ts'
import { db } from '#app/platform/db/db.server.ts'
import type { Route } from './+types/payment-webhook'

export function loader() {
  throw notFound('Page Not Found')
}

/**
 * What a payment provider reports: 200 where it is recorded, known or no concern of ours, 400 where it is not proven to be
 * the provider's, 404 where that one is not connected or sends no webhooks. After anything else, such as 409 where
 * something has to be reported first, the provider sends it again. Nothing of the request is believed before its signature.
 */
export async function action({ params, request }: Route.ActionArgs) {
  const { provider: name } = params
  const provider = findEntry(name)?.capabilities.webhook ? await loadProvider(name) : null
  if (!provider) return respond('not found', 404)
  const webhook = await provider.readWebhook(await request.text(), request.headers)
  if (webhook === 'refused') return respond('refused', 400)
  if (webhook !== 'ignored' && (await recordPaymentEvent(db, name, webhook)) === 'too-early') {
    return respond('too early', 409)
  }
  return respond('ok', 200)
}

function respond(text: string, status: number): Response {
  return new Response(text, { status, headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' } })
}
