import { contactMessageInput, countMessage, keepMessage } from '#app/features/contact/contact-message.server.ts'
import { parseInput } from '#app/lib/form.ts'
import { notFound } from '#app/lib/not-found.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonAnswer } from '#app/platform/http/json-answer.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import type { Route } from './+types/contact-message'

export function loader() {
  throw notFound('Page Not Found')
}

/** Takes in a message of the contact form as JSON. Where the shop keeps none, there is no such address. */
export async function action({ context, request }: Route.ActionArgs) {
  const counted = await countMessage(db, context.get(requestInfo).address)
  if (!counted.allowed) return jsonAnswer({ outcome: 'limited' }, { status: 429, retryAfter: counted.retryAfter })
  const input = parseInput(contactMessageInput, await request.json().catch(() => null))
  if (!input.ok) return jsonAnswer({ outcome: 'refused', errors: input.errors }, { status: 400 })
  const isKept = await keepMessage(db, input.value)
  return isKept ? jsonAnswer({ outcome: 'kept' }) : jsonAnswer({ outcome: 'failed' }, { status: 404 })
}
