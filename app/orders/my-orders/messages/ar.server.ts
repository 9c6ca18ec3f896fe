/** Has its own direction, whatever surrounds it. */
const isolated = (text: string) => `\u2068${text}\u2069`

export const invalidEmail = 'يُرجى إدخال بريد إلكتروني مثل ada@example.com'
export const tooManyLinks = 'عدد كبير من المحاولات لهذا العنوان. يُرجى المحاولة مرة أخرى غدًا.'
export const mail = {
  subject: (store: string) => `طلباتك لدى ${isolated(store)}`,
  title: 'طلباتك',
  text: (store: string) => `هذا هو الرابط لجميع الطلبات التي تمت بهذا العنوان لدى ${isolated(store)}.`,
  button: 'عرض طلباتي',
  validity: (until: string) => `الرابط صالح حتى ${isolated(until)}.`,
  ignore: 'إن لم يكن الطلب منك فيُرجى تجاهل هذه الرسالة. لم يصل الرابط إلى أي شخص آخر.',
} as const
