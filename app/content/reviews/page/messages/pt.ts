import { plural } from '#app/lib/plural.ts'

export const reviewsTitle = (product: string) => `Avaliações: ${product}`
export const found = (count: number) => `${count} ${plural('pt', count, { one: 'avaliação', other: 'avaliações' })}`
export const filter = 'Filtrar e ordenar'
export const stars = (rating: number) => `${rating} ${plural('pt', rating, { one: 'estrela', other: 'estrelas' })}`
export const withPhotos = 'Com fotos'
export const without = (filter: string) => `Remover filtro: ${filter}`
export const clear = 'Limpar filtros'
export const sorts = {
  newest: 'Mais recentes',
  helpful: 'Mais úteis',
  highest: 'Mais positivas',
  lowest: 'Mais negativas',
} as const
export const previous = 'Anteriores'
export const next = 'Mais avaliações'
