import { formatNumber } from '#app/lib/format/number.ts'

export const fields = { name: 'الاسم', email: 'البريد الإلكتروني', subject: 'الموضوع', message: 'الرسالة' } as const
export const sending = 'جارٍ الإرسال…'
export const send = 'إرسال الرسالة'
export const thanks = 'شكرًا لرسالتك! سنرد عليك قريبًا.'
export const failures = {
  failed: 'تعذّر إرسال رسالتك. لم يُفقد ما كتبته: يُرجى المحاولة مرة أخرى.',
  limited: 'وصلتنا رسائل كثيرة جدًا من شبكتك. لم يُفقد ما كتبته: يُرجى المحاولة مرة أخرى بعد دقيقة.',
} as const
// Field errors
export const required = {
  name: 'الاسم مطلوب',
  email: 'البريد الإلكتروني مطلوب',
  subject: 'الموضوع مطلوب',
  message: 'الرسالة مطلوبة',
} as const
export const tooLong = (field: keyof typeof fields, max: number) =>
  `${fields[field]}: الحد الأقصى لعدد الأحرف ${formatNumber(max)}`
export const oneLine = (field: keyof typeof fields) => `${fields[field]}: سطر واحد فقط`
export const invalidEmail = 'يُرجى إدخال بريد إلكتروني صحيح'
export const cardNumber = 'يبدو أن هذا رقم بطاقة. يُرجى حذفه.'

// Contact details
export const email = 'البريد الإلكتروني'
export const phone = 'الهاتف'
export const address = 'العنوان'
