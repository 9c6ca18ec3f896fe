import { z } from 'zod'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { MAX_PRICE_MINOR, type Money, money } from '#app/base/money.ts'
import { isMultiple } from '#app/base/money-arithmetic.ts'
import type { PaymentMethod } from '#app/pricing/payment-method.ts'
import { adminText } from '#app/pricing/payment-methods/admin-text.ts'
import type { AmountLimits, PaymentFlow } from '#app/pricing/payment-providers.ts'
import type { OfferedProvider } from '#app/pricing/stored-payments.server.ts'

const line = (max: number) => z.string().max(max).default('')
const minor = z.int().min(0).max(MAX_PRICE_MINOR)

export const MAX_HOLD_DAYS = 30
export const MAX_ACCOUNT_NOTE = 500

/** The account for bank transfers. Countries need different fields; empty lines are not shown. */
const bankAccount = z.object({
  holder: line(70),
  iban: line(34),
  bic: line(11),
  number: line(40),
  bank: line(100),
  /** Sort code, routing number or BSB; the text includes its national name. */
  routing: line(60),
  note: line(MAX_ACCOUNT_NOTE),
})

export type BankAccount = z.output<typeof bankAccount>

/**
 * A provider's terms in a market, in the smallest unit of its currency. The owner enters the terms listed in
 * `settingFields`.
 */
export const paymentTerms = z.object({
  /** The currency of the amounts below: if the market's currency changes, the amounts must be entered again. */
  currency: z.string().default(''),
  /** Added to the cost of delivery. */
  fee: minor.default(0),
  max: minor.nullable().default(null),
  /** Destination countries; empty for all countries of the market. */
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(250)
    .default([]),
  /** The number of days that an unpaid order's stock is held. */
  holdDays: z.int().min(1).max(MAX_HOLD_DAYS).default(5),
  account: bankAccount.default(() => bankAccount.parse({})),
})

export type PaymentTerms = z.output<typeof paymentTerms>

export const NO_TERMS: PaymentTerms = paymentTerms.parse({})

export type TermField = keyof PaymentTerms

const DAY_SECONDS = 86_400

/**
 * Returns how many seconds an unpaid order's stock is held: `paymentSeconds` if the order is paid on a provider's page,
 * null if the order is shipped before it is paid.
 */
export function getHoldSeconds(
  paymentFlow: PaymentFlow,
  { holdDays }: PaymentTerms,
  paymentSeconds: number,
): number | null {
  if (paymentFlow === 'delivery') return null
  return paymentFlow === 'transfer' ? holdDays * DAY_SECONDS : paymentSeconds
}

/** Returns a message for staff about a missing term, or null if the provider can be offered with these terms. */
export function findMissingTerm(
  fields: readonly TermField[],
  { account, fee, max, currency }: PaymentTerms,
  marketCurrency: CurrencyCode,
): string | null {
  const hasAmounts = fee > 0 || max !== null
  if (hasAmounts && currency !== marketCurrency) return adminText.enterAmountsIn(marketCurrency)
  return fields.includes('account') ? findMissingAccount(account) : null
}

/** Returns a message for staff if customers could not transfer money to an account. */
export function findMissingAccount(account: BankAccount): string | null {
  return account.holder === '' ? adminText.enterHolder : findMissingNumber(account)
}

/** Returns a message for staff if an account has neither an IBAN nor a number. */
export function findMissingNumber({ iban, number }: Pick<BankAccount, 'iban' | 'number'>): string | null {
  return iban === '' && number === '' ? adminText.enterAccount : null
}

/** Why an order cannot be paid with a provider. */
export type PaymentProblem =
  | { readonly kind: 'currency' | 'country' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'too-small'; readonly min: Money }
  | { readonly kind: 'not-chargeable'; readonly step: Money }

function findProblem(
  total: Money,
  country: string,
  limits: AmountLimits | null,
  terms: PaymentTerms,
): PaymentProblem | null {
  if (!limits) return { kind: 'currency' }
  if (terms.countries.length > 0 && !terms.countries.includes(country)) return { kind: 'country' }
  const { currency } = total
  const { min, step } = limits
  const max = Math.min(limits.max, terms.max ?? limits.max)
  if (total.minor > max) return { kind: 'too-large' }
  if (total.minor < min) return { kind: 'too-small', min: money(min, currency) }
  return isMultiple(total, step) ? null : { kind: 'not-chargeable', step: money(step, currency) }
}

/** One way to pay an order. */
export type PaymentOption = {
  readonly method: PaymentMethod
  readonly provider: string
  readonly title: string
  readonly paymentFlow: PaymentFlow
  /** Added to the cost of delivery, as charged. */
  readonly fee: Money
  /** The number of days that an unpaid order's stock is held; null if it is not paid by transfer. */
  readonly holdDays: number | null
}

/** `problem` is the reason why nothing is offered. */
type OfferedPayments = { readonly options: readonly PaymentOption[]; readonly problem: PaymentProblem | null }

/**
 * Returns the methods for an order of `total` (without a fee) to `country`, each from the first provider that supports
 * it. An order of 0 is paid immediately with any method, without a fee.
 */
export function offerPayments(providers: readonly OfferedProvider[], total: Money, country: string): OfferedPayments {
  const checkedProviders = providers.map((offeredProvider) => ({
    ...offeredProvider,
    problem: findProviderProblem(offeredProvider, total, country),
  }))
  const options = new Map<PaymentMethod, PaymentOption>()
  for (const { entry, terms, problem } of checkedProviders) {
    if (problem) continue
    for (const method of entry.methods) {
      if (options.has(method)) continue
      const { name: provider, title, capabilities } = entry
      const { paymentFlow } = capabilities
      const fee = money(total.minor === 0 ? 0 : terms.fee, total.currency)
      const holdDays = paymentFlow === 'transfer' ? terms.holdDays : null
      options.set(method, { method, provider, title: title(), paymentFlow, fee, holdDays })
    }
  }
  if (options.size > 0) return { options: [...options.values()], problem: null }
  return {
    options: [],
    problem: checkedProviders.find((candidate) => candidate.problem)?.problem ?? { kind: 'currency' },
  }
}

/** Returns why a provider does not accept an order, or null if it does. */
export function findProviderProblem(
  { entry, terms }: OfferedProvider,
  total: Money,
  country: string,
): PaymentProblem | null {
  return total.minor === 0 ? null : findProblem(total, country, entry.amountLimits(total.currency), terms)
}
