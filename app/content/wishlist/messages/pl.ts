import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

export const outcomes = {
  saved: 'Dodano do ulubionych',
  removed: 'Usunięto z ulubionych',
  full: 'Lista ulubionych jest pełna. Mieści najwyżej 200 produktów.',
} as const
export const failed = 'Nie udało się zaktualizować ulubionych'
export const save = (product: string) => `Dodaj do ulubionych: ${product}`
const counted = (count: number) => {
  const shown = formatNumber(count)
  return plural('pl', count, {
    one: `${shown} produkt`,
    few: `${shown} produkty`,
    many: `${shown} produktów`,
    other: `${shown} produktu`,
  })
}
export const openWishlist = (saved: number) => (saved ? `Ulubione, ${counted(saved)}` : 'Ulubione')
export const wishlist = 'Ulubione'
export const productCount = counted
export const needsJavaScript =
  'Ulubione wymagają JavaScriptu, bo są zapisane w Twojej przeglądarce. Włącz go i odśwież stronę.'
export const products = 'Produkty'
export const empty = 'Twoja lista ulubionych jest pusta'
export const emptyHint = 'Kliknij serce przy produkcie, który Ci się podoba, aby zapisać go tutaj.'
export const explore = 'Odkryj kolekcję'
export const couldNotLoad = 'Nie udało się wczytać ulubionych.'
export const tryAgain = 'Ponów próbę'
// Changes since a product was saved
export const changes = { 'price-fell': 'Cena spadła', back: 'Znów dostępne' }
export const backInSize = (size: string) => `Znów w rozmiarze ${size}`
