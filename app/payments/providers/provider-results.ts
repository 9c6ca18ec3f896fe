import type { RefundState } from '#app/pricing/payment-providers.ts'

/** The provider does not support the amount: a retry would be rejected again. */
export const AMOUNT_REJECTED = { reference: '', payment: { state: 'rejected' } } as const

/** Returns text such as 'Stripe: expired card' from the provider's code, because its messages may contain names. */
export function describeReason(provider: string, code: string): string {
  const text = code.replace(/[^A-Za-z0-9]+/g, ' ').trim()
  return `${provider}: ${text.slice(0, 100) || 'failed'}`
}

/** Returns the refund attempt that has not failed, otherwise the first attempt. */
export function findRefund(attempts: readonly RefundState[]): RefundState | null {
  return attempts.find(({ state }) => state !== 'failed') ?? attempts[0] ?? null
}
