import * as en from '#app/features/money/messages/en.ts'

export { en as moneyText }
