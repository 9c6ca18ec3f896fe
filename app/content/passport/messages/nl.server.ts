import { formatNumber } from '#app/lib/format/number.ts'

export const title = 'Kledingpaspoort'
export const dataDate = (date: string) => `Stand van ${date}`
export const lastDataDate = (date: string) => `Laatste stand, van ${date}`
export const productName = 'Product'
export const packaging = 'Verpakking van één stuk'
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
export const toProduct = 'Bekijk in de winkel'
export const notSold = 'Dit product wordt niet meer verkocht. Het paspoort blijft op dit adres staan.'
export const earlier = 'Eerdere gegevens'
export const until = (date: string) => `Tot ${date}`
export const notStated = 'niet vermeld'
export const missing = 'Dit kledingpaspoort bestaat niet'
export const missingText = 'Controleer het adres onder de code of schrijf ons.'
export const otherLanguages = 'Andere talen'
