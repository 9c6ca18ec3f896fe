export const tryAgain = 'إعادة المحاولة'
export const reloadPage = 'إعادة تحميل الصفحة'
export const dismiss = 'إخفاء الرسالة'
export const optional = ' (اختياري)'
