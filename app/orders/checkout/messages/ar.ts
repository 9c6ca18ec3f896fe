import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

/** Has its own direction, whatever surrounds it. */
const isolated = (text: string) => `\u2068${text}\u2069`

// Obstacles and failures
export const someChanged = 'تغيّرت بعض القطع في سلتك'
export const totalChanged = 'تغيّر المبلغ الإجمالي'
export const outOfStock = 'نفدت الكمية'
export const noLongerAvailable = 'لم يعد متوفرًا'
export const units = (count: number) => {
  const shown = formatNumber(count)
  return plural('ar', count, {
    zero: 'لا قطع',
    one: 'قطعة واحدة',
    two: 'قطعتان',
    few: `${shown} قطع`,
    many: `${shown} قطعة`,
    other: `${shown} قطعة`,
  })
}
export const changedLine = (product: string, size: string, color: string) =>
  `\u200f${isolated(product)} (${isolated(size)}، ${isolated(color)}): `
export const newTotal = 'الإجمالي الجديد:'
export const continueShopping = 'متابعة التسوق'
export const emptyCart = 'إفراغ السلة'
export const accept = 'موافقة ومتابعة'
export const waitingNotShown = 'تعذّر تحميل طلبك غير المدفوع.'
export const checkoutNotShown = 'تعذّر تحميل صفحة إتمام الشراء.'
export const noPrices = 'تعذّر تحميل أسعار اليوم.'
export const tryAgain = 'إعادة المحاولة'
export const contactUs = 'التواصل معنا'
export const changesNotShown = 'تعذّر تحميل التغييرات في سلتك.'
export const paymentNotShown = 'تعذّر تحميل خطوة الدفع.'
export const codeFieldNotShown = 'تعذّر تحميل خانة رمز الخصم.'
export const pickupPointsNotShown = 'تعذّر تحميل نقاط الاستلام.'
export const orderFailed = 'تعذّر إرسال الطلب. يُرجى المحاولة مرة أخرى.'
/** Shown if the outcome is unknown: the next attempt has the same idempotency key. */
export const safeToRetry = 'سلتك محفوظة. عند إرسال الطلب مرة أخرى لن يُخصم المبلغ مرتين.'
export const noDelivery = 'التوصيل غير متاح حاليًا.'
export const nothingLeft = 'لا يمكن طلب أي من القطع التي في سلتك حاليًا.'
export const paymentLapsed =
  'لم يُدفع ثمن طلبك في الوقت المحدد، لذلك أُلغي ولم يُخصم أي مبلغ. سلتك لا تزال هنا، ويمكنك إرسال الطلب من جديد.'

// The steps
export const total = (amount: string) => `الإجمالي: ${amount}`
export const steps = { shipping: 'الشحن', payment: 'الدفع' } as const
export const showSummary = 'عرض ملخص الطلب'
export const hideSummary = 'إخفاء ملخص الطلب'
export const summary = 'ملخص الطلب'
export const yourOrder = 'طلبك'
export const editCart = 'تعديل السلة'
export const codeApplied = (code: string) => `تم تطبيق رمز الخصم ${isolated(code)}`
export const discountCode = 'رمز الخصم'
export const removeCode = { short: 'إزالة', rest: ' رمز الخصم' } as const
export const apply = 'تطبيق'
export const enterCode = 'يُرجى إدخال رمز الخصم'
export const needsJavaScript =
  'يتطلب إتمام الشراء تفعيل JavaScript لأن السلة محفوظة في متصفحك. يُرجى تفعيله وإعادة تحميل الصفحة.'
