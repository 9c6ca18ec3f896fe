import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

export const write = 'Napisz opinię'
export const writeReviewTitle = (product: string) => `Oceń: ${product}`
export const pageTitle = (store: string) => `Napisz opinię · ${store}`
export const yourRating = 'Twoja ocena'
export const ratings = {
  5: '5 na 5, doskonale',
  4: '4 na 5, dobrze',
  3: '3 na 5, przeciętnie',
  2: '2 na 5, słabo',
  1: '1 na 5, źle',
} as const
export const fitQuestion = 'Jak wypada rozmiar?'
export const noFit = 'Trudno powiedzieć'
export const fields = {
  title: 'Tytuł',
  comment: 'Twoja opinia',
  file: 'Zdjęcia',
  name: 'Podpis',
  usualSize: 'Rozmiar, który zwykle nosisz',
  height: 'Twój wzrost',
} as const
export const commentHint = 'Co Ci się podoba, a co nie? Jaki jest materiał?'
export const photoHint = (photos: number) =>
  `Maksymalna liczba plików JPEG, PNG, WebP lub AVIF: ${photos}. Usuwamy z nich dane o lokalizacji.`
export const addPhotos = 'Dodaj zdjęcia'
export const photosAgain = 'Wybierz zdjęcia jeszcze raz. Przeglądarka ich nie zapamiętała.'
export const noChoice = 'Wolę nie podawać'
export const promise =
  'Każdą opinię, dobrą czy złą, czytamy przed publikacją. Pokazujemy przy niej kupiony rozmiar i nic więcej z Twojego zamówienia.'
export const send = 'Wyślij opinię'
export const sending = 'Wysyłamy…'
export const thanks = 'Dziękujemy. Opublikujemy Twoją opinię, gdy tylko ją przeczytamy.'
export const states = {
  written: 'Mamy już Twoją opinię o tym produkcie.',
  early: 'Opinię możesz dodać, gdy produkt zostanie dostarczony.',
  gone: 'Tego produktu nie można już ocenić.',
} as const
export const rejections = {
  written: 'Ktoś inny ocenił już ten produkt, korzystając z linku do tego zamówienia.',
  early: 'Opinię możesz dodać, gdy produkt zostanie dostarczony. Twój tekst nadal tu jest.',
  gone: 'Tego produktu nie można już ocenić, bo go nie sprzedajemy. Twój tekst nadal tu jest.',
} as const
export const toOrder = 'Wróć do zamówienia'
export const others = 'Inne produkty z tego zamówienia'
export const checkFields = 'Sprawdź te pola'
export const away = 'Nie możemy połączyć się ze sklepem. Nic nie przepadło: spróbuj ponownie.'
export const incomplete = 'Formularz jest niekompletny. Odśwież stronę.'
export const chooseRating = 'Wybierz od jednej do pięciu gwiazdek'
export const unknownChoice = 'Wybierz jedną z opcji'
export const nameMissing = 'Podaj podpis. Wystarczy imię.'
export const tooLong = (max: number) => {
  const shown = formatNumber(max)
  return `Za długi tekst: najwyżej ${plural('pl', max, {
    one: `${shown} znak`,
    few: `${shown} znaki`,
    many: `${shown} znaków`,
    other: `${shown} znaku`,
  })}`
}
export const oneLine = 'Tylko jeden wiersz tekstu'
export const cardNumber = 'To wygląda na numer karty. Usuń go z tekstu.'
export const photoTooLarge = (name: string) => `Plik „${name}” ma ponad 25 MB. Wybierz mniejszy.`
export const tooManyPhotos = (max: number) => `Maksymalna liczba zdjęć: ${max}`
