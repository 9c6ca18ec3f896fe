import { plural } from '#app/lib/plural.ts'

export const shopLook = 'Acquista questo look'
export const addItems = (count: number) =>
  `Aggiungi ${plural('it', count, { one: `${count} articolo`, other: `${count} articoli` })}`
export const addToCart = 'Aggiungi al carrello'
export const size = 'Taglia'
export const sizeFor = (product: string) => `Taglia di ${product}`
export const soldOutSize = (size: string) => `${size} – esaurita`
export const selectSizes = 'Scegli una taglia per ogni articolo'
export const total = 'Totale'
export const close = 'Chiudi'
