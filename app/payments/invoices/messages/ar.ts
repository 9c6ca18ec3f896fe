// Texts of an invoice and a credit note, on screens and as PDF

export const kinds = { invoice: 'فاتورة', 'credit-note': 'إشعار دائن' } as const
export const billedTo = 'فاتورة إلى'
export const shippedTo = 'عنوان الشحن'
export const issued = 'تاريخ الإصدار:'
export const order = (number: string, day: string) => `الطلب ${number} بتاريخ ${day}`
export const corrects = (number: string, day: string) => `تصحيح للفاتورة ${number} بتاريخ ${day}`
export const taxNumber = (place: string, number: string) => `الرقم الضريبي (${place}): ${number}`
export const buyerVatNumber = (number: string) => `الرقم الضريبي (VAT): ${number}`
export const reverseCharge = 'احتساب عكسي: ضريبة القيمة المضافة مستحقة على المشتري.'
export const intraCommunitySupply =
  'توريد داخل الاتحاد الأوروبي معفى من ضريبة القيمة المضافة (المادة 138 من التوجيه 2006/112/EC).'
export const supplied = (day: string) => `تاريخ التوريد: ${day}`
export const paidBefore = (day: string) => `دُفع في ${day} قبل التسليم`
export const exported = 'تصدير بضائع: لا تُحتسب ضريبة.'
export const product = 'المنتج'
export const quantity = 'الكمية'
export const price = 'السعر'
export const taxRate = 'الضريبة'
export const lineTotal = 'الإجمالي'
export const returned = 'المرتجع'
export const items = 'المنتجات'
export const discount = (code: string) => (code === '' ? 'الخصم' : `الخصم (${code})`)
export const subtotal = 'المجموع الفرعي'
export const shipping = (name: string) => `الشحن (${name})`
export const tax = 'الضريبة'
/** 'VAT' is the name that new stores begin with. */
export const includes = (tax: string) => `يشمل ${tax.replace(/^VAT\b/, 'ضريبة القيمة المضافة')}`
export const inCurrency = (tax: string, currency: string) =>
  `${tax.replace(/^VAT\b/, 'ضريبة القيمة المضافة')} بعملة ${currency}`
export const exchangeRate = 'سعر الصرف'
export const net = 'الصافي'
export const total = 'الإجمالي'
export const totalCredited = 'إجمالي المبلغ الدائن'
export const taxByRate = 'الضريبة حسب النسبة'
export const notTaxed = 'غير خاضع للضريبة'
export const page = (number: number, count: number) => `صفحة ${number} من ${count}`
