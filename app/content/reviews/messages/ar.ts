import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

/** Has its own direction, whatever surrounds it. */
const isolated = (text: string) => `\u2068${text}\u2069`

export const none = 'لا توجد تقييمات بعد.'
export const outOfFive = (rating: number) => `${rating} من 5`
export const ofFive = (reviews: string) => `من 5، ${reviews}`
export const reviewCount = (count: number) => {
  const shown = formatNumber(count)
  return plural('ar', count, {
    zero: 'لا تقييمات',
    one: 'تقييم واحد',
    two: 'تقييمان',
    few: `${shown} تقييمات`,
    many: `${shown} تقييمًا`,
    other: `${shown} تقييم`,
  })
}
export const verified = 'شراء موثّق'
export const all = (reviews: string) => `عرض الكل (${reviews})`
export const reviewsTitle = 'التقييمات'
export const helpful = (votes: number) => (votes > 0 ? `مفيد (${formatNumber(votes)})` : 'مفيد')
export const notVoted = 'تعذّر احتساب صوتك. يُرجى المحاولة مرة أخرى.'
export const distribution = 'توزيع التقييمات'
export const starsGiven = ' من 5: '
export const bought = (variant: string) => `تم شراء: ${variant}`
export const incentivized = 'تقييم مقابل مكافأة'
export const from = (store: string) => `نُشر في الأصل على ${isolated(store)}`
/** Whose personal data was erased. */
export const erased = 'أحد المشترين'
export const photos = 'الصور'
export const photoBy = (name: string) => `صورة من ${isolated(name)}`
export const reply = 'رد المتجر:'
export const fits = { small: 'المقاس صغير', true: 'مطابق للمقاس', large: 'المقاس كبير' } as const
export const heights = {
  'under-155': 'أقل من 155 سم',
  '155-159': 'من 155 إلى 159 سم',
  '160-164': 'من 160 إلى 164 سم',
  '165-169': 'من 165 إلى 169 سم',
  '170-174': 'من 170 إلى 174 سم',
  '175-179': 'من 175 إلى 179 سم',
  'from-180': '180 سم أو أكثر',
} as const
