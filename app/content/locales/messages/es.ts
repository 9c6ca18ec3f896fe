type Place = { readonly place: string; readonly currency: string; readonly languageName: string }

export const shipTo = ({ place, currency, languageName }: Place) => `Envío: ${place} · ${currency} · ${languageName}`
export const otherPlaces = 'Otros países e idiomas'
export const switchTo = ({ place, currency, languageName }: Place) =>
  `Cambiar a ${place} (${currency}, ${languageName})`
export const dismissSuggestion = 'Quedarme aquí'
export const choose = 'País e idioma'
export const close = 'Cerrar'
export const country = 'País'
export const findCountry = 'Buscar un país'
export const noCountry = (text: string) => `Todavía no enviamos a “${text}”.`
export const language = 'Idioma'
export const result = ({ place, currency, languageName }: Place) =>
  `País de envío: ${place}. Precios en ${currency}. Idioma: ${languageName}.`
export const go = 'Continuar'
export const currency = 'Moneda'
