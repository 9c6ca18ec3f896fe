export const currency = 'Valuta'
