import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

export const none = 'Todavía no hay opiniones.'
export const outOfFive = (rating: number) => `${rating} de 5`
export const ofFive = (reviews: string) => `de 5, ${reviews}`
export const reviewCount = (count: number) => `${count} ${plural('es', count, { one: 'opinión', other: 'opiniones' })}`
export const verified = 'Compra verificada'
export const all = (reviews: string) => `Ver ${reviews}`
export const reviewsTitle = 'Opiniones'
export const helpful = (votes: number) => (votes > 0 ? `Útil (${formatNumber(votes)})` : 'Útil')
export const notVoted = 'No se ha podido registrar tu voto. Inténtalo de nuevo.'
export const distribution = 'Distribución de las valoraciones'
export const starsGiven = ' de 5 estrellas: '
export const bought = (variant: string) => `Compró ${variant}`
export const incentivized = 'Recibió un incentivo por esta opinión'
export const from = (store: string) => `Publicada originalmente en ${store}`
/** Whose personal data was erased. */
export const erased = 'Cliente'
export const photos = 'Fotos'
export const photoBy = (name: string) => `Foto de ${name}`
export const reply = 'Respuesta de la tienda:'
export const fits = { small: 'Talla pequeño', true: 'Talla normal', large: 'Talla grande' } as const
export const heights = {
  'under-155': 'Menos de 155 cm (5′1″)',
  '155-159': 'De 155 a 159 cm (5′1″ a 5′2½″)',
  '160-164': 'De 160 a 164 cm (5′3″ a 5′4½″)',
  '165-169': 'De 165 a 169 cm (5′5″ a 5′6½″)',
  '170-174': 'De 170 a 174 cm (5′7″ a 5′8½″)',
  '175-179': 'De 175 a 179 cm (5′9″ a 5′10½″)',
  'from-180': '180 cm (5′11″) o más',
} as const
