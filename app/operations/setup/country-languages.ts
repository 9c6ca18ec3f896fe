import { COUNTRIES } from '#app/base/country-data.ts'
import { FORMAT_LOCALES } from '#app/base/language-names.ts'
import { DEFAULT_LANGUAGE, type Language } from '#app/lib/language.ts'

type FormatLocale = (typeof FORMAT_LOCALES)[number]

/** Returns the language to propose to the owner: the interface language that most shoppers in the country read. */
export function getCountryLanguage(country: string): Language {
  return COUNTRIES[country]?.language ?? DEFAULT_LANGUAGE
}

/**
 * Returns a tag such as 'de-AT' in Austria, which formats amounts differently, or 'de' in Germany and in countries
 * where a different language is usual.
 */
export function getLanguageTag(language: string, country: string): string {
  if (language === DEFAULT_LANGUAGE || getCountryLanguage(country) !== language) return language
  const home = language === 'pt' ? 'PT' : new Intl.Locale(language).maximize().region
  return country === home ? language : `${language}-${country}`
}

/**
 * Returns the number format of the admin: the country's format if there is one, otherwise the format of the language.
 */
export function getFormatLocale(language: string, country: string): FormatLocale {
  const home = new Intl.Locale(language).maximize().region
  const candidates = [`${language}-${country}`, country, `${language}-${language === 'pt' ? 'PT' : home}`]
  for (const candidate of candidates) {
    const found = FORMAT_LOCALES.find((locale) => locale === candidate || locale.endsWith(`-${candidate}`))
    if (found) return found
  }
  return DEFAULT_FORMAT
}

const DEFAULT_FORMAT: FormatLocale = 'en-US'
