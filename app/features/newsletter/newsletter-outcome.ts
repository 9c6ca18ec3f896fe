/** What became of a subscription, and what the shopper is told. 'limited': too many were tried from one connection. */
export const NEWSLETTER_MESSAGES = {
  subscribed: 'Thank you for subscribing!',
  'already-subscribed': 'This email is already subscribed!',
  failed: 'Failed to subscribe. Please try again.',
  limited: 'Failed to subscribe. Please try again. Too many tries came from your connection: wait a minute first.',
} as const

export type NewsletterOutcome = keyof typeof NEWSLETTER_MESSAGES

/** Whether a value from outside (an answer, an address) names an outcome. */
export function isNewsletterOutcome(value: unknown): value is NewsletterOutcome {
  return typeof value === 'string' && Object.hasOwn(NEWSLETTER_MESSAGES, value)
}
