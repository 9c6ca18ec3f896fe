export const reviewsTitle = (product: string) => `${product} reviews`
export const found = (count: number) => `${count} ${count === 1 ? 'review' : 'reviews'} shown`
export const filter = 'Filter and sort'
export const stars = (rating: number) => `${rating} ${rating === 1 ? 'star' : 'stars'}`
export const withPhotos = 'With photos'
export const without = (filter: string) => `Remove filter: ${filter}`
export const clear = 'Clear filters'
export const sorts = {
  newest: 'Newest',
  helpful: 'Most helpful',
  highest: 'Highest rated',
  lowest: 'Lowest rated',
} as const
export const previous = 'Previous'
export const next = 'More reviews'
