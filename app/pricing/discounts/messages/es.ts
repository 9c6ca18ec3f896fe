export const rejections = {
  unknown: 'Este código de descuento no es válido. Comprueba que está bien escrito.',
  early: 'Este código de descuento todavía no es válido.',
  late: 'Este código de descuento ya no es válido.',
  'used-up': 'Este código de descuento está agotado.',
  nothing: 'Este código de descuento no reduce el importe de tu pedido.',
  yours: 'Ya has usado este código de descuento.',
  'too-many': 'Demasiados códigos de descuento probados desde tu conexión. Inténtalo de nuevo en un minuto.',
} as const
export const minimum = (amount: string) => `Este código de descuento requiere una compra mínima de ${amount}.`
