import { z } from 'zod'
import { ADDRESS_FORMS } from '#app/base/address.ts'
import { countriesIn, countryName } from '#app/base/countries.ts'
import { isCountryCode } from '#app/base/country-codes.ts'
import { CURRENCY_CODES, type CurrencyCode, isCurrency } from '#app/base/currencies.ts'
import { parseLanguage } from '#app/base/language-names.ts'
import { invert, type Rate } from '#app/base/money.ts'
import type { RoundingRule } from '#app/base/money-arithmetic.ts'
import { parseTypedMoney } from '#app/base/typed-money.ts'
import { jsonField, textField } from '#app/lib/form-fields.ts'
import { adminText } from '#app/operations/markets/admin-text.ts'
import { checkPrefix } from '#app/operations/markets/prefix.ts'
import { CUSTOM_RULE, listRoundingChoices } from '#app/operations/markets/rounding-rules.ts'
import { parseTypedRate, RATE_SIDES } from '#app/operations/markets/typed-rate.ts'
import type { FormLocale } from '#app/pricing/read-markets.server.ts'
import { areUnique } from '#app/ui/admin/are-unique.ts'
import { formVersion } from '#app/ui/admin/form-version.ts'

export const MAX_ORDER_BUTTON_LENGTH = 60
const MAX_NAME_LENGTH = 100
const MAX_LOCALES = 20
const MAX_DISPLAYED = 20

/** The data that validation depends on. */
export type MarketContext = {
  readonly storeCurrency: CurrencyCode
  readonly isPrimary: boolean
  /** True if the market is open, so that it must keep meeting the requirements for opening. */
  readonly isOpen: boolean
}

const switchField = z
  .literal('on')
  .optional()
  .transform((sent) => sent === 'on')

const typedField = z.string().max(40)

const countries = jsonField(z.array(z.string().max(2)).max(250, { error: () => adminText.tooManyCountries }), {
  max: 4_000,
  unreadable: () => adminText.listUnreadable,
}).superRefine((codes, ctx) => {
  const unknown = codes.find((code) => countriesIn(code).some((member) => !isCountryCode(member)))
  if (unknown !== undefined) ctx.addIssue(adminText.unknownCountry(unknown))
  const expanded = codes.flatMap(countriesIn)
  const duplicate = expanded.find((code, index) => expanded.indexOf(code) < index)
  if (duplicate) ctx.addIssue(adminText.countryTwice(countryName(duplicate)))
})

const displays = jsonField(
  z
    .array(z.strictObject({ currency: z.string().max(3), per: z.enum(RATE_SIDES), amount: typedField }))
    .max(MAX_DISPLAYED, { error: () => adminText.tooManyCurrencies(MAX_DISPLAYED) }),
  { max: 10_000, unreadable: () => adminText.listUnreadable },
)

const localeRows = jsonField(
  z
    .array(
      z.strictObject({
        id: z.string().max(40), // '' for a new language
        language: z.string().max(40),
        prefix: typedField,
        isDefault: z.boolean(),
      }),
    )
    .max(MAX_LOCALES, { error: () => adminText.tooManyLanguages(MAX_LOCALES) })
    .refine((rows) => areUnique(rows.flatMap(({ id }) => id || [])), { error: () => adminText.listUnreadable }),
  { max: 10_000, unreadable: () => adminText.listUnreadable },
)

/** The schema of the market form. */
export function marketInput({ storeCurrency, isPrimary, isOpen }: MarketContext) {
  return z
    .strictObject({
      name: textField(MAX_NAME_LENGTH, { tooLong: () => adminText.nameTooLong(MAX_NAME_LENGTH) }),
      countries,
      currency: z.enum(CURRENCY_CODES, { error: () => adminText.chooseCurrency }),
      rate: typedField,
      ratePer: z.enum(RATE_SIDES),
      displays,
      listsInStoreCurrency: switchField,
      rounding: z.string().max(40),
      roundingStep: typedField,
      roundingEnding: typedField,
      taxIncluded: switchField,
      taxShipping: switchField,
      addressForm: z.enum(ADDRESS_FORMS),
      orderButton: textField(MAX_ORDER_BUTTON_LENGTH, {
        tooLong: () => adminText.orderButtonTooLong(MAX_ORDER_BUTTON_LENGTH),
      }).refine((text) => !/[{}]/.test(text.replaceAll('{total}', '')), { error: () => adminText.onlyTotal }),
      locales: localeRows,
      storeCurrency: z.literal(storeCurrency, { error: () => adminText.storeCurrencyChanged }),
      /** The version that the form was loaded from; '' for a new market. */
      version: formVersion,
      saveAsNew: z.literal('yes').optional(),
    })
    .transform(({ rate, ratePer, displays, rounding, roundingStep, roundingEnding, locales, ...same }, ctx) => {
      const addError = (path: (string | number)[], message: string) => {
        ctx.addIssue({ code: 'custom', path, message })
      }
      // These fields are checked here, and not in their schemas, so that all their errors appear together
      if (same.name === '') addError(['name'], adminText.nameMissing)
      const rule = readRule({ rounding, roundingStep, roundingEnding }, same.currency, addError)
      if (isOpen && same.countries.length === 0) addError(['countries'], adminText.noCountries)
      const marketRate =
        same.currency === storeCurrency ? null : readRate({ per: ratePer, amount: rate }, isOpen, addError)
      return {
        ...same,
        rate: marketRate,
        displays: readDisplays(displays, { charged: same.currency, storeCurrency, rate: marketRate }, addError),
        roundingStep: rule.step,
        roundingEnding: rule.ending,
        locales: readLocales(locales, { isPrimary, isOpen }, addError),
      }
    })
}

