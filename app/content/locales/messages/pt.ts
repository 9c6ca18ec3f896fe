type Place = { readonly place: string; readonly currency: string; readonly languageName: string }

export const shipTo = ({ place, currency, languageName }: Place) => `Envio: ${place} · ${currency} · ${languageName}`
export const otherPlaces = 'Outros países e idiomas'
export const switchTo = ({ place, currency, languageName }: Place) =>
  `Mudar para: ${place} (${currency}, ${languageName})`
export const dismissSuggestion = 'Ficar aqui'
export const choose = 'País e idioma'
export const close = 'Fechar'
export const country = 'País'
export const findCountry = 'Procurar um país'
export const noCountry = (text: string) => `Ainda não enviamos para “${text}”.`
export const language = 'Idioma'
export const result = ({ place, currency, languageName }: Place) =>
  `Envio para: ${place}. Preços em ${currency}. Idioma: ${languageName}.`
export const go = 'Continuar'
export const currency = 'Moeda'
