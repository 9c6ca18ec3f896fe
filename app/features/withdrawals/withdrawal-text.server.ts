import * as en from '#app/features/withdrawals/messages/en.server.ts'

export { en as serverWithdrawalText }
