import * as en from '#app/features/wishlist/messages/en.ts'

/** What shoppers read about their wishlist, in the language of the page. */
export { en as wishlistText }
