import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

// Joining
export const joinTitle = 'أبلغني عند توفره'
export const choice = 'المقاس واللون'
export const joinOne = (choice: string) => `أبلغني عند توفره: ${choice}`
export const email = 'البريد الإلكتروني'
/** Example: 'لمدة 24 ساعة' */
const hoursText = (hours: number) => {
  const shown = formatNumber(hours)
  return plural('ar', hours, {
    zero: 'أقل من ساعة',
    one: 'ساعة واحدة',
    two: 'ساعتين',
    few: `${shown} ساعات`,
    many: `${shown} ساعة`,
    other: `${shown} ساعة`,
  })
}
export const whatHappens = (hours: number) =>
  `سنراسلك فور توفره ونحجز لك قطعة لمدة ${hoursText(hours)}. لن تصلك أي رسائل أخرى.`
export const join = 'أبلغني'
export const joining = 'جارٍ الإرسال…'
export const joined = (email: string) =>
  `يُرجى مراجعة بريدك: أرسلنا رابطًا إلى ${email}. يلزم التأكيد للانضمام إلى القائمة.`
export const toProduct = 'العودة إلى المنتج'
export const notSoldOut = 'هذا المنتج متوفر حاليًا.'
export const off = 'لا توجد قائمة انتظار حاليًا.'

// Why nobody can join
export const rejections = {
  off: 'لا توجد قائمة انتظار حاليًا. ما كتبته لا يزال هنا.',
  gone: 'لم نعد نبيع هذا المنتج بهذا المقاس واللون. ما كتبته لا يزال هنا.',
  available: 'توفر هذا المنتج من جديد، ويمكنك شراؤه الآن.',
} as const
export const invalidEmail = 'يُرجى إدخال بريد إلكتروني مثل ada@example.com'
export const unknownChoice = 'يُرجى اختيار المقاس واللون'
export const away = 'تعذّر الوصول إلى المتجر. لم يُفقد شيء: يُرجى المحاولة مرة أخرى.'

// The page of an entry
export const states = {
  unconfirmed: { title: 'تأكيد البريد الإلكتروني', text: '' },
  waiting: {
    title: 'أنت في قائمة الانتظار',
    text: 'فور توفره وحلول دورك سنحجز لك قطعة ونراسلك.',
  },
  held: { title: 'قطعة محجوزة لك', text: '' },
  bought: {
    title: 'سبق استخدام هذا الرابط',
    text: 'طُلبت القطعة المحجوزة عبر هذا الرابط. إن لم يكن هذا طلبك فقد وصل رابطك إلى شخص آخر: يُرجى التواصل معنا.',
  },
  expired: {
    title: 'انتهى الحجز',
    text: 'انتهت المدة وانتقلت القطعة إلى التالي في القائمة. يمكنك الانضمام من جديد من صفحة المنتج.',
  },
  gone: { title: 'لم نعد نبيع هذا المنتج', text: 'أُغلقت قائمة الانتظار الخاصة به.' },
  left: {
    title: 'غادرت قائمة الانتظار',
    text: 'حُذف بريدك الإلكتروني. لن تصلك رسائل أخرى عن هذا المنتج.',
  },
} as const
export const heldUntil = (until: string, left: string) => `حتى ${until}، أي ${left}.`
export const timeLeft = (minutes: number) => {
  if (minutes >= 120) return `خلال ${hoursText(Math.floor(minutes / 60))}`
  const shown = formatNumber(minutes)
  return `خلال ${plural('ar', minutes, {
    zero: 'أقل من دقيقة',
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: `${shown} دقائق`,
    many: `${shown} دقيقة`,
    other: `${shown} دقيقة`,
  })}`
}
export const afterConfirming = (email: string, hours: number) =>
  `عند توفره سنراسلك على ${email} ونحجز لك قطعة لمدة ${hoursText(hours)}.`
export const confirm = 'تأكيد'
export const buy = 'الشراء الآن'
export const buyNeedsScripts = 'للشراء يُرجى تفعيل JavaScript: السلة محفوظة في متصفحك.'
export const leave = 'مغادرة قائمة الانتظار'
export const unwanted = 'لم تعد تريده؟'
export const release = 'إلغاء الحجز'
export const toShop = 'متابعة التسوق'
