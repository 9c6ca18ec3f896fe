import { createContext } from 'react-router'
import type { AddressRules } from '#app/base/address.ts'
import { countryName } from '#app/base/countries.ts'
import type { CurrencyCode } from '#app/base/currencies.ts'
import type { Rate } from '#app/base/money.ts'
import { formatList } from '#app/lib/format/list.ts'
import type { Id } from '#app/lib/id.ts'
import type { NoticeImage } from '#app/store/brand-look.ts'

/** An open market. Amounts are in the smallest unit of its currency. */
export type OpenMarket = {
  readonly id: Id<'market'>
  readonly name: string
  readonly isPrimary: boolean
  readonly currency: CurrencyCode
  readonly displayCurrencies: readonly CurrencyCode[]
  /**
   * The current rates. The rate of `currency` converts from the store currency; all other rates convert from
   * `currency`.
   */
  readonly rates: Readonly<Partial<Record<CurrencyCode, Rate>>>
  readonly listsInStoreCurrency: boolean
  readonly taxIncluded: boolean
  readonly taxShipping: boolean
  readonly addressForm: AddressRules['form']
  readonly roundingStep: number
  readonly roundingEnding: number
  /** The text of the order button, with '{total}'; '' for the built-in text. */
  readonly orderButton: string
  /** Rules of consumer law that the owner switched off, for `appliesIn`. */
  readonly lawRulesOff: readonly string[]
  /** ISO 3166-1 alpha-2, or 'EU', in the order in which selects show them. */
  readonly countries: readonly string[]
}

/** A market in one language. `prefix` is the first segment of its URLs; '' for the store's default locale. */
export type Locale = {
  readonly id: Id<'locale'>
  /** A BCP 47 tag, such as 'en' or 'fr-CA'. */
  readonly language: string
  readonly prefix: string
  readonly isDefault: boolean
  /** The official image of the EU's guarantee notice in this language, if the owner uploaded it. */
  readonly guaranteeNotice: NoticeImage | null
  readonly market: OpenMarket
}

type LocaleLanguage = Pick<Locale, 'language'>

/** Returns a language without script and region, such as 'de' for 'de-AT'. */
export function getBaseLanguage(language: string): string {
  return language.split('-')[0] ?? language
}

/**
 * Returns the language of a locale's translations; null if it shows the original text. The first of `locales` must be
 * the primary one.
 */
export function findContentLanguage({ language }: LocaleLanguage, locales: readonly LocaleLanguage[]): string | null {
  const base = getBaseLanguage(language)
  const [primary] = locales
  return primary && getBaseLanguage(primary.language) === base ? null : base
}

/** The locale that a person used to order, subscribe or join a waitlist. */
export type PastLocale = { readonly marketId: string | null; readonly language: string }

/**
 * Returns the open locale that replaces a past locale, which may no longer exist. Of the same market's locales, this is
 * the one with the same language, otherwise one with a different regional variant of the language, otherwise the
 * default locale. Returns null if the market is not open.
 */
export function findReplacement({ marketId, language }: PastLocale, open: readonly Locale[]): Locale | null {
  const marketLocales = open.filter(({ market }) => market.id === marketId)
  const found =
    marketLocales.find((locale) => locale.language === language) ??
    marketLocales.find((locale) => getBaseLanguage(locale.language) === getBaseLanguage(language)) ??
    marketLocales.find(({ isDefault }) => isDefault)
  return found ?? null
}

/** A link for choosing a locale. Names come from the server, because they differ between browsers. */
export type LocaleLink = {
  readonly prefix: string
  readonly language: string
  /** The language's name for itself, such as 'Deutsch', with a region only if the market has several variants. */
  readonly languageName: string
  /** The one or two countries of the market, or its name. */
  readonly place: string
  readonly currency: string
  /** Codes of the individual countries that the market delivers to, separated by spaces. */
  readonly countries: string
}

/** Lists all open locales with names in `language`. The list is empty if there is no choice. */
export function listLocaleLinks(
  locales: readonly Locale[],
  language: string,
  listDeliveryCountries: (market: OpenMarket) => readonly string[],
): readonly LocaleLink[] {
  if (locales.length < 2) return []
  // A label has no space for many countries, so it shows the market's name, although that is in the owner's language
  const formatPlace = ({ name, countries }: OpenMarket) => {
    const countryNames = countries.length > 2 ? [] : countries.map((country) => countryName(country, language))
    return countryNames.length === 0 ? name : formatList(countryNames, language, 'short')
  }
  const isOnlyLanguage = (tag: string, market: OpenMarket) => {
    const sameBaseLocales = locales.filter(
      (locale) => locale.market.id === market.id && isSameBase(locale.language, tag),
    )
    return sameBaseLocales.length === 1
  }
  return locales.map(({ prefix, language: localeLanguage, market }) => ({
    prefix,
    language: localeLanguage,
    languageName: getNativeName(
      isOnlyLanguage(localeLanguage, market) ? new Intl.Locale(localeLanguage).language : localeLanguage,
    ),
    place: formatPlace(market),
    currency: market.currency,
    countries: listDeliveryCountries(market).join(' '),
  }))
}

function isSameBase(language: string, other: string): boolean {
  return new Intl.Locale(language).language === new Intl.Locale(other).language
}

/** Returns 'Deutsch' for 'de'. */
export function getNativeName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** First segments of the store's other URLs, which cannot be prefixes of locales. */
export const RESERVED_PREFIXES: ReadonlySet<string> = new Set([
  'about',
  'admin',
  'api',
  'assets',
  'checkout',
  'collection',
  'coming-soon',
  'contact',
  'faq',
  'healthz',
  'legal-notice',
  'lookbook',
  'media',
  'metrics',
  'newsletter',
  'not-found',
  'order',
  'orders',
  'pages',
  'privacy',
  'product',
  'readyz',
  'returns',
  'search',
  'share',
  'shipping',
  'shop',
  'sitemap',
  'terms',
  'uploads',
  'webhooks',
  'wishlist',
  'withdraw',
  'brand',
  'passport',
])

/** The prefix in the request's URL, without a slash, or ''. */
export const localePrefix = createContext('')
