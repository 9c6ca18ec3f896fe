import { formatNumber } from '#app/lib/format/number.ts'

export const badges = { new: 'New', bestseller: 'Bestseller' } as const
/** The size and the color of products without sizes or colors. */
export const oneSize = 'One Size'
export const defaultColor = 'Default'
export const variant = (size: string, color: string) => `Size: ${size} | Color: ${color}`
export const outOfStock = 'Out of Stock'
export const colors = (names: readonly string[]) => `Colors: ${names.join(', ')}`
export const salePrice = 'Sale price'
export const originalPrice = 'Original price'
/** `name` is '' if the tax has different names in different countries. */
export const includedTax = (name: string) => `incl. ${name || 'tax'}`
export const addedTax = 'plus tax'
export const plusShipping = 'plus shipping'

export const search = 'Search'
export const searchPlaceholder = 'Search...'
export const suggestions = 'Suggestions'
export const collection = 'Collection'
export const noMatch = 'No products match'
export const suggestionCount = (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`
export const allResults = (text: string) => `See all results for “${text}”`
export const correctedTo = (text: string) => `Showing results for “${text}”`

export const filterProducts = 'Filter products'
export const category = 'Category'
export const apply = 'Apply'
export const price = 'Price'
export const size = 'Size'
export const color = 'Color'
export const material = 'Material'
export const onSale = 'On sale'
/** Headings above groups of sizes. */
export const sizeGroups = { letters: 'Letters', numbers: 'Numbers', other: 'Other' } as const
export const sizeChip = (size: string) => (/size/i.test(size) ? size : `Size ${size}`)
/** `sizes`: for example 'M (Dresses)'. */
export const fitsChip = (sizes: readonly string[]) => `my size: ${sizes.join(', ')}`
export const searchChip = (text: string) => `“${text}”`
export const from = 'From'
export const priceFrom = (price: string) => `from ${price}`
export const priceUpTo = (price: string) => `up to ${price}`
export const removeFilter = (filter: string) => `Remove filter: ${filter}`
export const clearFilters = 'Clear filters'
export const filterBy = (filters: number) => (filters > 0 ? `Filter (${filters})` : 'Filter')
export const showFound = (found: string) => `Show ${found}`
export const filter = 'Filter'
export const closeFilters = 'Close filters'
export const allFilters = 'All filters'
export const loading = 'Loading…'
export const loadFailed = 'Loading failed. Try again'
export const sort = 'Sort'
export const searchProducts = 'Search products'
export const allCategories = 'All'
export const allCategoriesOption = 'All categories'
export const allCollections = 'All collections'
export const lowest = 'Min'
export const highest = 'Max'
export const lowestPrice = (currency: string) => `Minimum price in ${currency}`
export const highestPrice = (currency: string) => `Maximum price in ${currency}`
export const invalidPrice = (example: string) => `Enter an amount such as ${example}.`
export const sorts = {
  newest: 'Newest',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  name: 'Name: A to Z',
} as const
export const bestMatch = 'Best match'

export const nothingMatches = 'No products match these filters'
export const emptyShop = 'No products yet'
export const comeBack = 'Come back soon: the first pieces are on their way.'
export const lowestAboveHighest = 'The minimum price is higher than the maximum price.'
export const tryAnotherWord = 'Try another word. Part of a name is enough.'
export const tryFewerFilters = 'Try fewer filters or a wider price range.'
export const foundWithout = (found: string, filters: readonly string[]) => `${found} without ${filters.join(', ')}`
export const couldNotLoad = 'We could not load products.'
export const tryAgain = 'Try again'
export const shop = 'Shop'
export const productCount = (count: number) => `${formatNumber(count)} ${count === 1 ? 'product' : 'products'}`
export const manyProducts = (limit: number) => `${formatNumber(limit)}+ products`
/** In lists where each color of a product is an item. */
export const itemCount = (count: number) => `${formatNumber(count)} ${count === 1 ? 'item' : 'items'}`
export const manyItems = (limit: number) => `${formatNumber(limit)}+ items`
export const resultsFor = (found: string, text: string) => `${found} for “${text}”`
export const counted = (name: string, count: number | null | undefined) =>
  count === null || count === undefined ? name : `${name} (${formatNumber(count)})`
export const countless = 'products'
export const shownCount = (shown: number, total: number, hasMore: boolean) =>
  `${formatNumber(shown)} of ${formatNumber(total)}${hasMore ? '+' : ''}`
export const products = 'Products'
export const previous = 'Show previous'
export const more = 'Show more'

export const noConnection = 'No connection. Please try again later.'
export const imagePosition = (image: number, count: number) => `${image} of ${count}`
export const zoomImage = (image: number) => `Zoom image ${image}`
export const showImage = (image: number, count: number) => `Image ${image} of ${count}`
export const productVideo = (name: string) => `Video of ${name}`
export const previousImage = 'Previous image'
export const nextImage = 'Next image'
export const imagesInFull = (product: string) => `${product}, full-size images`
export const close = 'Close'
export const sizeGuide = 'Size guide'
export const findMySize = 'Find my size'
export const twiceTheSize = 'Zoom in'
export const shipping = 'Shipping'
export const description = 'Description'
export const details = 'Details'
export const reviews = (count: number) => `Reviews (${count})`
export const aboutProduct = 'About this product'
export const recentlyViewed = 'Recently viewed'
export const newMark = 'NEW'
export const saleMark = 'SALE'
export const averageRating = 'Average rating'
export const ratingSummary = (average: string, reviews: string) => `${average} (${reviews})`
export const relatedProducts = 'Wear it with'
export const completeLook = 'Complete the look'
export const sku = 'SKU'

// Texts for search engines
export const home = 'Home'
export const pageTitle = (title: string, page: number) => `${title}, page ${page}`
export const listDescription = (list: string, store: string) => `${list} by ${store}.`
export const shopDescription = (categories: readonly string[], store: string) =>
  listDescription(toSentence(categories) || 'Pieces', store)

/** 'Dresses, tops and hats' */
function toSentence(names: readonly string[]): string {
  const words = names.map((name, index) =>
    index > 0 && isPlainWord(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name,
  )
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** Returns false for names such as 'T-shirts' or 'UV wear'. */
function isPlainWord(name: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(name)
}
