import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

export const none = 'Non ci sono ancora recensioni.'
export const outOfFive = (rating: number) => `${rating} su 5`
export const ofFive = (reviews: string) => `su 5, ${reviews}`
export const reviewCount = (count: number) =>
  `${count} ${plural('it', count, { one: 'recensione', other: 'recensioni' })}`
export const verified = 'Acquisto verificato'
export const all = (reviews: string) => `Vedi tutte le ${reviews}`
export const reviewsTitle = 'Recensioni'
export const helpful = (votes: number) => (votes > 0 ? `Utile (${formatNumber(votes)})` : 'Utile')
export const notVoted = 'Non è stato possibile registrare il tuo voto. Riprova.'
export const distribution = 'Distribuzione delle valutazioni'
export const starsGiven = ' su 5: '
export const bought = (variant: string) => `Acquistato: ${variant}`
export const incentivized = 'Ha ricevuto un incentivo per questa recensione'
export const from = (store: string) => `Pubblicata in origine su ${store}`
/** Whose personal data was erased. */
export const erased = 'Cliente'
export const photos = 'Foto'
export const photoBy = (name: string) => `Foto di ${name}`
export const reply = 'Risposta del negozio:'
export const fits = { small: 'Veste piccolo', true: 'Veste giusto', large: 'Veste grande' } as const
export const heights = {
  'under-155': 'Meno di 155 cm',
  '155-159': 'Da 155 a 159 cm',
  '160-164': 'Da 160 a 164 cm',
  '165-169': 'Da 165 a 169 cm',
  '170-174': 'Da 170 a 174 cm',
  '175-179': 'Da 175 a 179 cm',
  'from-180': '180 cm o più',
} as const
