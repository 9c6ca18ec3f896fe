export const contents = 'في هذه الصفحة'
export const updated = 'آخر تحديث'
