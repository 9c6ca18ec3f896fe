import { plural } from '#app/lib/plural.ts'

export const outcomes = {
  saved: 'Guardado nos favoritos',
  removed: 'Removido dos favoritos',
  full: 'A sua lista de favoritos está cheia. Pode guardar, no máximo, 200 produtos.',
} as const
export const failed = 'Não foi possível atualizar os favoritos'
export const save = (product: string) => `Guardar ${product} nos favoritos`
export const openWishlist = (saved: number) =>
  saved ? `Favoritos, ${saved} ${plural('pt', saved, { one: 'guardado', other: 'guardados' })}` : 'Favoritos'
export const wishlist = 'Favoritos'
export const productCount = (count: number) => `${count} ${plural('pt', count, { one: 'produto', other: 'produtos' })}`
export const needsJavaScript =
  'Os favoritos precisam de JavaScript: ficam guardados no seu navegador. Ative-o e recarregue esta página.'
export const products = 'Produtos'
export const empty = 'Ainda não tem favoritos'
export const emptyHint = 'Selecione o coração de uma peça de que goste para a guardar aqui.'
export const explore = 'Explorar a coleção'
export const couldNotLoad = 'Não conseguimos carregar os seus favoritos.'
export const tryAgain = 'Tentar novamente'
// Changes since a product was saved
export const changes = { 'price-fell': 'O preço baixou', back: 'De volta em stock' }
export const backInSize = (size: string) => `De volta em ${size}`
