import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

// Joining
export const joinTitle = 'Avísame cuando vuelva'
export const choice = 'Talla y color'
export const joinOne = (choice: string) => `Avísame cuando vuelva: ${choice}`
export const email = 'Correo electrónico'
const hoursText = (hours: number) => `${formatNumber(hours)} ${plural('es', hours, { one: 'hora', other: 'horas' })}`
export const whatHappens = (hours: number) =>
  `Te escribiremos en cuanto vuelva y te reservaremos una unidad durante ${hoursText(hours)}. No recibirás ningún otro correo.`
export const join = 'Avísame'
export const joining = 'Enviando…'
export const joined = (email: string) =>
  `Revisa tu bandeja de entrada: hemos enviado un enlace a ${email}. Ábrelo y confirma para entrar en la lista.`
export const toProduct = 'Volver al producto'
export const notSoldOut = 'Ahora mismo este producto no está agotado.'
export const off = 'Ahora mismo no hay lista de espera.'

// Why nobody can join
export const rejections = {
  off: 'Ahora mismo no hay lista de espera. Lo que has escrito sigue aquí.',
  gone: 'Ya no vendemos este producto en esta talla y color. Lo que has escrito sigue aquí.',
  available: 'Ya vuelve a estar en stock: puedes comprarlo ahora.',
} as const
export const invalidEmail = 'Introduce un correo electrónico como ada@example.com'
export const unknownChoice = 'Elige una talla y un color'
export const away = 'No hemos podido conectar con la tienda. No se ha perdido nada: inténtalo de nuevo.'

// The page of an entry
export const states = {
  unconfirmed: { title: 'Confirma tu correo', text: '' },
  waiting: {
    title: 'Estás en la lista de espera',
    text: 'En cuanto vuelva y sea tu turno, te reservaremos una unidad y te escribiremos.',
  },
  held: { title: 'Te hemos reservado una unidad', text: '' },
  bought: {
    title: 'Este enlace ya se ha usado',
    text: 'Con él se ha pedido la unidad que te habíamos reservado. Si no has sido tú, otra persona tenía tu enlace: escríbenos.',
  },
  expired: {
    title: 'Tu reserva ha caducado',
    text: 'El plazo ha terminado y le ha tocado a la siguiente persona de la lista. Puedes volver a apuntarte en la página del producto.',
  },
  gone: { title: 'Ya no vendemos este producto', text: 'Su lista de espera está cerrada.' },
  left: {
    title: 'Has salido de la lista de espera',
    text: 'Hemos borrado tu correo. No recibirás más mensajes sobre este producto.',
  },
} as const
export const heldUntil = (until: string, left: string) => `Hasta el ${until} (${left}).`
export const timeLeft = (minutes: number) => {
  if (minutes < 1) return 'queda menos de un minuto'
  if (minutes < 120) {
    const count = formatNumber(minutes)
    return plural('es', minutes, { one: `queda ${count} minuto`, other: `quedan ${count} minutos` })
  }
  const hours = Math.floor(minutes / 60)
  const count = formatNumber(hours)
  return plural('es', hours, { one: `queda ${count} hora`, other: `quedan ${count} horas` })
}
export const afterConfirming = (email: string, hours: number) =>
  `En cuanto vuelva, escribiremos a ${email} y te reservaremos una unidad durante ${hoursText(hours)}.`
export const confirm = 'Confirmar'
export const buy = 'Comprar'
export const buyNeedsScripts = 'Para comprarlo, activa JavaScript: el carrito se guarda en tu navegador.'
export const leave = 'Salir de la lista de espera'
export const unwanted = '¿Ya no lo quieres?'
export const release = 'Renunciar a la reserva'
export const toShop = 'Seguir comprando'