export const cartEmpty = 'سلتك فارغة'
export const cartEmptyHint = 'قطع جميلة كثيرة بانتظارك في المتجر'
export const checkFields = 'يُرجى مراجعة هذه الحقول'
export const editShipping = { short: 'تعديل', rest: ' الشحن' } as const
export const email = 'البريد الإلكتروني'
export const forConfirmation = 'لإرسال تأكيد الطلب'
export const buysForBusiness = 'الشراء لحساب شركة'
export const vatNumber = 'الرقم الضريبي (VAT)'
export const vatNumberHint =
  'الرقم الضريبي لنشاطك التجاري، ويبدأ برمز البلد. في بلد آخر من الاتحاد الأوروبي يتولى نشاطك التجاري احتساب الضريبة بنفسه.'
export const vatNumberNotShown = 'تعذّر تحميل خانة الرقم الضريبي.'
export const continueToPayment = 'المتابعة إلى الدفع'
export const shippingMethod = 'طريقة الشحن'
export const free = 'مجاني'
export const pickupPoint = 'نقطة الاستلام'
/** Instead of shipping methods. */
export const shippingProblems = {
  unavailable: noDelivery,
  outside: 'لا نوصّل إلى هذا العنوان.',
  order: 'لا يمكننا شحن هذا الطلب إلى هذا العنوان. يُرجى التواصل معنا.',
} as const
export const enterAddress = 'يُرجى إدخال عنوانك لعرض طرق الشحن المتاحة.'
export const notDeliveredHere = 'لا نوصّل إلى هذا العنوان. يُرجى التحقق منه أو إدخال عنوان آخر.'

// Payment
export const required = (field: string) => `${field}: حقل مطلوب`
export const cardNumber = 'رقم البطاقة'
export const expiry = 'تاريخ الانتهاء'
export const expiryExample = 'MM / YY'
export const cvv = 'رمز الأمان (CVV)'
export const noCardCharged = 'عملية شراء تجريبية: لا يُخصم من أي بطاقة، ولا تُحفظ بياناتها'
export const securePage = (provider: string) =>
  `يتم الدفع على صفحة آمنة لدى ${provider} تُفتح في الخطوة التالية ثم تعيدك إلى هنا. ` +
  `تُرسل بيانات بطاقتك إلى ${provider} فقط. وحتى ذلك الحين نحتفظ لك بالقطع.`
export const termsApply = 'تسري شروطنا على طلبك:'
export const canWithdraw = 'يمكنك العدول عنه خلال 14 يومًا من التسليم:'
export const rightOfWithdrawal = 'حق العدول عن العقد'
export const chargedAsSentence = (amount: string) => `سيُحصَّل مبلغ ${amount} مقابل طلبك.`
export const chargedAs = (amount: string) => `يُحصَّل: ${amount}`
export const placeOrder = (total: string | null) =>
  `تأكيد الطلب مع الالتزام بالدفع${total === null ? '' : ` · ${total}`}`
export const back = 'رجوع'
export const processing = 'جارٍ المعالجة…'
export const quantity = (count: number) => `الكمية: ${count}`
export const lineOutOfStock = 'نفدت الكمية'
export const lineGone = 'لم يعد متوفرًا'
export const sentOnceComplete =
  'بعض القطع متوفرة بالطلب المسبق. نرسل طلبك فور اكتماله، لذلك يستغرق وقتًا أطول من مدة التوصيل المذكورة.'
export const totalHeading = 'الإجمالي'

// Placed
export const thankYou = 'شكرًا لك'
export const confirmationSent = { before: 'تم استلام طلبك، وأرسلنا تأكيدًا إلى ', after: '.' } as const
export const placedEarlier =
  'سبق إرسال هذا الطلب، لذلك لم يُطلب أي شيء مرتين. ويتضمن بيانات محاولتك الأولى، أما التعديلات اللاحقة فلم تُطبَّق.'
