export const currency = 'Devise'
