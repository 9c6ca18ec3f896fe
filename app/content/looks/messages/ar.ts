/** Keeps a name in Latin letters in order. */
const isolated = (text: string) => `\u2068${text}\u2069`

export const shopLook = 'تسوّق هذه الإطلالة'
export const addLook = 'إضافة الإطلالة كاملة'
export const addToCart = 'إضافة إلى السلة'
export const size = 'المقاس'
export const sizeFor = (product: string) => `مقاس ${isolated(product)}`
export const soldOutSize = (size: string) => `${size} – نفدت الكمية`
export const selectSizes = 'يُرجى اختيار مقاس لكل قطعة'
export const total = 'الإجمالي'
export const close = 'إغلاق'
