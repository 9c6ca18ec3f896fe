export const email = 'Email'
export const emailExample = 'An address such as name@example.com'
export const subscribing = 'Subscribing…'
export const subscribe = 'Subscribe'
/** Results of a subscription. */
export const outcomes = {
  subscribed: 'Thank you for subscribing!',
  confirm:
    'Almost done: please confirm it by the link that we sent to your inbox. If this email is subscribed already, no mail is sent.',
  'already-subscribed': 'This email is already subscribed!',
  failed: 'Failed to subscribe. Please try again.',
  limited: 'Failed to subscribe. Please try again. Too many tries came from your connection: wait a minute first.',
} as const

// The page that confirms a subscription, and ends it
export const consentStates = {
  pending: {
    title: 'Shall we send you the newsletter?',
    text: 'One press, and it comes to your inbox. You can end it on this page at any time.',
  },
  subscribed: {
    title: 'You are subscribed',
    text: 'The newsletter comes to your inbox. The link in our mail leads back here.',
  },
  unsubscribed: { title: 'You are unsubscribed', text: 'You will get no more newsletters from us.' },
} as const
export const unsubscribe = 'Unsubscribe'
export const toShop = 'Continue shopping'
