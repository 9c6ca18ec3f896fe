export const currency = 'Currency'
