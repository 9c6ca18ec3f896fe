import type { AddressRules } from '#app/base/address.ts'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { money, type Rate, toDecimal } from '#app/base/money.ts'
import { type RowKeys, rebase as rebaseFields } from '#app/lib/draft.ts'
import { CUSTOM_RULE, listRoundingChoices, NO_ROUNDING, toKey } from '#app/operations/markets/rounding-rules.ts'
import { type RateSide, type TypedRate, toTypedRate } from '#app/operations/markets/typed-rate.ts'
import type { FormLocale, FormMarket } from '#app/pricing/read-markets.server.ts'

export type DisplayDraft = { readonly currency: string } & TypedRate

export type MarketDraft = {
  readonly name: string
  readonly countries: readonly string[]
  readonly currency: CurrencyCode
  readonly rate: string
  readonly ratePer: RateSide
  readonly displays: readonly DisplayDraft[]
  readonly listsInStoreCurrency: boolean
  /** The key of a choice, or `CUSTOM_RULE`. */
  readonly rounding: string
  readonly roundingStep: string
  readonly roundingEnding: string
  readonly taxIncluded: boolean
  readonly taxShipping: boolean
  readonly addressForm: AddressRules['form']
  readonly orderButton: string
  readonly locales: readonly FormLocale[]
}

const UNTAXED = { taxIncluded: false, taxShipping: false }

/** A new market starts with the store currency, which needs no rate, and with the `taxes` of the primary market. */
export function toDraft(
  market: FormMarket | null,
  storeCurrency: CurrencyCode,
  taxes: Pick<MarketDraft, keyof typeof UNTAXED> = UNTAXED,
): MarketDraft {
  if (!market) {
    return {
      name: '',
      countries: [],
      currency: storeCurrency,
      rate: '',
      ratePer: 'quote',
      displays: [],
      listsInStoreCurrency: false,
      rounding: NO_ROUNDING,
      roundingStep: '',
      roundingEnding: '',
      ...taxes,
      addressForm: 'country',
      orderButton: '',
      locales: [{ id: '', language: '', prefix: '', isDefault: true }],
    }
  }
  const { name, countries, currency, rate, displays, roundingStep: step, roundingEnding: ending, locales } = market
  const { listsInStoreCurrency, taxIncluded, taxShipping, addressForm, orderButton } = market
  const key = toKey({ step, ending })
  const isCustom = !listRoundingChoices(currency).some((choice) => choice.key === key)
  const { per, amount } = toDraftRate(rate)
  return {
    name,
    countries,
    currency,
    listsInStoreCurrency,
    taxIncluded,
    taxShipping,
    addressForm,
    orderButton,
    locales,
    rate: amount,
    ratePer: per,
    displays: displays.map((shown) => ({ currency: shown.currency, ...toDraftRate(shown.rate) })),
    rounding: isCustom ? CUSTOM_RULE : key,
    roundingStep: isCustom ? toDecimal(money(step, currency)) : '',
    roundingEnding: isCustom ? toDecimal(money(ending, currency)) : '',
  }
}

export const ROW_KEYS: RowKeys<MarketDraft> = { locales: ({ id }) => id, displays: ({ currency }) => currency }

/** Rebases a draft like `lib/draft.ts`, but keeps one default language: the draft's, if the draft changed it. */
export function rebase(
  draft: MarketDraft,
  old: MarketDraft,
  fresh: MarketDraft,
  rowKeys?: RowKeys<MarketDraft>,
): MarketDraft {
  const rebased = rebaseFields(draft, old, fresh, rowKeys)
  const findDefault = ({ locales }: MarketDraft) => locales.find(({ isDefault }) => isDefault)
  const chosen = findDefault(draft)
  const isSame = (locale: FormLocale | undefined) =>
    locale?.id === chosen?.id && (locale?.id !== '' || locale.language === chosen?.language)
  if (!chosen || isSame(findDefault(old))) return rebased
  return { ...rebased, locales: rebased.locales.map((locale) => ({ ...locale, isDefault: isSame(locale) })) }
}

function toDraftRate(rate: Rate | null): TypedRate {
  return rate ? toTypedRate(rate) : { per: 'quote', amount: '' }
}
