import { plural } from '#app/lib/plural.ts'

export const reviewsTitle = (product: string) => `Reviews: ${product}`
export const found = (count: number) => `${count} ${plural('nl', count, { one: 'review', other: 'reviews' })}`
export const filter = 'Filteren en sorteren'
export const stars = (rating: number) => `${rating} ${plural('nl', rating, { one: 'ster', other: 'sterren' })}`
export const withPhotos = 'Met foto’s'
export const without = (filter: string) => `Filter verwijderen: ${filter}`
export const clear = 'Filters wissen'
export const sorts = {
  newest: 'Nieuwste',
  helpful: 'Nuttigste',
  highest: 'Hoogste score',
  lowest: 'Laagste score',
} as const
export const previous = 'Vorige'
export const next = 'Meer reviews'
