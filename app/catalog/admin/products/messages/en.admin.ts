import { formatNumber } from '#app/lib/format/number.ts'

const units = (count: number) => (count === 1 ? '1 unit' : `${formatNumber(count)} units`)

// The maker, which laws of the EU require
export const missing = (fields: string) => `Missing: ${fields}`
export const neededForEu = 'Your store sells to the EU, where an active product needs:'
export const ownProducts = {
  before: 'If you make them yourself, turn on “We make our own products” once in the',
  link: 'settings',
}

// The list
export const products = 'Products'
export const addProduct = 'Add product'
export const importFile = 'Import'
export const searchProducts = 'Search products'
export const status = 'Status'
export const statusFilter = {
  all: 'Status: All',
  active: 'Status: Active',
  draft: 'Status: Draft',
  archived: 'Status: Archived',
}
export const homepageAndStock = 'Homepage and stock'
export const showFilter = {
  all: 'Homepage: All',
  homepage: 'Homepage: Shown',
  'not-homepage': 'Homepage: Not shown',
  'without-safety': 'No maker for the EU',
  'without-fibers': 'No fiber content',
  'without-origin': 'No “Made in”',
  'without-packaging': 'No packaging',
  'low-stock': 'Low stock',
}
export const category = 'Category'
export const anyCategory = 'Category: All'
export const collection = 'Collection'
export const anyCollection = 'Collection: All'
export const productsInLine = 'products'
export const addFirstProduct = 'Add the first product'
export const image = 'Image'
export const nameLabel = 'Name'
export const stock = 'Stock'
export const price = 'Price'
export const updated = 'Updated'
export const actions = 'Actions'
export const edit = 'Edit'
export const editNamed = (name: string) => `Edit ${name}`
export const duplicateNamed = (name: string) => `Duplicate ${name}`
export const deleteOne = 'Delete'
export const deleteNamed = (name: string) => `Delete ${name}`
export const showOnHomepage = (name: string) => `Show ${name} on homepage`
export const lowStock = 'Low'
export const inStock = 'in stock'
export const backordered = (count: number) => `${formatNumber(count)} backordered`
export const statuses = { active: 'Active', draft: 'Draft', archived: 'Archived' }
export const deleteQuestion = 'Are you sure you want to delete this product?'
export const deleteHint = (name: string) => `“${name}” will be deleted permanently. Orders are not affected.`
export const deleteProduct = 'Delete product'
export const productDeleted = 'Product deleted'
export const productNotDeleted = 'Failed to delete product'
export const productNotDuplicated = 'Failed to duplicate product'
export const productNotUpdated = 'Failed to update product'
export const changeNotUndone = 'Failed to undo this change'
export const messageNotDismissed = 'Failed to dismiss this message'
export const bulkPreviewNotLoaded = 'The preview could not be loaded. Please try again.'
export const productsNotDeleted = 'Failed to delete products'
export const productsNotUpdated = 'Failed to update products'
export const productsNotLoaded = 'The products could not be loaded'
export const unknownProduct = 'Unknown product'
export const unknownChange = 'Unknown change'

// The form: saving
export const newProduct = 'New product'
export const productNotFound = 'Product Not Found'
export const productNotLoaded = 'Failed to load product'
export const viewInShop = 'View in shop'
export const preview = 'Preview'
export const previewAsSaved = 'Preview as saved'
export const labels = 'Labels'
export const duplicate = 'Duplicate'
export const duplicating = 'Duplicating...'
export const inNewTab = '(in a new tab)'
export const saveProduct = 'Save product'
export const createProduct = 'Create product'
export const saveAsNewProduct = 'Save as a new product'
export const saving = 'Saving...'
export const productCreated = 'Product created successfully!'
export const productUpdated = 'Product updated successfully!'
export const filledBackorders = (count: number) =>
  `${units(count)} filled backorders and ${count === 1 ? 'is' : 'are'} not for sale.`
export const productInLine = 'product'
export const notSaved = 'This product was not saved'
export const notSavedBecause = (message: string) => `Failed to save product: ${message}`
export const needsScripts = 'A price of 0 or a loss of stock must be confirmed, which needs JavaScript.'
export const changedByOther =
  'This product was saved while you were working on it. Fields that you did not edit now show what was saved; your edits are kept. Check them and save again.'
