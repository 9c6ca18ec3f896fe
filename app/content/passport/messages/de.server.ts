import { formatNumber } from '#app/lib/format/number.ts'

export const title = 'Kleidungspass'
export const dataDate = (date: string) => `Stand: ${date}`
export const lastDataDate = (date: string) => `Zuletzt aktualisiert am ${date}`
export const productName = 'Produkt'
export const packaging = 'Verpackung je Stück'
export const packagingMaterials = {
  paper: 'Papier und Pappe',
  plastic: 'Kunststoff',
  glass: 'Glas',
  metal: 'Metall',
  wood: 'Holz',
  composite: 'Verbundmaterial',
  textile: 'Textil',
}
export const packagingPart = (material: string, grams: number) => `${material}: ${formatNumber(grams)}\u00a0g`
export const toProduct = 'Im Shop ansehen'
export const notSold = 'Wir verkaufen dieses Produkt nicht mehr. Sein Pass bleibt unter dieser Adresse.'
export const earlier = 'Frühere Angaben'
export const until = (date: string) => `Bis ${date}`
export const notStated = 'nicht angegeben'
export const missing = 'Diesen Kleidungspass gibt es nicht'
export const missingText = {
  before: 'Prüfe die Adresse, die unter dem Code steht, oder ',
  link: 'schreib uns',
  after: '.',
}
export const otherLanguages = 'Andere Sprachen'
