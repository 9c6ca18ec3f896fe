export const outcomes = {
  saved: 'Steht jetzt auf deiner Wunschliste',
  removed: 'Von deiner Wunschliste entfernt',
  full: 'Deine Wunschliste ist voll. Sie fasst höchstens 200 Artikel.',
} as const
export const failed = 'Die Wunschliste konnte nicht geändert werden'
export const save = (product: string) => `${product} auf die Wunschliste setzen`
export const openWishlist = (saved: number) => (saved ? `Wunschliste, ${saved} gemerkt` : 'Wunschliste')
export const wishlist = 'Wunschliste'
export const productCount = (count: number) => `${count} Artikel`
export const needsJavaScript =
  'Die Wunschliste braucht JavaScript, weil sie zu deinem Browser gehört. Bitte schalte es ein und lade diese Seite neu.'
export const products = 'Artikel'
export const empty = 'Deine Wunschliste ist leer'
export const emptyHint = 'Wähl bei einem Lieblingsteil das Herz, dann findest du es hier wieder.'
export const explore = 'Kollektion entdecken'
export const couldNotLoad = 'Wir konnten deine Wunschliste nicht laden.'
export const tryAgain = 'Erneut versuchen'
// Changes since a product was saved
export const changes = { 'price-fell': 'Preis gesunken', back: 'Wieder da' }
export const backInSize = (size: string) => `Wieder in ${size}`