export const savedAlready =
  'This product was saved already, but the response was lost. It is in the list of products. To add another one, open a new form.'
export const sellFor = (money: string) => `Sell it for ${money}?`
export const savePriceZero = 'Save with price 0'
export const costsNothing = (typed: string, name: string) =>
  `“${typed}” is not a number, so ${name || 'this product'} would cost nothing in the store.`
export const writeOff = (count: number) => `Write off ${units(count)}?`
export const saveAndWriteOff = (count: number) => `Save and write off ${units(count)}`
export const removedVariants = (variants: string) =>
  `You removed variants that are in stock: ${variants}. Their units are written off in the stock history.`
export const fewerThanBefore = (count: number) =>
  `The grid has ${units(count)} fewer than the total before. They are written off in the stock history.`

// The form: basic information
export const basicInformation = 'Basic information'
export const unnamed = 'No name yet'
export const address = (slug: string) => `URL: /product/${slug}`
export const generatedAddress = 'Generated from the name.'
export const generatedSku = 'If empty, one is generated: PRD- and 8 digits.'
export const descriptionTabs = { write: 'Write', preview: 'Preview' }
export const loadingPreview = 'Loading the preview...'
export const previewNotLoaded = { before: 'The preview could not be loaded.', retry: 'Try again' }
export const emptyPreview = 'Nothing to preview yet.'

// The form: organization and homepage
export const organization = 'Organization'
export const chooseCategory = 'Choose a category'
export const uncategorized = 'No category yet'
export const none = 'None'
export const homepage = 'Homepage'
export const section = 'Section'
export const sectionHints = {
  best_sellers: 'Also flags it as a bestseller.',
  new_arrivals: 'Also flags it as new.',
  featured: 'Also flags it as featured.',
}
export const position = 'Position'
export const positionInSection = (position: string) => `position ${position}`
export const notOnHomepage = 'Not shown'
export const inNoSection = 'Shown, but in no section'

// The form: images
export const images = 'Images'
export const imageCount = (count: number) => {
  if (count === 0) return 'No images yet'
  return count === 1 ? '1 image' : `${count} images`
}
export const imageGuidance = {
  frame: 'Upright, 4:5, on one ground, with light from one side.',
  size: 'The garment fills 70–80% of the height.',
  order: 'Second, the back or a three-quarter view at the same scale; then a detail and the fabric close up.',
  contents: 'No faces needed, no logos, no text.',
}
export const imageDescription = 'Description'
export const imageDescriptionHint = 'What it shows, for those who cannot see it'
export const imageColor = 'Color'
export const anyColor = 'Any color'
export const ofImage = (number: number) => `of image ${number}`
export const imageAlreadyAdded = 'This image was already added'
export const uploadFailed = 'Failed to upload images. Please try again.'

// The form: prices
export const pricing = 'Pricing'
export const noPrice = 'No price yet'
export const salePrice = (price: string) => `sale ${price}`
export const costsNow = 'Costs now'
export const insteadOfText = 'instead of'
export const sale = 'SALE'
export const profitMargin = 'Profit margin'

// The form: sizes and colors
export const sizesAndColors = 'Sizes and colors'
export const noSizesAndColors = 'One size, no colors'
export const inheritedGuide = 'As its collection or category'
export const colors = 'Colors'
export const colorsInOrder = 'Colors in their order'
export const noColors = 'Without colors, it is sold in one color that has no name.'
export const unnamedColor = 'color'
export const valueOfColor = (index: number) => `Value of color ${index + 1}`
export const nameOfColor = (index: number) => `Name of color ${index + 1}`
export const colorNameExample = 'Name, such as Olive'
export const hexOfColor = (index: number) => `Hex value of color ${index + 1}`
export const addColor = 'Add a color'

