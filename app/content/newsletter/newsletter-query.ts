import { isNewsletterOutcome } from '#app/content/newsletter/newsletter-outcome.ts'

/**
 * Returns the only query parameter that changes pages with the newsletter field: the outcome of a form submitted
 * without JavaScript.
 */
export function pickNewsletterQuery(query: URLSearchParams): string {
  const outcome = query.get('newsletter')
  return isNewsletterOutcome(outcome) ? `?newsletter=${outcome}` : ''
}
