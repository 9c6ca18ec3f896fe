// VAT numbers
export const numberNames = { vat: 'الرقم الضريبي (VAT)', tin: 'TIN', abn: 'ABN' } as const
export const northernIreland = 'أيرلندا الشمالية'
export const noPrefix = 'يُرجى إدخال الرقم الضريبي مع أحرف بلده، مثل DE136695976'
export const unknownPrefix = (letters: string) => `لا يبدأ أي رقم ضريبي بـ ${letters}`
export const wrongForm = (name: string, country: string, example: string) =>
  `${name} – ${country}: يجب أن يكون بصيغة ${example}`
export const wrongCheckDigit = (number: string) => `الرقم ${number} غير صالح. يُرجى التحقق من كتابته.`
// Names of taxes that the store suggests
export const names = {
  VAT: 'ضريبة القيمة المضافة',
  GST: 'ضريبة السلع والخدمات',
  HST: 'ضريبة المبيعات المنسقة',
  PST: 'ضريبة المقاطعة',
  RST: 'ضريبة التجزئة',
  QST: 'ضريبة كيبك',
  'GST + PST': 'ضريبة السلع والخدمات + ضريبة المقاطعة',
  'GST + RST': 'ضريبة السلع والخدمات + ضريبة التجزئة',
  'GST + QST': 'ضريبة السلع والخدمات + ضريبة كيبك',
  'Sales tax': 'ضريبة المبيعات',
  'Consumption tax': 'ضريبة الاستهلاك',
} as const
