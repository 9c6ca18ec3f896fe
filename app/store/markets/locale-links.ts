import { countryName } from '#app/base/countries.ts'
import type { Locale, OpenMarket } from '#app/store/markets/locale.ts'

/** What a shopper chooses a locale by. Names come from the server, as browsers have other ones. */
export type LocaleLink = {
  readonly prefix: string
  readonly language: string
  /** In itself, such as 'Deutsch'; with its region only if the market has several of it. */
  readonly languageName: string
  /** The one or two countries of the market, or its name. */
  readonly place: string
  readonly currency: string
  /** Single countries that the market delivers to, by code, separated by spaces. */
  readonly countries: string
}

/** All open locales, named for readers of `language`; empty if there is no choice. */
export function localeLinksOf(
  locales: readonly Locale[],
  language: string,
  deliveredIn: (market: OpenMarket) => readonly string[],
): readonly LocaleLink[] {
  if (locales.length < 2) return []
  const list = new Intl.ListFormat(language, { type: 'unit', style: 'short' })
  // The market's name is in the owner's language, and no sentence has place for many countries
  const placeOf = ({ name, countries }: OpenMarket) => {
    const few = countries.length > 2 ? [] : countries.map((country) => countryName(country, language))
    return few.length === 0 ? name : list.format(few)
  }
  const isOnlyOf = (own: string, market: OpenMarket) => {
    const same = locales.filter((one) => one.market.id === market.id && sameBase(one.language, own))
    return same.length === 1
  }
  return locales.map(({ prefix, language: own, market }) => ({
    prefix,
    language: own,
    languageName: nameInItself(isOnlyOf(own, market) ? new Intl.Locale(own).language : own),
    place: placeOf(market),
    currency: market.currency,
    countries: deliveredIn(market).join(' '),
  }))
}

function sameBase(one: string, other: string): boolean {
  return new Intl.Locale(one).language === new Intl.Locale(other).language
}

/** 'Deutsch' for 'de'. */
export function nameInItself(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
