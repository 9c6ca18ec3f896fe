import { plural } from '#app/lib/plural.ts'

export const outcomes = {
  saved: 'Staat op je verlanglijst',
  removed: 'Verwijderd van je verlanglijst',
  full: 'Je verlanglijst is vol. Er passen hooguit 200 items op.',
} as const
export const failed = 'De verlanglijst kon niet worden gewijzigd'
export const save = (product: string) => `${product} op de verlanglijst zetten`
export const openWishlist = (saved: number) => (saved ? `Verlanglijst, ${saved} bewaard` : 'Verlanglijst')
export const wishlist = 'Verlanglijst'
export const productCount = (count: number) => `${count} ${plural('nl', count, { one: 'artikel', other: 'artikelen' })}`
export const needsJavaScript =
  'De verlanglijst werkt alleen met JavaScript: hij zit in je browser. Zet het aan en vernieuw deze pagina.'
export const products = 'Artikelen'
export const empty = 'Je verlanglijst is leeg'
export const emptyHint = 'Tik op het hartje bij een favoriet item en je vindt het hier terug.'
export const explore = 'Ontdek de collectie'
export const couldNotLoad = 'We konden je verlanglijst niet laden.'
export const tryAgain = 'Probeer opnieuw'
