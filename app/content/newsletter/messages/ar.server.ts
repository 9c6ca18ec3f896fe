/** Beside the field of the newsletter. It is recorded as shown. */
export const consent = (store: string) =>
  `نستخدم بريدك الإلكتروني لنشرة ${store} البريدية فقط. يمكن إلغاء الاشتراك في أي وقت.`

/** The mail that confirms a subscription. */
export const confirm = {
  subject: (store: string) => `يُرجى تأكيد الاشتراك في نشرة ${store}`,
  preview: 'ضغطة واحدة وتصل النشرة البريدية إليك.',
  title: 'هل نرسل إليك النشرة البريدية؟',
  text: (store: string) => `أُدخل هذا البريد الإلكتروني للاشتراك في نشرة ${store} البريدية. يُرجى تأكيد أن الطلب منك.`,
  button: 'تأكيد الاشتراك',
  leave: 'الرابط نفسه يلغي الاشتراك في أي وقت.',
  ignore: 'إن لم يكن الطلب منك فلا حاجة إلى أي إجراء: نحذف هذا البريد خلال 7 أيام.',
} as const
