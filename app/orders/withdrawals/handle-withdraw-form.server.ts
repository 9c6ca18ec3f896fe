import { readTypedOrder, receiveWithdrawal } from '#app/orders/withdrawals/receive-withdrawal.server.ts'
import type { WithdrawResult } from '#app/orders/withdrawals/storefront/withdraw-result.ts'
import { limitWithdrawalForms } from '#app/orders/withdrawals/withdrawal-limit.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import type { ResponseStatus } from '#app/platform/http/response-init.ts'
import { uiText } from '#app/ui/ui-text.ts'

/**
 * Handles a form submitted on /withdraw. Uses the primary database, as the page's database may be a replica. `address`
 * is the client's network address.
 */
export async function handleWithdrawForm(
  request: Request,
  address: string,
): Promise<{ readonly result: WithdrawResult } & ResponseStatus> {
  const counted = await limitWithdrawalForms(db, address)
  const form = await readForm(request)
  if (counted.allowed) return await receiveWithdrawal(db, form)
  const { retryAfter } = counted
  const typed = readTypedOrder(form) // without JavaScript, the typed values would be lost
  return { result: { step: 'failed', text: uiText.tooManyRequests, typed }, status: 429, retryAfter }
}
