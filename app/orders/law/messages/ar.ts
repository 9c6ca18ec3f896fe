import { plural } from '#app/lib/plural.ts'

/** The button that orders, where the law requires the words of an obligation to pay. */
export const orderAndPay = 'تأكيد الطلب مع الالتزام بالدفع'

/** The reminder of the legal guarantee of conformity before an order and in its confirmation. */
export const guarantee = (years: number) =>
  `لديك ضمان قانوني للمطابقة لا يقل عن ${plural('ar', years, {
    zero: `${years} سنة`,
    one: 'سنة واحدة',
    two: 'سنتين',
    few: `${years} سنوات`,
    many: `${years} سنة`,
    other: `${years} سنة`,
  })} من تاريخ التسليم. إن لم يكن المنتج كما اتفقنا، نصلحه أو نستبدله مجانًا، أو نخفض لك السعر أو نعيد إليك ما دفعته.`
export const guaranteeRights = 'حقوق الضمان في الاتحاد الأوروبي'
