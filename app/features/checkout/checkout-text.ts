import * as en from '#app/features/checkout/messages/en.ts'

export { en as checkoutText }
