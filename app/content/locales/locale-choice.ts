import { countryName, sortByName } from '#app/base/countries.ts'
import type { LocaleLink } from '#app/store/locale.ts'

/** `country` is null until the shopper chooses one. */
export type Choice = { readonly country: string | null; readonly language: string }

/** Lists the countries that markets sell to, sorted by name in `language`. */
export function listCountries(locales: readonly LocaleLink[], language: string) {
  const codes = new Set(locales.flatMap(({ countries }) => countries.split(' ')).filter(Boolean))
  return sortByName([...codes], language).map((code) => ({ code, name: countryName(code, language) }))
}

/** Returns the locales of the market for a country, or of the current market if `country` is null. */
export function listMarketLocales(
  locales: readonly LocaleLink[],
  currentPrefix: string,
  country: string | null,
): readonly LocaleLink[] {
  const code = country ?? locales.find(({ prefix }) => prefix === currentPrefix)?.countries.split(' ')[0] ?? ''
  return locales.filter(({ countries }) => countries.split(' ').includes(code))
}

/** Returns the offered locale that matches the language, or the first one if none does. */
export function findLocale(offered: readonly LocaleLink[], language: string): LocaleLink | undefined {
  return (
    offered.find((locale) => locale.language === language) ??
    offered.find((locale) => toBaseLanguage(locale.language) === toBaseLanguage(language)) ??
    offered[0]
  )
}

function toBaseLanguage(language: string): string {
  return language.split('-')[0] ?? language
}
