import * as en from '#app/features/discounts/messages/en.ts'

/** The storefront's messages about discount codes. */
export { en as discountText }
