// VAT numbers
export const numberNames = { vat: 'الرقم الضريبي (VAT)', tin: 'TIN', abn: 'ABN' } as const
export const northernIreland = 'أيرلندا الشمالية'
export const noPrefix = 'يُرجى إدخال الرقم الضريبي مع أحرف بلده، مثل DE136695976'
export const unknownPrefix = (letters: string) => `لا يبدأ أي رقم ضريبي بـ ${letters}`
export const wrongForm = (name: string, country: string, example: string) =>
  `${name} – ${country}: يجب أن يكون بصيغة ${example}`
export const wrongCheckDigit = (number: string) => `رقم التحقق في ${number} غير صحيح: يبدو أن أحد الأحرف مكتوب خطأ`
