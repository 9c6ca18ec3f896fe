import { plural } from '#app/lib/plural.ts'

export const outcomes = {
  saved: 'Toegevoegd aan je verlanglijst',
  removed: 'Verwijderd van je verlanglijst',
  full: 'Je verlanglijst is vol. Er passen maximaal 200 artikelen op.',
} as const
export const failed = 'Je verlanglijst kon niet worden bijgewerkt'
export const save = (product: string) => `${product} op de verlanglijst zetten`
export const openWishlist = (saved: number) => (saved ? `Verlanglijst, ${saved} bewaard` : 'Verlanglijst')
export const wishlist = 'Verlanglijst'
export const productCount = (count: number) => `${count} ${plural('nl', count, { one: 'artikel', other: 'artikelen' })}`
export const needsJavaScript =
  'De verlanglijst werkt alleen met JavaScript, omdat hij in je browser wordt bewaard. Schakel JavaScript in en vernieuw deze pagina.'
export const products = 'Artikelen'
export const empty = 'Je verlanglijst is leeg'
export const emptyHint = 'Kies het hartje bij een item om het hier te bewaren.'
export const explore = 'Ontdek de collectie'
export const couldNotLoad = 'We konden je verlanglijst niet laden.'
export const tryAgain = 'Probeer opnieuw'
// Changes since a product was saved
export const changes = { 'price-fell': 'Prijs gedaald', back: 'Weer op voorraad' }
export const backInSize = (size: string) => `Weer in ${size}`
