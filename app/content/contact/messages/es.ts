import { formatNumber } from '#app/lib/format/number.ts'

export const fields = { name: 'Nombre', email: 'Correo electrónico', subject: 'Asunto', message: 'Mensaje' } as const
export const sending = 'Enviando…'
export const send = 'Enviar mensaje'
export const thanks = '¡Gracias por tu mensaje! Te responderemos pronto.'
export const failures = {
  failed: 'No se ha podido enviar tu mensaje. Lo que has escrito sigue aquí: inténtalo de nuevo.',
  limited: 'Demasiados mensajes desde tu conexión. Lo que has escrito sigue aquí: inténtalo de nuevo en un minuto.',
} as const
// Field errors
export const required = {
  name: 'Escribe tu nombre',
  email: 'Escribe tu correo electrónico',
  subject: 'Escribe un asunto',
  message: 'Escribe un mensaje',
} as const
export const tooLong = (field: keyof typeof fields, max: number) =>
  `${fields[field]}: ${formatNumber(max)} caracteres como máximo`
export const oneLine = (field: keyof typeof fields) => `${fields[field]}: escríbelo en una sola línea`
export const invalidEmail = 'Introduce un correo electrónico válido'
export const cardNumber = 'Parece un número de tarjeta. Bórralo, por favor.'

// Contact details
export const email = 'Correo electrónico'
export const phone = 'Teléfono'
export const address = 'Dirección'
