import { EU_MEMBERS as CODES } from '#app/base/countries/eu-members.data.ts'
import type { Locale } from '#app/lib/format/locale.ts'
import { currentTag } from '#app/lib/language.ts'

export const EU_MEMBERS: readonly string[] = CODES.split(' ')

/** Returns the country itself, or the members of the 'EU' group. */
export function countriesIn(choice: string): readonly string[] {
  return choice === 'EU' ? EU_MEMBERS : [choice]
}

export type CountryChoice = { readonly code: string; readonly name: string }

/** Returns choices sorted by name. Call it in loaders: different names in a browser would break hydration. */
export function listCountryChoices(codes: readonly string[]): readonly CountryChoice[] {
  return sortByName(codes).map((code) => ({ code, name: countryName(code) }))
}

/** Replaces groups with their members. */
export function expandGroups(countries: readonly string[]): readonly string[] {
  return countries.flatMap(countriesIn)
}

const names = new Map<string, Intl.DisplayNames>()

/**
 * Chromium shows the short names of these countries ('Hong Kong'); Node shows the long names ('Hong Kong SAR China').
 */
const SHORT: ReadonlySet<string> = new Set(['HK', 'MO', 'PS'])

/**
 * Returns the name, by default in the current language: 'Germany' for 'DE', 'European Union' for 'EU'. Returns an
 * unknown code unchanged. The server and all browsers return the same name, as hydration requires.
 */
export function countryName(code: string, locale: Locale = currentTag()): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  const style = SHORT.has(code) ? 'short' : 'long'
  const key = `${locale} ${style}`
  const displayNames = names.get(key) ?? new Intl.DisplayNames(locale, { type: 'region', style })
  names.set(key, displayNames)
  const name = displayNames.of(code) ?? code
  return code === 'FK' ? name.replace(/ [(-] ?.*/, '') : name // Chromium: 'Falkland Islands (Islas Malvinas)'
}

const WITH_ARTICLE = 'AE BS CF CK DO EU FK FO GB GM IM KM KY MH MP MV NL PH SB TC US VG VI'.split(' ')

/** In English text, adds “the” to the country names that need it: 'Canada and the United States'. */
export function addArticles(text: string): string {
  const articleNames = WITH_ARTICLE.map((code) => countryName(code, 'en')).join('|')
  return text.replaceAll(new RegExp(articleNames, 'g'), 'the $&')
}

/** Sorts country codes by their names, by default in the current language. */
export function sortByName(codes: readonly string[], locale: Locale = currentTag()): string[] {
  const { compare } = new Intl.Collator(locale)
  const choices = codes.map((code) => ({ code, name: countryName(code, locale) }))
  return choices.sort((a, b) => compare(a.name, b.name)).map(({ code }) => code)
}
