import { expect, test } from 'vitest'
import { parseInput } from '#app/lib/form.ts'
import { createOfferRow, type OfferMarket } from '#app/payments/admin/offers-draft.ts'
import { createOffersInput, type OfferRow } from '#app/payments/admin/offers-input.ts'
import { bankTransfer } from '#app/payments/bank-transfer/bank-transfer.ts'
import { cashOnDelivery } from '#app/payments/cash-on-delivery/cash-on-delivery.ts'
import { NO_TERMS, type TermField } from '#app/pricing/payment-terms.ts'

const EUROPE: OfferMarket = { id: 'europe', currency: 'EUR', countries: ['DE', 'FR'] }
const ACCOUNT = { isOffered: true, holder: 'Lumina GmbH', iban: 'de89 3704 0044 0532 0130 00' }

function parse(typed: Partial<OfferRow>, fields: readonly TermField[] = bankTransfer.settingFields, market = EUROPE) {
  const row = { ...createOfferRow(market, false, NO_TERMS, fields), ...typed }
  return parseInput(createOffersInput(fields, [market]), { version: 'v1', rows: JSON.stringify([row]) })
}

function parseTerms(...args: Parameters<typeof parse>) {
  const result = parse(...args)
  return result.ok ? result.value.rows[0]?.terms : result.errors
}

test('an IBAN is stored without spaces, and shown with spaces', () => {
  const terms = { ...NO_TERMS, currency: 'EUR', account: { ...NO_TERMS.account, holder: 'Lumina GmbH' } }
  const expected = { ...terms, account: { ...terms.account, iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' } }
  expect(parseTerms({ ...ACCOUNT, bic: 'cobadeff xxx' })).toEqual(expected)
  expect(createOfferRow(EUROPE, true, expected, bankTransfer.settingFields)).toMatchObject({
    iban: 'DE89 3704 0044 0532 0130 00',
  })
})

test.each<[string, Partial<OfferRow>, string, RegExp]>([
  ['a typo in the IBAN', { ...ACCOUNT, iban: 'DE88 3704 0044 0532 0130 00' }, 'iban', /check digits/],
  ['a typo, even if transfers are not offered', { iban: 'DE88 3704 0044 0532 0130 00' }, 'iban', /check digits/],
  ['a missing account number', { ...ACCOUNT, iban: '' }, 'iban', /IBAN or an account number/],
  ['no holder', { ...ACCOUNT, holder: ' ' }, 'holder', /Enter the account holder/],
  ['a short BIC', { ...ACCOUNT, bic: 'COBADE' }, 'bic', /8 or 11/],
  ['no days', { ...ACCOUNT, holdDays: '0' }, 'holdDays', /1 to 30/],
  ['too many days', { ...ACCOUNT, holdDays: '31' }, 'holdDays', /1 to 30/],
  ['a maximum that is not an amount', { ...ACCOUNT, max: 'much' }, 'max', /valid amount/],
  ['a maximum of 0', { ...ACCOUNT, max: '0' }, 'max', /above 0/],
  ['no country', { ...ACCOUNT, countries: [] }, 'countries', /Select a country/],
  ['a deleted market', { market: 'gone' }, 'market', /deleted/],
])('%s is rejected with an error at its field', (_, typed, field, message) => {
  expect(parseTerms(typed)).toEqual({ [`rows.0.${field}`]: expect.stringMatching(message) })
})

test('an account number is enough where there are no IBANs', () => {
  expect(parseTerms({ ...ACCOUNT, iban: '', number: '0123456789', routing: 'Sort code 12-34-56' })).toMatchObject({
    account: { iban: '', number: '0123456789', routing: 'Sort code 12-34-56' },
  })
})

test('a market that does not offer transfers needs no account', () => {
  expect(parseTerms({})).toEqual({ ...NO_TERMS, currency: 'EUR' })
})

test('choosing every country of the market stores an empty list, so that countries added later are included', () => {
  expect(parseTerms({ ...ACCOUNT, countries: ['FR', 'DE'] })).toMatchObject({ countries: [] })
  expect(parseTerms({ ...ACCOUNT, countries: ['FR', 'US'] })).toMatchObject({ countries: ['FR'] })
})

test('amounts are in the currency of the market', () => {
  expect(parseTerms({ isOffered: true, fee: '2.50', max: '1000' }, cashOnDelivery.settingFields)).toMatchObject({
    currency: 'EUR',
    fee: 250,
    max: 100_000,
    countries: [],
  })
  const japan: OfferMarket = { id: 'japan', currency: 'JPY', countries: ['JP'] }
  expect(parseTerms({ isOffered: true, fee: '300' }, cashOnDelivery.settingFields, japan)).toMatchObject({ fee: 300 })
})

test('a form without an account shows the account fields in the primary market, unless staff switched the provider off there', () => {
  const toRow = (isPrimary: boolean, isOffered: boolean | null) =>
    createOfferRow({ ...EUROPE, isPrimary }, isOffered, NO_TERMS, bankTransfer.settingFields)
  expect([toRow(true, null), toRow(true, false), toRow(false, null)].map(({ isOffered }) => isOffered)).toEqual([
    true,
    false,
    false,
  ])
})

test('amounts in a former currency of the market have to be entered again', () => {
  const terms = { ...NO_TERMS, currency: 'USD', fee: 250, max: 100_000 }
  const fields = cashOnDelivery.settingFields
  expect(createOfferRow(EUROPE, true, terms, fields)).toMatchObject({ isOffered: true, fee: '', max: '' })
  expect(createOfferRow(EUROPE, null, terms, fields)).toMatchObject({ isOffered: false })
})

test('fields that the provider does not have are not read', () => {
  expect(parseTerms({ isOffered: true, iban: 'nonsense', fee: 'nonsense', countries: [] }, [])).toEqual(NO_TERMS)
})
