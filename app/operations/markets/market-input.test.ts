import { expect, test } from 'vitest'
import { parseInput } from '#app/lib/form.ts'
import { type MarketDraft, toDraft } from '#app/operations/markets/market-draft.ts'
import { type MarketContext, marketInput } from '#app/operations/markets/market-input.ts'
import type { FormLocale } from '#app/pricing/read-markets.server.ts'
import { buildMarketForm } from '#tests/support/market-form.ts'
import { OPEN_MARKET } from '#tests/support/markets.ts'

const DRAFT: MarketContext = { storeCurrency: 'NGN', isPrimary: false, isOpen: false }
const OPEN: MarketContext = { ...DRAFT, isOpen: true }
const PRIMARY: MarketContext = { ...OPEN, isPrimary: true }

const createLocale = (prefix: string, language = 'de', isDefault = false): FormLocale => ({
  id: '',
  prefix,
  language,
  isDefault,
})

function parse(changes: Partial<MarketDraft>, context = DRAFT) {
  const draft = { ...toDraft(null, 'NGN'), name: 'Germany', locales: [createLocale('de')], ...changes }
  return parseInput(marketInput(context), buildMarketForm(draft, 'NGN', ''))
}

function getErrors(changes: Partial<MarketDraft>, context = DRAFT) {
  const parsed = parse(changes, context)
  return parsed.ok ? {} : parsed.errors
}

test('typed names, prefixes and language codes are normalized; the first language is the default if none is chosen', () => {
  const locales = [createLocale(' /DE-at/ ', 'de_at'), createLocale('ch', 'fr-ch')]
  expect(parse({ name: '  Alps ', locales })).toMatchObject({
    ok: true,
    value: {
      name: 'Alps',
      rate: null,
      locales: [
        { prefix: 'de-at', language: 'de-AT', isDefault: true },
        { prefix: 'ch', language: 'fr-CH', isDefault: false },
      ],
    },
  })
})

