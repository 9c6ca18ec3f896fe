export const currency = 'Währung'
