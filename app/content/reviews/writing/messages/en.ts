import { formatNumber } from '#app/lib/format/number.ts'

export const write = 'Write a review'
export const writeReviewTitle = (product: string) => `Review ${product}`
export const pageTitle = (store: string) => `Write a review · ${store}`
export const yourRating = 'Your rating'
export const ratings = {
  5: '5 of 5, excellent',
  4: '4 of 5, good',
  3: '3 of 5, fair',
  2: '2 of 5, poor',
  1: '1 of 5, bad',
} as const
export const fitQuestion = 'How does it fit?'
export const noFit = 'I cannot say'
export const fields = {
  title: 'Headline',
  comment: 'Your review',
  file: 'Photos',
  name: 'Name shown',
  usualSize: 'The size you usually wear',
  height: 'Your height',
} as const
export const commentHint = 'What do you like, and what not? How is the fabric?'
export const photoHint = (photos: number) =>
  `Up to ${photos}, as JPEG, PNG, WebP or AVIF. The place where they were taken is removed from them.`
export const photosAgain = 'Please choose your photos again: browsers do not keep them.'
export const noChoice = 'Rather not say'
export const promise =
  'We read each review before it is shown, good or bad, with the size you bought. Nothing else of your order is shown.'
export const send = 'Send review'
export const sending = 'Sending…'
export const thanks = 'Thank you. Your review is with us, and is shown once we have read it.'
export const states = {
  written: 'You have reviewed this.',
  early: 'You can review this once it has been delivered.',
  gone: 'This can no longer be reviewed.',
} as const
export const rejections = {
  written: 'This has been reviewed by somebody else with the link of this order.',
  early: 'You can review this once it has been delivered. What you wrote is still here.',
  gone: 'This can no longer be reviewed: it has left the store. What you wrote is still here.',
} as const
export const toOrder = 'Back to your order'
export const others = 'Also from this order'
export const checkFields = 'Please check these fields'
export const away = 'We could not reach the store. Nothing is lost: please try again.'
export const incomplete = 'Something is missing from this form. Please reload the page.'
export const chooseRating = 'Choose one to five stars'
export const unknownChoice = 'Choose one of these'
export const nameMissing = 'A name is required. It can be a short one.'
export const tooLong = (max: number) => `This is too long: ${formatNumber(max)} characters at most`
export const oneLine = 'This can only be one line'
export const cardNumber = 'This looks like a card number. Please leave it out.'
export const photoTooLarge = (name: string) => `“${name}” is larger than 25 MB. Please choose a smaller one.`
export const tooManyPhotos = (max: number) => `At most ${max} photos, please`