export type MarketInput = z.output<ReturnType<typeof marketInput>>

type AddError = (path: (string | number)[], message: string) => void
type RateInput = Parameters<typeof parseTypedRate>[0]

/** Returns null if no rate was typed, which is valid for a draft. */
function readRate(rate: RateInput, isRequired: boolean, addError: AddError): Rate | null {
  const isEmpty = rate.amount.trim() === ''
  const parsed = isEmpty ? null : parseTypedRate(rate)
  if (!parsed && (!isEmpty || isRequired)) addError(['rate'], isEmpty ? adminText.openNeedsRate : adminText.rateInvalid)
  return parsed
}

/** Staff enter no rate for the store currency, because its rate is the inverse of the market's rate. */
function readDisplays(
  rows: readonly (RateInput & { readonly currency: string })[],
  { charged, storeCurrency, rate: marketRate }: Currencies,
  addError: AddError,
) {
  return rows.flatMap(({ currency, ...rate }, index): DisplayedRate[] => {
    const isDuplicate = rows.findIndex((row) => row.currency === currency) < index
    if (!isCurrency(currency)) addError(['displays', index, 'currency'], adminText.chooseCurrency)
    else if (currency === charged) addError(['displays', index, 'currency'], adminText.chargedIsShown)
    else if (isDuplicate) addError(['displays', index, 'currency'], adminText.currencyTwice)
    if (currency === storeCurrency) return [{ currency: storeCurrency, rate: marketRate && invert(marketRate) }]
    const parsed = parseTypedRate(rate)
    if (!parsed) addError(['displays', index, 'amount'], adminText.rateInvalid)
    return parsed && isCurrency(currency) ? [{ currency, rate: parsed }] : []
  })
}

type TypedRule = { readonly rounding: string; readonly roundingStep: string; readonly roundingEnding: string }

function readRule({ rounding, roundingStep, roundingEnding }: TypedRule, currency: CurrencyCode, addError: AddError) {
  const noRounding: RoundingRule = { step: 1, ending: 0 }
  if (rounding !== CUSTOM_RULE) {
    const known = listRoundingChoices(currency).find(({ key }) => key === rounding)
    if (!known) addError(['rounding'], adminText.chooseRounding)
    return known?.rule ?? noRounding
  }
  const step = parseTypedMoney(roundingStep, currency)?.minor ?? 0
  const ending = roundingEnding.trim() === '' ? 0 : parseTypedMoney(roundingEnding, currency)?.minor
  if (step === 0) addError(['roundingStep'], adminText.stepInvalid)
  else if (ending === undefined || ending >= step) {
    addError(['roundingEnding'], adminText.endingInvalid)
  }
  return { step: step || 1, ending: ending ?? 0 }
}

type DisplayedRate = { readonly currency: CurrencyCode; readonly rate: Rate | null }
type Currencies = {
  readonly charged: CurrencyCode
  readonly storeCurrency: CurrencyCode
  /** The rate from the store currency to the charged currency. */
  readonly rate: Rate | null
}

type MarketState = Pick<MarketContext, 'isPrimary' | 'isOpen'>

function readLocales(
  rows: readonly FormLocale[],
  { isPrimary, isOpen }: MarketState,
  addError: AddError,
): FormLocale[] {
  if (isOpen && rows.length === 0) addError(['locales'], adminText.openNeedsLanguage)
  const normalized = rows.map((row, index) => {
    const language = parseLanguage(row.language)
    const prefix = row.prefix
      .trim()
      .toLowerCase()
      .replace(/^\/+|\/+$/g, '')
    if (!language) addError(['locales', index, 'language'], adminText.languageInvalid)
    const prefixError = checkPrefix(prefix, isPrimary)
    if (prefixError) addError(['locales', index, 'prefix'], prefixError)
    return { ...row, language: language ?? row.language, prefix }
  })
  for (const [index, { language, prefix }] of normalized.entries()) {
    if (normalized.findIndex((row) => row.language === language) < index) {
      addError(['locales', index, 'language'], adminText.languageTwice)
    }
    if (normalized.findIndex((row) => row.prefix === prefix) < index) {
      addError(['locales', index, 'prefix'], prefix === '' ? adminText.emptyPrefixTwice : adminText.prefixTwice)
    }
  }
  if (isPrimary && !normalized.some(({ prefix }) => prefix === '')) {
    addError(['locales'], adminText.primaryNeedsEmptyPrefix)
  }
  const chosen = Math.max(
    0,
    normalized.findIndex(({ isDefault }) => isDefault),
  )
  return normalized.map((row, index) => ({ ...row, isDefault: index === chosen }))
}
