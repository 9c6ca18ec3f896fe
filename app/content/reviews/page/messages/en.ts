export const reviewsTitle = (product: string) => `Reviews of ${product}`
export const found = (count: number) => `${count} ${count === 1 ? 'review' : 'reviews'} shown`
export const filter = 'Filter and sort'
export const stars = (rating: number) => `${rating} ${rating === 1 ? 'star' : 'stars'}`
export const withPhotos = 'With photos'
export const without = (filter: string) => `Remove filter: ${filter}`
export const clear = 'Clear filters'
export const sorts = { newest: 'Newest', helpful: 'Helpful', highest: 'Best first', lowest: 'Worst first' } as const
export const previous = 'Previous'
export const next = 'More reviews'
