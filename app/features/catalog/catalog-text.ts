import * as en from '#app/features/catalog/messages/en.ts'

/** What shoppers read about products and the shop, in the language of the page. */
export { en as catalogText }
