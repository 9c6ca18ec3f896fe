import { plural } from '#app/lib/plural.ts'

export const reviewsTitle = (product: string) => `Opiniones sobre ${product}`
export const found = (count: number) => `${count} ${plural('es', count, { one: 'opinión', other: 'opiniones' })}`
export const filter = 'Filtrar y ordenar'
export const stars = (rating: number) => `${rating} ${plural('es', rating, { one: 'estrella', other: 'estrellas' })}`
export const withPhotos = 'Con fotos'
export const without = (filter: string) => `Quitar filtro: ${filter}`
export const clear = 'Borrar filtros'
export const sorts = {
  newest: 'Más recientes',
  helpful: 'Más útiles',
  highest: 'Mejor valoradas',
  lowest: 'Peor valoradas',
} as const
export const previous = 'Anteriores'
export const next = 'Más opiniones'
