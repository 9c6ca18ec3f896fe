import { plural } from '#app/lib/plural.ts'

export const outcomes = {
  saved: 'Guardado en favoritos',
  removed: 'Eliminado de favoritos',
  full: 'Tu lista de favoritos está llena. Admite 200 productos como máximo.',
} as const
export const failed = 'No se han podido actualizar tus favoritos'
export const save = (product: string) => `Guardar ${product} en favoritos`
export const openWishlist = (saved: number) =>
  saved ? `Favoritos, ${saved} ${plural('es', saved, { one: 'guardado', other: 'guardados' })}` : 'Favoritos'
export const wishlist = 'Favoritos'
export const productCount = (count: number) =>
  `${count} ${plural('es', count, { one: 'producto', other: 'productos' })}`
export const needsJavaScript =
  'Los favoritos necesitan JavaScript: se guardan en tu navegador. Actívalo y recarga esta página.'
export const products = 'Productos'
export const empty = 'Aún no tienes favoritos'
export const emptyHint = 'Pulsa el corazón de una prenda que te encante y la encontrarás aquí.'
export const explore = 'Explorar la colección'
export const couldNotLoad = 'No hemos podido cargar tus favoritos.'
export const tryAgain = 'Reintentar'
// Changes since a product was saved
export const changes = { 'price-fell': 'Ha bajado de precio', back: 'De nuevo disponible' }
export const backInSize = (size: string) => `Vuelve a haber talla ${size}`
