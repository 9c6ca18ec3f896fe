type Place = { readonly place: string; readonly currency: string; readonly languageName: string }

export const shipTo = ({ place, currency, languageName }: Place) => `Dostawa: ${place} · ${currency} · ${languageName}`
export const otherPlaces = 'Inne kraje i języki'
export const switchTo = ({ place, currency, languageName }: Place) =>
  `Przejdź na: ${place} (${currency}, ${languageName})`
export const dismissSuggestion = 'Zostaję tu'
export const choose = 'Kraj i język'
export const close = 'Zamknij'
export const country = 'Kraj'
export const findCountry = 'Znajdź kraj'
export const noCountry = (text: string) => `Jeszcze tam nie dostarczamy: „${text}”.`
export const language = 'Język'
export const result = ({ place, currency, languageName }: Place) =>
  `Dostawa: ${place}. Ceny: ${currency}. Język: ${languageName}.`
export const go = 'Dalej'
export const currency = 'Waluta'
