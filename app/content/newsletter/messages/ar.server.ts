/** Beside the field of the newsletter. It is recorded as shown. */
export const consent = (store: string) =>
  `نستخدم بريدك الإلكتروني لنشرة ${store} البريدية فقط. يمكن إلغاء الاشتراك في أي وقت.`

/** The mail that confirms a subscription. */
export const confirm = {
  subject: (store: string) => `يُرجى تأكيد الاشتراك في نشرة ${store}`,
  preview: 'ضغطة واحدة ويكتمل اشتراكك.',
  title: 'يُرجى تأكيد اشتراكك',
  text: (store: string) =>
    `وصلنا طلب اشتراك في نشرة ${store} البريدية بهذا البريد الإلكتروني. يُرجى تأكيد أن الطلب منك.`,
  button: 'تأكيد الاشتراك',
  leave: 'يمكن إلغاء الاشتراك عبر الرابط نفسه في أي وقت.',
  ignore: 'إن لم يكن الطلب منك فيُرجى تجاهل هذه الرسالة. سنحذف عنوانك خلال 7 أيام.',
} as const
