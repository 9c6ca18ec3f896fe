import * as en from '#app/features/checkout/messages/en.ts'

/** The storefront's messages at checkout. */
export { en as checkoutText }
