import { currentTag, PSEUDO_LANGUAGE } from '#app/lib/language.ts'

/** A BCP 47 tag. Decides separators, the place of the currency's sign, and dates. */
export type Locale = string

export const DEFAULT_LOCALE: Locale = 'en-US'

let find: () => Locale | undefined = () => undefined

/** How the page, mail or response that is being made writes numbers and dates: as its language does, if nobody chose. */
export function currentLocale(): Locale {
  return find() ?? toLocale(currentTag())
}

/** Digits are Latin in Arabic too, as in order numbers and sizes. */
function toLocale(tag: string): Locale {
  if (tag === 'en' || tag === PSEUDO_LANGUAGE) return DEFAULT_LOCALE
  return tag.startsWith('ar') ? `${tag}-u-nu-latn` : tag
}

/** What staff chose: of the request in the server, of the page's data in a browser. */
export function findLocaleWith(source: () => Locale | undefined): void {
  find = source
}