// The form: inventory
export const inventory = 'Inventory'
export const noStock = 'No stock yet'
export const unitCount = (count: number) => `${formatNumber(count)} ${count === 1 ? 'unit' : 'units'}`
export const lowAt = (threshold: string) => `low at ${threshold}`
export const stockByVariant = 'Stock by size and color'
export const addChoicesFirst = 'Add sizes or colors first.'
export const stockNotDivided = (total: number) =>
  `The total of ${formatNumber(total)} is not divided yet. Enter the stock of each variant.`
export const pricesByVariant = 'Prices by size and color'
export const pricesByVariantIn = (currency: string) => `Prices by size and color (${currency})`
export const pricesByVariantHint =
  'Empty cells follow the product. Cells of a spreadsheet can be pasted, starting at any cell.'
export const weightByVariantIn = (unit: string) => `Weight by size and color (${unit})`
export const weightByVariantHint = 'Empty cells weigh what the product does.'
export const codesByVariant = 'SKUs and barcodes by size and color'
export const codesByVariantHint =
  'Variants without a SKU follow the product. A barcode that is a GTIN (EAN, UPC, ISBN) is published for search engines.'
export const gridContents = { stock: 'Stock by size and color', weight: 'Weight by size and color' }
export const gridCell = {
  stock: (variant: string) => `Stock of ${variant}`,
  weight: (variant: string) => `Weight of ${variant}`,
}
export const size = 'Size'
export const allSizes = 'All sizes'
export const allColors = 'All colors'
export const total = 'Total'
export const variant = 'Variant'
export const ofVariant = (label: string, variant: string) => `${label} of ${variant}`
export const sku = 'SKU'
export const barcode = 'Barcode'
export const stockQuantity = 'Stock quantity'
export const barcodeHint = 'A GTIN (EAN, UPC, ISBN) or any other text.'
export const gtinHint = 'A GTIN, published for search engines.'
export const mistypedGtin = 'Not a GTIN: its check digit is wrong'
export const mistypedGtinHint = 'Not a GTIN: its check digit is wrong. It is kept, but not published.'
export const backorderedUnits = (count: number, sizes: string) => `${units(count)} backordered${sizes && `: ${sizes}`}.`
export const backordersFirst = 'Enter all units that arrive: they fill the oldest backorders first.'
export const thresholdHint = (threshold: number) => `If empty, the store's threshold of ${threshold} applies.`

// The form: fibers, care and origin
export const composition = 'Fibers, care and origin'
export const noComposition = 'No fibers, care symbols or origin'
export const careSymbols = (count: number) => `${count} care ${count === 1 ? 'symbol' : 'symbols'}`
export const madeIn = (country: string) => `made in ${country}`
export const packagedIn = (packaging: string) => `packaged in ${packaging}`
export const notStated = 'Not stated'
export const addFibers = 'Add fibers'
export const addComponent = 'Add a component'
export const componentNumber = (number: number) => `Component ${number}`
export const wholeProduct = 'Whole product'
export const chooseComponent = 'Choose a component'
export const unnamedComponent = { only: 'the product', numbered: (number: number) => `component ${number}` }
export const removeComponent = (name: string | undefined) => `Remove ${name ?? 'component'}`
export const fiberTotal = (name: string) => `Sum of ${name}: `
export const sumOf100 = (sum: number) => `! ${sum} of 100 %`
export const percentOfFiber = (index: number, component: string) => `Percent of fiber ${index + 1} of ${component}`
export const fiberLabel = (index: number, component: string) => `Fiber ${index + 1} of ${component}`
export const chooseFiber = 'Choose a fiber'
export const removeFiber = (index: number, component: string) => `Remove fiber ${index + 1} of ${component}`
export const addFiber = 'Add a fiber'

// The form: details and search engines
export const details = 'Details'
export const noDetails = (labels: readonly string[]) => {
  const names = labels.map((label) => label.toLowerCase())
  return `No ${new Intl.ListFormat('en', { type: 'disjunction' }).format(names)}`
}
export const seo = 'SEO'
export const generatedSeo = 'From the name and the short description'
export const seoTitleHint = 'If empty, the name is used.'
export const seoDescriptionHint = 'If empty, the short description is used.'

