import { plural } from '#app/lib/plural.ts'

export const outcomes = {
  saved: 'Aggiunto ai preferiti',
  removed: 'Rimosso dai preferiti',
  full: 'La lista dei preferiti è piena: contiene al massimo 200 articoli.',
} as const
export const failed = 'Non è stato possibile aggiornare i preferiti'
export const save = (product: string) => `Salva ${product} nei preferiti`
export const openWishlist = (saved: number) =>
  saved ? `Preferiti, ${saved} ${plural('it', saved, { one: 'articolo', other: 'articoli' })}` : 'Preferiti'
export const wishlist = 'Preferiti'
export const productCount = (count: number) => `${count} ${plural('it', count, { one: 'prodotto', other: 'prodotti' })}`
export const needsJavaScript =
  'I preferiti richiedono JavaScript: sono salvati nel tuo browser. Attiva JavaScript e ricarica la pagina.'
export const products = 'Prodotti'
export const empty = 'Non hai ancora preferiti'
export const emptyHint = 'Seleziona il cuore su un capo che ti piace e lo ritroverai qui.'
export const explore = 'Esplora la collezione'
export const couldNotLoad = 'Non è stato possibile caricare i tuoi preferiti.'
export const tryAgain = 'Riprova'
// Changes since a product was saved
export const changes = { 'price-fell': 'Prezzo sceso', back: 'Di nuovo disponibile' }
export const backInSize = (size: string) => `Di nuovo in ${size}`
