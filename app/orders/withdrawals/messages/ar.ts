/** Has its own direction, whatever surrounds it. */
const isolated = (text: string) => `\u2068${text}\u2069`

// The words of Directive 2011/83/EU, Art. 11a (1) and (3).
export const withdrawHere = 'العدول عن العقد من هنا'
export const confirmWithdrawal = 'تأكيد العدول'

// Step 1: which order
export const title = 'العدول عن العقد'
export const lead =
  'إذا اشتريت بصفة مستهلك، يمكنك العدول عن العقد خلال 14 يومًا من التسليم دون ذكر أي سبب. لا حاجة إلى حساب.'
export const name = 'الاسم الكامل'
export const orderNumber = 'رقم الطلب'
export const orderNumberHint = 'موجود في رسالة تأكيد الطلب.'
export const email = 'البريد الإلكتروني المستخدم في الطلب'
export const emailHint = 'نرسل إشعار استلام العدول إلى هذا العنوان.'
export const next = 'متابعة'
export const sending = 'جارٍ الإرسال…'
export const checkFields = 'يُرجى مراجعة هذه الحقول'
export const unreachable = 'تعذّر الوصول إلى المتجر. لم يُفقد شيء: يُرجى المحاولة مرة أخرى.'

// Where the rule does not apply
export const notHere = 'العدول عبر الإنترنت متاح لطلبات البلدان التي يشترطه قانونها، مثل بلدان الاتحاد الأوروبي.'
export const otherOrders = {
  returns: 'لأي طلب آخر، يُرجى الاطلاع على [الشحن والإرجاع](/returns) أو التواصل معنا.',
  contact: 'لأي طلب آخر، يُرجى التواصل معنا.',
} as const
export const otherCountry = 'هل طلبت من الاتحاد الأوروبي؟'
export const changeCountry = 'تغيير البلد'

// Step 2: what, and confirm
export const confirmLead = (order: string) => `هذا عدول عن عقد الطلب ${order}. يُرجى اختيار المنتجات.`
export const until = (day: string) => `يمكنك العدول حتى نهاية يوم ${day}.`
export const open = 'يمكنك العدول من الآن وحتى 14 يومًا بعد التسليم.'
export const unitsLabel = (left: number) => `عدد القطع (من ${left})`
export const nothingLeft = 'أُعيد أو شمله عدول سابق'
export const unitsOfProduct = (product: string) => `: ${isolated(product)}`
export const summary = (units: string, all: string, amount: string) =>
  `القطع المختارة: ${units} من ${all}، ${isolated(amount)}.`
export const receiptTo = (email: string) => `نرسل الإشعار إلى ${email}.`
export const otherOrder = 'طلب آخر'
export const toOrder = 'العودة إلى طلبك'

// The receipt
export const received = 'وصلنا عدولك عن العقد'
export const receivedAt = 'وصلنا في'
export const receiptSent = (email: string) => `أرسلنا هذا الإشعار أيضًا إلى ${email}.`
export const withdrawn = 'القطع المشمولة بالعدول'
export const whatNext = 'الخطوات التالية'
export const before = 'حالات العدول السابقة'

// On the page of an order
export const viewReceipt = 'عرض إشعار الاستلام'
