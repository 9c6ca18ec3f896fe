import { CURRENCY_CODES, type CurrencyCode } from '#app/base/currencies.ts'
import type { RegisteredProvider } from '#app/pricing/payment-methods/payment-providers.ts'
import {
  activeProviders,
  paymentsFrom,
  type StoredPayments,
} from '#app/pricing/payment-methods/stored-payments.server.ts'
import type { OpenMarket } from '#app/store/locale.ts'

export type PaymentOffer = ReturnType<typeof offerOf>

/** What takes new payments, for staff: in one market, or with null in any. */
export function paymentOffers(
  stored: StoredPayments,
  market: Pick<OpenMarket, 'id' | 'currency'> | null,
): PaymentOffer[] {
  const entries = market ? paymentsFrom(stored, market).map(({ entry }) => entry) : activeProviders(stored)
  return entries.map(offerOf)
}

function offerOf({ title, methods, capabilities, amountLimits }: RegisteredProvider) {
  const refused: readonly CurrencyCode[] = CURRENCY_CODES.filter((code) => amountLimits(code) === null)
  return { title: title(), methods, realMoney: capabilities.realMoney, refused }
}
