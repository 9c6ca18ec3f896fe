import * as en from '#app/features/wishlist/messages/en.ts'

export { en as wishlistText }
