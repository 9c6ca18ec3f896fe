import { formatNumber } from '#app/lib/format/number.ts'

export const fields = {
  first_name: 'الاسم الأول',
  last_name: 'اسم العائلة',
  company: 'الشركة',
  address_line1: 'العنوان',
  address_line2: 'تكملة العنوان',
  city: 'المدينة',
  state: 'الولاية/المحافظة',
  postal_code: 'الرمز البريدي',
  country: 'البلد',
  phone: 'رقم الهاتف',
} as const
export const stateOrProvince = 'الولاية أو المحافظة'
export const phoneHint = 'لأسئلة التوصيل فقط'

// Validation
export const required = (field: string) => `${field}: حقل مطلوب`
export const tooLong = (field: string, max: number) => `${field}: الحد الأقصى لعدد الأحرف ${formatNumber(max)}`
export const unsavable = (field: string) => `${field}: يوجد حرف لا يمكن حفظه`
export const cardNumber = 'يبدو أن هذا رقم بطاقة. يُرجى إدخاله في خانات البطاقة فقط.'
export const chooseCountry = 'يُرجى اختيار البلد'
export const incomplete = 'العنوان غير موجود أو يحتوي على حقل غير معروف'
export const chooseFrom = (field: string) => `${field}: يُرجى الاختيار من القائمة`
export const wrongPostalCode = (field: string, example: string) => `${field}: يجب أن يكون بصيغة ${example}`

// The form of each country
export const choose = 'يُرجى الاختيار'
export const cityNames = {
  city: 'المدينة',
  district: 'الحي',
  post_town: 'البلدة أو المدينة',
  suburb: 'الضاحية',
} as const
export const stateNames = {
  area: 'المنطقة',
  county: 'المقاطعة',
  department: 'الإقليم',
  district: 'المنطقة',
  do_si: 'المقاطعة',
  emirate: 'الإمارة',
  island: 'الجزيرة',
  oblast: 'الإقليم',
  parish: 'الأبرشية',
  prefecture: 'المحافظة',
  province: 'المقاطعة',
  region: 'المنطقة',
  state: 'الولاية',
} as const
export const postalNames = {
  eircode: 'Eircode',
  pin: 'رمز PIN البريدي',
  postal: 'الرمز البريدي',
  postcode: 'الرمز البريدي',
  zip: 'رمز ZIP البريدي',
} as const
export const sublocalityHints = {
  district: 'الشقة أو الطابق أو الحي',
  neighborhood: 'الشقة أو الطابق أو الحي',
  suburb: 'الشقة أو الطابق أو الضاحية',
  townland: 'الشقة أو الطابق أو الناحية',
  village_township: 'الشقة أو الطابق أو القرية أو البلدة',
} as const

export const formNotShown = 'تعذّر تحميل نموذج العنوان.'
export const noWebAddress = 'يُرجى عدم إدخال عناوين مواقع إلكترونية.'
