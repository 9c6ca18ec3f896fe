import { formatNumber } from '#app/lib/format/number.ts'

/** Has its own direction, whatever surrounds it. */
const isolated = (text: string) => `\u2068${text}\u2069`

// Before the order, and when a line is refused: why a product is exempt (Directive 2011/83/EU, Art. 16)
export const exemptions = {
  sealed: 'منتج مختوم لأسباب صحية: إذا فُتح بعد التسليم سقط حق العدول عنه.',
  personal: 'صُنع وفق مواصفاتك: لا يشمله حق العدول.',
} as const

// Why a form is refused
export const nameMissing = 'يُرجى إدخال الاسم'
export const orderNumberMissing = 'يُرجى إدخال رقم الطلب'
export const orderNumberUnreadable = 'هذا ليس رقم طلب من هذا المتجر: تبدأ أرقام طلباتنا بالحرفين IN، مثل IN1A2B3C4D'
export const invalidEmail = 'يُرجى إدخال بريد إلكتروني مثل ada@example.com'
export const noMatch =
  'لم نجد طلبًا بهذا الرقم وهذا البريد الإلكتروني. يُرجى التحقق منهما: المقصود هو البريد الذي استُخدم عند الطلب. ما كتبته لا يزال هنا.'
export const tooManyTries =
  'جرت محاولات كثيرة جدًا لهذا الطلب. يُرجى المحاولة مرة أخرى بعد ساعة، أو استخدام الرابط الموجود في رسالة تأكيد الطلب.'
export const unitsUnreadable = 'يُرجى إدخال عدد صحيح، أو 0 للاحتفاظ بالمنتج'
export const tooManyUnits = (left: number) => `الحد الأقصى للعدول هنا: ${formatNumber(left)}`
export const noUnits = 'يُرجى إدخال عدد القطع التي يشملها العدول'
export const formIncomplete = 'هذا النموذج غير مكتمل أو يحتوي على حقل لا يخصه. يُرجى المحاولة مرة أخرى.'

// Why nothing of an order can be withdrawn
export const refusals = {
  notCovered: 'قُدِّم هذا الطلب في متجر لا يتيح العدول عبر الإنترنت. لإرجاع أي قطعة يُرجى مراسلتنا.',
  cancelled: 'هذا الطلب ملغى بالفعل، فلا يوجد ما يمكن العدول عنه.',
  imported: 'قُدِّم هذا الطلب في متجرنا السابق، لذلك لا يمكن العدول عنه هنا. يُرجى مراسلتنا.',
  erased: 'حُذفت البيانات الشخصية لهذا الطلب، لذلك لا يمكن العدول عنه هنا. يُرجى مراسلتنا.',
  exempt: 'حق العدول لا يشمل ما في هذا الطلب:',
  returned: 'أُعيدت كل محتويات هذا الطلب بالفعل، فلا يوجد ما يمكن العدول عنه.',
} as const
export const late = (day: string) =>
  `انتهت مهلة العدول عن هذا الطلب بنهاية يوم ${day}. إن كانت هناك مشكلة فيما اشتريته، تبقى حقوقك الأخرى محفوظة: يُرجى مراسلتنا.`

// The receipt, on the page and by mail: what happens next
export const next = {
  cancelled: 'لم يكن طلبك قد شُحن بعد، لذلك أُلغي. سنعيد إليك كل ما دفعته.',
  unshipped: (day: string) =>
    `لم يُشحن طلبك بعد: سنزيل منه ما شمله العدول، ونعيد إليك المبلغ في موعد أقصاه ${day} بطريقة الدفع نفسها.`,
  shipped: (day: string) =>
    `يُرجى إعادة المنتجات في موعد أقصاه ${day}. سنعيد إليك المبلغ في الموعد نفسه بطريقة الدفع نفسها؛ ويجوز لنا الانتظار حتى تصلنا المنتجات أو يصلنا ما يثبت إرسالها.`,
} as const
export const receiptLine = (variant: string, units: number) => `${variant}، عدد القطع التي شملها العدول: ${units}`

// The receipt by mail
export const mail = {
  subject: (store: string, order: string) => `عدولك عن الطلب ${order} من ${isolated(store)}`,
  title: 'وصلنا عدولك عن العقد',
  text: (order: string, at: string) => `لقد عدلت عن عقد الطلب ${order}. وصلنا ذلك في ${at}.`,
  name: 'الاسم الكامل',
  receivedAt: 'وصلنا في',
} as const

// Of an order that was never paid
export const nextUnpaid = {
  cancelled: 'لم يكن طلبك قد شُحن بعد، لذلك أُلغي. لم تصلنا أي دفعة، لذلك لا يوجد مبلغ لإعادته.',
  unshipped: () => 'لم يُشحن طلبك بعد: سنزيل منه ما شمله العدول. لم تصلنا أي دفعة، لذلك لا يوجد مبلغ لإعادته.',
  shipped: (day: string) => `يُرجى إعادة المنتجات في موعد أقصاه ${day}. لم تصلنا أي دفعة، لذلك لا يوجد مبلغ لإعادته.`,
} as const

// The words of Directive 2011/83/EU, Annex I (B), translated
export const modelForm = {
  title: 'نموذج العدول عن العقد',
  lead: 'يمكن أيضًا استخدام هذا النموذج، على الورق أو بالبريد الإلكتروني. استخدامه ليس إلزاميًا.',
  hint: '(يُرجى ملء هذا النموذج وإعادته فقط عند الرغبة في العدول عن العقد)',
  to: 'إلى',
  declaration: 'أُعلمكم/نُعلمكم (*) بموجب هذا بعدولي/عدولنا (*) عن عقد بيع السلع التالية (*)/تقديم الخدمة التالية (*)',
  ordered: 'تاريخ الطلب (*)/تاريخ الاستلام (*)',
  name: 'اسم المستهلك (المستهلكين)',
  address: 'عنوان المستهلك (المستهلكين)',
  signature: 'توقيع المستهلك (المستهلكين) (فقط إذا أُرسل هذا النموذج ورقيًا)',
  date: 'التاريخ',
  choice: '(*) يُشطب ما لا ينطبق.',
  print: 'طباعة',
} as const
