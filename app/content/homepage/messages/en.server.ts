// Of the homepage that a store of one's own begins with
export const rows = {
  viewAll: 'View all',
  bestSellers: 'Best sellers',
  newArrivals: 'New arrivals',
  whatWeSee: 'What we see',
  whatWeSeeText: 'Pieces we keep coming back to.',
  featuredProducts: 'Featured products',
}
export const ourStory = 'Our story'
export const readOurStory = 'Read our story'
export const latestCollections = 'Latest collections'
export const shopNow = 'Shop now'
export const ourPromise = 'Our promise'
export const newsByEmail = 'News by email'
export const newsByEmailText = 'New pieces, as they arrive.'
