export const tryAgain = 'إعادة المحاولة'
export const reloadPage = 'إعادة تحميل الصفحة'
export const dismiss = 'إخفاء الرسالة'
export const optional = ' (اختياري)'
const isolated = (text: string) => `\u2068${text}\u2069`
/** From right to left, whatever it begins with. */
export const list = (parts: readonly string[]) => `\u200f${parts.map(isolated).join('، ')}`
export const tooManyRequests = 'جرت محاولات كثيرة جدًا من شبكتك. يُرجى المحاولة مرة أخرى بعد دقيقة.'
export const storeAway = 'تعذّر الوصول إلى المتجر. يُرجى المحاولة مرة أخرى.'
export const playVideo = 'تشغيل الفيديو'
export const pauseVideo = 'إيقاف الفيديو مؤقتًا'
