import { formatNumber } from '#app/lib/format/number.ts'

export const none = 'There are no reviews yet.'
export const outOfFive = (rating: number) => `${rating} of 5`
export const ofFive = (reviews: string) => `of 5, ${reviews}`
export const reviewCount = (count: number) => `${count} ${count === 1 ? 'review' : 'reviews'}`
export const verified = 'Verified purchase'
export const all = (reviews: string) => `All ${reviews}`
export const reviewsTitle = 'Reviews'
export const helpful = (votes: number) => (votes > 0 ? `Helpful (${formatNumber(votes)})` : 'Helpful')
export const notVoted = 'Your vote could not be counted. Please try again.'
export const distribution = 'Rating breakdown'
export const starsGiven = ' stars: '
export const bought = (variant: string) => `Bought ${variant}`
export const incentivized = 'Received an incentive for this review'
export const from = (store: string) => `Originally posted on ${store}`
/** The name of a reviewer whose personal data was erased. */
export const erased = 'A buyer'
export const photos = 'Photos'
export const photoBy = (name: string) => `Photo by ${name}`
export const reply = 'Reply from the store:'
export const fits = { small: 'Runs small', true: 'True to size', large: 'Runs large' } as const
export const heights = {
  'under-155': 'Under 155 cm (5′1″)',
  '155-159': '155 to 159 cm (5′1″ to 5′2½″)',
  '160-164': '160 to 164 cm (5′3″ to 5′4½″)',
  '165-169': '165 to 169 cm (5′5″ to 5′6½″)',
  '170-174': '170 to 174 cm (5′7″ to 5′8½″)',
  '175-179': '175 to 179 cm (5′9″ to 5′10½″)',
  'from-180': '180 cm (5′11″) or more',
} as const
