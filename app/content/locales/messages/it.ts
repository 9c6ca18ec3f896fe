type Place = { readonly place: string; readonly currency: string; readonly languageName: string }

export const shipTo = ({ place, currency, languageName }: Place) =>
  `Spedizione: ${place} · ${currency} · ${languageName}`
export const otherPlaces = 'Altri paesi e lingue'
export const switchTo = ({ place, currency, languageName }: Place) => `Passa a: ${place} (${currency}, ${languageName})`
export const dismissSuggestion = 'Resta qui'
export const choose = 'Paese e lingua'
export const close = 'Chiudi'
export const country = 'Paese'
export const findCountry = 'Cerca un paese'
export const noCountry = (text: string) => `Non spediamo ancora qui: “${text}”.`
export const language = 'Lingua'
export const result = ({ place, currency, languageName }: Place) =>
  `Spedizione: ${place}. Prezzi in ${currency}. Lingua: ${languageName}.`
export const go = 'Continua'
export const currency = 'Valuta'
