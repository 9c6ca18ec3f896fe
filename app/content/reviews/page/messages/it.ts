import { plural } from '#app/lib/plural.ts'

export const reviewsTitle = (product: string) => `Recensioni: ${product}`
export const found = (count: number) =>
  `${count} ${plural('it', count, { one: 'recensione mostrata', other: 'recensioni mostrate' })}`
export const filter = 'Filtra e ordina'
export const stars = (rating: number) => `${rating} ${plural('it', rating, { one: 'stella', other: 'stelle' })}`
export const withPhotos = 'Con foto'
export const without = (filter: string) => `Rimuovi il filtro: ${filter}`
export const clear = 'Cancella i filtri'
export const sorts = {
  newest: 'Più recenti',
  helpful: 'Più utili',
  highest: 'Voto più alto',
  lowest: 'Voto più basso',
} as const
export const previous = 'Precedenti'
export const next = 'Altre recensioni'
