export const outcomes = {
  saved: 'Added to wishlist',
  removed: 'Removed from wishlist',
  full: 'Your wishlist is full. It can hold at most 200 products.',
} as const
export const failed = 'Failed to update wishlist'
export const save = (product: string) => `Save ${product} to wishlist`
export const openWishlist = (saved: number) => (saved ? `Wishlist, ${saved} saved` : 'Wishlist')
export const wishlist = 'Wishlist'
export const productCount = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`
export const needsJavaScript = 'The wishlist requires JavaScript. Please turn on JavaScript and reload this page.'
export const products = 'Products'
export const empty = 'Your wishlist is empty'
export const emptyHint = 'Select the heart on a piece you love to save it here.'
export const explore = 'Explore Collection'
export const couldNotLoad = 'We could not load your wishlist.'
export const tryAgain = 'Try again'
// Changes since a product was saved
export const changes = { 'price-fell': 'Price dropped', back: 'Back in stock' } as const
export const backInSize = (size: string) => `Back in ${size}`
