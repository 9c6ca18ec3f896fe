import { formatNumber } from '#app/lib/format/number.ts'

export const title = 'جواز سفر القطعة'
export const dataDate = (date: string) => `البيانات حتى ${date}`
export const lastDataDate = (date: string) => `آخر تحديث: ${date}`
export const productName = 'المنتج'
export const packaging = 'التغليف لكل قطعة'
export const packagingMaterials = {
  paper: 'ورق وكرتون',
  plastic: 'بلاستيك',
  glass: 'زجاج',
  metal: 'معدن',
  wood: 'خشب',
  composite: 'مادة مركّبة',
  textile: 'نسيج',
}
export const packagingPart = (material: string, grams: number) => `${material}: ${formatNumber(grams)} غ`
export const toProduct = 'عرض المنتج في المتجر'
export const notSold = 'لم نعد نبيع هذا المنتج، ويبقى جوازه على هذا العنوان.'
export const earlier = 'بيانات سابقة'
export const until = (date: string) => `حتى ${date}`
export const notStated = 'غير مذكور'
export const missing = 'جواز القطعة هذا غير موجود'
export const missingText = { before: 'يُرجى التحقق من العنوان المطبوع أسفل الرمز أو ', link: 'التواصل معنا', after: '.' }
export const otherLanguages = 'لغات أخرى'
