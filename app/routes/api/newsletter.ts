import { redirect } from 'react-router'
import { countSubscription, newsletterInput, subscribe } from '#app/features/newsletter/newsletter.server.ts'
import type { NewsletterOutcome } from '#app/features/newsletter/newsletter-outcome.ts'
import { parseForm, parseInput } from '#app/lib/form.ts'
import { notFound } from '#app/lib/not-found.ts'
import { readForm } from '#app/lib/read-form.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import type { Route } from './+types/newsletter'

const STATUS = { subscribed: 200, 'already-subscribed': 409, failed: 400, limited: 429 } as const

export function loader() {
  throw notFound('Page Not Found')
}

/** Subscribes an e-mail. JSON is answered as such; a form sent without scripts leads back to the band, which says it. */
export async function action({ context, request }: Route.ActionArgs) {
  const isJson = request.headers.get('Content-Type')?.includes('json')
  const input = isJson
    ? parseInput(newsletterInput, await request.json().catch(() => null))
    : parseForm(newsletterInput, await readForm(request))
  const answer = isJson ? respondJson : respondPage
  if (!input.ok) return answer('failed')
  const counted = await countSubscription(db, context.get(requestInfo).address)
  if (!counted.allowed) return answer('limited', counted.retryAfter)
  return answer(await subscribe(db, input.value.email))
}

function respondJson(outcome: NewsletterOutcome, retryAfter?: number): Response {
  return jsonResponse({ outcome }, { status: STATUS[outcome], retryAfter })
}

function respondPage(outcome: NewsletterOutcome): Response {
  return redirect(`/?newsletter=${outcome}#newsletter`, 303)
}
