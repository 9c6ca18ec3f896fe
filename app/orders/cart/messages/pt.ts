import { plural } from '#app/lib/plural.ts'

/** 'Tamanho M', but not 'Tamanho Tamanho único'. */
const sized = (size: string) => (/\b(tamanho|size)\b/i.test(size) ? size : `Tamanho ${size}`)

// Product page
export const selectSize = 'Escolha um tamanho'
export const selectColor = 'Escolha uma cor'
export const added = 'Adicionado ao carrinho!'
/** After `added`. */
export const notStored =
  'O seu navegador não consegue guardar o carrinho. Ficará vazio quando fechar ou recarregar esta página.'
export const color = (name: string | undefined) => `Cor: ${name ?? ''}`
export const size = 'Tamanho'
export const soldOutSize = (size: string) => `${size}, esgotado`
export const isSoldOut = (size: string | null, color: string | undefined) => {
  const choices = [size === null ? '' : sized(size), color].filter(Boolean).join(', ')
  return choices ? `Esgotado em: ${choices}. ` : 'Esgotado. '
}
export const chosenQuantity = (quantity: number) => ` Quantidade: ${quantity}`
export const needsJavaScript = 'O carrinho precisa de JavaScript: fica guardado no seu navegador.'
export const onBackorder = 'Disponível por encomenda'
export const onlyLeft = (units: number) =>
  plural('pt', units, { one: `Só resta ${units}`, other: `Só restam ${units}` })
export const inStock = 'Em stock'
export const outOfStock = 'Esgotado'
export const justAdded = 'Adicionado ✓'
export const notifyMe = (size: string | null) =>
  size === null ? 'Avise-me quando houver stock' : `Avise-me quando houver o tamanho ${size}`
export const notifyOfMySize = 'Avise-me quando houver o meu tamanho'
export const addToCart = 'Adicionar ao carrinho'
export const full = 'O seu carrinho está cheio. Uma encomenda pode ter, no máximo, 100 artigos diferentes.'
export const notAdded = (names: string) => `Não adicionado: ${names}.`
// Quick add on cards
export const quickAdd = 'Adicionar já'
export const quickAddProduct = (product: string) => `Adicionar já: ${product}`
export const addSize = (size: string) => `Adicionar o tamanho ${size}`
export const closeQuickAdd = 'Fechar'
export const sizesNotLoaded = 'Não foi possível carregar os tamanhos.'
// Quantity; 'of' names the product
const ofProduct = (product: string | undefined) => (product ? `: ${product}` : '')
export const quantityLabel = (product: string | undefined) => `Quantidade${ofProduct(product)}`
export const decreaseLabel = (product: string | undefined) => `Diminuir quantidade${ofProduct(product)}`
export const increaseLabel = (product: string | undefined) => `Aumentar quantidade${ofProduct(product)}`
// The drawer
export const removed = (product: string) => `Removido: ${product}.`
export const changed = (product: string, quantity: number) => `${product}: ${quantity}.`
export const announcement = (change: string, subtotal: string) => `${change} Subtotal: ${subtotal}`
export const toFreeDelivery = (amount: string) => `Faltam ${amount} para o envio grátis`
export const hasFreeDelivery = 'O envio é grátis.'
export const subtotal = 'Subtotal'
export const atCheckout = (tax: 'included' | 'added' | null) => {
  if (tax === 'added') return 'Envio e impostos calculados ao finalizar a compra.'
  return `${tax === 'included' ? 'Impostos incluídos. ' : ''}Envio calculado ao finalizar a compra.`
}
export const toCheckout = 'Finalizar compra'
export const continueShopping = 'Continuar a comprar'
export const empty = 'O seu carrinho está vazio'
export const emptyHint = 'Adicione uma peça de que goste para começar'
export const oldPrice = 'Preço anterior'
export const newPrice = 'Novo preço'
export const each = (price: string) => ` · ${price} cada`
export const priceUpdated = 'Preço atualizado'
export const noLongerAvailable = 'Já não disponível'
export const removeProduct = (product: string) => `Remover ${product}`
export const remove = 'Remover'
export const heading = (units: number) => `Carrinho (${units})`
export const close = 'Fechar carrinho'
export const notShown = 'Não foi possível carregar o carrinho.'
export const openCart = (units: number) =>
  units === 0 ? 'Carrinho' : `Carrinho, ${units} ${plural('pt', units, { one: 'artigo', other: 'artigos' })}`
export const cart = 'Carrinho'
