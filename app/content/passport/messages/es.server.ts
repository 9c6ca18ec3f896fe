import { formatNumber } from '#app/lib/format/number.ts'

export const title = 'Pasaporte de la prenda'
export const dataDate = (date: string) => `Datos a ${date}`
export const lastDataDate = (date: string) => `Última actualización: ${date}`
export const productName = 'Producto'
export const packaging = 'Embalaje por unidad'
export const packagingMaterials = {
  paper: 'papel y cartón',
  plastic: 'plástico',
  glass: 'vidrio',
  metal: 'metal',
  wood: 'madera',
  composite: 'material compuesto',
  textile: 'textil',
}
export const packagingPart = (material: string, grams: number) => `${material}: ${formatNumber(grams)}\u00a0g`
export const toProduct = 'Ver en la tienda'
export const notSold = 'Ya no vendemos este producto. Su pasaporte sigue en esta dirección.'
export const earlier = 'Datos anteriores'
export const until = (date: string) => `Hasta ${date}`
export const notStated = 'sin indicar'
export const missing = 'Este pasaporte de prenda no existe'
export const missingText = {
  before: 'Comprueba la dirección impresa debajo del código o ',
  link: 'escríbenos',
  after: '.',
}
export const otherLanguages = 'Otros idiomas'
