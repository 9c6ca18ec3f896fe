import { newsletterText } from '#app/features/newsletter/newsletter-text.ts'

/** What became of a subscription. 'limited': too many were tried from one connection. */
export type NewsletterOutcome = keyof typeof newsletterText.outcomes

/** Whether a value from outside (an answer, an address) names an outcome. */
export function isNewsletterOutcome(value: unknown): value is NewsletterOutcome {
  return typeof value === 'string' && Object.hasOwn(newsletterText.outcomes, value)
}
