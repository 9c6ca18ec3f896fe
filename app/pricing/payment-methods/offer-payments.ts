import { type Money, money } from '#app/base/money.ts'
import type { PaymentMethod } from '#app/pricing/payment-methods/payment-method.ts'
import type { PaidAt } from '#app/pricing/payment-methods/payment-provider.ts'
import { type PaymentProblem, problemOf } from '#app/pricing/payment-methods/payment-terms.ts'
import type { OfferedProvider } from '#app/pricing/payment-methods/stored-payments.server.ts'

/** One way to pay an order. */
export type PaymentOption = {
  readonly method: PaymentMethod
  readonly provider: string
  readonly title: string
  readonly paidAt: PaidAt
  /** Added to the cost of delivery, as charged. */
  readonly fee: Money
  /** How long the stock of an unpaid order is held; null if it is not paid by transfer. */
  readonly holdDays: number | null
}

/** `problem`: why nothing is offered. */
type OfferedPayments = { readonly options: readonly PaymentOption[]; readonly problem: PaymentProblem | null }

/**
 * The methods by which an order of `total` (without a fee) to `country` can be paid, each by the first provider that takes
 * it. An order of 0 is paid at once by any method, without a fee.
 */
export function offerPayments(providers: readonly OfferedProvider[], total: Money, country: string): OfferedPayments {
  const judged = providers.map((one) => ({ ...one, problem: providerProblem(one, total, country) }))
  const options = new Map<PaymentMethod, PaymentOption>()
  for (const { entry, terms, problem } of judged) {
    if (problem) continue
    for (const method of entry.methods) {
      if (options.has(method)) continue
      const { name: provider, title, capabilities } = entry
      const { paidAt } = capabilities
      const fee = money(total.minor === 0 ? 0 : terms.fee, total.currency)
      const holdDays = paidAt === 'transfer' ? terms.holdDays : null
      options.set(method, { method, provider, title: title(), paidAt, fee, holdDays })
    }
  }
  if (options.size > 0) return { options: [...options.values()], problem: null }
  return { options: [], problem: judged.find((one) => one.problem)?.problem ?? { kind: 'currency' } }
}

/** Why a provider does not take an order; null if it does. */
export function providerProblem(
  { entry, terms }: OfferedProvider,
  total: Money,
  country: string,
): PaymentProblem | null {
  return total.minor === 0 ? null : problemOf(total, country, entry.amountLimits(total.currency), terms)
}
