import { z } from 'zod'
import { ADDRESS_FORMS } from '#app/features/addresses/address-rules.ts'
import { countriesIn } from '#app/features/addresses/countries.ts'
import { isCountryCode } from '#app/features/addresses/country-codes.ts'
import { parseLanguage } from '#app/features/markets/admin/language.ts'
import type { FormLocale } from '#app/features/markets/admin/market-draft.ts'
import { checkPrefix } from '#app/features/markets/admin/prefix.ts'
import { OWN_RULE, roundingChoices } from '#app/features/markets/admin/rounding-rules.ts'
import { parseTypedRate, RATE_MESSAGE, RATE_SIDES } from '#app/features/markets/admin/typed-rate.ts'
import type { RoundingRule } from '#app/features/money/arithmetic.ts'
import { CURRENCY_CODES, type CurrencyCode, isCurrency } from '#app/features/money/currencies.ts'
import { inverse, parseMoney, type Rate } from '#app/features/money/money.ts'
import { countryName } from '#app/lib/format/country.ts'
import { jsonField } from '#app/lib/json-field.ts'

export const MAX_ORDER_BUTTON = 60
const MAX_LOCALES = 20
const MAX_DISPLAYED = 20
const UNREADABLE = 'This list could not be read. Reload the page and try again.'

/** What the input depends on. */
export type MarketContext = {
  readonly storeCurrency: CurrencyCode
  readonly isPrimary: boolean
  /** An open market cannot lose what it needs. */
  readonly isOpen: boolean
}

const switched = z
  .literal('on')
  .optional()
  .transform((sent) => sent === 'on')

const typed = z.string().max(40)

const countries = jsonField(z.array(z.string().max(2)).max(250, 'These are too many countries'), {
  max: 4_000,
  unreadable: UNREADABLE,
}).superRefine((codes, ctx) => {
  const unknown = codes.find((code) => countriesIn(code).some((member) => !isCountryCode(member)))
  if (unknown !== undefined) ctx.addIssue(`“${unknown}” is no country`)
  const single = codes.flatMap(countriesIn)
  const double = single.find((code, index) => single.indexOf(code) < index)
  if (double) ctx.addIssue(`${countryName(double)} is listed twice, alone or as a member of a group`)
})

const displays = jsonField(
  z
    .array(z.strictObject({ currency: z.string().max(3), per: z.enum(RATE_SIDES), amount: typed }))
    .max(MAX_DISPLAYED, `A market shows at most ${MAX_DISPLAYED} other currencies`),
  { max: 10_000, unreadable: UNREADABLE },
)

const localeRows = jsonField(
  z
    .array(
      z.strictObject({ id: z.string().max(40), language: z.string().max(40), prefix: typed, isDefault: z.boolean() }),
    )
    .max(MAX_LOCALES, `A market has at most ${MAX_LOCALES} languages`),
  { max: 10_000, unreadable: UNREADABLE },
)

/** The form of a market. */
export function marketInput({ storeCurrency, isPrimary, isOpen }: MarketContext) {
  return z
    .strictObject({
      name: z.string().trim().max(100, 'Name has at most 100 characters'),
      countries,
      currency: z.enum(CURRENCY_CODES, 'Choose a currency'),
      rate: typed,
      ratePer: z.enum(RATE_SIDES),
      displays,
      listsInStoreCurrency: switched,
      rounding: z.string().max(40),
      roundingStep: typed,
      roundingEnding: typed,
      taxIncluded: switched,
      taxShipping: switched,
      addressForm: z.enum(ADDRESS_FORMS),
      orderButton: z
        .string()
        .trim()
        .max(MAX_ORDER_BUTTON, `The text has at most ${MAX_ORDER_BUTTON} characters`)
        .refine((text) => !/[{}]/.test(text.replaceAll('{total}', '')), 'The only placeholder is {total}'),
      locales: localeRows,
      storeCurrency: z.literal(storeCurrency, 'The store currency was changed. Reload the page.'),
      /** Of the state that the form was loaded from; '' for a new market. */
      version: z.string().max(100),
      asNew: z.literal('yes').optional(),
    })
    .transform(({ rate, ratePer, displays, rounding, roundingStep, roundingEnding, locales, ...same }, ctx) => {
      const refuse = (path: (string | number)[], message: string) => {
        ctx.addIssue({ code: 'custom', path, message })
      }
      // Here, so that all errors appear at once
      if (same.name === '') refuse(['name'], 'Name is required')
      const rule = readRule({ rounding, roundingStep, roundingEnding }, same.currency, refuse)
      if (isOpen && same.countries.length === 0) refuse(['countries'], 'An open market needs at least one country')
      const ownRate = same.currency === storeCurrency ? null : readRate({ per: ratePer, amount: rate }, isOpen, refuse)
      return {
        ...same,
        rate: ownRate,
        displays: readDisplays(displays, { charged: same.currency, storeCurrency, rate: ownRate }, refuse),
        roundingStep: rule.step,
        roundingEnding: rule.ending,
        locales: readLocales(locales, { isPrimary, isOpen }, refuse),
      }
    })
}

