import { FORMAT_LOCALES } from '#app/base/language-names.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#app/lib/language.ts'

type FormatLocale = (typeof FORMAT_LOCALES)[number]

/** Which language of the interface most shoppers of a country read; English in all others. */
const COUNTRIES: Readonly<Partial<Record<Language, string>>> = {
  ar: 'AE BH DZ EG EH IQ JO KW LB LY MA MR OM PS QA SA SD SY TN YE',
  de: 'AT CH DE LI',
  es: 'AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV UY VE',
  fr: 'BF BJ BL CD CF CG CI CM DJ FR GA GF GN GP HT KM LU MC MF MG ML MQ NC NE PF PM RE SN TD TF TG WF YT',
  it: 'IT SM VA',
  nl: 'AW BE BQ CW NL SR SX',
  pl: 'PL',
  pt: 'AO BR CV GW MZ PT ST TL',
}

/** A proposal: the owner confirms it. */
export function languageOfCountry(country: string): Language {
  const found = Object.entries(COUNTRIES).find(([, countries]) => countries.split(' ').includes(country))
  return LANGUAGES.find((language) => language === found?.[0]) ?? DEFAULT_LANGUAGE
}

/** 'de-AT' in Austria, whose amounts are written another way; 'de' in Germany, and wherever another language is usual. */
export function languageTag(language: string, country: string): string {
  if (language === DEFAULT_LANGUAGE || languageOfCountry(country) !== language) return language
  const home = language === 'pt' ? 'PT' : new Intl.Locale(language).maximize().region
  return country === home ? language : `${language}-${country}`
}

/** How the admin writes numbers: as is usual in the country, otherwise in the language. */
export function formatLocaleOf(language: string, country: string): FormatLocale {
  const home = new Intl.Locale(language).maximize().region
  const wanted = [`${language}-${country}`, country, `${language}-${language === 'pt' ? 'PT' : home}`]
  for (const want of wanted) {
    const found = FORMAT_LOCALES.find((locale) => locale === want || locale.endsWith(`-${want}`))
    if (found) return found
  }
  return DEFAULT_FORMAT
}

const DEFAULT_FORMAT: FormatLocale = 'en-US'
