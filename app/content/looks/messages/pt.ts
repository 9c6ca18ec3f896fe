export const shopLook = 'Comprar este look'
export const addLook = 'Adicionar o look'
export const addToCart = 'Adicionar ao carrinho'
export const size = 'Tamanho'
export const sizeFor = (product: string) => `Tamanho de ${product}`
export const soldOutSize = (size: string) => `${size} – esgotado`
export const selectSizes = 'Escolha um tamanho para cada peça'
export const total = 'Total'
export const close = 'Fechar'
