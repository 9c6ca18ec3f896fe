// On cards and sizes
export const inYourSize = 'بمقاسك'
export const yourSize = 'مقاسك'

// Lists
export const mySize = 'مقاسي'
export const inMySize = (names: string) => `بمقاسي (${names})`
export const change = 'تغيير'
export const changeWhat = 'مقاساتي'

// Product page and order
export const saveAsMySize = (size: string) => `حفظ ${size} كمقاسي`
export const isMine = (size: string) => `أصبح ${size} مقاسك على هذا الجهاز.`

// The dialog
export const title = 'مقاساتي'
export const hint = 'يكفي اختيار مقاسك مرة واحدة لنعرض لك ما يتوفر به. تبقى مقاساتك محفوظة على هذا الجهاز.'
export const noSize = 'لا يوجد'
export const showOnly = 'عرض مقاساتي فقط'
export const done = 'تم'
export const close = 'إغلاق مقاساتي'
export const loading = 'جارٍ التحميل…'
export const loadFailed = 'تعذّر تحميل المقاسات.'
export const tryAgain = 'إعادة المحاولة'
export const noSizes = 'لا توجد مقاسات لأي منتج بعد.'
