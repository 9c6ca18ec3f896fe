import * as en from '#app/features/wishlist/messages/en.ts'

/** The storefront's messages about the wishlist. */
export { en as wishlistText }
