import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

/** Has its own direction, whatever surrounds it. */
const isolated = (text: string) => `\u2068${text}\u2069`

export const outcomes = {
  saved: 'تمت الإضافة إلى المفضلة',
  removed: 'تمت الإزالة من المفضلة',
  full: 'قائمة المفضلة ممتلئة. الحد الأقصى 200 منتج.',
} as const
export const failed = 'تعذّر تحديث المفضلة'
export const save = (product: string) => `إضافة ${isolated(product)} إلى المفضلة`
const counted = (count: number) => {
  const shown = formatNumber(count)
  return plural('ar', count, {
    zero: 'لا توجد منتجات',
    one: 'منتج واحد',
    two: 'منتجان',
    few: `${shown} منتجات`,
    many: `${shown} منتجًا`,
    other: `${shown} منتج`,
  })
}
export const openWishlist = (saved: number) => (saved ? `المفضلة، ${counted(saved)}` : 'المفضلة')
export const wishlist = 'المفضلة'
export const productCount = counted
export const needsJavaScript = 'تتطلب المفضلة تفعيل JavaScript لأنها محفوظة في متصفحك. يُرجى تفعيله وإعادة تحميل الصفحة.'
export const products = 'المنتجات'
export const empty = 'قائمة المفضلة فارغة'
export const emptyHint = 'يكفي الضغط على القلب بجانب أي قطعة تعجبك لحفظها هنا.'
export const explore = 'تصفّح المجموعة'
export const couldNotLoad = 'تعذّر تحميل المفضلة.'
export const tryAgain = 'إعادة المحاولة'
// Changes since a product was saved
export const changes = { 'price-fell': 'انخفض السعر', back: 'متوفر مجددًا' }
export const backInSize = (size: string) => `متوفر مجددًا بمقاس \u2068${size}\u2069`
