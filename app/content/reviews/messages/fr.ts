import { formatNumber } from '#app/lib/format/number.ts'

export const none = 'Aucun avis pour le moment.'
export const outOfFive = (rating: number) => `${rating} sur 5`
export const ofFive = (reviews: string) => `sur 5, ${reviews}`
export const reviewCount = (count: number) => `${count} avis`
export const verified = 'Achat vérifié'
export const all = (reviews: string) => `Voir les ${reviews}`
export const reviewsTitle = 'Avis'
export const helpful = (votes: number) => (votes > 0 ? `Utile (${formatNumber(votes)})` : 'Utile')
export const notVoted = 'Votre vote n’a pas pu être pris en compte. Veuillez réessayer.'
export const distribution = 'Répartition des notes'
export const starsGiven = ' sur 5 : '
export const bought = (variant: string) => `Acheté : ${variant}`
export const incentivized = 'Contrepartie reçue pour cet avis'
export const from = (store: string) => `Publié à l’origine sur ${store}`
/** Whose personal data was erased. */
export const erased = 'Anonyme'
export const photos = 'Photos'
export const photoBy = (name: string) => `Photo : ${name}`
export const reply = 'Réponse de la boutique :'
export const fits = { small: 'Taille petit', true: 'Taille normalement', large: 'Taille grand' } as const
export const heights = {
  'under-155': 'Moins de 155 cm',
  '155-159': '155 à 159 cm',
  '160-164': '160 à 164 cm',
  '165-169': '165 à 169 cm',
  '170-174': '170 à 174 cm',
  '175-179': '175 à 179 cm',
  'from-180': '180 cm ou plus',
} as const
