import * as en from '#app/features/money/messages/en.ts'

/** What shoppers read about money, in the language of the page. */
export { en as moneyText }
