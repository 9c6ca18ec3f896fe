import { env } from '#app/platform/env.server.ts'
import type { PaidAt } from '#app/pricing/payment-methods/payment-provider.ts'
import type { PaymentTerms } from '#app/pricing/payment-methods/payment-terms.ts'

const DAY_SECONDS = 86_400

/** For how long the stock of an unpaid order is held; null if it is not paid before it is shipped. */
export function getHoldSeconds(paidAt: PaidAt, { holdDays }: PaymentTerms): number | null {
  if (paidAt === 'delivery') return null
  return paidAt === 'transfer' ? holdDays * DAY_SECONDS : env.PAYMENT_HOLD_SECONDS
}
