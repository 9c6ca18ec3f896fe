import { plural } from '#app/lib/plural.ts'

export const shopLook = 'Shop deze look'
export const addItems = (count: number) =>
  `${plural('nl', count, { one: `${count} item`, other: `${count} items` })} toevoegen`
export const addToCart = 'In winkelmand'
export const size = 'Maat'
export const sizeFor = (product: string) => `Maat van ${product}`
export const soldOutSize = (size: string) => `${size} – uitverkocht`
export const selectSizes = 'Kies voor elk item een maat'
export const total = 'Totaal'
export const close = 'Sluiten'
