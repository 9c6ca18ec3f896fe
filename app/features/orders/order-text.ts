import * as en from '#app/features/orders/messages/en.ts'

export { en as orderText }
