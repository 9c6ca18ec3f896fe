import { formatNumber } from '#app/lib/format/number.ts'

// Joining
export const joinTitle = 'Tell me when it is back'
export const choice = 'Size and color'
export const joinOne = (choice: string) => `Tell me when ${choice || 'it'} is back`
export const email = 'Email'
const hoursText = (hours: number) => (hours === 1 ? '1 hour' : `${formatNumber(hours)} hours`)
export const whatHappens = (hours: number) =>
  `We send you a link to confirm. As soon as one is back, we hold it for you for ${hoursText(hours)} and write to you, first come, first served. You get no other mails.`
export const join = 'Tell me'
export const joining = 'Sending…'
export const joined = (email: string) =>
  `Please look into your inbox: we have sent a link to ${email}. You are in line once you confirm.`
export const toProduct = 'Back to the product'
export const notSoldOut = 'Nothing of this is sold out right now.'
export const off = 'There is no waiting list right now.'

// Why nobody can join
export const rejections = {
  off: 'There is no waiting list right now. What you wrote is still here.',
  gone: 'This is no longer sold in this size and color. What you wrote is still here.',
  available: 'This is back already: you can buy it now.',
} as const
export const invalidEmail = 'Please enter an email such as ada@example.com'
export const unknownChoice = 'Please choose what you wait for'
export const away = 'We could not reach the store. Nothing is lost: please try again.'

// The page of an entry
export const states = {
  unconfirmed: { title: 'Shall we tell you when this is back?', text: 'Confirm it, and you are in line.' },
  waiting: {
    title: 'You are in line',
    text: 'As soon as one is back and it is your turn, we hold it for you and write to you.',
  },
  held: { title: 'One is held for you', text: '' },
  bought: {
    title: 'This link has been used',
    text: 'The one that was held was ordered with it. If that was not you, somebody else had your link: please write to us.',
  },
  expired: {
    title: 'It is held no longer',
    text: 'The time was over, and it went to the next in line. You can join again on the page of the product.',
  },
  gone: { title: 'This is no longer sold', text: 'It has left the store, so nobody waits for it any more.' },
  left: {
    title: 'You have left the waiting list',
    text: 'Your email is removed. You will get no more mails about it.',
  },
} as const
export const heldUntil = (until: string, left: string) => `Until ${until}, which is ${left}.`
export const timeLeft = (minutes: number) => {
  if (minutes < 1) return 'less than a minute from now'
  const [count, unit] = minutes < 120 ? [minutes, 'minute'] : [Math.floor(minutes / 60), 'hour']
  return `${formatNumber(count)} ${unit}${count === 1 ? '' : 's'} from now`
}
export const confirm = 'Confirm'
export const buy = 'Buy it'
export const buyNeedsScripts = 'To buy it, please allow JavaScript: the cart lives in your browser.'
export const leave = 'Leave the waiting list'
export const toShop = 'Continue shopping'
