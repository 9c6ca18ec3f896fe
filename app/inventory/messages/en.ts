import { formatNumber } from '#app/lib/format/number.ts'

// Joining the waitlist
export const joinTitle = 'Email me when it’s back'
export const choice = 'Size and color'
export const joinOne = (choice: string) => `Email me when ${choice} is back`
export const email = 'Email'
const hoursText = (hours: number) => (hours === 1 ? '1 hour' : `${formatNumber(hours)} hours`)
export const whatHappens = (hours: number) =>
  `We’ll email you when it’s back and hold one for ${hoursText(hours)}. No other emails.`
export const join = 'Email me'
export const joining = 'Sending…'
export const joined = (email: string) =>
  `Check your inbox: we’ve sent a link to ${email}. Confirm to join the waitlist.`
export const toProduct = 'Back to the product'
export const notSoldOut = 'This is in stock right now.'
export const off = 'There is no waitlist right now.'

// Why nobody can join
export const rejections = {
  off: 'There is no waitlist right now. Your entries are still here.',
  gone: 'We no longer sell this in this size and color. Your entries are still here.',
  available: 'This is already back in stock: you can buy it now.',
} as const
export const invalidEmail = 'Please enter an email address such as ada@example.com'
export const unknownChoice = 'Please choose a size and color'
export const away = 'We could not reach the store. Nothing is lost: please try again.'

// The page for a waitlist entry
export const states = {
  unconfirmed: { title: 'Confirm your email', text: '' },
  waiting: {
    title: 'You’re on the waitlist',
    text: 'When it’s back and it’s your turn, we’ll hold one for you and email you.',
  },
  held: { title: 'We’re holding one for you', text: '' },
  bought: {
    title: 'This link has been used',
    text: 'The one we held was ordered with this link. If that wasn’t you, someone else had your link: please contact us.',
  },
  expired: {
    title: 'We’re no longer holding it',
    text: 'Time ran out, and it went to the next person in line. You can join the waitlist again on the product page.',
  },
  gone: { title: 'We no longer sell this', text: 'Its waitlist is closed.' },
  left: {
    title: 'You’ve left the waitlist',
    text: 'We removed your email. You won’t hear from us about this item again.',
  },
} as const
export const heldUntil = (until: string, left: string) => `Until ${until} (${left}).`
export const timeLeft = (minutes: number) => {
  if (minutes < 1) return 'less than a minute left'
  const [count, unit] = minutes < 120 ? [minutes, 'minute'] : [Math.floor(minutes / 60), 'hour']
  return `${formatNumber(count)} ${unit}${count === 1 ? '' : 's'} left`
}
export const afterConfirming = (email: string, hours: number) =>
  `When it’s back, we’ll email ${email} and hold one for ${hoursText(hours)}.`
export const confirm = 'Confirm'
export const buy = 'Buy now'
export const buyNeedsScripts = 'To buy it, please turn on JavaScript: the cart is stored in your browser.'
export const leave = 'Leave the waitlist'
/** Beside a held unit */
export const unwanted = 'No longer want it?'
export const release = 'Release it'
export const toShop = 'Continue Shopping'
