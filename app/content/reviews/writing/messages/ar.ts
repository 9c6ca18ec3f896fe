import { formatNumber } from '#app/lib/format/number.ts'

/** Has its own direction, whatever surrounds it. */
const isolated = (text: string) => `\u2068${text}\u2069`

export const write = 'كتابة تقييم'
export const writeReviewTitle = (product: string) => `تقييم ${isolated(product)}`
export const pageTitle = (store: string) => `كتابة تقييم · ${store}`
export const yourRating = 'تقييمك بالنجوم'
export const ratings = {
  5: '5 من 5، ممتاز',
  4: '4 من 5، جيد',
  3: '3 من 5، مقبول',
  2: '2 من 5، ضعيف',
  1: '1 من 5، سيئ',
} as const
export const fitQuestion = 'كيف وجدت المقاس؟'
export const noFit = 'لا أعرف'
export const fields = {
  title: 'عنوان التقييم',
  comment: 'تقييمك',
  file: 'الصور',
  name: 'الاسم المعروض',
  usualSize: 'مقاسك المعتاد',
  height: 'طولك',
} as const
export const commentHint = 'ما الذي أعجبك وما الذي لم يعجبك؟ كيف وجدت القماش؟'
export const photoHint = (photos: number) =>
  `الحد الأقصى لعدد الصور ${photos}، بصيغة JPEG أو PNG أو WebP أو AVIF. نحذف منها بيانات الموقع.`
export const addPhotos = 'إضافة صور'
export const photosAgain = 'يُرجى اختيار صورك مرة أخرى. لم يحتفظ بها المتصفح.'
export const noChoice = 'أفضّل عدم الإجابة'
export const promise = 'نقرأ كل تقييم قبل نشره، إيجابيًا كان أم سلبيًا. نعرض معه المقاس الذي اشتريته ولا شيء آخر من طلبك.'
export const send = 'إرسال التقييم'
export const sending = 'جارٍ الإرسال…'
export const thanks = 'شكرًا لك. سننشر تقييمك بعد قراءته.'
export const states = {
  written: 'سبق أن قيّمت هذا المنتج.',
  early: 'يمكنك تقييم هذا المنتج بعد تسليمه.',
  gone: 'لم يعد من الممكن تقييم هذا المنتج.',
} as const
export const rejections = {
  written: 'سبق أن قيّم شخص آخر هذا المنتج عبر رابط هذا الطلب.',
  early: 'يمكنك تقييم هذا المنتج بعد تسليمه. ما كتبته لا يزال هنا.',
  gone: 'لم يعد من الممكن تقييم هذا المنتج لأننا لم نعد نبيعه. ما كتبته لا يزال هنا.',
} as const
export const toOrder = 'العودة إلى طلبك'
export const others = 'منتجات أخرى من هذا الطلب'
export const checkFields = 'يُرجى مراجعة هذه الحقول'
export const away = 'تعذّر الوصول إلى المتجر. لم يُفقد شيء: يُرجى المحاولة مرة أخرى.'
export const incomplete = 'هذا النموذج غير مكتمل. يُرجى إعادة تحميل الصفحة.'
export const chooseRating = 'يُرجى الاختيار من نجمة إلى خمس نجوم'
export const unknownChoice = 'يُرجى اختيار أحد الخيارات'
export const nameMissing = 'يُرجى إدخال اسم. يكفي الاسم الأول.'
export const tooLong = (max: number) => `النص طويل جدًا: الحد الأقصى لعدد الأحرف ${formatNumber(max)}`
export const oneLine = 'سطر واحد فقط'
export const cardNumber = 'يبدو أن هذا رقم بطاقة. يُرجى حذفه.'
export const photoTooLarge = (name: string) => `حجم «${isolated(name)}» أكبر من 25 ميغابايت. يُرجى اختيار صورة أصغر.`
export const tooManyPhotos = (max: number) => `الحد الأقصى لعدد الصور: ${max}`
