/** Has its own direction, whatever surrounds it. */
const isolated = (text: string) => `\u2068${text}\u2069`

type Place = { readonly place: string; readonly currency: string; readonly languageName: string }

export const shipTo = ({ place, currency, languageName }: Place) =>
  `الشحن إلى ${isolated(place)} · ${isolated(currency)} · ${isolated(languageName)}`
export const otherPlaces = 'بلدان ولغات أخرى'
export const switchTo = ({ place, currency, languageName }: Place) =>
  `التبديل إلى ${isolated(place)} (${isolated(currency)}، ${isolated(languageName)})`
export const dismissSuggestion = 'البقاء هنا'
export const choose = 'البلد واللغة'
export const close = 'إغلاق'
export const country = 'البلد'
export const findCountry = 'البحث عن بلد'
export const noCountry = (text: string) => `لا نشحن إلى «${isolated(text)}» بعد.`
export const language = 'اللغة'
export const result = ({ place, currency, languageName }: Place) =>
  `الشحن إلى ${isolated(place)}. العملة: ${isolated(currency)}. اللغة: ${isolated(languageName)}.`
export const go = 'متابعة'
export const currency = 'العملة'
