import { plural } from '#app/lib/plural.ts'

export const shopLook = 'Kup tę stylizację'
export const addItems = (count: number) =>
  `Dodaj ${plural('pl', count, { one: `${count} produkt`, few: `${count} produkty`, many: `${count} produktów`, other: `${count} produktu` })}`
export const addToCart = 'Dodaj do koszyka'
export const size = 'Rozmiar'
export const sizeFor = (product: string) => `Rozmiar: ${product}`
export const soldOutSize = (size: string) => `${size} – wyprzedany`
export const selectSizes = 'Wybierz rozmiar każdego produktu'
export const total = 'Razem'
export const close = 'Zamknij'
