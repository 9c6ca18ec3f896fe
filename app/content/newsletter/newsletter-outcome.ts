import { newsletterText } from '#app/content/newsletter/newsletter-text.ts'

export type NewsletterOutcome = keyof typeof newsletterText.outcomes

export function isNewsletterOutcome(value: unknown): value is NewsletterOutcome {
  return typeof value === 'string' && Object.hasOwn(newsletterText.outcomes, value)
}
