import { plural } from '#app/lib/plural.ts'

/** Keeps a name in Latin letters in order. */
const isolated = (text: string) => `\u2068${text}\u2069`

export const shopLook = 'تسوّق هذه الإطلالة'
export const addItems = (count: number) =>
  `إضافة ${plural('ar', count, { zero: 'القطع', one: 'قطعة واحدة', two: 'قطعتين', few: `${count} قطع`, many: `${count} قطعة`, other: `${count} قطعة` })}`
export const addToCart = 'إضافة إلى السلة'
export const size = 'المقاس'
export const sizeFor = (product: string) => `مقاس ${isolated(product)}`
export const soldOutSize = (size: string) => `${size} – نفدت الكمية`
export const selectSizes = 'يُرجى اختيار مقاس لكل قطعة'
export const total = 'الإجمالي'
export const close = 'إغلاق'
