import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

export const lead =
  'Escribe el correo electrónico con el que hiciste tus pedidos. Te enviaremos un enlace a todos ellos, sin contraseña.'
export const email = 'Correo electrónico'
export const emailHint = 'Solo usamos esta dirección para enviarte el enlace.'
export const send = 'Enviar enlace'
export const sending = 'Enviando…'
export const sent = 'Si tenemos pedidos con esta dirección, acabamos de enviarle un enlace.'
export const sentHint =
  'El enlace es válido durante una hora. Si no te llega nada, revisa la carpeta de spam o prueba con otra dirección con la que hayas podido hacer un pedido.'
export const otherAddress = 'Usar otra dirección'
export const unusable = 'Este enlace ya no es válido'
export const unusableText = 'Los enlaces a tus pedidos son válidos durante una hora. Aquí puedes solicitar uno nuevo.'
export const none = 'No hay pedidos con esta dirección.'
export const validUntil = 'Este enlace es válido hasta el'
export const order = (number: string) => `Pedido ${number}`
export const productAndOthers = (first: string, others: number) =>
  `${first} y ${formatNumber(others)} ${plural('es', others, { one: 'producto', other: 'productos' })} más`
export const newer = 'Pedidos más recientes'
export const older = 'Pedidos anteriores'
