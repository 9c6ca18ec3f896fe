import { plural } from '#app/lib/plural.ts'

/** Has its own direction, whatever surrounds it. */
const isolated = (text: string) => `\u2068${text}\u2069`

// How an order is paid
export const paymentNames = {
  credit_card: 'بطاقة ائتمانية',
  paypal: 'PayPal',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  bank_or_mobile: 'البنك أو USSD أو محفظة الجوال',
  bank_transfer: 'تحويل بنكي',
  cash_on_delivery: 'الدفع عند الاستلام',
} as const

// Sums
export const items = 'المنتجات'
export const discount = (code: string) => (code ? `الخصم ${code}` : 'الخصم')
export const subtotal = 'المجموع الفرعي'
export const shippingBy = (method: string) => `الشحن (${method})`
export const shipping = 'الشحن'
export const paymentFee = 'رسوم الدفع عند الاستلام'
export const rounding = 'التقريب للدفع النقدي'
export const free = 'مجاني'
export const tax = 'الضريبة'
export const intraCommunitySupply = 'ضريبة القيمة المضافة (توريد معفى داخل الاتحاد الأوروبي)'
export const vatNumber = 'الرقم الضريبي (VAT)'
/** 'VAT' is the name that new stores begin with. */
export const includesTax = (tax: string) => `يشمل ${tax.replace(/^VAT\b/, 'ضريبة القيمة المضافة')}`
export const total = 'الإجمالي'
export const chargedAs = (amount: string) => `يُحصَّل: ${amount}`

// The page of an order
export const title = (order: string, store: string) => `الطلب ${order} · ${store}`
export const away = 'تعذّر الوصول إلى المتجر. لم يُفقد شيء: يُرجى المحاولة مرة أخرى.'
export const pleaseWait = 'يُرجى الانتظار'
export const yourOrder = 'طلبك'
export const myOrders = 'طلباتي'
export const orderNumber = 'رقم الطلب'
export const placed = 'تاريخ الطلب:'
export const print = 'طباعة'
export const yourAddress = 'عنوانك'
export const shippingTo = 'عنوان الشحن'
export const shippingMethod = 'طريقة الشحن'
export const estimatedDelivery = 'موعد التسليم المتوقع'
export const questions = 'أسئلة عن هذا الطلب؟'
export const writeToUs = { link: 'مراسلتنا', between: ' أو الاطلاع على ', faq: 'الأسئلة الشائعة' } as const
export const erased = 'تم حذف عنوان هذا الطلب.'
export const quantity = (units: number) => `الكمية: ${units}`
export const onBackorder = (units: number) => `بالطلب المسبق: ${units}`
export const sentBackUnits = (units: number) => `المرتجع: ${units}`
export const unitsLine = (units: number, product: string) => `\u200f${units} × ${isolated(product)} `
export const review = 'كتابة تقييم'
export const reviewSuffix = (product: string) => ` لمنتج ${isolated(product)}`
export const reviewed = 'وصلنا تقييمك'
export const sentBack = 'المرتجعات'
export const startReturn = 'بدء إرجاع'
export const returnSubject = (order: string) => `إرجاع الطلب ${order}`
export const arrived = 'وصل إلينا في'
export const summary = 'الملخص'
export const documents = { invoice: 'فاتورة', 'credit-note': 'إشعار دائن' } as const
export const documentName = ({ kind, number }: { readonly kind: keyof typeof documents; readonly number: string }) =>
  `${documents[kind]} ${number} (PDF)`
export const refundOnItsWay = 'المبلغ المسترد في الطريق'
export const refunded = 'المبلغ المسترد'
export const uncollected = 'مُرتجع قبل التسليم'
export const cancelledAt = 'تاريخ الإلغاء:'
export const payBy = 'آخر موعد للدفع:'
export const progress = 'مراحل الطلب'
export const stepDone = '، تم'
export const trackingCopied = 'تم نسخ رقم التتبع'
export const trackingNotCopied = 'تعذّر نسخ رقم التتبع'
export const followParcel = (carrier: string) => (carrier ? `تتبع الطرد عبر ${isolated(carrier)}` : 'تتبع الطرد')
export const trackingNumber = 'رقم التتبع'
export const copy = 'نسخ'

// Changing it
export const change = 'تعديل طلبك'
export const corrected = 'تم تحديث العنوان.'
export const cancelled = 'تم إلغاء طلبك.'
export const hourOver = 'انتهت مهلة الساعة المتاحة لتعديل طلبك.'
export const changeable = (withAddress: boolean) =>
  `يمكنك إلغاء طلبك${withAddress ? ' أو تصحيح العنوان' : ''} ما لم يُشحن.`
export const until = 'حتى الساعة'
export const timeLeft = (ms: number) => {
  const minutes = Math.floor(ms / 60_000)
  return plural('ar', minutes, {
    zero: 'بقي أقل من دقيقة',
    one: 'بقيت دقيقة واحدة',
    two: 'بقيت دقيقتان',
    few: `بقيت ${minutes} دقائق`,
    many: `بقيت ${minutes} دقيقة`,
    other: `بقيت ${minutes} دقيقة`,
  })
}
export const cancelQuestion = 'إلغاء هذا الطلب؟'
export const cancelConsequence = (isPaid: boolean) =>
  `لن نرسل أي شيء${isPaid ? '، وسيُعاد إليك ما دفعته' : ''}. لا يمكن التراجع عن ذلك.`
export const cancel = 'إلغاء الطلب'
export const keep = 'الاحتفاظ بالطلب'
export const cancelling = 'جارٍ الإلغاء…'
export const correctAddress = 'تعديل العنوان'
export const countryStays =
  'احتُسب الشحن والضريبة لهذا البلد، لذلك لا يمكن تغييره هنا. للشحن إلى بلد آخر يُرجى التواصل معنا.'
export const saving = 'جارٍ الحفظ…'
export const saveAddress = 'حفظ العنوان'
export const checkFields = 'يُرجى مراجعة هذه الحقول'
export const checkout = 'إتمام الشراء'
export const paymentMethod = 'طريقة الدفع'
