type Place = { readonly place: string; readonly currency: string; readonly languageName: string }

export const shipTo = ({ place, currency, languageName }: Place) =>
  `Livraison : ${place} · ${currency} · ${languageName}`
export const otherPlaces = 'Autres pays et langues'
export const switchTo = ({ place, currency, languageName }: Place) =>
  `Changer pour : ${place} (${currency}, ${languageName})`
export const dismissSuggestion = 'Rester ici'
export const choose = 'Pays et langue'
export const close = 'Fermer'
export const country = 'Pays'
export const findCountry = 'Rechercher un pays'
export const noCountry = (text: string) => `Nous ne livrons pas encore vers « ${text} ».`
export const language = 'Langue'
export const result = ({ place, currency, languageName }: Place) =>
  `Livraison : ${place}. Prix en ${currency}. Langue : ${languageName}.`
export const go = 'Continuer'
export const currency = 'Devise'
