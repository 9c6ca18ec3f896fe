export const email = 'Email'
export const emailExample = 'An address such as name@example.com'
export const subscribing = 'Subscribing…'
export const subscribe = 'Subscribe'
/** Results of a subscription. */
export const outcomes = {
  subscribed: 'Thank you for subscribing!',
  'already-subscribed': 'This email is already subscribed!',
  failed: 'Failed to subscribe. Please try again.',
  limited: 'Failed to subscribe. Please try again. Too many tries came from your connection: wait a minute first.',
} as const
