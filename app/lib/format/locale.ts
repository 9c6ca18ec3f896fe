import { currentTag, PSEUDO_LANGUAGE } from '#app/lib/language.ts'

/** A BCP 47 tag. Determines separators, the position of the currency symbol, and dates. */
export type Locale = string

export const DEFAULT_LOCALE: Locale = 'en-US'

let findLocale: () => Locale | undefined = () => undefined

/** Returns the locale that staff chose for numbers and dates, or the locale of the current page, email or response. */
export function currentLocale(): Locale {
  return findLocale() ?? toLocale(currentTag())
}

/** Arabic also uses Latin digits, as order numbers and sizes do. */
function toLocale(tag: string): Locale {
  if (tag === 'en' || tag === PSEUDO_LANGUAGE) return DEFAULT_LOCALE
  return tag.startsWith('ar') ? `${tag}-u-nu-latn` : tag
}

/** Sets where the locale chosen by staff comes from: the request on the server, the page's data in a browser. */
export function setLocaleSource(source: () => Locale | undefined): void {
  findLocale = source
}
