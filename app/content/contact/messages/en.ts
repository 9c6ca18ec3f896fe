import { formatNumber } from '#app/lib/format/number.ts'

export const fields = { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' } as const
export const sending = 'Sending…'
export const send = 'Send Message'
export const thanks = 'Thank you for your message! We will get back to you soon.'
export const failures = {
  failed: 'Your message could not be sent. Nothing you typed is lost: please try again.',
  limited: 'Too many messages from your connection. Nothing you typed is lost: please try again in a minute.',
} as const
// Field errors
export const required = {
  name: 'Name is required',
  email: 'Email is required',
  subject: 'Subject is required',
  message: 'Message is required',
} as const
export const tooLong = (field: keyof typeof fields, max: number) =>
  `${fields[field]} can have at most ${formatNumber(max)} characters`
export const oneLine = (field: keyof typeof fields) => `${fields[field]} must be one line`
export const invalidEmail = 'Please enter a valid email address'
export const cardNumber = 'This looks like a card number. Please leave it out.'

// Contact details
export const email = 'Email'
export const phone = 'Phone'
export const address = 'Address'
