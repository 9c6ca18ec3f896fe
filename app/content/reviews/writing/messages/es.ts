import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

export const write = 'Escribir una opinión'
export const writeReviewTitle = (product: string) => `Opinar sobre ${product}`
export const pageTitle = (store: string) => `Escribir una opinión · ${store}`
export const yourRating = 'Tu valoración'
export const ratings = {
  5: '5 de 5, excelente',
  4: '4 de 5, buena',
  3: '3 de 5, aceptable',
  2: '2 de 5, floja',
  1: '1 de 5, mala',
} as const
export const fitQuestion = '¿Cómo talla?'
export const noFit = 'No lo sé'
export const fields = {
  title: 'Título',
  comment: 'Tu opinión',
  file: 'Fotos',
  name: 'Nombre visible',
  usualSize: 'Tu talla habitual',
  height: 'Tu altura',
} as const
export const commentHint = '¿Qué te gusta y qué no? ¿Cómo es la tela?'
export const photoHint = (photos: number) =>
  `Hasta ${photos} archivos JPEG, PNG, WebP o AVIF. Eliminamos los datos de ubicación.`
export const addPhotos = 'Añadir fotos'
export const photosAgain = 'Vuelve a elegir tus fotos: el navegador no las ha guardado.'
export const noChoice = 'Prefiero no decirlo'
export const promise =
  'Leemos todas las opiniones, buenas o malas, antes de publicarlas. De tu pedido solo se muestra la talla que compraste.'
export const send = 'Enviar opinión'
export const sending = 'Enviando…'
export const thanks = 'Gracias. Publicaremos tu opinión en cuanto la hayamos leído.'
export const states = {
  written: 'Ya has dado tu opinión.',
  early: 'Podrás dar tu opinión cuando el pedido te haya llegado.',
  gone: 'Ya no se puede opinar sobre este producto.',
} as const
export const rejections = {
  written: 'Otra persona ya ha dado su opinión con el enlace de este pedido.',
  early: 'Podrás dar tu opinión cuando el pedido te haya llegado. Lo que has escrito sigue aquí.',
  gone: 'Ya no se puede opinar sobre este producto porque ya no lo vendemos. Lo que has escrito sigue aquí.',
} as const
export const toOrder = 'Volver a tu pedido'
export const others = 'También en este pedido'
export const checkFields = 'Revisa estos campos'
export const away = 'No hemos podido conectar con la tienda. No se ha perdido nada: inténtalo de nuevo.'
export const incomplete = 'Este formulario está incompleto. Recarga la página.'
export const chooseRating = 'Elige de una a cinco estrellas'
export const unknownChoice = 'Elige una de las opciones'
export const nameMissing = 'Escribe un nombre. No hace falta el apellido.'
export const tooLong = (max: number) => `Es demasiado largo: ${formatNumber(max)} caracteres como máximo`
export const oneLine = 'Usa una sola línea'
export const cardNumber = 'Parece un número de tarjeta. Bórralo, por favor.'
export const photoTooLarge = (name: string) => `“${name}” ocupa más de 25 MB. Elige una foto más pequeña.`
export const tooManyPhotos = (max: number) =>
  `Puedes añadir ${formatNumber(max)} ${plural('es', max, { one: 'foto', other: 'fotos' })} como máximo`
