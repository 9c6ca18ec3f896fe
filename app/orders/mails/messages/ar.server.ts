import { plural } from '#app/lib/plural.ts'

/** Has its own direction, whatever surrounds it. */
const isolated = (text: string) => `\u2068${text}\u2069`

// The state of an order, on its own page

export const delivery = {
  pending: { step: 'تم الطلب', title: 'وصلنا طلبك', text: 'سنبدأ بتجهيزه قريبًا. ' },
  processing: { step: 'قيد التجهيز', title: 'نجهّز طلبك الآن', text: '' },
  shipped: {
    step: 'تم الشحن',
    title: 'طلبك في الطريق',
    text: 'غادرت شحنتك مستودعنا وهي في الطريق إليك.',
    tracked: 'يمكنك تتبع شحنتك برقم التتبع أدناه.',
  },
  delivered: {
    step: 'تم التوصيل',
    title: 'تم توصيل طلبك',
    text: 'نتمنى أن ينال إعجابك. إن كان هناك أي أمر غير مناسب فيُرجى [التواصل معنا](/contact).',
  },
  cancelled: { step: null, title: 'تم إلغاء الطلب', text: '' },
}
export const pickup = {
  shipped: {
    step: 'جاهز للاستلام',
    title: 'طلبك جاهز للاستلام',
    text: 'يُرجى إحضار رقم الطلب إلى المتجر.',
  },
  delivered: { step: 'تم الاستلام', title: 'تم استلام طلبك' },
}
export const waitingForPayment = {
  title: 'بانتظار الدفع',
  text: 'القطع محجوزة لك. سنجهّز طلبك فور وصول المبلغ.',
} as const
export const onBackorder = (units: number) =>
  `${plural('ar', units, {
    zero: 'كل القطع متوفرة',
    one: 'قطعة واحدة من طلبك متوفرة بالطلب المسبق',
    two: 'قطعتان من طلبك متوفرتان بالطلب المسبق',
    few: `${units} قطع من طلبك متوفرة بالطلب المسبق`,
    many: `${units} قطعة من طلبك متوفرة بالطلب المسبق`,
    other: `${units} قطعة من طلبك متوفرة بالطلب المسبق`,
  })}: سنرسل طلبك عند اكتماله. `
export const whatNext = {
  pickup: 'سنراسلك فور جاهزيته للاستلام.',
  delivery: 'سنراسلك فور شحنه مع رقم التتبع.',
} as const
export const waitingForTransfer = {
  title: 'يُرجى تحويل المبلغ الإجمالي',
  text: 'نحتفظ لك بالقطع، ونرسلها فور وصول المبلغ.',
} as const
export const waitingForRest = (rest: string) => ({
  title: 'وصل جزء من المبلغ',
  text: `يُرجى تحويل المبلغ المتبقي: ${rest}. نحتفظ لك بالقطع.`,
})
export const paidOnDelivery = 'يُدفع نقدًا'
export const arrived = (amount: string) => `وصل مبلغ ${amount}`
export const returned = (amount: string) =>
  `. سنعيد إليك بتحويل بنكي المبلغ الذي وصلنا: ${amount}. قد يستغرق ظهوره لدى بنكك بضعة أيام.`
export const paymentState = (method: string, state: string) => `${method}: ${state}`
export const notPaidInTime = 'لم يصل المبلغ في الوقت المحدد. لم يُخصم أي مبلغ.'
export const cancelledBy = { shopper: 'أُلغي هذا الطلب بناءً على رغبتك', store: 'ألغينا هذا الطلب' } as const

export const payments = {
  pending: { state: 'لم يُدفع بعد', cancelled: 'لم يُخصم أي مبلغ', afterCancelling: '. لم يُخصم أي مبلغ.' },
  paid: {
    state: 'مدفوع',
    afterCancelling: '. لم نُعِد إليك ما دفعته بعد. لأي سؤال يُرجى [التواصل معنا](/contact).',
  },
  failed: { state: 'غير مدفوع، ولم يُخصم أي مبلغ', afterCancelling: '. لم يُخصم أي مبلغ.' },
  partly_refunded: {
    state: 'مدفوع، مع استرداد جزء منه',
    afterCancelling: '. أعدنا إليك جزءًا مما دفعته: التفاصيل أدناه.',
    refundPending: '. نعيد إليك حاليًا جزءًا مما دفعته: التفاصيل أدناه.',
  },
  refunded: {
    state: 'تم رد المبلغ',
    afterCancelling: '. أعدنا إليك ما دفعته.',
    refundPending: '. نعيد إليك حاليًا ما دفعته.',
  },
}

