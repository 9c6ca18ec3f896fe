import { plural } from '#app/lib/plural.ts'

export const shopLook = 'Comprar este look'
export const addItems = (count: number) =>
  `Adicionar ${plural('pt', count, { one: `${count} peça`, other: `${count} peças` })}`
export const addToCart = 'Adicionar ao carrinho'
export const size = 'Tamanho'
export const sizeFor = (product: string) => `Tamanho de ${product}`
export const soldOutSize = (size: string) => `${size} – esgotado`
export const selectSizes = 'Escolha um tamanho para cada peça'
export const total = 'Total'
export const close = 'Fechar'
