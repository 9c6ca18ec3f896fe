import { formatNumber } from '#app/lib/format/number.ts'

export const collectionNotFound = 'Collection Not Found'
export const seoTitle = 'SEO title'
export const seoDescription = 'SEO description'
export const viewInShop = 'View in shop'
export const theCollectionCouldNotBeLoaded = 'The collection could not be loaded'
export const newCollection = 'New collection'
export const failedToSaveCollection = 'Failed to save collection'
export const failedToDeleteCollection = 'Failed to delete collection'
export const addCollection = 'Add Collection'
export const collectionSavedSuccessfully = 'Collection saved successfully!'
export const collections = (all: number) => `Collections (${formatNumber(all)})`
export const collectionsText = 'Collections'
export const searchCollections = 'Search collections...'
export const productsInThisCollectionAreNot = 'Products in this collection are not deleted.'
export const deleteCollection = 'Delete collection'
export const collectionDeletedSuccessfully = 'Collection deleted successfully!'
export const theCollectionsCouldNotBeLoaded = 'The collections could not be loaded'
export const coverImage = 'Cover image'
export const forTheCollectionsPageAndThe =
  "For the collection's page and the lookbook. Wide, 21:9, with the subject in the upper third: phones and the lookbook crop it upright."
export const tileImage = 'Tile image'
export const forTilesAndTheMenuUpright3 =
  'For tiles and the menu. Upright, 3:4. Without one, tiles show the cover image.'
export const saving = 'Saving...'
export const saveAsNewCollection = 'Save as a new collection'
export const saveCollection = 'Save Collection'
export const cancel = 'Cancel'
export const basicInformation = 'Basic Information'
export const collectionName = 'Collection Name'
export const slug = 'Slug'
export const description = 'Description'
export const status = 'Status'
export const shoppersSeeOnlyActiveCollections = 'Shoppers see only active collections.'
export const position = 'Position'
export const lowerNumbersComeFirstATextThat = 'Lower numbers come first. A text that is not a number counts as 0.'
export const sizeGuide = 'Size guide'
export const ofTheProductsWhoseMainCollection =
  'Of the products whose main collection this is, unless they have their own.'
export const images = 'Images'
export const seoSettings = 'SEO Settings'
export const seoTitleText = 'SEO Title'
export const seoDescriptionText = 'SEO Description'
export const collection = 'Collection'
export const withoutAnSeoTitleTheNameIs = 'Without an SEO title, the name is used.'
export const withoutAnSeoDescriptionThe = 'Without an SEO description, the beginning of the description is used.'
export const withoutAnyDescriptionTheTitleIs = 'Without any description, the title is repeated.'
export const draft = ' (draft)'
export const products = (count: number) => `Products (${formatNumber(count)})`
export const addProducts = 'Add Products'
export const notActiveAndHiddenFromShoppers = (hidden: number) =>
  `${hidden === 1 ? '1 product is' : `${hidden} products are`} not active and hidden from shoppers.`
export const productsOfThisCollection = 'Products of this collection'
export const noProductsAddedClickAddProductsTo = 'No products added. Click "Add Products" to start.'
export const productsToAdd = 'Products to add'
export const searchProducts = 'Search products'
export const searchProductsText = 'Search products...'
export const done = 'Done'
export const theProductsCouldNotBeLoadedTry = { before: 'The products could not be loaded.', part: 'Try again' }
export const showMore = 'Show more'
export const loadingProducts = 'Loading products...'
export const noProductsMatch = 'No products match'
export const productsOf = (total: number) => `${formatNumber(total)} products`
export const nameText = 'Name'
export const productsText = 'Products'
export const movedToPositionOf = (name: string, before: number, to: number, total: number) =>
  `${name} moved to position ${before + to + 1} of ${total}`
export const actions = 'Actions'
export const noCollectionsFound = 'No collections found'
export const createYourFirstCollection = 'Create Your First Collection'
export const product = 'product'
export const productsInLine = 'products'
export const ofText = (name: string) => `of ${name}`
export const edit = 'Edit'
export const editOf = (name: string) => `Edit ${name}`
export const deleteText = 'Delete'
export const deleteTextOf = (name: string) => `Delete ${name}`
export const showInTheStore = (name: string) => `Show ${name} in the store`
export const move = (name: string, to: string) => `Move ${name} ${to}`
export const statuses = { active: 'Active', draft: 'Draft', archived: 'Archived' }
export const url = (path: string) => `URL: ${path}`
export const generatedUrl = 'URL: generated from the name'
export const linksBreak = ' – links to the old URL will break'
export const deleteNamed = (name: string) => `Delete “${name}”?`
