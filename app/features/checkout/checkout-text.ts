import * as en from '#app/features/checkout/messages/en.ts'

/** What shoppers read at checkout, in the language of the page. */
export { en as checkoutText }
