import { formatNumber } from '#app/lib/format/number.ts'

/** The day comes first: 'al 12 nov', but 'all’8 nov'. */
const to = (date: string) => (/^(8|11)\b/.test(date) ? `all’${date}` : `al ${date}`)

export const title = 'Passaporto del capo'
export const dataDate = (date: string) => `Dati aggiornati ${to(date)}`
export const lastDataDate = (date: string) => `Ultimo aggiornamento: ${date}`
export const productName = 'Prodotto'
export const packaging = 'Imballaggio per unità'
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
export const toProduct = 'Vedi nello shop'
export const notSold = 'Non vendiamo più questo prodotto. Il suo passaporto resta a questo indirizzo.'
export const earlier = 'Dati precedenti'
export const until = (date: string) => `Fino ${to(date)}`
export const notStated = 'non indicato'
export const missing = 'Questo passaporto del capo non esiste'
export const missingText = { before: 'Controlla l’indirizzo stampato sotto il codice o ', link: 'scrivici', after: '.' }
export const otherLanguages = 'Altre lingue'
