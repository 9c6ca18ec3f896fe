import type { PaymentMethod } from '#app/pricing/payment-method.ts'
import type { OfferedProvider } from '#app/pricing/stored-payments.server.ts'

/** Returns the methods with which shoppers pay real money; null if the demo provider handles the payments. */
export function findRealMethods(offered: readonly OfferedProvider[]): readonly PaymentMethod[] | null {
  if (offered.some(({ entry }) => !entry.capabilities.isRealMoney)) return null
  return [...new Set(offered.flatMap(({ entry }) => entry.methods))]
}
