import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

/** Has its own direction, whatever surrounds it. */
const isolated = (text: string) => `\u2068${text}\u2069`

export const lead = 'يُرجى إدخال البريد الإلكتروني المستخدم عند الطلب. سنرسل إليك رابطًا لجميع طلباتك، من دون كلمة مرور.'
export const email = 'البريد الإلكتروني'
export const emailHint = 'نستخدم هذا العنوان لإرسال الرابط فقط.'
export const send = 'إرسال الرابط'
export const sending = 'جارٍ الإرسال…'
export const sent = 'إن كانت لدينا طلبات بهذا العنوان، فقد أرسلنا إليه رابطًا الآن.'
export const sentHint =
  'الرابط صالح لمدة ساعة. إن لم تصل أي رسالة، فيُرجى التحقق من مجلد الرسائل غير المرغوب فيها أو تجربة عنوان آخر ربما استُخدم عند الطلب.'
export const otherAddress = 'استخدام عنوان آخر'
export const unusable = 'هذا الرابط لم يعد صالحًا'
export const unusableText = 'روابط الطلبات صالحة لمدة ساعة. يمكن طلب رابط جديد هنا.'
export const none = 'لا توجد طلبات بهذا العنوان.'
export const validUntil = 'هذا الرابط صالح حتى'
export const order = (number: string) => `الطلب ${isolated(number)}`
export const productAndOthers = (first: string, others: number) => {
  const shown = formatNumber(others)
  const rest = plural('ar', others, {
    zero: '',
    one: ' ومنتج آخر',
    two: ' ومنتجان آخران',
    few: ` و${shown} منتجات أخرى`,
    many: ` و${shown} منتجًا آخر`,
    other: ` و${shown} منتج آخر`,
  })
  return isolated(first) + rest
}
export const newer = 'الطلبات الأحدث'
export const older = 'الطلبات الأقدم'
