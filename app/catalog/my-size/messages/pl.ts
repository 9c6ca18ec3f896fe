// On cards and sizes
export const inYourSize = 'W Twoim rozmiarze'
export const yourSize = 'Twój rozmiar'

// Lists
export const mySize = 'Mój rozmiar'
export const inMySize = (names: string) => `W moim rozmiarze (${names})`
export const change = 'Zmień'
export const changeWhat = 'moje rozmiary'

// Product page and order
export const saveAsMySize = (size: string) => `Zapisz rozmiar ${size}`
export const isMine = (size: string) => `Twój rozmiar na tym urządzeniu to teraz ${size}.`

// The dialog
export const title = 'Moje rozmiary'
export const hint =
  'Wybierz rozmiar raz, a pokażemy Ci, co jest w nim dostępne. Twoje rozmiary zostają na tym urządzeniu.'
export const noSize = 'Brak'
export const showOnly = 'Tylko moje rozmiary'
export const done = 'Gotowe'
export const close = 'Zamknij moje rozmiary'
export const loading = 'Ładowanie…'
export const loadFailed = 'Nie udało się wczytać rozmiarów.'
export const tryAgain = 'Ponów próbę'
export const noSizes = 'Żaden produkt nie ma jeszcze rozmiarów.'
