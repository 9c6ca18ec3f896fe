type Place = { readonly place: string; readonly currency: string; readonly languageName: string }

export const shipTo = ({ place, currency, languageName }: Place) => `الشحن إلى ${place} · ${currency} · ${languageName}`
export const otherPlaces = 'بلدان ولغات أخرى'
export const suggestion = 'البلد واللغة'
export const rightPlace = 'هل هذا هو المتجر المناسب لك؟'
export const dismissSuggestion = 'البقاء هنا'
export const choose = 'البلد واللغة'
export const close = 'إغلاق'
export const country = 'البلد'
export const findCountry = 'ابحث عن بلد'
export const noCountry = (text: string) => `لا نشحن إلى «${text}» بعد.`
export const language = 'اللغة'
export const result = ({ place, currency, languageName }: Place) =>
  `الشحن إلى ${place}. العملة: ${currency}. اللغة: ${languageName}.`
export const go = 'متابعة'
