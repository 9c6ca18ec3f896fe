export const paymentAway = 'تعذّر الوصول إلى صفحة الدفع. يُرجى المحاولة مرة أخرى.'
export const orderName = (number: string) => `الطلب ${number}`
export const amountRejected = 'لا تقبل خدمة الدفع هذا المبلغ، لذلك لم يُسجَّل أي طلب ولم يُخصم شيء. يُرجى تعديل السلة.'
export const methodProblems = {
  'not-offered': 'لم تعد طريقة الدفع هذه متاحة. يُرجى اختيار طريقة أخرى.',
  ended: 'تغيّرت حالة دفع هذا الطلب في هذه الأثناء. يُرجى مراجعة طلبك مرة أخرى.',
} as const
export const payAnotherWay = 'الدفع بطريقة أخرى'
export const changeMethod = 'تغيير طريقة الدفع'
export const changingMethod = 'جارٍ التغيير…'
export const copyValue = (subject: string) => `نسخ: ${subject}`
export const copied = (subject: string) => `تم النسخ: ${subject}`
export const notCopied = (subject: string) => `تعذّر النسخ: ${subject}. يُرجى تحديد النص يدويًا.`
export const scanCode = 'يمكن مسح هذا الرمز بتطبيق البنك لتعبئة بيانات التحويل.'
export const payNotShown = 'تعذّر تحميل خيارات الدفع.'
export const paymentOnItsWay = 'شكرًا لك. ستُحدَّث هذه الصفحة فور تأكيد الدفع.'
export const orderReceived = 'شكرًا لك. وصلنا طلبك.'
export const paymentArrived = 'شكرًا لك. وصلنا المبلغ.'
export const payNow = 'الدفع الآن'
export const backToCheckout = 'العودة إلى إتمام الشراء'
export const cartStillHere = 'سلتك لا تزال هنا.'
export const orderWaits = 'طلبك بانتظار الدفع'
export const orderWaitsText =
  'قطع هذا الطلب محجوزة لك. ستبقى سلتك كما هي حتى يصل المبلغ، ولتغيير أي شيء يُرجى إلغاء هذا الطلب وإرساله من جديد.'
export const goOnToPayment = 'المتابعة إلى الدفع'
export const changeOrder = 'تعديل طلبي'
export const seeOrder = 'عرض طلبك'
