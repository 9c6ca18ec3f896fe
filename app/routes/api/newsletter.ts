import { redirect } from 'react-router'
import { countSubscription, newsletterInput, subscribe } from '#app/features/newsletter/newsletter.server.ts'
import type { NewsletterOutcome } from '#app/features/newsletter/newsletter-outcome.ts'
import { parseForm } from '#app/lib/form.ts'
import { readForm } from '#app/lib/read-form.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { postOnly, readJson } from '#app/routes/api/json-request.ts'
import type { Route } from './+types/newsletter'

export const localized = true

const STATUS = { subscribed: 200, 'already-subscribed': 409, failed: 400, limited: 429 } as const

export const loader = postOnly

/** A form sent without JavaScript redirects to the homepage, where the form shows the outcome. */
export async function action({ context, request }: Route.ActionArgs) {
  const isJson = request.headers.get('Content-Type')?.includes('json')
  const input = isJson ? await readJson(request, newsletterInput) : parseForm(newsletterInput, await readForm(request))
  const respond = isJson ? respondJson : respondPage
  if (!input.ok) return respond('failed')
  const counted = await countSubscription(db, context.get(requestInfo).address)
  if (!counted.allowed) return respond('limited', counted.retryAfter)
  return respond(await subscribe(db, input.value.email))
}

function respondJson(outcome: NewsletterOutcome, retryAfter?: number): Response {
  return jsonResponse({ outcome }, { status: STATUS[outcome], retryAfter })
}

function respondPage(outcome: NewsletterOutcome): Response {
  return redirect(`/?newsletter=${outcome}#newsletter`, 303)
}
