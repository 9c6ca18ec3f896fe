import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

export const badges = { new: 'Nuevo', bestseller: 'Top ventas' } as const
/** The size and the color of products without sizes or colors. */
export const oneSize = 'Talla única'
export const defaultColor = 'Estándar'
export const variant = (size: string, color: string) => `Talla: ${size} | Color: ${color}`
export const outOfStock = 'Agotado'
export const colors = (names: readonly string[]) => `Colores: ${names.join(', ')}`
export const salePrice = 'Precio rebajado'
export const originalPrice = 'Precio original'
/** '' if its name differs by country. 'VAT' is the name that new stores begin with. */
export const includedTax = (name: string) => `${name === 'VAT' ? 'IVA' : name || 'impuestos'} incl.`
export const addedTax = 'más impuestos'
export const plusShipping = 'más gastos de envío'

export const search = 'Buscar'
export const searchPlaceholder = 'Buscar…'
export const suggestions = 'Sugerencias'
export const collection = 'Colección'
export const noMatch = 'No hay resultados'
export const suggestionCount = (count: number) =>
  `${count} ${plural('es', count, { one: 'sugerencia', other: 'sugerencias' })}`
export const allResults = (text: string) => `Ver todos los resultados de “${text}”`
export const correctedTo = (text: string) => `Resultados de “${text}”`

export const filterProducts = 'Filtrar productos'
export const category = 'Categoría'
export const apply = 'Aplicar'
export const price = 'Precio'
export const size = 'Talla'
export const color = 'Color'
export const material = 'Material'
export const onSale = 'En oferta'
/** Headings above groups of sizes. */
export const sizeGroups = { letters: 'Letras', numbers: 'Números', other: 'Otras' } as const
export const sizeChip = (size: string) => (/\b(talla|size)\b/i.test(size) ? size : `Talla ${size}`)
/** `sizes`: for example 'M (Vestidos)'. */
export const fitsChip = (sizes: readonly string[]) => `mi talla: ${sizes.join(', ')}`
export const searchChip = (text: string) => `“${text}”`
export const from = 'Desde'
export const priceFrom = (price: string) => `desde ${price}`
export const priceUpTo = (price: string) => `hasta ${price}`
export const removeFilter = (filter: string) => `Quitar filtro: ${filter}`
export const clearFilters = 'Borrar filtros'
export const filterBy = (filters: number) => (filters > 0 ? `Filtrar (${filters})` : 'Filtrar')
export const showFound = (found: string) => `Ver ${found.charAt(0).toLowerCase()}${found.slice(1)}`
export const filter = 'Filtros'
export const closeFilters = 'Cerrar filtros'
export const allFilters = 'Todos los filtros'
export const loading = 'Cargando…'
export const loadFailed = 'No se ha podido cargar. Reintentar'
export const sort = 'Ordenar'
export const searchProducts = 'Buscar productos'
export const allCategories = 'Todo'
export const allCategoriesOption = 'Todas las categorías'
export const allCollections = 'Todas las colecciones'
export const lowest = 'Mín.'
export const highest = 'Máx.'
export const lowestPrice = (currency: string) => `Precio mínimo en ${currency}`
export const highestPrice = (currency: string) => `Precio máximo en ${currency}`
export const invalidPrice = (example: string) => `Introduce un importe, por ejemplo ${example}.`
export const sorts = {
  newest: 'Novedades',
  'price-asc': 'Precio: de menor a mayor',
  'price-desc': 'Precio: de mayor a menor',
  name: 'Nombre: de la A a la Z',
} as const
export const bestMatch = 'Relevancia'

export const nothingMatches = 'Ningún producto coincide con estos filtros'
export const emptyShop = 'Aún no hay productos'
export const comeBack = 'Vuelve pronto: las primeras prendas están en camino.'
export const lowestAboveHighest = 'El precio mínimo es mayor que el máximo.'
export const tryAnotherWord = 'Prueba con otra palabra. Basta con una parte del nombre.'
export const tryFewerFilters = 'Prueba con menos filtros o un rango de precios más amplio.'
export const foundWithout = (found: string, filters: readonly string[]) => `${found} sin ${filters.join(', ')}`
export const couldNotLoad = 'No hemos podido cargar los productos.'
export const tryAgain = 'Reintentar'
export const shop = 'Tienda'
export const productCount = (count: number) =>
  `${formatNumber(count)} ${plural('es', count, { one: 'producto', other: 'productos' })}`
export const manyProducts = (limit: number) => `Más de ${formatNumber(limit)} productos`
/** In lists where each color of a product is an item. */
export const itemCount = (count: number) =>
  `${formatNumber(count)} ${plural('es', count, { one: 'artículo', other: 'artículos' })}`
export const manyItems = (limit: number) => `Más de ${formatNumber(limit)} artículos`
export const resultsFor = (found: string, text: string) => `${found} para “${text}”`
export const counted = (name: string, count: number | null | undefined) =>
  count === null || count === undefined ? name : `${name} (${formatNumber(count)})`
export const countless = 'productos'
export const shownCount = (shown: number, total: number, hasMore: boolean) =>
  `${formatNumber(shown)} de ${hasMore ? 'más de ' : ''}${formatNumber(total)}`
export const products = 'Productos'
export const previous = 'Ver anteriores'
export const more = 'Ver más'

export const noConnection = 'Sin conexión. Inténtalo más tarde.'
export const imagePosition = (image: number, count: number) => `${image} de ${count}`
export const zoomImage = (image: number) => `Ampliar imagen ${image}`
export const showImage = (image: number, count: number) => `Imagen ${image} de ${count}`
export const productVideo = (name: string) => `Vídeo: ${name}`
export const previousImage = 'Imagen anterior'
export const nextImage = 'Imagen siguiente'
export const imagesInFull = (product: string) => `${product}, imágenes ampliadas`
export const close = 'Cerrar'
export const sizeGuide = 'Guía de tallas'
export const findMySize = 'Encontrar mi talla'
export const twiceTheSize = 'Ampliar'
export const shipping = 'Envío'
export const description = 'Descripción'
export const details = 'Detalles'
export const reviews = (count: number) => `Opiniones (${count})`
export const aboutProduct = 'Sobre este producto'
export const recentlyViewed = 'Vistos recientemente'
export const newMark = 'NUEVO'
export const saleMark = 'OFERTA'
export const averageRating = 'Valoración media'
export const ratingSummary = (average: string, reviews: string) => `${average} (${reviews})`
export const relatedProducts = 'Combínalo con'
export const completeLook = 'Completa el look'
export const sku = 'Referencia'

// Texts for search engines
export const home = 'Inicio'
export const pageTitle = (title: string, page: number) => `${title}, página ${page}`
export const listDescription = (list: string, store: string) => `${list} de ${store}.`
export const shopDescription = (categories: readonly string[], store: string) =>
  listDescription(toSentence(categories) || 'Moda', store)

/** 'Vestidos, camisetas y sombreros' */
function toSentence(names: readonly string[]): string {
  const words = names.map((name, index) =>
    index > 0 && isPlainWord(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name,
  )
  const last = words.at(-1) ?? ''
  if (words.length < 2) return last
  // 'e' before the sound of 'i'
  return `${words.slice(0, -1).join(', ')} ${/^h?i(?![ae])/i.test(last) ? 'e' : 'y'} ${last}`
}

/** Not 'T-shirts' or 'UV wear'. */
function isPlainWord(name: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(name)
}
