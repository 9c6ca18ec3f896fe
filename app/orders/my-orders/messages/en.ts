import { formatNumber } from '#app/lib/format/number.ts'

// The form that requests a link
export const lead =
  'Enter the email address you ordered with. We’ll send you a link to all your orders. You need no password.'
export const email = 'Email'
export const emailHint = 'We use the address only to send you this link.'
export const send = 'Send link'
export const sending = 'Sending…'
export const sent = 'If we have orders for this address, we have just sent a link to it.'
export const sentHint =
  'The link works for one hour. If nothing arrives, check your spam folder, or try another address you may have ordered with.'
export const otherAddress = 'Use a different address'

// The list of orders
export const unusable = 'This link no longer works'
export const unusableText = 'Links to your orders work for one hour. You can request a new one here.'
export const none = 'There are no orders with this address.'
export const validUntil = 'This link works until'
export const order = (number: string) => `Order ${number}`
export const productAndOthers = (first: string, others: number) =>
  `${first} and ${formatNumber(others)} more ${others === 1 ? 'product' : 'products'}`
export const newer = 'Newer orders'
export const older = 'Older orders'
