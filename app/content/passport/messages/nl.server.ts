import { formatNumber } from '#app/lib/format/number.ts'

export const title = 'Kledingpaspoort'
export const dataDate = (date: string) => `Gegevens per ${date}`
export const lastDataDate = (date: string) => `Laatst bijgewerkt op ${date}`
export const productName = 'Product'
export const packaging = 'Verpakking per stuk'
export const packagingMaterials = {
  paper: 'papier en karton',
  plastic: 'kunststof',
  glass: 'glas',
  metal: 'metaal',
  wood: 'hout',
  composite: 'composiet',
  textile: 'textiel',
}
export const packagingPart = (material: string, grams: number) => `${material}: ${formatNumber(grams)}\u00a0g`
export const toProduct = 'Bekijk in de shop'
export const notSold = 'We verkopen dit product niet meer. Het paspoort blijft op dit adres staan.'
export const earlier = 'Eerdere gegevens'
export const until = (date: string) => `Tot ${date}`
export const notStated = 'niet vermeld'
export const missing = 'Dit kledingpaspoort bestaat niet'
export const missingText = {
  before: 'Controleer het adres dat onder de code staat of ',
  link: 'stuur ons een bericht',
  after: '.',
}
export const otherLanguages = 'Andere talen'
