/** A BCP 47 tag. Decides separators, the place of the currency's sign, and dates. */
export type Locale = string

export const DEFAULT_LOCALE: Locale = 'en-US'

let find: () => Locale | undefined = () => undefined

/** The locale of the page or response that is being made. */
export function currentLocale(): Locale {
  return find() ?? DEFAULT_LOCALE
}

/** The server looks at the request; a browser at what its page came with. */
export function findLocaleWith(source: () => Locale | undefined): void {
  find = source
}
