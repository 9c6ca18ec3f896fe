import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

export const badges = { new: 'Nieuw', bestseller: 'Bestseller' } as const
/** The size and the color of products without sizes or colors. */
export const oneSize = 'One size'
export const defaultColor = 'Standaard'
export const variant = (size: string, color: string) => `Maat: ${size} | Kleur: ${color}`
export const outOfStock = 'Uitverkocht'
export const colors = (names: readonly string[]) => `Kleuren: ${names.join(', ')}`
export const salePrice = 'Actieprijs'
export const originalPrice = 'Oorspronkelijke prijs'
/** '' if its name differs by country. 'VAT' is the name that new stores begin with. */
export const includedTax = (name: string) => `incl. ${name === '' || name === 'VAT' ? 'btw' : name}`
export const addedTax = 'excl. belasting'
export const plusShipping = 'exclusief verzendkosten'

export const search = 'Zoeken'
export const searchPlaceholder = 'Zoeken…'
export const suggestions = 'Suggesties'
export const collection = 'Collectie'
export const noMatch = 'Geen artikelen gevonden'
export const suggestionCount = (count: number) =>
  `${count} ${plural('nl', count, { one: 'suggestie', other: 'suggesties' })}`
export const allResults = (text: string) => `Alle resultaten voor ‘${text}’`
export const correctedTo = (text: string) => `Resultaten voor ‘${text}’`

export const filterProducts = 'Artikelen filteren'
export const category = 'Categorie'
export const apply = 'Toepassen'
export const price = 'Prijs'
export const size = 'Maat'
export const color = 'Kleur'
export const material = 'Materiaal'
export const onSale = 'In de sale'
/** Headings above groups of sizes. */
export const sizeGroups = { letters: 'Letters', numbers: 'Cijfers', other: 'Overige' } as const
export const sizeChip = (size: string) => (/maat|size/i.test(size) ? size : `Maat ${size}`)
/** `sizes`: for example 'M (Jurken)'. */
export const fitsChip = (sizes: readonly string[]) => `mijn maat: ${sizes.join(', ')}`
export const searchChip = (text: string) => `‘${text}’`
export const from = 'Vanaf'
export const priceFrom = (price: string) => `vanaf ${price}`
export const priceUpTo = (price: string) => `tot ${price}`
export const removeFilter = (filter: string) => `Filter verwijderen: ${filter}`
export const clearFilters = 'Filters wissen'
export const filterBy = (filters: number) => (filters > 0 ? `Filter (${filters})` : 'Filter')
export const showFound = (found: string) => `Toon ${found}`
export const filter = 'Filter'
export const closeFilters = 'Filters sluiten'
export const allFilters = 'Alle filters'
export const loading = 'Laden…'
export const loadFailed = 'Laden mislukt. Probeer opnieuw'
export const sort = 'Sorteren'
export const searchProducts = 'Artikelen zoeken'
export const allCategories = 'Alles'
export const allCategoriesOption = 'Alle categorieën'
export const allCollections = 'Alle collecties'
export const lowest = 'Min.'
export const highest = 'Max.'
export const lowestPrice = (currency: string) => `Minimumprijs in ${currency}`
export const highestPrice = (currency: string) => `Maximumprijs in ${currency}`
export const invalidPrice = (example: string) => `Vul een bedrag in, bijvoorbeeld ${example}.`
export const sorts = {
  newest: 'Nieuwste',
  'price-asc': 'Prijs: laag naar hoog',
  'price-desc': 'Prijs: hoog naar laag',
  name: 'Naam: A tot Z',
} as const
export const bestMatch = 'Relevantie'

export const nothingMatches = 'Geen artikelen gevonden met deze filters'
export const emptyShop = 'Nog geen artikelen'
export const comeBack = 'Kom snel terug: de eerste items zijn onderweg.'
export const lowestAboveHighest = 'De minimumprijs is hoger dan de maximumprijs.'
export const tryAnotherWord = 'Probeer een ander woord. Een deel van de naam is genoeg.'
export const tryFewerFilters = 'Probeer minder filters of een ruimere prijsklasse.'
export const foundWithout = (found: string, filters: readonly string[]) => `${found} zonder ${filters.join(', ')}`
export const couldNotLoad = 'We konden de artikelen niet laden.'
export const tryAgain = 'Probeer opnieuw'
export const shop = 'Shop'
export const productCount = (count: number) =>
  `${formatNumber(count)} ${plural('nl', count, { one: 'artikel', other: 'artikelen' })}`
export const manyProducts = (limit: number) => `${formatNumber(limit)}+ artikelen`
/** In lists where each color of a product is an item. */
export const itemCount = (count: number) =>
  `${formatNumber(count)} ${plural('nl', count, { one: 'variant', other: 'varianten' })}`
export const manyItems = (limit: number) => `${formatNumber(limit)}+ varianten`
export const resultsFor = (found: string, text: string) => `${found} voor ‘${text}’`
export const counted = (name: string, count: number | null | undefined) =>
  count === null || count === undefined ? name : `${name} (${formatNumber(count)})`
export const countless = 'artikelen'
export const shownCount = (shown: number, total: number, hasMore: boolean) =>
  `${formatNumber(shown)} van ${formatNumber(total)}${hasMore ? '+' : ''}`
export const products = 'Artikelen'
export const previous = 'Toon vorige'
export const more = 'Toon meer'

export const noConnection = 'Geen verbinding. Probeer het later opnieuw.'
export const imagePosition = (image: number, count: number) => `${image} van ${count}`
export const zoomImage = (image: number) => `Foto ${image} vergroten`
export const showImage = (image: number, count: number) => `Foto ${image} van ${count}`
export const productVideo = (name: string) => `Video: ${name}`
export const previousImage = 'Vorige foto'
export const nextImage = 'Volgende foto'
export const imagesInFull = (product: string) => `${product}, foto’s op volledig formaat`
export const close = 'Sluiten'
export const sizeGuide = 'Maattabel'
export const findMySize = 'Vind mijn maat'
export const twiceTheSize = 'Inzoomen'
export const shipping = 'Verzending'
export const description = 'Beschrijving'
export const details = 'Details'
export const reviews = (count: number) => `Reviews (${count})`
export const aboutProduct = 'Over dit artikel'
export const recentlyViewed = 'Laatst bekeken'
export const newMark = 'NIEUW'
export const saleMark = 'SALE'
export const averageRating = 'Gemiddelde beoordeling'
export const ratingSummary = (average: string, reviews: string) => `${average} (${reviews})`
export const relatedProducts = 'Combineer met'
export const completeLook = 'Maak de look compleet'
export const sku = 'Artikelnummer'

// Texts for search engines
export const home = 'Home'
export const pageTitle = (title: string, page: number) => `${title}, pagina ${page}`
export const listDescription = (list: string, store: string) => `${list} van ${store}.`
export const shopDescription = (categories: readonly string[], store: string) =>
  listDescription(toSentence(categories) || 'Mode', store)

/** 'Jurken, tops en hoeden' */
function toSentence(names: readonly string[]): string {
  const words = names.map((name, index) =>
    index > 0 && isPlainWord(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name,
  )
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} en ${words.at(-1)}`
}

/** Not 'T-shirts' or 'UV-kleding'. */
function isPlainWord(name: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(name)
}
