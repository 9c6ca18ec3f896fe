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
export const noFit = 'Not sure'
export const fields = {
  title: 'Headline',
  comment: 'Your review',
  file: 'Photos',
  name: 'Display name',
  usualSize: 'The size you usually wear',
  height: 'Your height',
} as const
export const commentHint = 'What do you like or dislike? How does the fabric feel?'
export const photoHint = (photos: number) => `Up to ${photos} JPEG, PNG, WebP or AVIF files. Location data is removed.`
export const addPhotos = 'Add photos'
export const photosAgain = 'Please choose your photos again. Your browser did not keep them.'
export const noChoice = 'Prefer not to say'
export const promise =
  'We read every review, good or bad, before we publish it. It shows the size you bought and nothing else from your order.'
export const send = 'Send review'
export const sending = 'Sending…'
export const thanks = 'Thank you. We’ll publish your review once we’ve read it.'
export const states = {
  written: 'You’ve reviewed this item.',
  early: 'You can review this once it has been delivered.',
  gone: 'This item can no longer be reviewed.',
} as const
export const rejections = {
  written: 'Someone else has already used the link to this order to review this item.',
  early: 'You can review this once it has been delivered. Your entries are still here.',
  gone: 'This item can no longer be reviewed because we no longer sell it. Your entries are still here.',
} as const
export const toOrder = 'Back to your order'
export const others = 'Also from this order'
export const checkFields = 'Please check these fields'
export const away = 'We could not reach the store. Nothing is lost: please try again.'
export const incomplete = 'This form is incomplete. Please reload the page.'
export const chooseRating = 'Choose one to five stars'
export const unknownChoice = 'Choose one of the options'
export const nameMissing = 'Enter a name. A first name is enough.'
export const tooLong = (max: number) => `This is too long. Use at most ${formatNumber(max)} characters.`
export const oneLine = 'Use only one line'
export const cardNumber = 'This looks like a card number. Please leave it out.'
export const photoTooLarge = (name: string) => `“${name}” is larger than 25 MB. Please choose a smaller one.`
export const tooManyPhotos = (max: number) => `You can add at most ${max} photos`
