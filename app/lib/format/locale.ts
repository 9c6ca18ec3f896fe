/** A BCP 47 locale for numbers, money and dates. */
export type Locale = 'en-US'

/** The store's locale, the default of every formatter. */
export const LOCALE: Locale = 'en-US'
