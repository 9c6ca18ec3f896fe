export const none = 'There are no reviews yet.'
export const outOf = (rating: number) => `${rating} of 5`
export const ofFive = (reviews: string) => `of 5, ${reviews}`
export const reviewCount = (count: number) => `${count} ${count === 1 ? 'review' : 'reviews'}`
export const verified = 'Verified purchase'
export const newestShown = (shown: number) => `The newest ${shown} are shown.`
