import { isNewsletterOutcome } from '#app/content/newsletter/newsletter-outcome.ts'

/** Returns the part of the query that affects pages with the newsletter: the outcome of a form sent without scripts. */
export function pickNewsletterQuery(query: URLSearchParams): string {
  const outcome = query.get('newsletter')
  return isNewsletterOutcome(outcome) ? `?newsletter=${outcome}` : ''
}
