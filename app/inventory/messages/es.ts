import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

// Joining
export const joinTitle = 'Avísame cuando vuelva'
export const choice = 'Talla y color'
export const joinOne = (choice: string) => (choice ? `Avísame cuando vuelva: ${choice}` : 'Avísame cuando vuelva')
export const email = 'Correo electrónico'
const hoursText = (hours: number) => `${formatNumber(hours)} ${plural('es', hours, { one: 'hora', other: 'horas' })}`
export const whatHappens = (hours: number) =>
  `Te enviamos un enlace para confirmar. En cuanto vuelva, te reservamos uno durante ${hoursText(hours)} y te escribimos, por orden de llegada. No recibirás ningún otro correo.`
export const join = 'Avísame'
export const joining = 'Enviando…'
export const joined = (email: string) =>
  `Mira tu bandeja de entrada: hemos enviado un enlace a ${email}. Entras en la lista en cuanto lo confirmes.`
export const toProduct = 'Volver al producto'
export const notSoldOut = 'Ahora mismo no hay nada agotado de este producto.'
export const off = 'Ahora mismo no hay lista de espera.'

// Why nobody can join
export const rejections = {
  off: 'Ahora mismo no hay lista de espera. Lo que has escrito sigue aquí.',
  gone: 'Ya no se vende en esta talla y color. Lo que has escrito sigue aquí.',
  available: 'Ya ha vuelto: puedes comprarlo ahora.',
} as const
export const invalidEmail = 'Introduce un correo electrónico como ada@example.com'
export const unknownChoice = 'Elige la talla y el color que esperas'
export const away = 'No hemos podido conectar con la tienda. No se ha perdido nada: inténtalo de nuevo.'

// The page of an entry
export const states = {
  unconfirmed: { title: '¿Te avisamos cuando vuelva?', text: 'Confírmalo y entras en la lista.' },
  waiting: {
    title: 'Estás en la lista de espera',
    text: 'En cuanto vuelva y sea tu turno, te reservamos uno y te escribimos.',
  },
  held: { title: 'Tenemos uno reservado para ti', text: '' },
  bought: {
    title: 'Este enlace ya se ha usado',
    text: 'Con él se ha pedido el artículo que estaba reservado. Si no lo pediste tú, otra persona tenía tu enlace: escríbenos.',
  },
  expired: {
    title: 'La reserva ha terminado',
    text: 'El plazo pasó y le ha tocado a la siguiente persona. Puedes volver a apuntarte en la página del producto.',
  },
  gone: { title: 'Ya no se vende', text: 'La tienda lo ha retirado, así que ya no hay lista de espera.' },
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
export const confirm = 'Confirmar'
export const buy = 'Comprar'
export const buyNeedsScripts = 'Para comprarlo, activa JavaScript: el carrito se guarda en tu navegador.'
export const leave = 'Salir de la lista de espera'
export const toShop = 'Seguir comprando'
