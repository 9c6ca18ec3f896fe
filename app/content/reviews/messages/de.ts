import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

export const none = 'Es gibt noch keine Bewertungen.'
export const outOfFive = (rating: number) => `${rating} von 5`
export const ofFive = (reviews: string) => `von 5, ${reviews}`
export const reviewCount = (count: number) =>
  `${count} ${plural('de', count, { one: 'Bewertung', other: 'Bewertungen' })}`
export const verified = 'Verifizierter Kauf'
export const all = (reviews: string) => `Alle ${reviews} ansehen`
export const reviewsTitle = 'Bewertungen'
export const helpful = (votes: number) => (votes > 0 ? `Hilfreich (${formatNumber(votes)})` : 'Hilfreich')
export const notVoted = 'Deine Stimme konnte nicht gezählt werden. Bitte versuch es noch einmal.'
export const distribution = 'Verteilung der Bewertungen'
export const starsGiven = ' von 5 Sternen: '
export const bought = (variant: string) => `Gekauft: ${variant}`
export const incentivized = 'Bewertung mit Gegenleistung'
export const from = (store: string) => `Ursprünglich veröffentlicht bei ${store}`
/** Whose personal data was erased. */
export const erased = 'Anonym'
export const photos = 'Fotos'
export const photoBy = (name: string) => `Foto von ${name}`
export const reply = 'Antwort des Shops:'
export const fits = { small: 'Fällt klein aus', true: 'Fällt normal aus', large: 'Fällt groß aus' } as const
export const heights = {
  'under-155': 'Unter 155 cm',
  '155-159': '155 bis 159 cm',
  '160-164': '160 bis 164 cm',
  '165-169': '165 bis 169 cm',
  '170-174': '170 bis 174 cm',
  '175-179': '175 bis 179 cm',
  'from-180': '180 cm oder mehr',
} as const
