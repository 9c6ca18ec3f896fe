import { formatNumber } from '#app/lib/format/number.ts'
import type { Id } from '#app/lib/id.ts'
import { addDays } from '#app/lib/zone-moments.ts'

export const MAX_DAYS = 31
export const MAX_COMPARED = 200

export type Difference = {
  readonly payment: Id<'payment'>
  readonly orderId: Id<'order'>
  readonly orderNumber: string
  readonly reference: string
  /** 'Paid at Stripe, open here' */
  readonly text: string
  /** Whether settling the payment removes the difference. */
  readonly canApply: boolean
}

export type Comparison = {
  readonly from: string
  readonly to: string
  readonly compared: number
  /** Payments of the period that were not compared, because there are too many or it took too long. */
  readonly left: number
  readonly differences: readonly Difference[]
  /** For each provider without a response: why. */
  readonly problems: readonly string[]
}

/** Why a period cannot be compared; null if it can. Days as '2026-11-24'. */
export function periodProblem(from: string | null, to: string | null): string | null {
  if (!from || !to) return 'Enter the first and the last day.'
  if (from > to) return 'The first day is after the last one.'
  return addDays(from, MAX_DAYS - 1) < to ? `A period has at most ${MAX_DAYS} days.` : null
}

export function comparedText({ compared, left, differences }: Comparison): string {
  const payments = `${formatNumber(compared)} ${compared === 1 ? 'payment' : 'payments'}`
  const rest = left > 0 ? ` ${formatNumber(left)} of this period were not compared: choose a shorter one.` : ''
  if (compared === 0) return `No payments were compared.${rest}`
  if (differences.length === 0) return `${payments} compared, no differences.${rest}`
  const found = `${formatNumber(differences.length)} ${differences.length === 1 ? 'difference' : 'differences'}`
  return `${payments} compared, ${found}.${rest}`
}
