import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

// Product page
export const selectSize = 'Wybierz rozmiar'
export const selectColor = 'Wybierz kolor'
export const added = 'Dodano do koszyka!'
/** After `added`. */
export const notStored = 'Przeglądarka nie może zapisać koszyka. Po zamknięciu lub odświeżeniu tej strony będzie pusty.'
export const color = (name: string | undefined) => `Kolor: ${name ?? ''}`
export const size = 'Rozmiar'
export const soldOutSize = (size: string) => `${size}, wyprzedany`
export const isSoldOut = (size: string | null, color: string | undefined) =>
  `Wyprzedane: ${[size, color].filter(Boolean).join(', ')}. `
export const chosenQuantity = (quantity: number) => ` Ilość: ${quantity}`
export const needsJavaScript = 'Koszyk wymaga JavaScriptu, bo jest zapisany w Twojej przeglądarce.'
export const onBackorder = 'Dostępne na zamówienie'
export const onlyLeft = (units: number) =>
  plural('pl', units, {
    one: 'Została tylko 1 sztuka',
    few: `Zostały tylko ${units} sztuki`,
    many: `Zostało tylko ${units} sztuk`,
    other: `Zostało tylko ${units} sztuki`,
  })
export const inStock = 'Dostępne'
export const outOfStock = 'Wyprzedane'
export const justAdded = 'Dodano ✓'
export const notifyMe = (size: string | null) => `Powiadom o dostępności${size ? `: ${size}` : ''}`
export const notifyOfMySize = 'Powiadom, gdy wróci mój rozmiar'
export const addToCart = 'Dodaj do koszyka'
export const full = 'Koszyk jest pełny. Zamówienie może mieć najwyżej 100 pozycji.'
export const notAdded = (names: string) => `Nie dodano: ${names}.`
// Quick add on cards
export const quickAdd = 'Szybki zakup'
export const quickAddProduct = (product: string) => `Szybki zakup: ${product}`
export const addSize = (size: string) => `Dodaj rozmiar ${size}`
export const closeQuickAdd = 'Zamknij'
export const sizesNotLoaded = 'Nie udało się wczytać rozmiarów.'
// Quantity; the product comes after a colon
const ofProduct = (product: string | undefined) => (product ? `: ${product}` : '')
export const quantityLabel = (product: string | undefined) => `Ilość${ofProduct(product)}`
export const decreaseLabel = (product: string | undefined) => `Zmniejsz ilość${ofProduct(product)}`
export const increaseLabel = (product: string | undefined) => `Zwiększ ilość${ofProduct(product)}`
// The drawer
export const removed = (product: string) => `Usunięto: ${product}.`
export const changed = (product: string, quantity: number) => `${product}: ${quantity}.`
export const announcement = (change: string, subtotal: string) => `${change} Suma częściowa: ${subtotal}`
export const toFreeDelivery = (amount: string) => `Do darmowej dostawy brakuje ${amount}`
export const hasFreeDelivery = 'Dostawa jest darmowa.'
export const subtotal = 'Suma częściowa'
export const atCheckout = (tax: 'included' | 'added' | null) =>
  `${tax === 'included' ? 'Ceny zawierają podatek. ' : ''}Koszt dostawy ${tax === 'added' ? 'i podatek ' : ''}obliczymy w kasie.`
export const toCheckout = 'Przejdź do kasy'
export const continueShopping = 'Kontynuuj zakupy'
export const empty = 'Twój koszyk jest pusty'
export const emptyHint = 'Dodaj coś pięknego na dobry początek'
export const oldPrice = 'Poprzednia cena'
export const newPrice = 'Nowa cena'
export const each = (price: string) => ` · ${price} za sztukę`
export const priceUpdated = 'Cena się zmieniła'
export const noLongerAvailable = 'Już niedostępne'
export const removeProduct = (product: string) => `Usuń: ${product}`
export const remove = 'Usuń'
export const heading = (units: number) => `Koszyk (${units})`
export const close = 'Zamknij koszyk'
export const notShown = 'Nie udało się wczytać koszyka.'
export const openCart = (units: number) => {
  if (units === 0) return 'Koszyk'
  const count = formatNumber(units)
  return `Koszyk, ${plural('pl', units, {
    one: `${count} produkt`,
    few: `${count} produkty`,
    many: `${count} produktów`,
    other: `${count} produktu`,
  })}`
}
export const cart = 'Koszyk'
