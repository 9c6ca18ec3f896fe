export const currency = 'العملة'