// Why it cannot be changed
export const tooLateToCancel = {
  left: 'شُحن طلبك بالفعل، لذلك لم يعد من الممكن إلغاؤه هنا. لم يتغير شيء. يُرجى التواصل معنا.',
  over: 'انتهت مهلة الساعة المتاحة لإلغاء طلبك. لم يتغير شيء. يُرجى التواصل معنا.',
} as const
export const tooLateToCorrect = {
  cancelled: 'هذا الطلب ملغى، لذلك لا يمكن تغيير عنوانه.',
  left: 'شُحن طلبك بالفعل، لذلك لم يعد من الممكن تغيير عنوانه. يُرجى التواصل معنا.',
  over: 'انتهت مهلة الساعة المتاحة لتغيير العنوان. لم يتغير شيء. يُرجى التواصل معنا.',
} as const
export const addressErased = 'تم حذف عنوان هذا الطلب ولا يمكن إدخاله من جديد.'
export const formIncomplete =
  'هذا النموذج غير مكتمل أو يحتوي على حقل غير معروف. يُرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.'
export const correctedElsewhere =
  'تغيّر العنوان في هذه الأثناء في نافذة أخرى أو من جانبنا. تعديلاتك لا تزال هنا: يُرجى مراجعتها ثم حفظها مرة أخرى.'
export const otherZone = 'قد تختلف رسوم الشحن إلى هناك. يُرجى إلغاء هذا الطلب وإرساله من جديد، أو التواصل معنا.'
export const otherTax = 'تُطبَّق هناك ضريبة أخرى. يُرجى إلغاء هذا الطلب وإرساله من جديد، أو التواصل معنا.'

export const order = (number: string) => `الطلب ${number}`
export const viewOrder = 'عرض طلبك'
export const shippingTo = (method: string) => `عنوان الشحن (${method})`
export const confirmation = {
  subject: (store: string, number: string) => `طلبك ${number} من ${isolated(store)}`,
  title: (firstName: string) => `شكرًا لطلبك، ${isolated(firstName)}.`,
  next: 'نعمل الآن على تجهيزه.',
  promise: 'خلال ساعة واحدة من الطلب يمكنك إلغاؤه في صفحة الطلب، أو تصحيح العنوان ما لم يُشحن.',
} as const
export const payInCash = (amount: string) => `يُدفع مبلغ ${amount} نقدًا عند استلام طلبك.`
export const paymentRequest = {
  subject: (store: string, number: string) => `يُرجى دفع ثمن طلبك ${number} من ${isolated(store)}`,
  title: (firstName: string) => `شكرًا لطلبك، ${isolated(firstName)}.`,
  account: 'بيانات الحساب البنكي',
} as const
export const shipped = {
  delivery: 'في الطريق إليك',
  pickup: 'جاهز للاستلام',
  subject: (store: string, number: string, progress: string) => `طلبك ${number} من ${isolated(store)} ${progress}`,
  title: (progress: string, firstName: string) => `طلبك ${progress}، ${isolated(firstName)}.`,
  tracking: (number: string) => `رقم التتبع ${number}`,
  pickupAddress: 'عنوان الاستلام',
} as const
export const cancelled = {
  subject: (store: string, number: string) => `تم إلغاء طلبك ${number} من ${isolated(store)}`,
  title: 'تم إلغاء طلبك',
  by: {
    shopper: 'أُلغي هذا الطلب بناءً على رغبتك، لذلك لن نرسل أي شيء.',
    staff: 'اضطررنا إلى إلغاء هذا الطلب، لذلك لن نرسل أي شيء.',
    unpaid: 'لم يصل المبلغ في الوقت المحدد، لذلك أُلغي هذا الطلب ولن نرسل أي شيء.',
  },
  refund: (amount: string) => `نعيد إليك ${amount} بطريقة الدفع الأصلية.`,
  refundInAll: (total: string) => `ومع ما أعدناه إليك سابقًا يصبح المجموع ${total}.`,
  notCharged: 'لم يُخصم منك أي مبلغ.',
  questions: (email: string) => `لأي سؤال يُرجى مراسلتنا على ${email}.`,
} as const
export const refund = {
  subject: (store: string, number: string) => `استرداد مبلغ طلبك ${number} من ${isolated(store)}`,
  title: (amount: string) => `المبلغ المسترد: ${amount}`,
  progress: (amount: string, total: string) => `أعدنا إليك ${amount} من أصل المبلغ المدفوع ${total}.`,
  when: 'يعود المبلغ بطريقة الدفع الأصلية، وقد يستغرق ظهوره لدى بنكك بضعة أيام.',
  amount: 'هذا الاسترداد',
  about: {
    part: 'يخص هذا الاسترداد جزءًا من الطلب، وليس منتجات بعينها.',
    shipping: 'يخص هذا الاسترداد تكلفة الشحن.',
  },
} as const
