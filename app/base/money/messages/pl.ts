export const currency = 'Waluta'