export const correctAddress = 'تعديل العنوان في صفحة الطلب'
export const stillInCart = 'القطع التي لا يشملها هذا الطلب لا تزال في سلتك.'
export const orderNumber = 'رقم الطلب'
export const whatNext = 'الخطوات التالية'
export const changeWindow = 'خلال ساعة واحدة يمكنك إلغاء الطلب أو تصحيح العنوان، ما لم يكن قد شُحن.'
export const trackOrder = 'متابعة الطلب'
// Errors of an order that was sent
export const invalidVatNumber = 'يُرجى إدخال رقم ضريبي صالح'
export const unknownVatNumber =
  'هذا الرقم الضريبي غير مسجَّل للتجارة بين دول الاتحاد الأوروبي. يُرجى التحقق منه أو ترك الخانة فارغة.'
export const invalidEmail = 'يُرجى إدخال بريد إلكتروني صحيح'
export const chooseShipping = 'يُرجى اختيار طريقة الشحن'
export const choosePickupPoint = 'يُرجى اختيار نقطة الاستلام'
export const choosePayment = 'يُرجى اختيار طريقة الدفع'
export const chooseCurrency = 'يُرجى اختيار العملة'
export const chooseCountry = 'يُرجى اختيار البلد'
export const wholeQuantity = (max: number) => `يجب أن تكون الكمية عددًا صحيحًا من 1 إلى ${formatNumber(max)}`
export const unknownProduct = 'هذا المنتج غير موجود'
export const size = 'المقاس'
export const color = 'اللون'
export const lineParts = 'يتكون البند من منتج ومقاس ولون وكمية فقط'
export const storedLineParts = 'يتكون البند من منتج ومقاس ولون'
export const lineTooLong = 'أحد البنود طويل جدًا'
export const tooManyLines = (max: number) => `الحد الأقصى لعدد بنود الطلب: ${max}`
export const invalidCode = 'رمز الخصم هذا غير صالح'
export const codeTooLong = (max: number) => `الحد الأقصى لعدد أحرف رمز الخصم: ${max}`
export const noKey = 'انتهت صلاحية صفحة إتمام الشراء هذه. يُرجى إعادة تحميلها.'
export const noTotal = 'المبلغ الإجمالي غير موجود'
export const incomplete =
  'البيانات المرسلة غير مكتملة أو تحتوي على حقل غير معروف. يُرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.'
export const tooLarge = 'هذا الطلب أكبر من أن يُقدَّم عبر الإنترنت. يُرجى التواصل معنا.'
export const productGone = 'لم يعد هذا المنتج متوفرًا بهذا المقاس واللون. يُرجى إزالته من سلتك.'
export const tooManyUnits = (limit: number) =>
  `الحد الأقصى للطلب ${formatNumber(limit)} قطعة من المنتج بالمقاس واللون نفسيهما.`
export const shippingGone = 'لم تعد طريقة الشحن هذه متاحة. يُرجى اختيار طريقة أخرى.'
export const tooSmall = (min: string) => `الحد الأدنى للطلب ${min}. يُرجى إضافة قطعة أخرى إلى سلتك.`
export const currencyNotTaken = (currency: string) => `الدفع بعملة ${currency} غير متاح هنا. يُرجى التواصل معنا.`
export const notChargeable = (total: string, step: string) =>
  `لا يمكن تحصيل مبلغ ${total}، بل مضاعفات ${step} فقط. يُرجى تعديل السلة أو التواصل معنا.`
export const notPayableThere = 'لا توجد طريقة دفع متاحة لهذا العنوان. يُرجى التواصل معنا.'
export const transferNext = (days: number) =>
  `تظهر بيانات حسابنا البنكي في الصفحة التالية. نحتفظ لك بالقطع لمدة ${plural('ar', days, {
    zero: 'أقل من يوم',
    one: 'يوم واحد',
    two: 'يومين',
    few: `${days} أيام`,
    many: `${days} يومًا`,
    other: `${days} يوم`,
  })}.`
export const cashNext = 'الدفع نقدًا عند استلام طلبك.'
export const tooManyOrders = 'جرت محاولات طلب كثيرة جدًا من شبكتك. يُرجى المحاولة مرة أخرى بعد دقيقة.'