// Refusals, beside the fields
export const inputNames = {
  stock: 'Stock quantity',
  barcode: 'A barcode',
  variantSku: 'The SKU of a variant',
  imageDescription: 'A description of an image',
}
export const entryNouns = { size: 'size', tag: 'tag' }
export const entryUnnamed = { size: 'A size needs a name', tag: 'A tag needs a name', color: 'A color needs a name' }
export const entryTooLong = {
  size: (max: number) => `A size has at most ${max} characters`,
  tag: (max: number) => `A tag has at most ${max} characters`,
  color: (max: number) => `A color has at most ${max} characters`,
}
export const entryTwice = (list: string) => `Two ${list.toLowerCase()} have the same name`
export const tooManyEntries = (max: number, list: string) => `At most ${max} ${list.toLowerCase()}`
export const reservedName = (name: string) =>
  `"${name}" is what a product without any is sold as: leave the list empty instead`
export const listTooLong = 'This list is too long to be saved'
export const listUnreadable = 'This list could not be read'
export const required = (label: string) => `${label} is required`
export const tooLong = (label: string, max: number) => `${label} has at most ${max} characters`
export const numberOrEmpty = (label: string) => `${label} is a number, or stays empty`
export const numberUpTo = (label: string, max: string) => `${label} is a number up to ${max}, or stays empty`
export const wholeNumber = (label: string, max: number) => `${label} is a whole number from 0 to ${formatNumber(max)}`
export const priceRange = (label: string, max: string) => `${label} lies between 0 and ${max}`
export const reducedFrom = 'Reduced from '
export const priceDecimals = (label: string, decimals: number) =>
  decimals === 0 ? `${label} has no decimals in this currency` : `${label} has at most ${decimals} decimals`
export const invalidHeight = (label: string) => `${label} is 100 to 230 cm, such as 178 or 5′10″, or stays empty`
export const invalidCountry = (label: string) => `${label} is a country or its code, such as PT`
export const invalidMeasure = (label: string, units: string) =>
  `${label} is a number and one of ${units}, such as 50 ml`
export const invalidHex = 'A color is # and six characters from 0-9 and a-f'
export const chooseCollection = 'Choose a collection'
export const categoryGone = 'This category is no longer there'
export const collectionGone = 'This collection is no longer there'
export const slugTaken = 'Another product has this slug'
export const skuTaken = 'Another product has this SKU'
export const variantSkuTaken = 'With sizes and colors appended, this SKU is the same as another product’s'
export const skuOfOtherVariant = (variant: string, sku: string) => `${variant}: another variant has the SKU “${sku}”`
export const skuTwice = (sku: string) => `Two variants have the SKU “${sku}”`
export const variantProblem = (variant: string, message: string) => `${variant}: ${message}`
export const gridMismatch = 'The grid does not match the sizes and colors'
export const gridWithoutChoices = 'Stock by size and color needs sizes or colors'
export const stockChanged = (variant: string, left: number) =>
  `Stock${variant && ` of ${variant}`} has changed since you opened this page: ${left} left now. Check it and save again.`
export const tooManyImages = (max: number) => `A product has at most ${max} images`
export const imageTwice = 'One of these images was added twice'
export const imageGone = (number: number) => `Image ${number} is no longer there. Remove it, upload it again and save.`
export const fibersTooLong = 'The fiber content is too long'
export const packagingTooLong = 'The packaging is too long'

// The history
/** A label of the form within a sentence. */
export const inSentence = (label: string) => label.replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase())
export const historyLabels = {
  images: 'images',
  variantPrices: 'prices by size and color',
  variantSkus: 'SKUs by size and color',
  barcodes: 'barcodes',
  description: 'description',
}

// The preview
export const previewStatuses = {
  draft: 'Preview, not for sale: draft',
  archived: 'Preview, not for sale: archived',
  active: 'Preview of a product for sale',
}
export const previewTitle = (name: string) => `Preview: ${name}`
export const notForSaleHere = 'This is a preview: nothing can be bought here.'
export const backToProducts = 'Back to products'

// The right of withdrawal of a product
export const withdrawalChoices = {
  allowed: 'Allowed',
  sealed: 'Excluded: sealed for hygiene',
  personal: 'Excluded: made to specification',
}
