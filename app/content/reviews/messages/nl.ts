import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

export const none = 'Er zijn nog geen reviews.'
export const outOfFive = (rating: number) => `${rating} van 5`
export const ofFive = (reviews: string) => `van 5, ${reviews}`
export const reviewCount = (count: number) => `${count} ${plural('nl', count, { one: 'review', other: 'reviews' })}`
export const verified = 'Geverifieerde aankoop'
export const all = (reviews: string) => `Bekijk alle ${reviews}`
export const reviewsTitle = 'Reviews'
export const helpful = (votes: number) => (votes > 0 ? `Nuttig (${formatNumber(votes)})` : 'Nuttig')
export const notVoted = 'Je stem kon niet worden geteld. Probeer het opnieuw.'
export const distribution = 'Verdeling van de beoordelingen'
export const starsGiven = ' van 5 sterren: '
export const bought = (variant: string) => `Gekocht: ${variant}`
export const incentivized = 'Kreeg een beloning voor deze review'
export const from = (store: string) => `Eerder geplaatst bij ${store}`
/** Whose personal data was erased. */
export const erased = 'Anoniem'
export const photos = 'Foto’s'
export const photoBy = (name: string) => `Foto van ${name}`
export const reply = 'Reactie van de shop:'
export const fits = { small: 'Valt klein', true: 'Valt normaal', large: 'Valt groot' } as const
export const heights = {
  'under-155': 'Kleiner dan 155 cm',
  '155-159': '155 tot en met 159 cm',
  '160-164': '160 tot en met 164 cm',
  '165-169': '165 tot en met 169 cm',
  '170-174': '170 tot en met 174 cm',
  '175-179': '175 tot en met 179 cm',
  'from-180': '180 cm of langer',
} as const
