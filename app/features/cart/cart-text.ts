import * as en from '#app/features/cart/messages/en.ts'

/** What shoppers read about their cart, in the language of the page. */
export { en as cartText }
