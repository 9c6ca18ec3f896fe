import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

export const badges = { new: 'Nowość', bestseller: 'Bestseller' } as const
/** The size and the color of products without sizes or colors. */
export const oneSize = 'Uniwersalny'
export const defaultColor = 'Standardowy'
export const variant = (size: string, color: string) => `Rozmiar: ${size} | Kolor: ${color}`
export const outOfStock = 'Wyprzedane'
export const colors = (names: readonly string[]) => `Kolory: ${names.join(', ')}`
export const salePrice = 'Cena promocyjna'
export const originalPrice = 'Cena regularna'
/** '' if its name differs by country. */
export const includedTax = (name: string) => `w tym ${name || 'podatek'}`
export const addedTax = 'plus podatek'
export const plusShipping = 'plus koszt dostawy'

export const search = 'Szukaj'
export const searchPlaceholder = 'Szukaj…'
export const suggestions = 'Podpowiedzi'
export const collection = 'Kolekcja'
export const noMatch = 'Brak pasujących produktów'
export const suggestionCount = (count: number) =>
  plural('pl', count, {
    one: `${count} podpowiedź`,
    few: `${count} podpowiedzi`,
    many: `${count} podpowiedzi`,
    other: `${count} podpowiedzi`,
  })
export const allResults = (text: string) => `Wszystkie wyniki dla „${text}”`
export const correctedTo = (text: string) => `Wyniki dla „${text}”`

export const filterProducts = 'Filtruj produkty'
export const category = 'Kategoria'
export const apply = 'Zastosuj'
export const price = 'Cena'
export const size = 'Rozmiar'
export const color = 'Kolor'
export const material = 'Materiał'
export const onSale = 'W promocji'
/** Headings above groups of sizes. */
export const sizeGroups = { letters: 'Literowe', numbers: 'Liczbowe', other: 'Inne' } as const
export const sizeChip = (size: string) => (/rozmiar|size/i.test(size) ? size : `Rozmiar ${size}`)
/** `sizes`: for example 'M (Sukienki)'. */
export const fitsChip = (sizes: readonly string[]) => `mój rozmiar: ${sizes.join(', ')}`
export const searchChip = (text: string) => `„${text}”`
export const from = 'Od'
export const priceFrom = (price: string) => `od ${price}`
export const priceUpTo = (price: string) => `do ${price}`
export const removeFilter = (filter: string) => `Usuń filtr: ${filter}`
export const clearFilters = 'Wyczyść filtry'
export const filterBy = (filters: number) => (filters > 0 ? `Filtry (${filters})` : 'Filtry')
export const showFound = (found: string) => `Pokaż ${found}`
export const filter = 'Filtry'
export const closeFilters = 'Zamknij filtry'
export const allFilters = 'Wszystkie filtry'
export const loading = 'Ładowanie…'
export const loadFailed = 'Błąd ładowania. Ponów próbę'
export const sort = 'Sortuj'
export const searchProducts = 'Szukaj produktów'
export const allCategories = 'Wszystkie'
export const allCategoriesOption = 'Wszystkie kategorie'
export const allCollections = 'Wszystkie kolekcje'
export const lowest = 'Od'
export const highest = 'Do'
export const lowestPrice = (currency: string) => `Cena minimalna w ${currency}`
export const highestPrice = (currency: string) => `Cena maksymalna w ${currency}`
export const invalidPrice = (example: string) => `Wpisz kwotę, na przykład ${example}.`
export const sorts = {
  newest: 'Najnowsze',
  'price-asc': 'Cena: od najniższej',
  'price-desc': 'Cena: od najwyższej',
  name: 'Nazwa: od A do Z',
} as const
export const bestMatch = 'Najtrafniejsze'

