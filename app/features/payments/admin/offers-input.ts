import { z } from 'zod'
import { parseMoney } from '#app/features/money/money.ts'
import type { OfferMarket } from '#app/features/payments/admin/offers-draft.ts'
import {
  type BankAccount,
  MAX_HOLD_DAYS,
  NO_TERMS,
  type PaymentTerms,
  type TermField,
} from '#app/features/payments/payment-terms.ts'
import { checkIban } from '#app/features/transfers/iban.ts'
import { jsonField } from '#app/lib/json-field.ts'

const MAX_ROWS = 500

/** ISO 9362: bank, country, location, and perhaps a branch. */
const BIC = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/

export type OfferInput = { readonly market: string; readonly isOffered: boolean; readonly terms: PaymentTerms }

const line = (max: number, what: string) => z.string().trim().max(max, `${what} has at most ${max} characters`)

const row = z.strictObject({
  market: z.string().max(40),
  isOffered: z.boolean(),
  holder: line(70, 'The account holder'),
  iban: line(60, 'An IBAN'),
  bic: line(20, 'A BIC'),
  number: line(40, 'An account number'),
  bank: line(100, 'The bank'),
  routing: line(60, 'The bank code'),
  note: line(500, 'The note'),
  holdDays: z.string().trim().max(10),
  fee: z.string().trim().max(40),
  max: z.string().trim().max(40),
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(300),
})

type TypedRow = z.output<typeof row>

/** The form of where a provider is offered. Only `fields` are read; a market that does not offer it needs none. */
export function offersInput(fields: readonly TermField[], markets: readonly OfferMarket[]) {
  return z.strictObject({
    version: z.string().max(100),
    rows: jsonField(
      z
        .array(
          row.transform((typed, ctx): OfferInput => {
            const market = markets.find(({ id }) => id === typed.market)
            const refuse = (field: string, message: string) =>
              void ctx.addIssue({ code: 'custom', path: [field], message })
            if (!market) {
              refuse('market', 'This market was deleted. Reload the page.')
              return z.NEVER
            }
            const terms = readTerms(typed, fields, market, refuse)
            return { market: market.id, isOffered: typed.isOffered, terms }
          }),
        )
        .max(MAX_ROWS),
      { max: 240_000, unreadable: 'This list could not be read. Reload the page and try again.' },
    ),
  })
}

export type OffersInput = z.output<ReturnType<typeof offersInput>>

type Refuse = (field: string, message: string) => void

function readTerms(
  typed: TypedRow,
  fields: readonly TermField[],
  { currency, countries }: OfferMarket,
  refuse: Refuse,
): PaymentTerms {
  const has = (field: TermField) => fields.includes(field)
  const amount = (field: 'fee' | 'max') => {
    if (!has(field) || typed[field] === '') return null
    const parsed = parseMoney(typed[field], currency)
    if (!parsed) refuse(field, 'This is not an amount')
    return parsed?.minor ?? null
  }
  const max = amount('max')
  if (max === 0) refuse('max', 'The maximum is more than 0, or empty')
  const fee = amount('fee') ?? 0
  return {
    currency: has('fee') || has('max') ? currency : '',
    fee,
    max,
    countries: has('countries') ? readCountries(typed, countries, refuse) : [],
    holdDays: has('holdDays') ? readDays(typed, refuse) : NO_TERMS.holdDays,
    account: has('account') ? readAccount(typed, refuse) : NO_TERMS.account,
  }
}

/** None: all countries of the market, also those that it gets later. */
function readCountries(typed: TypedRow, countries: readonly string[], refuse: Refuse): string[] {
  const chosen = countries.filter((code) => typed.countries.includes(code))
  if (chosen.length === countries.length) return []
  if (chosen.length === 0 && typed.isOffered) refuse('countries', 'Choose a country, or do not offer it in this market')
  return chosen
}

function readDays({ holdDays }: TypedRow, refuse: Refuse): number {
  const days = /^\d{1,3}$/.test(holdDays) ? Number(holdDays) : 0
  if (days >= 1 && days <= MAX_HOLD_DAYS) return days
  refuse('holdDays', `Days are a whole number from 1 to ${MAX_HOLD_DAYS}`)
  return NO_TERMS.holdDays
}

function readAccount(typed: TypedRow, refuse: Refuse): BankAccount {
  const { isOffered, holder, number, bank, routing, note } = typed
  if (isOffered && holder === '') refuse('holder', 'The account holder is required')
  if (isOffered && typed.iban === '' && number === '') refuse('iban', 'Enter an IBAN or an account number')
  const iban = typed.iban === '' ? null : checkIban(typed.iban)
  if (iban && !iban.ok) refuse('iban', iban.reason)
  const bic = typed.bic.toUpperCase().replaceAll(/\s/g, '')
  if (bic !== '' && !BIC.test(bic)) refuse('bic', 'A BIC has 8 or 11 letters and digits, such as COBADEFFXXX')
  return { holder, iban: iban?.ok ? iban.iban : '', bic, number, bank, routing, note }
}
