import * as en from '#app/features/orders/messages/en.server.ts'

export { en as serverOrderText }
