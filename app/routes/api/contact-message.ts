import { contactMessageInput, limitMessages, storeMessage } from '#app/content/contact/contact-message.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { readJson, rejectGet } from '#app/routes/api/json-request.ts'
import type { Route } from './+types/contact-message'

export const localized = true

export const loader = rejectGet

export async function action({ context, request }: Route.ActionArgs) {
  const limit = await limitMessages(db, context.get(requestInfo).address)
  if (!limit.allowed) return jsonResponse({ outcome: 'limited' }, { status: 429, retryAfter: limit.retryAfter })
  const input = await readJson(request, contactMessageInput)
  if (!input.ok) return jsonResponse({ outcome: 'rejected', errors: input.errors }, { status: 400 })
  const isStored = await storeMessage(db, input.value)
  return isStored ? jsonResponse({ outcome: 'kept' }) : jsonResponse({ outcome: 'failed' }, { status: 404 })
}
