/** A language and region whose conventions numbers, money and dates are written in (BCP 47). */
export type Locale = 'en-US'

/** The locale of the store, which every formatter uses unless it is given another. */
export const LOCALE: Locale = 'en-US'
