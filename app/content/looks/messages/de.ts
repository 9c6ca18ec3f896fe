import { plural } from '#app/lib/plural.ts'

export const shopLook = 'Den Look shoppen'
export const addItems = (count: number) =>
  `${plural('de', count, { one: `${count} Teil`, other: `${count} Teile` })} hinzufügen`
export const addToCart = 'In den Warenkorb'
export const size = 'Größe'
export const sizeFor = (product: string) => `Größe für ${product}`
export const soldOutSize = (size: string) => `${size} – ausverkauft`
export const selectSizes = 'Bitte wähle für jedes Teil eine Größe'
export const total = 'Gesamt'
export const close = 'Schließen'
