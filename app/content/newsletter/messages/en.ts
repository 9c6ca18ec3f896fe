export const email = 'Email'
export const emailExample = 'An address such as name@example.com'
export const subscribing = 'Subscribing…'
export const subscribe = 'Subscribe'
/** The outcomes of the subscription form. */
export const outcomes = {
  subscribed: 'Thank you for subscribing!',
  confirm:
    'Almost done: check your inbox and confirm with the link we sent. If you’re already subscribed, you won’t get another email.',
  'already-subscribed': 'This email is already subscribed!',
  failed: 'Failed to subscribe. Please try again.',
  limited:
    'Failed to subscribe. Please try again. There were too many attempts from your connection: wait a minute first.',
} as const

// The page that confirms or ends a subscription
export const consentStates = {
  pending: {
    title: 'Confirm your subscription',
    text: 'One click, and you’ll get the newsletter in your inbox. You can unsubscribe at any time with the link in every email.',
  },
  subscribed: {
    title: 'You are subscribed',
    text: 'You’ll get the newsletter in your inbox. To unsubscribe later, use the link in any of our emails.',
  },
  unsubscribed: { title: 'You are unsubscribed', text: 'You won’t get any more newsletters from us.' },
} as const
export const unsubscribe = 'Unsubscribe'
export const subscribeAgain = 'Subscribe again'
export const toShop = 'Continue Shopping'
