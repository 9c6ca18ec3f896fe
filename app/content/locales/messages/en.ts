type Place = { readonly place: string; readonly currency: string; readonly languageName: string }

export const shipTo = ({ place, currency, languageName }: Place) => `Ship to: ${place} · ${currency} · ${languageName}`
export const otherPlaces = 'Other countries and languages'
export const switchTo = ({ place, currency, languageName }: Place) =>
  `Switch to ${place} (${currency}, ${languageName})`
export const dismissSuggestion = 'Stay here'
export const choose = 'Country and language'
export const close = 'Close'
export const country = 'Country'
export const findCountry = 'Find a country'
export const noCountry = (text: string) => `We do not ship to “${text}” yet.`
export const language = 'Language'
export const result = ({ place, currency, languageName }: Place) =>
  `Shipping to: ${place}. Prices in ${currency}. Language: ${languageName}.`
export const go = 'Continue'
export const currency = 'Currency'
