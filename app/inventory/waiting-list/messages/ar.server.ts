/** Has its own direction, whatever surrounds it. */
const isolated = (text: string) => `\u2068${text}\u2069`

// Mails

export const confirm = {
  subject: (product: string) => `يُرجى التأكيد: ${isolated(product)}`,
  preview: 'ضغطة واحدة ونراسلك فور توفره.',
  title: 'هل نبلغك عند توفره؟',
  text: 'يُرجى تأكيد بريدك الإلكتروني للانضمام إلى قائمة انتظار:',
  button: 'تأكيد',
  ignore: 'إن لم يكن الطلب منك فيُرجى تجاهل هذه الرسالة. سنحذف عنوانك خلال 7 أيام.',
} as const
export const held = {
  subject: (product: string) => `متوفر من جديد: ${isolated(product)}`,
  preview: (until: string) => `قطعة محجوزة لك حتى ${until}.`,
  title: 'متوفر من جديد، وقطعة محجوزة لك',
  text: (until: string) => `القطعة محجوزة لك حتى ${until}. بعد ذلك تنتقل إلى التالي في القائمة. يصلح الرابط لطلب واحد.`,
  button: 'الشراء الآن',
} as const
export const leave = 'مغادرة قائمة الانتظار'
