import * as en from '#app/features/cart/messages/en.ts'

/** The storefront's messages about the cart. */
export { en as cartText }