export type MarketInput = z.output<ReturnType<typeof marketInput>>

type Refuse = (path: (string | number)[], message: string) => void
type Typed = Parameters<typeof parseTypedRate>[0]

/** Null if none was typed, which a draft may leave for later. */
function readRate(rate: Typed, isRequired: boolean, refuse: Refuse): Rate | null {
  const isEmpty = rate.amount.trim() === ''
  const parsed = isEmpty ? null : parseTypedRate(rate)
  if (!parsed && (!isEmpty || isRequired)) refuse(['rate'], isEmpty ? 'An open market needs a rate' : RATE_MESSAGE)
  return parsed
}

/** The store currency has no rate of its own here: it follows that of the market. */
function readDisplays(
  rows: readonly (Typed & { readonly currency: string })[],
  { charged, storeCurrency, rate: own }: Currencies,
  refuse: Refuse,
) {
  return rows.flatMap(({ currency, ...rate }, index): Displayed[] => {
    const isDouble = rows.findIndex((row) => row.currency === currency) < index
    if (!isCurrency(currency)) refuse(['displays', index, 'currency'], 'Choose a currency')
    else if (currency === charged)
      refuse(['displays', index, 'currency'], 'Orders are charged in it, so it is always shown')
    else if (isDouble) refuse(['displays', index, 'currency'], 'This currency is listed twice')
    if (currency === storeCurrency) return [{ currency: storeCurrency, rate: own && inverse(own) }]
    const parsed = parseTypedRate(rate)
    if (!parsed) refuse(['displays', index, 'amount'], RATE_MESSAGE)
    return parsed && isCurrency(currency) ? [{ currency, rate: parsed }] : []
  })
}

type TypedRule = { readonly rounding: string; readonly roundingStep: string; readonly roundingEnding: string }

function readRule({ rounding, roundingStep, roundingEnding }: TypedRule, currency: CurrencyCode, refuse: Refuse) {
  const none: RoundingRule = { step: 1, ending: 0 }
  if (rounding !== OWN_RULE) {
    const known = roundingChoices(currency).find(({ key }) => key === rounding)
    if (!known) refuse(['rounding'], 'Choose how prices are rounded')
    return known?.rule ?? none
  }
  const step = parseMoney(roundingStep, currency)?.minor ?? 0
  const ending = roundingEnding.trim() === '' ? 0 : parseMoney(roundingEnding, currency)?.minor
  if (step === 0) refuse(['roundingStep'], 'The step is an amount above 0')
  else if (ending === undefined || ending >= step) {
    refuse(['roundingEnding'], 'The ending is an amount below the step, or empty')
  }
  return { step: step || 1, ending: ending ?? 0 }
}

type Displayed = { readonly currency: CurrencyCode; readonly rate: Rate | null }
type Currencies = {
  readonly charged: CurrencyCode
  readonly storeCurrency: CurrencyCode
  /** From the store currency to the charged one. */
  readonly rate: Rate | null
}

type Kind = Pick<MarketContext, 'isPrimary' | 'isOpen'>

function readLocales(rows: readonly FormLocale[], { isPrimary, isOpen }: Kind, refuse: Refuse): FormLocale[] {
  if (isOpen && rows.length === 0) refuse(['locales'], 'An open market needs at least one language')
  const read = rows.map((row, index) => {
    const language = parseLanguage(row.language)
    const prefix = row.prefix
      .trim()
      .toLowerCase()
      .replace(/^\/+|\/+$/g, '')
    if (!language) refuse(['locales', index, 'language'], 'This is no language code, such as de or fr-CA')
    const refused = checkPrefix(prefix, isPrimary)
    if (refused) refuse(['locales', index, 'prefix'], refused)
    return { ...row, language: language ?? row.language, prefix }
  })
  for (const [index, { language, prefix }] of read.entries()) {
    if (read.findIndex((row) => row.language === language) < index) {
      refuse(['locales', index, 'language'], 'This market has this language twice')
    }
    if (read.findIndex((row) => row.prefix === prefix) < index) {
      refuse(
        ['locales', index, 'prefix'],
        prefix === '' ? 'Only one language has no prefix' : 'This prefix is used twice',
      )
    }
  }
  if (isPrimary && !read.some(({ prefix }) => prefix === '')) {
    refuse(['locales'], 'One language of the primary market must have no prefix')
  }
  const chosen = Math.max(
    0,
    read.findIndex(({ isDefault }) => isDefault),
  )
  return read.map((row, index) => ({ ...row, isDefault: index === chosen }))
}
