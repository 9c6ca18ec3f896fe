import { formatNumber } from '#app/lib/format/number.ts'

export const theReviewCouldNotBeChangedPlease = 'The review could not be changed. Please try again.'
export const thisIsNoLongerThereReloadThe = 'This is no longer there. Reload the page to see what is.'
export const fitAndReturns = 'Fit and returns'
export const reviews = 'Reviews'
export const productNameOrText = 'Product, name or text'
export const reviewsShown = 'Reviews shown'
export const waiting = (pending: number) => `Waiting (${formatNumber(pending)})`
export const shown = 'Shown'
export const notShown = 'Not shown'
export const all = 'All'
export const buyersWriteThemOnThePageOf =
  'Buyers write them on the page of their order. You read them here before they are shown.'
export const theReviewsCouldNotBeLoaded = 'The reviews could not be loaded'
export const of5 = (rating: number) => `${rating} of 5`
export const notShownOf = (lowerCase: string) => `Not shown: ${lowerCase}`
export const photos = 'Photos'
export const ofByTheBuyer = (index: number, count: number) => `${index + 1} of ${count}, by the buyer`
export const remove = 'Remove'
export const removePhoto = (index: number) => `Remove photo ${index + 1}`
export const reply = 'Reply:'
export const show = 'Show'
export const shownToShoppers = 'Shown to shoppers'
export const doNotShow = 'Do not show'
export const editReply = 'Edit reply'
export const replyText = 'Reply'
export const wasGivenNothing = 'Was given nothing'
export const wasGivenSomething = 'Was given something'
export const saved = 'Saved'
export const notShownToShoppers = 'Not shown to shoppers'
export const itIsDeletedForGoodTheReview = 'It is deleted for good. The review stays.'
export const removeThisPhoto = 'Remove this photo?'
export const removePhotoText = 'Remove photo'
export const photoRemoved = 'Photo removed'
export const usually = (usualSize: string) => `usually ${usualSize}`
export const from = (origin: string) => `from ${origin}`
export const replyTo = (customerName: string) => `Reply to ${customerName}`
export const shownBelowTheReviewToAllShoppers = 'Shown below the review to all shoppers. Empty removes it.'
export const saveReply = 'Save reply'
export const replySaved = 'Reply saved'
export const cancel = 'Cancel'
export const doNotShowTheReviewBy = (customerName: string) => `Do not show the review by ${customerName}?`
export const aLowRatingIsNoReasonIn =
  'A low rating is no reason. In many countries it is unlawful to leave out reviews because they are bad.'
export const reason = 'Reason'
