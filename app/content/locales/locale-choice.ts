import { countryName, sortByName } from '#app/base/countries.ts'
import type { LocaleLink } from '#app/store/locale.ts'

/** `country` is null until the shopper chooses one. */
export type Choice = { readonly country: string | null; readonly language: string }

/** Every country that a market sells to, by name in `language`. */
export function listCountries(locales: readonly LocaleLink[], language: string) {
  const codes = new Set(locales.flatMap(({ countries }) => countries.split(' ')).filter(Boolean))
  return sortByName([...codes], language).map((code) => ({ code, name: countryName(code, language) }))
}

/** The locales of the market that sells to a country; without one, those of the current market. */
export function localesIn(
  locales: readonly LocaleLink[],
  currentPrefix: string,
  country: string | null,
): readonly LocaleLink[] {
  const code = country ?? locales.find(({ prefix }) => prefix === currentPrefix)?.countries.split(' ')[0] ?? ''
  return locales.filter(({ countries }) => countries.split(' ').includes(code))
}

/** The market's first locale if it has none in the language. */
export function localeFor(offered: readonly LocaleLink[], language: string): LocaleLink | undefined {
  return (
    offered.find((locale) => locale.language === language) ??
    offered.find((locale) => toBaseLanguage(locale.language) === toBaseLanguage(language)) ??
    offered[0]
  )
}

function toBaseLanguage(language: string): string {
  return language.split('-')[0] ?? language
}
