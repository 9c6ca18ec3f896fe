import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

export const badges = { new: 'Novità', bestseller: 'Bestseller' } as const
/** The size and the color of products without sizes or colors. */
export const oneSize = 'Taglia unica'
export const defaultColor = 'Standard'
export const variant = (size: string, color: string) => `Taglia: ${size} | Colore: ${color}`
export const outOfStock = 'Esaurito'
export const colors = (names: readonly string[]) => `Colori: ${names.join(', ')}`
export const salePrice = 'Prezzo scontato'
export const originalPrice = 'Prezzo originale'
/** '' if its name differs by country. 'VAT' is the name that new stores begin with. */
export const includedTax = (name: string) => `${name === 'VAT' ? 'IVA' : name || 'imposte'} incl.`
export const addedTax = 'imposte escluse'
export const plusShipping = 'spese di spedizione escluse'

export const search = 'Cerca'
export const searchPlaceholder = 'Cerca…'
export const suggestions = 'Suggerimenti'
export const collection = 'Collezione'
export const noMatch = 'Nessun prodotto trovato'
export const suggestionCount = (count: number) =>
  `${count} ${plural('it', count, { one: 'suggerimento', other: 'suggerimenti' })}`
export const allResults = (text: string) => `Vedi tutti i risultati per “${text}”`
export const correctedTo = (text: string) => `Risultati per “${text}”`

export const filterProducts = 'Filtra i prodotti'
export const category = 'Categoria'
export const apply = 'Applica'
export const price = 'Prezzo'
export const size = 'Taglia'
export const color = 'Colore'
export const material = 'Materiale'
export const onSale = 'In offerta'
/** Headings above groups of sizes. */
export const sizeGroups = { letters: 'Lettere', numbers: 'Numeri', other: 'Altre' } as const
export const sizeChip = (size: string) => (/taglia|size/i.test(size) ? size : `Taglia ${size}`)
/** `sizes`: for example 'M (Vestiti)'. */
export const fitsChip = (sizes: readonly string[]) => `la mia taglia: ${sizes.join(', ')}`
export const searchChip = (text: string) => `“${text}”`
export const from = 'Da'
export const priceFrom = (price: string) => `da ${price}`
export const priceUpTo = (price: string) => `fino a ${price}`
export const removeFilter = (filter: string) => `Rimuovi il filtro: ${filter}`
export const clearFilters = 'Cancella i filtri'
export const filterBy = (filters: number) => (filters > 0 ? `Filtra (${filters})` : 'Filtra')
export const showFound = (found: string) => `Mostra ${found.charAt(0).toLowerCase()}${found.slice(1)}`
export const filter = 'Filtra'
export const closeFilters = 'Chiudi i filtri'
export const allFilters = 'Tutti i filtri'
export const loading = 'Caricamento…'
export const loadFailed = 'Caricamento non riuscito. Riprova'
export const sort = 'Ordina'
export const searchProducts = 'Cerca prodotti'
export const allCategories = 'Tutto'
export const allCategoriesOption = 'Tutte le categorie'
export const allCollections = 'Tutte le collezioni'
export const lowest = 'Min'
export const highest = 'Max'
export const lowestPrice = (currency: string) => `Prezzo minimo in ${currency}`
export const highestPrice = (currency: string) => `Prezzo massimo in ${currency}`
export const invalidPrice = (example: string) => `Inserisci un importo, ad esempio ${example}.`
export const sorts = {
  newest: 'Novità',
  'price-asc': 'Prezzo crescente',
  'price-desc': 'Prezzo decrescente',
  name: 'Nome dalla A alla Z',
} as const
export const bestMatch = 'Pertinenza'

export const nothingMatches = 'Nessun prodotto corrisponde a questi filtri'
export const emptyShop = 'Non ci sono ancora prodotti'
export const comeBack = 'Torna presto: i primi capi sono in arrivo.'
export const lowestAboveHighest = 'Il prezzo minimo è superiore a quello massimo.'
export const tryAnotherWord = 'Prova con un’altra parola. Basta una parte del nome.'
export const tryFewerFilters = 'Prova con meno filtri o con una fascia di prezzo più ampia.'
export const foundWithout = (found: string, filters: readonly string[]) =>
  `${found} senza ${plural('it', filters.length, { one: 'il filtro', other: 'i filtri' })} ${filters.join(', ')}`
export const couldNotLoad = 'Non è stato possibile caricare i prodotti.'
export const tryAgain = 'Riprova'
export const shop = 'Shop'
export const productCount = (count: number) =>
  `${formatNumber(count)} ${plural('it', count, { one: 'prodotto', other: 'prodotti' })}`
export const manyProducts = (limit: number) => `Oltre ${formatNumber(limit)} prodotti`
/** In lists where each color of a product is an item. */
export const itemCount = (count: number) =>
  `${formatNumber(count)} ${plural('it', count, { one: 'articolo', other: 'articoli' })}`
export const manyItems = (limit: number) => `Oltre ${formatNumber(limit)} articoli`
export const resultsFor = (found: string, text: string) => `${found} per “${text}”`
export const counted = (name: string, count: number | null | undefined) =>
  count === null || count === undefined ? name : `${name} (${formatNumber(count)})`
export const countless = 'i prodotti'
export const shownCount = (shown: number, total: number, hasMore: boolean) =>
  `${formatNumber(shown)} di ${hasMore ? 'oltre ' : ''}${formatNumber(total)}`
export const products = 'Prodotti'
export const previous = 'Mostra precedenti'
export const more = 'Mostra altri'

export const noConnection = 'Nessuna connessione. Riprova più tardi.'
export const imagePosition = (image: number, count: number) => `${image} di ${count}`
export const zoomImage = (image: number) => `Ingrandisci l’immagine ${image}`
export const showImage = (image: number, count: number) => `Immagine ${image} di ${count}`
export const productVideo = (name: string) => `Video: ${name}`
export const previousImage = 'Immagine precedente'
export const nextImage = 'Immagine successiva'
export const imagesInFull = (product: string) => `${product}, immagini a schermo intero`
export const close = 'Chiudi'
export const sizeGuide = 'Guida alle taglie'
export const findMySize = 'Trova la mia taglia'
export const twiceTheSize = 'Ingrandisci'
export const shipping = 'Spedizione'
export const description = 'Descrizione'
export const details = 'Dettagli'
export const reviews = (count: number) => `Recensioni (${count})`
export const aboutProduct = 'Informazioni sul prodotto'
export const recentlyViewed = 'Visti di recente'
export const newMark = 'NOVITÀ'
export const saleMark = 'PROMO'
export const averageRating = 'Valutazione media'
export const ratingSummary = (average: string, reviews: string) => `${average} (${reviews})`
export const relatedProducts = 'Abbinalo con'
export const completeLook = 'Completa il look'
export const sku = 'Codice articolo'

// Texts for search engines
export const home = 'Home'
export const pageTitle = (title: string, page: number) => `${title}, pagina ${page}`
export const listDescription = (list: string, store: string) => `${list}: la selezione ${store}.`
export const shopDescription = (categories: readonly string[], store: string) =>
  listDescription(toSentence(categories) || 'Moda donna', store)

/** 'Abiti, top e cappelli' */
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
