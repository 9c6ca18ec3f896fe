import { formatNumber } from '#app/lib/format/number.ts'

// The list
export const reviews = 'Reviews'
export const fitAndReturns = 'Fit and returns report'
export const searchHint = 'Product, name or text'
export const reviewsShown = 'Reviews shown'
export const pendingCount = (count: number) => `Pending (${formatNumber(count)})`
export const shown = 'Published'
export const notShown = 'Hidden'
export const all = 'Status: All'
export const reviewsInSentence = 'reviews'
export const emptyHint = 'Customers write reviews on their order page. Approve them here to publish them.'
export const requestSummary = (days: number) =>
  days === 0 ? 'Off' : `${days === 1 ? '1 day' : `${formatNumber(days)} days`} after delivery`
export const reviewsNotLoaded = 'The reviews could not be loaded'
export const reviewNotChanged = 'The review could not be changed. Please try again.'
export const reviewGone = 'This review or photo no longer exists. Reload the page.'

// A review
export const ratingOf5 = (rating: number) => `${rating} of 5`
export const statuses = { pending: 'Pending', approved: 'Published', rejected: 'Hidden' }
export const facts = {
  bought: 'verified purchase',
  notChecked: 'not verified',
  usualSize: (size: string) => `usually ${size}`,
  given: 'received an incentive',
  origin: (origin: string) => `from ${origin}`,
}
export const flags = {
  link: 'contains a link',
  email: 'contains an email address',
  phone: 'contains a phone number',
  language: 'contains strong language',
}
export const notShownBecause = (reason: string) => `Hidden: ${reason.toLowerCase()}`
export const photos = 'Photos'
export const photoByBuyer = (index: number, count: number) => `${index + 1} of ${count}, by the customer`
export const remove = 'Remove'
export const removePhotoAt = (index: number) => `Remove photo ${index + 1}`
export const removePhotoQuestion = 'Remove this photo?'
export const removePhotoHint = 'The photo will be deleted permanently. The review stays.'
export const removePhoto = 'Remove photo'
export const photoRemoved = 'Photo removed'
export const show = 'Publish'
export const nowShown = 'Review published'
export const markAsIncentivized = 'Mark as incentivized'
export const markAsNotIncentivized = 'Mark as not incentivized'
export const saved = 'Saved'
export const unknownReview = 'Unknown review'
export const unknownPhoto = 'Unknown photo'

// The reply to a review
export const reply = 'Reply'
export const replyLabel = 'Reply:'
export const editReply = 'Edit reply'
export const replyTo = (customerName: string) => `Reply to ${customerName}`
export const replyHint = 'Shown below the review to all shoppers. Leave blank to remove it.'
export const replyTooLong = (max: number) => `A reply can have at most ${formatNumber(max)} characters`
export const saveReply = 'Save reply'
export const replySaved = 'Reply saved'
export const cancel = 'Cancel'

// Why a review is hidden
export const hide = 'Hide'
export const hideQuestion = (customerName: string) => `Hide the review by ${customerName}?`
export const hideHint =
  'A low rating is not a valid reason. In many countries it is illegal to hide reviews because they are negative.'
export const reason = 'Reason'
export const reasons = {
  offensive: 'Offensive or threatening',
  personal: 'Contains personal data',
  'off-topic': 'Not about the product',
  advertising: 'Advertises something else',
  false: 'Not by a customer, or untrue',
  rights: 'Violates someone else’s rights',
}
export const chooseReason = 'Choose a reason'
export const nowHidden = 'Review hidden'

// The import
export const importNouns = { one: 'review', many: 'reviews' }
export const openReviews = 'Open reviews'
