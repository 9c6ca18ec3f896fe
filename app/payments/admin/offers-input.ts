import { z } from 'zod'
import { parseTypedMoney } from '#app/base/typed-money.ts'
import { jsonField, textField } from '#app/lib/form-fields.ts'
import { normalizeCode } from '#app/lib/normalize-code.ts'
import type { OfferMarket } from '#app/payments/admin/offers-draft.ts'
import { adminText } from '#app/payments/admin-text.ts'
import { checkIban } from '#app/payments/transfers/iban.ts'
import {
  type BankAccount,
  findMissingNumber,
  MAX_HOLD_DAYS,
  NO_TERMS,
  type PaymentTerms,
  type TermField,
} from '#app/pricing/payment-terms.ts'
import { confirmationPassword } from '#app/store/own-password.ts'
import { formVersion } from '#app/ui/admin/form-version.ts'

const MAX_ROWS = 500

/** ISO 9362: bank, country, location, and optionally a branch. */
const BIC = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/

export type OfferInput = { readonly market: string; readonly isOffered: boolean; readonly terms: PaymentTerms }

const createTextField = (field: keyof BankAccount, max: number) =>
  textField(max, { tooLong: () => adminText.tooLong[field](max) })

const row = z.strictObject({
  market: z.string().max(40),
  isOffered: z.boolean(),
  holder: createTextField('holder', 70),
  iban: createTextField('iban', 60),
  bic: createTextField('bic', 20),
  number: createTextField('number', 40),
  bank: createTextField('bank', 100),
  routing: createTextField('routing', 60),
  note: createTextField('note', 500),
  holdDays: z.string().trim().max(10),
  fee: z.string().trim().max(40),
  max: z.string().trim().max(40),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(300)
    .readonly(),
})

/** The terms on which a market offers a provider, as typed. */
export type OfferRow = Readonly<z.output<typeof row>>

/**
 * Creates the schema of the form that offers a provider in markets. Only `fields` are read; a market that does not
 * offer the provider needs none of them.
 */
export function createOffersInput(fields: readonly TermField[], markets: readonly OfferMarket[]) {
  return z.strictObject({
    version: formVersion,
    current: confirmationPassword,
    /** Set if the form also switches the provider on, which requires an account. */
    turnOn: fields.includes('account') ? z.literal('yes').optional() : z.never().optional(),
    rows: jsonField(
      z
        .array(
          row.transform((typed, ctx): OfferInput => {
            const market = markets.find(({ id }) => id === typed.market)
            const addIssue = (field: string, message: string) =>
              void ctx.addIssue({ code: 'custom', path: [field], message })
            if (!market) {
              addIssue('market', adminText.marketGone)
              return z.NEVER
            }
            const terms = readTerms(typed, fields, market, addIssue)
            return { market: market.id, isOffered: typed.isOffered, terms }
          }),
        )
        .max(MAX_ROWS),
      { max: 240_000, unreadable: () => adminText.listUnreadable },
    ),
  })
}

export type OffersInput = z.output<ReturnType<typeof createOffersInput>>

type AddIssue = (field: string, message: string) => void

function readTerms(
  typed: OfferRow,
  fields: readonly TermField[],
  { currency, countries }: OfferMarket,
  addIssue: AddIssue,
): PaymentTerms {
  const has = (field: TermField) => fields.includes(field)
  const readAmount = (field: 'fee' | 'max') => {
    if (!has(field) || typed[field] === '') return null
    const parsed = parseTypedMoney(typed[field], currency)
    if (!parsed) addIssue(field, adminText.amountInvalid)
    return parsed?.minor ?? null
  }
  const max = readAmount('max')
  if (max === 0) addIssue('max', adminText.largestOrderInvalid)
  const fee = readAmount('fee') ?? 0
  return {
    currency: has('fee') || has('max') ? currency : '',
    fee,
    max,
    countries: has('countries') ? readCountries(typed, countries, addIssue) : [],
    holdDays: has('holdDays') ? readDays(typed, addIssue) : NO_TERMS.holdDays,
    account: has('account') ? readAccount(typed, addIssue) : NO_TERMS.account,
  }
}

/** Returns an empty list if all countries of the market are chosen, so that countries added later are included. */
function readCountries(typed: OfferRow, countries: readonly string[], addIssue: AddIssue): string[] {
  const chosen = countries.filter((code) => typed.countries.includes(code))
  if (chosen.length === countries.length) return []
  if (chosen.length === 0 && typed.isOffered) addIssue('countries', adminText.noCountry)
  return chosen
}

function readDays({ holdDays }: OfferRow, addIssue: AddIssue): number {
  const days = /^\d{1,3}$/.test(holdDays) ? Number(holdDays) : 0
  if (days >= 1 && days <= MAX_HOLD_DAYS) return days
  addIssue('holdDays', adminText.holdDaysInvalid(MAX_HOLD_DAYS))
  return NO_TERMS.holdDays
}

function readAccount(typed: OfferRow, addIssue: AddIssue): BankAccount {
  const { isOffered, holder, number, bank, routing, note } = typed
  if (isOffered && holder === '') addIssue('holder', adminText.holderMissing)
  const missingNumber = isOffered ? findMissingNumber(typed) : null
  if (missingNumber) addIssue('iban', missingNumber)
  const iban = typed.iban === '' ? null : checkIban(typed.iban)
  if (iban && !iban.ok) addIssue('iban', iban.reason)
  const bic = normalizeCode(typed.bic)
  if (bic !== '' && !BIC.test(bic)) addIssue('bic', adminText.bicInvalid)
  return { holder, iban: iban?.ok ? iban.iban : '', bic, number, bank, routing, note }
}
