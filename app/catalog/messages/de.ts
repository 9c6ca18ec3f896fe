import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

export const badges = { new: 'Neu', bestseller: 'Bestseller' } as const
/** The size and the color of products without sizes or colors. */
export const oneSize = 'Einheitsgröße'
export const defaultColor = 'Standard'
export const variant = (size: string, color: string) => `Größe: ${size} | Farbe: ${color}`
export const outOfStock = 'Ausverkauft'
export const colors = (names: readonly string[]) => `Farben: ${names.join(', ')}`
export const salePrice = 'Reduzierter Preis'
export const originalPrice = 'Ursprünglicher Preis'
/** '' if its name differs by country. 'VAT' is the name that new stores begin with. */
export const includedTax = (name: string) => `inkl. ${name === '' || name === 'VAT' ? 'MwSt.' : name}`
export const addedTax = 'zzgl. Steuern'
export const plusShipping = 'zzgl. Versand'

export const search = 'Suche'
export const searchPlaceholder = 'Suchen …'
export const suggestions = 'Vorschläge'
export const collection = 'Kollektion'
export const noMatch = 'Keine passenden Artikel'
export const suggestionCount = (count: number) =>
  `${count} ${plural('de', count, { one: 'Vorschlag', other: 'Vorschläge' })}`
export const allResults = (text: string) => `Alle Ergebnisse für „${text}“`
export const correctedTo = (text: string) => `Ergebnisse für „${text}“`

export const filterProducts = 'Artikel filtern'
export const category = 'Kategorie'
export const apply = 'Anwenden'
export const price = 'Preis'
export const size = 'Größe'
export const color = 'Farbe'
export const material = 'Material'
export const onSale = 'Im Sale'
/** Headings above groups of sizes. */
export const sizeGroups = { letters: 'Buchstaben', numbers: 'Zahlen', other: 'Weitere' } as const
export const sizeChip = (size: string) => (/größe|size/i.test(size) ? size : `Größe ${size}`)
/** `sizes`: for example 'M (Kleider)'. */
export const fitsChip = (sizes: readonly string[]) => `meine Größe: ${sizes.join(', ')}`
export const searchChip = (text: string) => `„${text}“`
export const from = 'Ab'
export const priceFrom = (price: string) => `ab ${price}`
export const priceUpTo = (price: string) => `bis ${price}`
export const removeFilter = (filter: string) => `Filter entfernen: ${filter}`
export const clearFilters = 'Filter löschen'
export const filterBy = (filters: number) => (filters > 0 ? `Filter (${filters})` : 'Filter')
export const showFound = (found: string) => `${found} anzeigen`
export const filter = 'Filter'
export const closeFilters = 'Filter schließen'
export const allFilters = 'Alle Filter'
export const loading = 'Wird geladen …'
export const loadFailed = 'Laden fehlgeschlagen. Erneut versuchen'
export const sort = 'Sortieren'
export const searchProducts = 'Artikel suchen'
export const allCategories = 'Alle'
export const allCategoriesOption = 'Alle Kategorien'
export const allCollections = 'Alle Kollektionen'
export const lowest = 'Min.'
export const highest = 'Max.'
export const lowestPrice = (currency: string) => `Niedrigster Preis in ${currency}`
export const highestPrice = (currency: string) => `Höchster Preis in ${currency}`
export const invalidPrice = (example: string) => `Gib einen Betrag ein, zum Beispiel ${example}.`
export const sorts = {
  newest: 'Neueste',
  'price-asc': 'Preis: aufsteigend',
  'price-desc': 'Preis: absteigend',
  name: 'Name: A bis Z',
} as const
export const bestMatch = 'Beste Treffer'

export const nothingMatches = 'Keine Artikel zu diesen Filtern'
export const emptyShop = 'Noch keine Artikel'
export const comeBack = 'Schau bald wieder vorbei: Die ersten Teile sind unterwegs.'
export const lowestAboveHighest = 'Der niedrigste Preis liegt über dem höchsten.'
export const tryAnotherWord = 'Probier ein anderes Wort. Ein Teil des Namens genügt.'
export const tryFewerFilters = 'Probier weniger Filter oder eine größere Preisspanne.'
export const foundWithout = (found: string, filters: readonly string[]) => `${found} ohne ${filters.join(', ')}`
export const couldNotLoad = 'Wir konnten die Artikel nicht laden.'
export const tryAgain = 'Erneut versuchen'
export const shop = 'Shop'
export const productCount = (count: number) => `${formatNumber(count)} Artikel`
export const manyProducts = (limit: number) => `Über ${formatNumber(limit)} Artikel`
/** In lists where each color of a product is an item. */
export const itemCount = (count: number) =>
  `${formatNumber(count)} ${plural('de', count, { one: 'Variante', other: 'Varianten' })}`
export const manyItems = (limit: number) => `Über ${formatNumber(limit)} Varianten`
export const resultsFor = (found: string, text: string) => `${found} für „${text}“`
export const counted = (name: string, count: number | null | undefined) =>
  count === null || count === undefined ? name : `${name} (${formatNumber(count)})`
export const countless = 'Artikel'
export const shownCount = (shown: number, total: number, hasMore: boolean) =>
  `${formatNumber(shown)} von ${hasMore ? 'über ' : ''}${formatNumber(total)}`
export const products = 'Artikel'
export const previous = 'Vorherige anzeigen'
export const more = 'Mehr anzeigen'

export const noConnection = 'Keine Verbindung. Bitte versuch es später noch einmal.'
export const imagePosition = (image: number, count: number) => `${image} von ${count}`
export const zoomImage = (image: number) => `Bild ${image} vergrößern`
export const showImage = (image: number, count: number) => `Bild ${image} von ${count}`
export const productVideo = (name: string) => `Video: ${name}`
export const previousImage = 'Vorheriges Bild'
export const nextImage = 'Nächstes Bild'
export const imagesInFull = (product: string) => `${product}, Bilder in voller Größe`
export const close = 'Schließen'
export const sizeGuide = 'Größentabelle'
export const findMySize = 'Größe finden'
export const twiceTheSize = 'Vergrößern'
export const shipping = 'Versand'
export const description = 'Beschreibung'
export const details = 'Details'
export const reviews = (count: number) => `Bewertungen (${count})`
export const aboutProduct = 'Über diesen Artikel'
export const recentlyViewed = 'Zuletzt angesehen'
export const newMark = 'NEU'
export const saleMark = 'SALE'
export const averageRating = 'Durchschnittliche Bewertung'
export const ratingSummary = (average: string, reviews: string) => `${average} (${reviews})`
export const relatedProducts = 'Passt gut dazu'
export const completeLook = 'Den Look vervollständigen'
export const sku = 'Artikelnummer'

// Texts for search engines
export const home = 'Startseite'
export const pageTitle = (title: string, page: number) => `${title}, Seite ${page}`
export const listDescription = (list: string, store: string) => `${list} von ${store}.`
export const shopDescription = (categories: readonly string[], store: string) =>
  listDescription(toSentence(categories) || 'Mode', store)

/** 'Kleider, Tops und Hüte' */
function toSentence(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`
}
