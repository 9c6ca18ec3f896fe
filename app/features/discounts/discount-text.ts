import * as en from '#app/features/discounts/messages/en.ts'

/** What shoppers read about discount codes, in the language of the page. */
export { en as discountText }
