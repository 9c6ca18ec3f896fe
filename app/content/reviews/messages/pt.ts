import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

export const none = 'Ainda não há avaliações.'
export const outOfFive = (rating: number) => `${rating} de 5`
export const ofFive = (reviews: string) => `de 5, ${reviews}`
export const reviewCount = (count: number) =>
  `${count} ${plural('pt', count, { one: 'avaliação', other: 'avaliações' })}`
export const verified = 'Compra verificada'
export const all = (reviews: string) => `Ver ${reviews}`
export const reviewsTitle = 'Avaliações'
export const helpful = (votes: number) => (votes > 0 ? `Útil (${formatNumber(votes)})` : 'Útil')
export const notVoted = 'Não foi possível registar o seu voto. Tente novamente.'
export const distribution = 'Distribuição das classificações'
export const starsGiven = ' de 5 estrelas: '
export const bought = (variant: string) => `Comprou ${variant}`
export const incentivized = 'Recebeu um incentivo por esta avaliação'
export const from = (store: string) => `Publicada originalmente em ${store}`
/** Whose personal data was erased. */
export const erased = 'Cliente'
export const photos = 'Fotos'
export const photoBy = (name: string) => `Foto de ${name}`
export const reply = 'Resposta da loja:'
export const fits = { small: 'Veste pequeno', true: 'Fiel ao tamanho', large: 'Veste grande' } as const
export const heights = {
  'under-155': 'Menos de 155 cm (5′1″)',
  '155-159': '155 a 159 cm (5′1″ a 5′2½″)',
  '160-164': '160 a 164 cm (5′3″ a 5′4½″)',
  '165-169': '165 a 169 cm (5′5″ a 5′6½″)',
  '170-174': '170 a 174 cm (5′7″ a 5′8½″)',
  '175-179': '175 a 179 cm (5′9″ a 5′10½″)',
  'from-180': '180 cm (5′11″) ou mais',
} as const
