import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

export const badges = { new: 'Novo', bestseller: 'Mais vendido' } as const
/** The size and the color of products without sizes or colors. */
export const oneSize = 'Tamanho único'
export const defaultColor = 'Padrão'
export const variant = (size: string, color: string) => `Tamanho: ${size} | Cor: ${color}`
export const outOfStock = 'Esgotado'
export const colors = (names: readonly string[]) => `Cores: ${names.join(', ')}`
export const salePrice = 'Preço promocional'
export const originalPrice = 'Preço original'
/** '' if its name differs by country. 'VAT' is the name that new stores begin with. */
export const includedTax = (name: string) => `${name === 'VAT' ? 'IVA' : name || 'impostos'} incl.`
export const addedTax = 'impostos não incl.'
export const plusShipping = 'mais portes de envio'

export const search = 'Pesquisar'
export const searchPlaceholder = 'Pesquisar…'
export const suggestions = 'Sugestões'
export const collection = 'Coleção'
export const noMatch = 'Nenhum produto encontrado'
export const suggestionCount = (count: number) =>
  `${count} ${plural('pt', count, { one: 'sugestão', other: 'sugestões' })}`
export const allResults = (text: string) => `Ver todos os resultados para “${text}”`
export const correctedTo = (text: string) => `Resultados para “${text}”`

export const filterProducts = 'Filtrar produtos'
export const category = 'Categoria'
export const apply = 'Aplicar'
export const price = 'Preço'
export const size = 'Tamanho'
export const color = 'Cor'
export const material = 'Material'
export const onSale = 'Em promoção'
/** Headings above groups of sizes. */
export const sizeGroups = { letters: 'Letras', numbers: 'Números', other: 'Outros' } as const
export const sizeChip = (size: string) => (/\b(tamanho|size)\b/i.test(size) ? size : `Tamanho ${size}`)
/** `sizes`: for example 'M (Vestidos)'. */
export const fitsChip = (sizes: readonly string[]) => `o meu tamanho: ${sizes.join(', ')}`
export const searchChip = (text: string) => `“${text}”`
export const from = 'Desde'
export const priceFrom = (price: string) => `desde ${price}`
export const priceUpTo = (price: string) => `até ${price}`
export const removeFilter = (filter: string) => `Remover filtro: ${filter}`
export const clearFilters = 'Limpar filtros'
export const filterBy = (filters: number) => (filters > 0 ? `Filtrar (${filters})` : 'Filtrar')
export const showFound = (found: string) => `Ver ${found}`
export const filter = 'Filtros'
export const closeFilters = 'Fechar filtros'
export const allFilters = 'Todos os filtros'
export const loading = 'A carregar…'
export const loadFailed = 'Não foi possível carregar. Tentar novamente'
export const sort = 'Ordenar'
export const searchProducts = 'Pesquisar produtos'
export const allCategories = 'Tudo'
export const allCategoriesOption = 'Todas as categorias'
export const allCollections = 'Todas as coleções'
export const lowest = 'Mín.'
export const highest = 'Máx.'
export const lowestPrice = (currency: string) => `Preço mínimo em ${currency}`
export const highestPrice = (currency: string) => `Preço máximo em ${currency}`
export const invalidPrice = (example: string) => `Indique um valor, por exemplo ${example}.`
export const sorts = {
  newest: 'Novidades',
  'price-asc': 'Preço: mais baixo primeiro',
  'price-desc': 'Preço: mais alto primeiro',
  name: 'Nome: de A a Z',
} as const
export const bestMatch = 'Relevância'

export const nothingMatches = 'Nenhum produto corresponde a estes filtros'
export const emptyShop = 'Ainda não há produtos'
export const comeBack = 'Volte em breve: as primeiras peças vêm a caminho.'
export const lowestAboveHighest = 'O preço mínimo é superior ao máximo.'
export const tryAnotherWord = 'Experimente outra palavra. Basta uma parte do nome.'
export const tryFewerFilters = 'Experimente menos filtros ou um intervalo de preços maior.'
export const foundWithout = (found: string, filters: readonly string[]) => `${found} sem ${filters.join(', ')}`
export const couldNotLoad = 'Não conseguimos carregar os produtos.'
export const tryAgain = 'Tentar novamente'
export const shop = 'Loja'
export const productCount = (count: number) =>
  `${formatNumber(count)} ${plural('pt', count, { one: 'produto', other: 'produtos' })}`
export const manyProducts = (limit: number) => `${formatNumber(limit)}+ produtos`
/** In lists where each color of a product is an item. */
export const itemCount = (count: number) =>
  `${formatNumber(count)} ${plural('pt', count, { one: 'artigo', other: 'artigos' })}`
export const manyItems = (limit: number) => `${formatNumber(limit)}+ artigos`
export const resultsFor = (found: string, text: string) => `${found} para “${text}”`
export const counted = (name: string, count: number | null | undefined) =>
  count === null || count === undefined ? name : `${name} (${formatNumber(count)})`
export const countless = 'produtos'
export const shownCount = (shown: number, total: number, hasMore: boolean) =>
  `${formatNumber(shown)} de ${formatNumber(total)}${hasMore ? '+' : ''}`
export const products = 'Produtos'
export const previous = 'Ver anteriores'
export const more = 'Ver mais'

export const noConnection = 'Sem ligação. Tente mais tarde.'
export const imagePosition = (image: number, count: number) => `${image} de ${count}`
export const zoomImage = (image: number) => `Ampliar imagem ${image}`
export const showImage = (image: number, count: number) => `Imagem ${image} de ${count}`
export const productVideo = (name: string) => `Vídeo: ${name}`
export const previousImage = 'Imagem anterior'
export const nextImage = 'Imagem seguinte'
export const imagesInFull = (product: string) => `${product}, imagens ampliadas`
export const close = 'Fechar'
export const sizeGuide = 'Guia de tamanhos'
export const findMySize = 'Saber o meu tamanho'
export const twiceTheSize = 'Ampliar'
export const shipping = 'Envio'
export const description = 'Descrição'
export const details = 'Detalhes'
export const reviews = (count: number) => `Avaliações (${count})`
export const aboutProduct = 'Sobre este produto'
export const recentlyViewed = 'Vistos recentemente'
export const newMark = 'NOVO'
export const saleMark = 'PROMO'
export const averageRating = 'Classificação média'
export const ratingSummary = (average: string, reviews: string) => `${average} (${reviews})`
export const relatedProducts = 'Combine com'
export const completeLook = 'Complete o look'
export const sku = 'Referência'

// Texts for search engines
export const home = 'Início'
export const pageTitle = (title: string, page: number) => `${title}, página ${page}`
export const listDescription = (list: string, store: string) => `${list} com a assinatura ${store}.`
export const shopDescription = (categories: readonly string[], store: string) =>
  listDescription(toSentence(categories) || 'Moda', store)

/** 'Vestidos, tops e chapéus' */
function toSentence(names: readonly string[]): string {
  const words = names.map((name, index) =>
    index > 0 && isPlainWord(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name,
  )
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`
}

/** Not 'T-shirts' or 'UV wear'. */
function isPlainWord(name: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(name)
}
