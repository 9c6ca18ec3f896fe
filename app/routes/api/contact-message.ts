import { contactMessageInput, countMessage, storeMessage } from '#app/features/contact/contact-message.server.ts'
import { parseInput } from '#app/lib/form.ts'
import { notFound } from '#app/lib/not-found.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import type { Route } from './+types/contact-message'

export function loader() {
  throw notFound('Page Not Found')
}

/** Takes in a message of the contact form as JSON. Where the store keeps none, there is no such address. */
export async function action({ context, request }: Route.ActionArgs) {
  const counted = await countMessage(db, context.get(requestInfo).address)
  if (!counted.allowed) return jsonResponse({ outcome: 'limited' }, { status: 429, retryAfter: counted.retryAfter })
  const input = parseInput(contactMessageInput, await request.json().catch(() => null))
  if (!input.ok) return jsonResponse({ outcome: 'refused', errors: input.errors }, { status: 400 })
  const isKept = await storeMessage(db, input.value)
  return isKept ? jsonResponse({ outcome: 'kept' }) : jsonResponse({ outcome: 'failed' }, { status: 404 })
}
