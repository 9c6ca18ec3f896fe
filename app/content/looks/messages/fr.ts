import { plural } from '#app/lib/plural.ts'

export const shopLook = 'Acheter ce look'
export const addItems = (count: number) =>
  `Ajouter ${plural('fr', count, { one: `${count} article`, other: `${count} articles` })}`
export const addToCart = 'Ajouter au panier'
export const size = 'Taille'
export const sizeFor = (product: string) => `Taille : ${product}`
export const soldOutSize = (size: string) => `${size} – épuisée`
export const selectSizes = 'Veuillez choisir une taille pour chaque article'
export const total = 'Total'
export const close = 'Fermer'
