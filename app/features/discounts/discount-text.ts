import * as en from '#app/features/discounts/messages/en.ts'

export { en as discountText }
