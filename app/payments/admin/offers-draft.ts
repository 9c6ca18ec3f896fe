import type { CurrencyCode } from '#app/base/currencies.ts'
import { money, toDecimal } from '#app/base/money.ts'
import type { OfferRow } from '#app/payments/admin/offers-input.ts'
import { formatIban } from '#app/payments/transfers/iban.ts'
import { findMissingTerm, type PaymentTerms, type TermField } from '#app/pricing/payment-terms.ts'

/** The market data that a row of the form needs. */
export type OfferMarket = {
  readonly id: string
  readonly currency: CurrencyCode
  readonly isPrimary?: boolean
  /** ISO 3166-1 alpha-2, in the order of the form. */
  readonly countries: readonly string[]
}

export type FormOffers = { readonly rows: readonly OfferRow[]; readonly version: string }

/**
 * If `isOffered` is null, staff have not decided yet, and the provider is offered if nothing is missing. Without an
 * account, the form starts with the primary market switched on, so that the account fields are visible.
 */
export function createOfferRow(
  market: OfferMarket,
  isOffered: boolean | null,
  terms: PaymentTerms,
  fields: readonly TermField[],
): OfferRow {
  const { account, fee, max, currency, countries, holdDays } = terms
  const isCurrent = currency === market.currency // amounts in a different currency must be entered again
  const formatAmount = (minor: number) => toDecimal(money(minor, market.currency))
  const isAccountNeeded = market.isPrimary === true && fields.includes('account') && account.holder === ''
  const chosen = market.countries.filter((code) => countries.length === 0 || countries.includes(code))
  return {
    market: market.id,
    isOffered: isOffered ?? (isAccountNeeded || findMissingTerm(fields, terms, market.currency) === null),
    ...account,
    iban: formatIban(account.iban),
    holdDays: String(holdDays),
    fee: isCurrent && fee > 0 ? formatAmount(fee) : '',
    max: isCurrent && max !== null ? formatAmount(max) : '',
    countries: chosen,
  }
}