export const nothingMatches = 'Żaden produkt nie pasuje do tych filtrów'
export const emptyShop = 'Nie ma jeszcze produktów'
export const comeBack = 'Zajrzyj do nas wkrótce: pierwsze produkty są już w drodze.'
export const lowestAboveHighest = 'Cena minimalna jest wyższa od maksymalnej.'
export const tryAnotherWord = 'Spróbuj innego słowa. Wystarczy fragment nazwy.'
export const tryFewerFilters = 'Usuń część filtrów lub poszerz zakres cen.'
export const foundWithout = (found: string, filters: readonly string[]) =>
  `${found} bez ${plural('pl', filters.length, {
    one: 'filtra',
    few: 'filtrów',
    many: 'filtrów',
    other: 'filtrów',
  })}: ${filters.join(', ')}`
export const couldNotLoad = 'Nie udało się wczytać produktów.'
export const tryAgain = 'Ponów próbę'
export const shop = 'Sklep'
export const productCount = (count: number) => {
  const shown = formatNumber(count)
  return plural('pl', count, {
    one: `${shown} produkt`,
    few: `${shown} produkty`,
    many: `${shown} produktów`,
    other: `${shown} produktu`,
  })
}
export const manyProducts = (limit: number) => `${formatNumber(limit)}+ produktów`
/** In lists where each color of a product is an item. */
export const itemCount = (count: number) => {
  const shown = formatNumber(count)
  return plural('pl', count, {
    one: `${shown} wariant`,
    few: `${shown} warianty`,
    many: `${shown} wariantów`,
    other: `${shown} wariantu`,
  })
}
export const manyItems = (limit: number) => `${formatNumber(limit)}+ wariantów`
export const resultsFor = (found: string, text: string) => `${found} dla „${text}”`
export const counted = (name: string, count: number | null | undefined) =>
  count === null || count === undefined ? name : `${name} (${formatNumber(count)})`
export const countless = 'produkty'
export const shownCount = (shown: number, total: number, hasMore: boolean) =>
  `${formatNumber(shown)} z ${hasMore ? 'ponad ' : ''}${formatNumber(total)}`
export const products = 'Produkty'
export const previous = 'Pokaż poprzednie'
export const more = 'Pokaż więcej'

export const noConnection = 'Brak połączenia. Spróbuj ponownie później.'
export const imagePosition = (image: number, count: number) => `${image} z ${count}`
export const zoomImage = (image: number) => `Powiększ zdjęcie ${image}`
export const showImage = (image: number, count: number) => `Zdjęcie ${image} z ${count}`
export const productVideo = (name: string) => `Film: ${name}`
export const previousImage = 'Poprzednie zdjęcie'
export const nextImage = 'Następne zdjęcie'
export const imagesInFull = (product: string) => `${product}, duże zdjęcia`
export const close = 'Zamknij'
export const sizeGuide = 'Tabela rozmiarów'
export const findMySize = 'Znajdź rozmiar'
export const twiceTheSize = 'Powiększ'
export const shipping = 'Dostawa'
export const description = 'Opis'
export const details = 'Szczegóły'
export const reviews = (count: number) => `Opinie (${count})`
export const aboutProduct = 'O tym produkcie'
export const recentlyViewed = 'Ostatnio oglądane'
export const newMark = 'NOWOŚĆ'
export const saleMark = 'SALE'
export const averageRating = 'Średnia ocena'
export const ratingSummary = (average: string, reviews: string) => `${average} (${reviews})`
export const relatedProducts = 'Uzupełnij stylizację'
export const completeLook = 'Dopełnij stylizację'
export const sku = 'Kod produktu'

// Texts for search engines
export const home = 'Strona główna'
export const pageTitle = (title: string, page: number) => `${title}, strona ${page}`
export const listDescription = (list: string, store: string) => `${list} w sklepie ${store}.`
export const shopDescription = (categories: readonly string[], store: string) =>
  listDescription(toSentence(categories) || 'Ubrania i dodatki', store)

/** 'Sukienki, bluzki i kapelusze' */
function toSentence(names: readonly string[]): string {
  const words = names.map((name, index) =>
    index > 0 && isPlainWord(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name,
  )
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} i ${words.at(-1)}`
}

/** Not 'T-shirty' or 'UV'. */
function isPlainWord(name: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(name)
}
