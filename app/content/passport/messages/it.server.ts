import { formatNumber } from '#app/lib/format/number.ts'

export const title = 'Passaporto del capo'
export const dataDate = (date: string) => `Dati aggiornati al ${date}`
export const lastDataDate = (date: string) => `Ultimi dati, al ${date}`
export const productName = 'Prodotto'
export const packaging = 'Imballaggio di un pezzo'
export const packagingMaterials = {
  paper: 'carta e cartone',
  plastic: 'plastica',
  glass: 'vetro',
  metal: 'metallo',
  wood: 'legno',
  composite: 'materiale composito',
  textile: 'tessuto',
}
export const packagingPart = (material: string, grams: number) => `${material}: ${formatNumber(grams)}\u00a0g`
export const toProduct = 'Vedi nel negozio'
export const notSold = 'Questo prodotto non è più in vendita. Il suo passaporto resta a questo indirizzo.'
export const earlier = 'Dati precedenti'
export const until = (date: string) => `Fino al ${date}`
export const notStated = 'non indicato'
export const missing = 'Questo passaporto del capo non esiste'
export const missingText = 'Controlla l’indirizzo sotto il codice o scrivici.'
export const otherLanguages = 'Altre lingue'
