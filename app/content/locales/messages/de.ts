type Place = { readonly place: string; readonly currency: string; readonly languageName: string }

export const shipTo = ({ place, currency, languageName }: Place) =>
  `Lieferland: ${place} · ${currency} · ${languageName}`
export const otherPlaces = 'Andere Länder und Sprachen'
export const switchTo = ({ place, currency, languageName }: Place) =>
  `Wechseln zu: ${place} (${currency}, ${languageName})`
export const dismissSuggestion = 'Hier bleiben'
export const choose = 'Land und Sprache'
export const close = 'Schließen'
export const country = 'Land'
export const findCountry = 'Land suchen'
export const noCountry = (text: string) => `Nach „${text}“ liefern wir noch nicht.`
export const language = 'Sprache'
export const result = ({ place, currency, languageName }: Place) =>
  `Lieferland: ${place}. Preise in ${currency}. Sprache: ${languageName}.`
export const go = 'Weiter'
export const currency = 'Währung'