test.each<[string, Partial<MarketDraft>, Record<string, string>, MarketContext?]>([
  [
    'two languages with the same id',
    { locales: [createLocale('de'), createLocale('at', 'de-AT')].map((row) => ({ ...row, id: 'a' })) },
    { locales: 'This list could not be read. Reload the page and try again.' },
  ],
  ['an empty name', { name: ' ' }, { name: 'Name is required' }],
  ['an unknown country', { countries: ['XX'] }, { countries: '“XX” is not a country' }],
  [
    'a country together with its group',
    { countries: ['EU', 'FR'] },
    { countries: 'France is listed twice, on its own or as part of a group' },
  ],
  ['a rate of 0', { currency: 'EUR', rate: '0' }, { rate: expect.stringContaining('above 0') }],
  ['a rate in words', { currency: 'EUR', rate: 'much' }, { rate: expect.stringContaining('Enter a rate above 0') }],
  [
    'an open market without a rate',
    { currency: 'EUR', countries: ['DE'] },
    { rate: 'An active market needs an exchange rate' },
    OPEN,
  ],
  ['an open market without countries', {}, { countries: 'An active market needs at least one country' }, OPEN],
  [
    'an open market without languages',
    { countries: ['DE'], locales: [] },
    { locales: 'An active market needs at least one language' },
    OPEN,
  ],
  [
    'a display currency without a rate',
    { displays: [{ currency: 'EUR', per: 'quote', amount: '' }] },
    { 'displays.0.amount': expect.stringContaining('Enter a rate above 0') },
  ],
  [
    'the charged currency as a display currency',
    { displays: [{ currency: 'NGN', per: 'quote', amount: '1' }] },
    { 'displays.0.currency': 'Orders are charged in this currency, so it is always shown' },
  ],
  [
    'a repeated display currency',
    { displays: ['1', '2'].map((amount) => ({ currency: 'EUR', per: 'quote' as const, amount })) },
    { 'displays.1.currency': 'This currency is listed twice' },
  ],
  [
    'a prefix that is the path of a page',
    { locales: [createLocale('shop')] },
    { 'locales.0.prefix': '“shop” is used by another page' },
  ],
  [
    'a prefix of one letter',
    { locales: [createLocale('d')] },
    { 'locales.0.prefix': expect.stringContaining('2 to 12') },
  ],
  ['a missing prefix', { locales: [createLocale('')] }, { 'locales.0.prefix': 'Enter a web address, such as de' }],
  [
    'a repeated prefix',
    { locales: [createLocale('de'), createLocale('de', 'fr')] },
    { 'locales.1.prefix': 'This web address is used twice' },
  ],
  [
    'a repeated language',
    { locales: [createLocale('de'), createLocale('at')] },
    { 'locales.1.language': 'This market has this language twice' },
  ],
  [
    'a language name instead of a code',
    { locales: [createLocale('de', 'German')] },
    { 'locales.0.language': 'Enter a language code, such as de or fr-CA' },
  ],
  [
    'a primary market with a prefix for every language',
    { countries: ['DE'] },
    { locales: 'One language of the primary market must have a blank web address' },
    PRIMARY,
  ],
  [
    'two languages without a prefix',
    { countries: ['DE'], locales: [createLocale(''), createLocale('', 'fr')] },
    { 'locales.1.prefix': 'Only one language can have a blank web address' },
    PRIMARY,
  ],
  [
    'a custom rounding rule without a step',
    { rounding: 'own', roundingStep: '0' },
    { roundingStep: 'Enter an amount above 0' },
  ],
  [
    'a rounding rule whose ending is as large as its step',
    { rounding: 'own', roundingStep: '10', roundingEnding: '10' },
    { roundingEnding: 'Enter an ending below that amount, or leave it blank' },
  ],
  [
    'a rounding rule of a different currency',
    { currency: 'JPY', rate: '10', rounding: '100-99' },
    { rounding: expect.any(String) },
  ],
])('%s is rejected', (_, changes, errors, context) => {
  expect(getErrors(changes, context)).toEqual(errors)
})

test('the store currency is displayed at the inverse of the market’s rate', () => {
  const displays = [{ currency: 'NGN', per: 'base' as const, amount: '' }]
  expect(parse({ currency: 'EUR', rate: '1630', displays })).toMatchObject({
    ok: true,
    value: { displays: [{ currency: 'NGN', rate: { base: 1_000_000, quote: 1_630_000_000 } }] },
  })
  expect(parse({ currency: 'EUR', rate: '', displays })).toMatchObject({
    ok: true,
    value: { displays: [{ currency: 'NGN', rate: null }] },
  })
})

test('a form that was loaded before the store currency changed is rejected', () => {
  const form = buildMarketForm(toDraft(null, 'NGN'), 'USD', '')
  expect(parseInput(marketInput(DRAFT), form)).toMatchObject({
    ok: false,
    errors: { storeCurrency: expect.stringContaining('Reload') },
  })
})

test('a custom rounding rule is loaded with its step and ending; a listed rule is loaded as a choice', () => {
  const parsed = parse({ rounding: 'own', roundingStep: '10', roundingEnding: '9.90' })
  expect(parsed).toMatchObject({ ok: true, value: { roundingStep: 1_000, roundingEnding: 990 } })
  const { rates: _, ...market } = OPEN_MARKET
  const stored = { ...market, status: 'open', rate: null, displays: [], locales: [], version: '' } as const
  expect(toDraft({ ...stored, roundingStep: 1_000, roundingEnding: 990 }, 'NGN')).toMatchObject({
    rounding: 'own',
    roundingStep: '10.00',
    roundingEnding: '9.90',
  })
  expect(toDraft({ ...stored, roundingStep: 100, roundingEnding: 99 }, 'NGN').rounding).toBe('100-99')
})
