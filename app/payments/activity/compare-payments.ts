import type { Id } from '#app/lib/id.ts'
import { addDays } from '#app/lib/zone-moments.ts'
import { adminText } from '#app/payments/admin-text.ts'

export const MAX_DAYS = 31
export const MAX_COMPARED = 200

export type Difference = {
  readonly payment: Id<'payment'>
  readonly orderId: Id<'order'>
  readonly orderNumber: string
  readonly reference: string
  /** For example 'Paid at Stripe, unpaid here'. */
  readonly text: string
  /** True if settling the payment removes the difference. */
  readonly canApply: boolean
}

export type Comparison = {
  readonly from: string
  readonly to: string
  readonly compared: number
  /** The number of payments that were not compared, for example because there are too many. */
  readonly left: number
  readonly differences: readonly Difference[]
  /** One message for each provider whose payments could not all be compared. */
  readonly problems: readonly string[]
}

/** Returns the reason why a period cannot be compared; null if it can be. Days have the format '2026-11-24'. */
export function findPeriodProblem(from: string | null, to: string | null): string | null {
  if (!from || !to) return adminText.daysMissing
  if (from > to) return adminText.daysReversed
  return addDays(from, MAX_DAYS - 1) < to ? adminText.periodTooLong(MAX_DAYS) : null
}

export function formatSummary({ compared, left, differences }: Comparison): string {
  return compared === 0 ? adminText.noneCompared(left) : adminText.compared(compared, differences.length, left)
}
