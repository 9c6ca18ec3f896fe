import { CURRENCY_CODES, type CurrencyCode } from '#app/features/money/currencies.ts'
import { currentProvider } from '#app/features/payments/providers.server.ts'

export type PaymentOffer = ReturnType<typeof paymentOffer>

/** What the provider of new payments offers, for staff. */
export function paymentOffer() {
  const { title, methods, capabilities, amountLimits } = currentProvider()
  const refused: readonly CurrencyCode[] = CURRENCY_CODES.filter((code) => amountLimits(code) === null)
  return { title, methods, realMoney: capabilities.realMoney, refused }
}
