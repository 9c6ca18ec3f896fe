import { redirect } from 'react-router'
import {
  limitSubscriptions,
  newsletterInput,
  requestSubscription,
  subscribe,
} from '#app/content/newsletter/newsletter.server.ts'
import {
  getConsentSentence,
  getConsentText,
  needsConfirmation,
} from '#app/content/newsletter/newsletter-consent.server.ts'
import type { NewsletterOutcome } from '#app/content/newsletter/newsletter-outcome.ts'
import { readStorefront } from '#app/content/storefront.server.ts'
import { parseForm } from '#app/lib/form.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { canEmail } from '#app/platform/mail/confirmation-mail.server.ts'
import { readJson, rejectGet } from '#app/routes/api/json-request.ts'
import type { Route } from './+types/newsletter'

export const localized = true

const STATUS = { subscribed: 200, confirm: 200, 'already-subscribed': 409, failed: 400 } as const

export const loader = rejectGet

/** Redirects a form that was submitted without JavaScript to the homepage, where the form shows the outcome. */
export async function action({ context, request }: Route.ActionArgs) {
  const isJson = request.headers.get('Content-Type')?.includes('json')
  const limit = await limitSubscriptions(db, context.get(requestInfo).address)
  if (!limit.allowed) return isJson ? respondLimited(limit.retryAfter) : redirectToForm('limited')
  const input = isJson ? await readJson(request, newsletterInput) : parseForm(newsletterInput, await readForm(request))
  const outcome = input.ok ? await joinNewsletter(input.value.email, request, context) : 'failed'
  return isJson ? jsonResponse({ outcome }, { status: STATUS[outcome] }) : redirectToForm(outcome)
}

async function joinNewsletter(email: string, request: Request, context: Route.ActionArgs['context']) {
  const { settings, locale } = await readStorefront(context)
  const { market, language } = locale
  const text = getConsentText(getConsentSentence(market, settings))
  const consent = { text, language, marketId: market.id, page: getPagePath(request) }
  if (!needsConfirmation(market, settings)) return await subscribe(db, email, consent)
  if (await canEmail(db, email)) await requestSubscription(db, email, consent)
  return 'confirm'
}

const MAX_PATH_LENGTH = 300

/** Returns the path of the page that sent the form, or '' if the browser does not reveal it. */
function getPagePath(request: Request): string {
  const referrer = URL.parse(request.headers.get('Referer') ?? '')
  return referrer?.host === request.headers.get('Host') ? referrer.pathname.slice(0, MAX_PATH_LENGTH) : ''
}

function respondLimited(retryAfter: number): Response {
  return jsonResponse({ outcome: 'limited' }, { status: 429, retryAfter })
}

function redirectToForm(outcome: NewsletterOutcome): Response {
  return redirect(`/?newsletter=${outcome}#newsletter`, 303)
}
