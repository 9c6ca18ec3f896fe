export const currency = 'Moeda'
