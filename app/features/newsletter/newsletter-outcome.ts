import { newsletterText } from '#app/features/newsletter/newsletter-text.ts'

/** 'limited': too many attempts from one address. */
export type NewsletterOutcome = keyof typeof newsletterText.outcomes

/** For values from responses and URLs. */
export function isNewsletterOutcome(value: unknown): value is NewsletterOutcome {
  return typeof value === 'string' && Object.hasOwn(newsletterText.outcomes, value)
}
