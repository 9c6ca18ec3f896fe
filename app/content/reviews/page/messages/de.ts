import { plural } from '#app/lib/plural.ts'

export const reviewsTitle = (product: string) => `Bewertungen: ${product}`
export const found = (count: number) => `${count} ${plural('de', count, { one: 'Bewertung', other: 'Bewertungen' })}`
export const filter = 'Filtern und sortieren'
export const stars = (rating: number) => `${rating} ${plural('de', rating, { one: 'Stern', other: 'Sterne' })}`
export const withPhotos = 'Mit Fotos'
export const without = (filter: string) => `Filter entfernen: ${filter}`
export const clear = 'Filter löschen'
export const sorts = {
  newest: 'Neueste',
  helpful: 'Hilfreichste',
  highest: 'Beste',
  lowest: 'Schlechteste',
} as const
export const previous = 'Zurück'
export const next = 'Mehr Bewertungen'
