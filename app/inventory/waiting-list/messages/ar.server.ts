/** Has its own direction, whatever surrounds it. */
const isolated = (text: string) => `\u2068${text}\u2069`

// Mails

export const confirm = {
  subject: (product: string) => `يُرجى التأكيد: ${isolated(product)}`,
  preview: 'ضغطة واحدة ونراسلك فور توفره.',
  title: 'هل نبلغك عند توفره؟',
  text: 'يُرجى تأكيد أن هذا بريدك الإلكتروني. بعدها يُحفظ دورك لشراء:',
  button: 'تأكيد',
  ignore: 'إن لم تكن هذه رغبتك فلا حاجة إلى أي إجراء: نحذف بريدك الإلكتروني خلال 7 أيام.',
} as const
export const held = {
  subject: (product: string) => `عاد من جديد: ${isolated(product)}`,
  preview: (until: string) => `قطعة محجوزة لك حتى ${until}.`,
  title: 'عاد من جديد، وقطعة محجوزة لك',
  text: (until: string) => `القطعة محجوزة لك حتى ${until}. بعد ذلك تنتقل إلى التالي في القائمة. يصلح الرابط لطلب واحد.`,
  button: 'الشراء الآن',
} as const
export const leave = 'مغادرة قائمة الانتظار'
