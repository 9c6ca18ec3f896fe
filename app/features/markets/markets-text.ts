import * as en from '#app/features/markets/messages/en.ts'

export { en as marketsText }
