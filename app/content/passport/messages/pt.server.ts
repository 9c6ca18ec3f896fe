import { formatNumber } from '#app/lib/format/number.ts'

export const title = 'Passaporte da peça'
export const dataDate = (date: string) => `Dados de ${date}`
export const lastDataDate = (date: string) => `Última atualização: ${date}`
export const productName = 'Produto'
export const packaging = 'Embalagem por unidade'
export const packagingMaterials = {
  paper: 'papel e cartão',
  plastic: 'plástico',
  glass: 'vidro',
  metal: 'metal',
  wood: 'madeira',
  composite: 'material compósito',
  textile: 'têxtil',
}
export const packagingPart = (material: string, grams: number) => `${material}: ${formatNumber(grams)}\u00a0g`
export const toProduct = 'Ver na loja'
export const notSold = 'Já não vendemos este produto. O passaporte mantém-se neste endereço.'
export const earlier = 'Dados anteriores'
export const until = (date: string) => `Até ${date}`
export const notStated = 'não indicado'
export const missing = 'Este passaporte de peça não existe'
export const missingText = {
  before: 'Verifique o endereço impresso por baixo do código ou ',
  link: 'contacte-nos',
  after: '.',
}
export const otherLanguages = 'Outros idiomas'
