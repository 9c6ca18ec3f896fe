import { isNewsletterOutcome } from '#app/content/newsletter/newsletter-outcome.ts'

/**
 * Returns a query string with only the outcome of a newsletter form that was submitted without JavaScript. The other
 * query parameters do not change pages with the newsletter field.
 */
export function pickNewsletterQuery(query: URLSearchParams): string {
  const outcome = query.get('newsletter')
  return isNewsletterOutcome(outcome) ? `?newsletter=${outcome}` : ''
}
