import { recordWebhook } from '#app/payments/connections/record-webhook.server.ts'
import { loadProvider } from '#app/payments/providers/providers.server.ts'
import { captureEvent, recordPaymentEvent } from '#app/payments/webhooks/payment-webhook.server.ts'
import { createWebhookLimits } from '#app/payments/webhooks/webhook-limit.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { findProvider } from '#app/pricing/payment-providers.ts'
import { rejectGet } from '#app/routes/api/json-request.ts'
import type { Route } from './+types/payment-webhook'

export const loader = rejectGet

/**
 * Responds with 400 if the signature is wrong, 429 after many wrong signatures, and 404 for an unknown provider.
 * Providers send the event again after any status except 200.
 */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { provider: name } = params
  const provider = findProvider(name)?.capabilities.hasWebhook ? await loadProvider(db, name) : null
  if (!provider) return respond('not found', 404)
  const limits = createWebhookLimits(context.get(requestInfo).address)
  const now = new Date()
  const webhook = await provider.readWebhook(await request.text(), request.headers, now, limits.canVerify)
  if (webhook === 'limited' || (webhook === 'rejected' && !(await limits.count()))) {
    return jsonResponse(null, { status: 429, retryAfter: limits.retryAfter() })
  }
  if (webhook === 'rejected') {
    // Records only events that the provider could have sent. Other events can come from anyone and say nothing about
    // the keys.
    if (provider.couldBeSigned(request.headers, now)) await recordWebhook(db, name, true)
    return respond('rejected', 400)
  }
  await limits.uncount()
  await recordWebhook(db, name, false)
  const event = webhook === 'ignored' ? null : await captureEvent(db, provider, webhook)
  if (event && (await recordPaymentEvent(db, name, event)) === 'too-early') return respond('too early', 409)
  return respond('ok', 200)
}

function respond(text: string, status: number): Response {
  return new Response(text, { status, headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' } })
}
