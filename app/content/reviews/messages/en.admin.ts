import { formatNumber } from '#app/lib/format/number.ts'

// The list
export const reviews = 'Reviews'
export const fitAndReturns = 'Fit and returns'
export const searchHint = 'Product, name or text'
export const reviewsShown = 'Reviews shown'
export const waiting = (count: number) => `Waiting (${formatNumber(count)})`
export const shown = 'Shown'
export const notShown = 'Not shown'
export const all = 'All'
export const reviewsInLine = 'reviews'
export const waitingInLine = 'reviews that wait'
export const emptyHint = 'Buyers write them on the page of their order. You read them here before they are shown.'
export const reviewsNotLoaded = 'The reviews could not be loaded'
export const reviewNotChanged = 'The review could not be changed. Please try again.'
export const reviewGone = 'This is no longer there. Reload the page to see what is.'

// A review
export const ratingOf5 = (rating: number) => `${rating} of 5`
export const statuses = { pending: 'Waiting', approved: 'Shown', rejected: 'Not shown' }
export const facts = {
  bought: 'bought it',
  notChecked: 'not checked',
  usualSize: (size: string) => `usually ${size}`,
  given: 'was given something for it',
  origin: (origin: string) => `from ${origin}`,
}
export const flags = {
  link: 'contains a link',
  email: 'contains an email address',
  phone: 'contains a phone number',
  language: 'contains strong language',
}
export const notShownBecause = (reason: string) => `Not shown: ${reason.toLowerCase()}`
export const photos = 'Photos'
export const photoByBuyer = (index: number, count: number) => `${index + 1} of ${count}, by the buyer`
export const remove = 'Remove'
export const removePhotoAt = (index: number) => `Remove photo ${index + 1}`
export const removePhotoQuestion = 'Remove this photo?'
export const removePhotoHint = 'It is deleted for good. The review stays.'
export const removePhoto = 'Remove photo'
export const photoRemoved = 'Photo removed'
export const show = 'Show'
export const nowShown = 'Shown to shoppers'
export const wasGivenSomething = 'Was given something'
export const wasGivenNothing = 'Was given nothing'
export const saved = 'Saved'
export const unknownReview = 'Unknown review'
export const unknownPhoto = 'Unknown photo'

// Its reply
export const reply = 'Reply'
export const replyLabel = 'Reply:'
export const editReply = 'Edit reply'
export const replyTo = (customerName: string) => `Reply to ${customerName}`
export const replyHint = 'Shown below the review to all shoppers. Empty removes it.'
export const replyTooLong = (max: number) => `A reply has ${formatNumber(max)} characters at most`
export const saveReply = 'Save reply'
export const replySaved = 'Reply saved'
export const cancel = 'Cancel'

// Why it is not shown
export const hide = 'Do not show'
export const hideQuestion = (customerName: string) => `Do not show the review by ${customerName}?`
export const hideHint =
  'A low rating is no reason. In many countries it is unlawful to leave out reviews because they are bad.'
export const reason = 'Reason'
export const reasons = {
  offensive: 'Offends or threatens somebody',
  personal: 'Contains personal data',
  'off-topic': 'Is not about the product',
  advertising: 'Advertises something else',
  false: 'Is not by a buyer, or untrue',
  rights: 'Shows what the writer may not publish',
}
export const chooseReason = 'Choose a reason'
export const nowHidden = 'Not shown to shoppers'

// The import
export const importNouns = { one: 'review', many: 'reviews' }
export const openReviews = 'Open reviews'
