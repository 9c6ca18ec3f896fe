import { recordWebhook } from '#app/features/payments/connections/record-webhook.server.ts'
import { captureEvent, recordPaymentEvent } from '#app/features/payments/payment-webhook.server.ts'
import { loadProvider } from '#app/features/payments/providers.server.ts'
import { findEntry } from '#app/features/payments/registry.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { postOnly } from '#app/routes/api/json-request.ts'
import type { Route } from './+types/payment-webhook'

export const loader = postOnly

/** Statuses: 400 if the signature is wrong, 404 for an unknown provider; after all but 200 the event is sent again. */
export async function action({ params, request }: Route.ActionArgs) {
  const { provider: name } = params
  const provider = findEntry(name)?.capabilities.webhook ? await loadProvider(db, name) : null
  if (!provider) return respond('not found', 404)
  const webhook = await provider.readWebhook(await request.text(), request.headers)
  await recordWebhook(db, name, webhook === 'refused')
  if (webhook === 'refused') return respond('refused', 400)
  const event = webhook === 'ignored' ? null : await captureEvent(db, provider, webhook)
  if (event && (await recordPaymentEvent(db, name, event)) === 'too-early') return respond('too early', 409)
  return respond('ok', 200)
}

function respond(text: string, status: number): Response {
  return new Response(text, { status, headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' } })
}
