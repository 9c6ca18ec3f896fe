import type { Locale } from '#app/lib/format/locale.ts'
import { currentTag } from '#app/lib/language.ts'

const names = new Map<Locale, Intl.DisplayNames>()

/** By default in the current language: 'Germany' for 'DE', 'European Union' for 'EU'. An unknown code is returned unchanged. */
export function countryName(code: string, locale: Locale = currentTag()): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' })
  names.set(locale, known)
  return known.of(code) ?? code
}

/** Sorts country codes by their names, by default in the current language. */
export function sortByName(codes: readonly string[], locale: Locale = currentTag()): string[] {
  const { compare } = new Intl.Collator(locale)
  const named = codes.map((code) => ({ code, name: countryName(code, locale) }))
  return named.sort((a, b) => compare(a.name, b.name)).map(({ code }) => code)
}
