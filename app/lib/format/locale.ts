export type Locale = 'en-US'

export const LOCALE: Locale = 'en-US'
