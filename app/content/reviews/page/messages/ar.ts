import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

/** Has its own direction, whatever surrounds it. */
const isolated = (text: string) => `\u2068${text}\u2069`

export const reviewsTitle = (product: string) => `تقييمات ${isolated(product)}`
export const found = (count: number) => `عدد التقييمات المعروضة: ${formatNumber(count)}`
export const filter = 'تصفية وترتيب'
export const stars = (rating: number) =>
  plural('ar', rating, {
    zero: 'بلا نجوم',
    one: 'نجمة واحدة',
    two: 'نجمتان',
    few: `${rating} نجوم`,
    many: `${rating} نجمة`,
    other: `${rating} نجمة`,
  })
export const withPhotos = 'مع صور'
export const without = (filter: string) => `إزالة الفلتر: ${isolated(filter)}`
export const clear = 'مسح الفلاتر'
export const sorts = {
  newest: 'الأحدث',
  helpful: 'الأكثر فائدة',
  highest: 'الأعلى تقييمًا',
  lowest: 'الأدنى تقييمًا',
} as const
export const previous = 'السابق'
export const next = 'المزيد من التقييمات'
