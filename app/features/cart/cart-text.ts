import * as en from '#app/features/cart/messages/en.ts'

export { en as cartText }
