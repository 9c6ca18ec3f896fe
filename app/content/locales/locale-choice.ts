import { countryName, sortByName } from '#app/base/countries.ts'
import type { LocaleLink } from '#app/store/locale.ts'

/** `country` is null until it is guessed or chosen. */
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

/**
 * Guesses which of `countries` a shopper is in: the country with the browser's time zone, otherwise the region of one
 * of the browser's languages. Returns null if none matches.
 */
export function guessCountry(
  countries: readonly string[],
  languages: readonly string[],
  timeZone: string,
): string | null {
  const [only, ...others] = countries
  if (only && others.length === 0) return only
  const regions = languages.map((language) => language.split('-').at(-1) ?? '')
  const inZone = countries.find((region) => {
    const locale: Intl.Locale & { getTimeZones?: () => readonly string[] | undefined } = new Intl.Locale('und', {
      region,
    })
    return locale.getTimeZones?.()?.includes(timeZone)
  })
  return inZone ?? regions.find((region) => countries.includes(region)) ?? null
}
