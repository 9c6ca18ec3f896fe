import { plural } from '#app/lib/plural.ts'

export const reviewsTitle = (product: string) => `Avis sur ${product}`
export const found = (count: number) => `${count} avis ${plural('fr', count, { one: 'affiché', other: 'affichés' })}`
export const filter = 'Filtrer et trier'
export const stars = (rating: number) => `${rating} ${plural('fr', rating, { one: 'étoile', other: 'étoiles' })}`
export const withPhotos = 'Avec photos'
export const without = (filter: string) => `Retirer le filtre : ${filter}`
export const clear = 'Effacer les filtres'
export const sorts = {
  newest: 'Récents',
  helpful: 'Utiles',
  highest: 'Mieux notés',
  lowest: 'Moins bien notés',
} as const
export const previous = 'Précédents'
export const next = 'Plus d’avis'
