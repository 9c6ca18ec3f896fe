import * as en from '#app/features/orders/messages/en.ts'

/** What shoppers read about their orders, in the language of the page. */
export { en as orderText }
