import { formatNumber } from '#app/lib/format/number.ts'

// The list
export const collections = 'Collections'
export const collectionsWithCount = (all: number) => `Collections (${formatNumber(all)})`
export const collectionsInSentence = 'collections'
export const addCollection = 'Add Collection'
export const searchCollections = 'Search collections...'
export const noneFound = 'No collections found'
export const addFirstCollection = 'Create Your First Collection'
export const image = 'Image'
export const nameLabel = 'Name'
export const slug = 'Slug'
export const products = 'Products'
export const productsInSentence = (count: number) => (count === 1 ? 'product' : 'products')
export const inCollection = (name: string) => `in ${name}`
export const inTheStore = 'In the store'
export const status = 'Status'
export const statuses = { active: 'Active', draft: 'Draft', archived: 'Archived' }
export const showInStore = 'Show in store'
export const hideInStore = 'Hide in store'
export const position = 'Position'
export const movedTo = (name: string, position: number, total: number) =>
  `${name} moved to position ${position} of ${total}`
export const actions = 'Actions'
export const edit = 'Edit'
export const deleteOne = 'Delete'
export const deleteQuestion = (name: string) => `Delete “${name}”?`
export const deleteHint = 'Products in this collection are not deleted.'
export const deleteCollection = 'Delete collection'
export const collectionDeleted = 'Collection deleted successfully!'
export const collectionNotDeleted = 'Failed to delete collection'
export const collectionsNotLoaded = 'The collections could not be loaded'
export const unknownCollection = 'Unknown collection'

// The form
export const newCollection = 'New collection'
export const collectionNotFound = 'Collection Not Found'
export const collectionNotLoaded = 'The collection could not be loaded'
export const viewInShop = 'View in store'
export const collection = 'Collection'
export const collectionInSentence = 'collection'
export const basicInformation = 'Basic Information'
export const collectionName = 'Collection Name'
export const addressHint = (path: string | null, isChanged: boolean) => {
  const urlText = path ? `URL: ${path}` : 'URL: generated from the name'
  return isChanged ? `${urlText} – links to the old URL will break` : urlText
}
export const description = 'Description'
export const statusHint = 'Shoppers see only active collections.'
export const positionHint = 'Lower numbers come first.'
export const positionAndGuide = 'Position and size guide'
export const positionAndGuideNote = (position: string, guide: string) =>
  [Number(position) !== 0 && `Position ${position}`, guide].filter(Boolean).join(' · ') || 'Default'
export const cardPer = 'Cards'
export const cardsPer = { product: 'One per product', color: 'One per color' }
export const cardPerHint = 'With one card per color, each card shows one color and opens the product in that color.'
export const sizeGuide = 'Size guide'
export const sizeGuideHint = 'Used for products with this main collection, unless they have their own size guide.'
export const images = 'Images'
export const coverImage = 'Cover image'
export const coverImageHint = '21:9, for the collection page and the lookbook.'
export const tileImage = 'Tile image'
export const tileImageHint = '3:4, for tiles and the menu. Without one, the cover image is used.'
export const uploadFailed = 'Failed to upload images. Please try again.'
export const seoSettings = 'SEO Settings'
export const sameAsName = 'Same as collection name'
export const seoTitle = 'SEO Title'
export const seoTitleHint = 'Leave blank to use the name.'
export const seoDescription = 'SEO Description'
export const seoDescriptionHint = 'Leave blank to use the start of the description.'
export const noDescriptionHint = 'No description yet, so the title is used.'
export const saveCollection = 'Save Collection'
export const saveAsNewCollection = 'Save as a new collection'
export const collectionSaved = 'Collection saved successfully!'
export const collectionNotSaved = 'Failed to save collection'
export const historyLabels = {
  heroImage: 'cover image',
  heroImageAlt: 'alt text of the cover image',
  imageUrl: 'tile image',
  imageUrlAlt: 'alt text of the tile image',
  seoTitle: 'SEO title',
  seoDescription: 'SEO description',
  sequence: 'product order',
}

// The form: products
export const productsWithCount = (count: number) => `Products (${formatNumber(count)})`
export const addProducts = 'Add Products'
export const hiddenProducts = (hidden: number) =>
  `${hidden === 1 ? '1 product is' : `${hidden} products are`} inactive and hidden from shoppers.`
export const productsInCollection = 'Products in this collection'
export const noProducts = 'No products added. Click "Add Products" to start.'
export const productsToAdd = 'Products to add'
export const searchProducts = 'Search products'
export const searchProductsHint = 'Search products...'
export const loadingProducts = 'Loading products...'
export const noProductsMatch = 'No products match'
export const productCount = (count: number) => (count === 1 ? '1 product' : `${formatNumber(count)} products`)
export const showMore = 'Show more'
export const done = 'Done'
export const productsNotLoaded = { before: 'The products could not be loaded.', retry: 'Try again' }

// Collections as choices in other forms
export const draftName = (name: string) => `${name} (draft)`

// Validation errors
export const inputNames = {
  name: 'Collection name',
  slug: 'Slug',
  description: 'Description',
  heroImageAlt: 'The alt text of the cover image',
  imageUrlAlt: 'The alt text of the tile image',
  seoTitle: 'SEO title',
  seoDescription: 'SEO description',
}
export const nameRequired = 'Collection name is required'
export const chooseCardPer = 'Choose one card per product or per color'
export const chooseStatus = 'Choose a status'
export const slugTaken = 'Another collection already has this slug'
export const invalidPosition = (max: number) => `Position must be a whole number up to ${formatNumber(max)}`
export const listUnreadable = 'This list could not be read. Reload the page'
export const tooManyProducts = (max: number) => `You can add at most ${formatNumber(max)} products here`
export const productGone = 'This product was deleted. Remove it from the list and save again.'

// The import
export const importNouns = { one: 'collection', many: 'collections' }
export const openCollections = 'Open collections'
