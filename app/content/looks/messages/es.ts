import { plural } from '#app/lib/plural.ts'

export const shopLook = 'Compra este look'
export const addItems = (count: number) =>
  `Añadir ${plural('es', count, { one: `${count} prenda`, other: `${count} prendas` })}`
export const addToCart = 'Añadir al carrito'
export const size = 'Talla'
export const sizeFor = (product: string) => `Talla de ${product}`
export const soldOutSize = (size: string) => `${size} – agotada`
export const selectSizes = 'Elige una talla para cada prenda'
export const total = 'Total'
export const close = 'Cerrar'
