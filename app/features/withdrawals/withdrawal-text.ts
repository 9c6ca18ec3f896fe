import * as en from '#app/features/withdrawals/messages/en.ts'

export { en as withdrawalText }
