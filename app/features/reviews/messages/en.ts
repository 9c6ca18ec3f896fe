import { formatNumber } from '#app/lib/format/number.ts'

export const none = 'There are no reviews yet.'
export const outOf = (rating: number) => `${rating} of 5`
export const ofFive = (reviews: string) => `of 5, ${reviews}`
export const reviewCount = (count: number) => `${count} ${count === 1 ? 'review' : 'reviews'}`
export const verified = 'Verified purchase'
export const all = (reviews: string) => `All ${reviews}`
export const reviewsTitle = 'Reviews'
export const reviewsOf = (product: string) => `Reviews of ${product}`
export const found = (count: number) => `${reviewCount(count)} shown`
export const filter = 'Filter and sort'
export const stars = (rating: number) => `${rating} ${rating === 1 ? 'star' : 'stars'}`
export const withPhotos = 'With photos'
export const without = (filter: string) => `Remove filter: ${filter}`
export const clear = 'Clear filters'
export const sorts = { newest: 'Newest', helpful: 'Helpful', highest: 'Best first', lowest: 'Worst first' } as const
export const previous = 'Previous'
export const next = 'More reviews'
export const helpful = (votes: number) => (votes > 0 ? `Helpful (${formatNumber(votes)})` : 'Helpful')
export const notVoted = 'Your vote could not be counted. Please try again.'
export const distribution = 'How often each rating was given'
export const starsGiven = ' stars: '
export const bought = (variant: string) => `Bought ${variant}`
export const incentivized = 'Received something for this review'
export const from = (store: string) => `Written at ${store}`
/** Whose personal data was erased. */
export const erased = 'A buyer'
export const photos = 'Photos'
export const photoBy = (name: string) => `Photo by ${name}`
export const reply = 'Reply by the store:'

// Writing one
export const write = 'Write a review'
export const writeOf = (product: string) => `Review ${product}`
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
export const fits = { small: 'Runs small', true: 'True to size', large: 'Runs large' } as const
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
export const heights = {
  'under-155': 'Under 155 cm (5′1″)',
  '155-159': '155 to 159 cm (5′1″ to 5′2½″)',
  '160-164': '160 to 164 cm (5′3″ to 5′4½″)',
  '165-169': '165 to 169 cm (5′5″ to 5′6½″)',
  '170-174': '170 to 174 cm (5′7″ to 5′8½″)',
  '175-179': '175 to 179 cm (5′9″ to 5′10½″)',
  'from-180': '180 cm (5′11″) or more',
} as const
export const promise =
  'We read each review before it is shown, good or bad, with the size you bought. Nothing else of your order is shown.'
export const send = 'Send review'
export const sending = 'Sending…'
export const thanks = 'Thank you. Your review is with us, and is shown once we have read it.'
export const states = {
  written: 'You have reviewed this.',
  early: 'You can review this once it has been shipped.',
  gone: 'This can no longer be reviewed.',
} as const
export const refusals = {
  written: 'This has been reviewed by somebody else with the link of this order.',
  early: 'You can review this once it has been shipped. What you wrote is still here.',
  gone: 'This can no longer be reviewed: it has left the store. What you wrote is still here.',
} as const
export const toOrder = 'Back to your order'
export const others = 'Also from this order'
export const checkFields = 'Please check these fields'
export const away = 'We could not reach the store. Nothing is lost: please try again.'

// Mails
export const requestMail = {
  subject: (store: string) => `How do you like it? ${store}`,
  preview: 'Your review helps others to find what fits.',
  title: (firstName: string) => `How do you like it, ${firstName}?`,
  text: 'Tell others how it fits and feels. It takes a minute, and you need no account. We read each review before it is shown, good or bad.',
  noMore: 'No more mails about reviews',
} as const
export const reviewMails = {
  title: 'Mails about reviews',
  text: 'Some days after an order we invite you to review it. You can end that here. Mails about your orders still reach you.',
  stop: 'Send me no more of them',
  stopped: 'You will get no more mails about reviews.',
} as const

// Errors
export const incomplete = 'Something is missing from this form. Please reload the page.'
export const chooseRating = 'Choose one to five stars'
export const unknownChoice = 'Choose one of these'
export const nameMissing = 'A name is required. It can be a short one.'
export const tooLong = (max: number) => `This is too long: ${formatNumber(max)} characters at most`
export const oneLine = 'This can only be one line'
export const cardNumber = 'This looks like a card number. Please leave it out.'
export const photoTooLarge = (name: string) => `“${name}” is larger than 25 MB. Please choose a smaller one.`
export const tooManyPhotos = (max: number) => `At most ${max} photos, please`
