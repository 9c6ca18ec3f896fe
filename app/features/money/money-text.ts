import * as en from '#app/features/money/messages/en.ts'

/** The storefront's messages about money. */
export { en as moneyText }
