// On cards and sizes
export const inYourSize = 'En tu talla'
export const yourSize = 'Tu talla'

// Lists
export const mySize = 'Mi talla'
export const inMySize = (names: string) => `En mi talla (${names})`
export const change = 'Cambiar'
export const changeWhat = 'mis tallas'

// Product page and order
export const saveAsMySize = (size: string) => `Guardar ${size} como mi talla`
export const isMine = (size: string) => `Tu talla en este dispositivo ahora es ${size}.`

// The dialog
export const title = 'Mis tallas'
export const hint =
  'Elige tu talla una sola vez y te mostraremos lo que hay en stock. Tus tallas se guardan solo en este dispositivo.'
export const noSize = 'Ninguna'
export const showOnly = 'Ver solo mis tallas'
export const done = 'Listo'
export const close = 'Cerrar mis tallas'
export const loading = 'Cargando…'
export const loadFailed = 'No se han podido cargar las tallas.'
export const tryAgain = 'Reintentar'
export const noSizes = 'Todavía no hay productos con tallas.'
