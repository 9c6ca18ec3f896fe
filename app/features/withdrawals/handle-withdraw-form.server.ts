import { storefrontText } from '#app/features/storefront/storefront-text.ts'
import { receiveWithdrawal, typedOrder } from '#app/features/withdrawals/receive-withdrawal.server.ts'
import type { WithdrawResult } from '#app/features/withdrawals/storefront/withdraw-result.ts'
import { countWithdrawalForm } from '#app/features/withdrawals/withdrawal-limit.server.ts'
import { db } from '#app/platform/db/db.server.ts'

/** A form of /withdraw, in the primary database: that of the page may be a replica. `address`: of the client. */
export async function handleWithdrawForm(
  form: FormData,
  address: string,
): Promise<{ readonly result: WithdrawResult; readonly status: number }> {
  const counted = await countWithdrawalForm(db, address)
  if (counted.allowed) return await receiveWithdrawal(db, form)
  return { result: { step: 'failed', text: storefrontText.tooManyRequests, typed: typedOrder(form) }, status: 429 }
}
