import { COUNTRIES } from '#app/base/country-data.ts'
import { FORMAT_LOCALES } from '#app/base/language-names.ts'
import { DEFAULT_LANGUAGE, type Language } from '#app/lib/language.ts'

type FormatLocale = (typeof FORMAT_LOCALES)[number]

/** Returns the language of the interface that most shoppers of the country read. A proposal: the owner confirms it. */
export function languageOfCountry(country: string): Language {
  return COUNTRIES[country]?.language ?? DEFAULT_LANGUAGE
}

/**
 * 'de-AT' in Austria, which formats amounts differently; 'de' in Germany, and in countries where another language is
 * usual.
 */
export function languageTag(language: string, country: string): string {
  if (language === DEFAULT_LANGUAGE || languageOfCountry(country) !== language) return language
  const home = language === 'pt' ? 'PT' : new Intl.Locale(language).maximize().region
  return country === home ? language : `${language}-${country}`
}

/** Returns the number format of the admin: that of the country if there is one, otherwise that of the language. */
export function getFormatLocale(language: string, country: string): FormatLocale {
  const home = new Intl.Locale(language).maximize().region
  const wanted = [`${language}-${country}`, country, `${language}-${language === 'pt' ? 'PT' : home}`]
  for (const want of wanted) {
    const found = FORMAT_LOCALES.find((locale) => locale === want || locale.endsWith(`-${want}`))
    if (found) return found
  }
  return DEFAULT_FORMAT
}

const DEFAULT_FORMAT: FormatLocale = 'en-US'
