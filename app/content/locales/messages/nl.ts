type Place = { readonly place: string; readonly currency: string; readonly languageName: string }

export const shipTo = ({ place, currency, languageName }: Place) =>
  `Bezorgland: ${place} · ${currency} · ${languageName}`
export const otherPlaces = 'Andere landen en talen'
export const switchTo = ({ place, currency, languageName }: Place) =>
  `Overschakelen naar ${place} (${currency}, ${languageName})`
export const dismissSuggestion = 'Hier blijven'
export const choose = 'Land en taal'
export const close = 'Sluiten'
export const country = 'Land'
export const findCountry = 'Zoek een land'
export const noCountry = (text: string) => `Naar ‘${text}’ verzenden we nog niet.`
export const language = 'Taal'
export const result = ({ place, currency, languageName }: Place) =>
  `Bezorgland: ${place}. Prijzen in ${currency}. Taal: ${languageName}.`
export const go = 'Verder'
export const currency = 'Valuta'
