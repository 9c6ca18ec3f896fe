import { formatNumber } from '#app/lib/format/number.ts'

const units = (count: number) => (count === 1 ? '1 unit' : `${formatNumber(count)} units`)

// Fields that laws require
export const compliance = 'Compliance'
export const needs = (fields: string) => `Needs: ${fields}`
export const readyFor = (places: string) => `Ready for ${places}`
export const recommended = (fields: string) => `Recommended: ${fields}`
export const neededForEu = 'Your store sells to the EU, where active products need:'

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
export const productsShown = 'Products shown'
export const homepage = 'Homepage'
export const showFilter = {
  all: 'Show: All',
  homepage: 'On homepage',
  'not-homepage': 'Not on homepage',
  'without-safety': 'Missing EU safety data',
  'without-fibers': 'Missing fiber content',
  'without-origin': 'Missing “Made in”',
  'without-packaging': 'Missing packaging',
  'low-stock': 'Low stock',
  'out-of-stock': 'Out of stock',
}
export const category = 'Category'
export const anyCategory = 'Category: All'
export const collection = 'Collection'
export const anyCollection = 'Collection: All'
export const productsInSentence = 'products'
export const addFirstProduct = 'Add your first product'
export const image = 'Image'
export const nameLabel = 'Name'
export const stock = 'Stock'
export const price = 'Price'
export const updated = 'Updated'
export const actions = 'Actions'
export const edit = 'Edit'
export const deleteOne = 'Delete'
export const showOnHomepage = (name: string) => `Show ${name} on homepage`
export const addToHomepage = 'Show on homepage'
export const removeFromHomepage = 'Remove from homepage'
export const lowStock = 'Low'
export const soldOut = 'Sold out'
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
export const fromPhotos = 'New products from photos'
export const productNotFound = 'Product Not Found'
export const productNotLoaded = 'Failed to load product'
export const viewInShop = 'View in store'
export const preview = 'Preview'
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
  `${units(count)} went to backorders and ${count === 1 ? 'is' : 'are'} not for sale.`
export const productInSentence = 'product'
export const notSaved = 'This product was not saved'
export const notSavedBecause = (message: string) => `Failed to save product: ${message}`
export const needsScripts =
  'A number is not valid, or stock would be removed. To save anyway, turn on JavaScript and confirm.'
export const changedBySomeoneElse =
  'This product was saved while you were working on it. Fields you did not edit now show the saved version; your edits are kept. Check them and save again.'
export const alreadySaved =
  'This product was already saved, but the confirmation was lost. It is in the product list. To add another one, open a new form.'
export const saveWithZeroQuestion = 'Save with 0?'
export const saveWithZero = 'Save with 0'
export const countsAsZero = (field: string, typed: string) => `${field}: “${typed}” is not a number, so it would be 0.`
export const priceCountsAsZero = (typed: string, name: string) =>
  `Price: “${typed}” is not a number, so ${name || 'this product'} would be free in the store.`
export const writeOff = (count: number) => `Remove ${units(count)} from stock?`
export const saveAndWriteOff = (count: number) => `Save and remove ${units(count)}`
export const removedVariants = (variants: string) =>
  `You removed variants that are in stock: ${variants}. Their units will be removed from stock.`
export const fewerThanBefore = (count: number) =>
  `The new total is ${units(count)} lower than the previous one. The difference will be removed from stock.`

// The form: basics
export const basics = 'Basics'
export const unnamed = 'No name yet'
export const productUrl = (slug: string) => `URL: /product/${slug}`
export const generatedAddress = 'Generated from the name.'
export const generatedSku = 'Leave blank to generate one, like PRD-12345678.'

// The form: where the product appears
export const chooseCategory = 'Choose a category'
export const uncategorized = 'No category yet'
export const none = 'None'
export const sectionHints = {
  best_sellers: 'Also marks it as a bestseller.',
  new_arrivals: 'Also marks it as new.',
  featured: 'Also marks it as featured.',
}
export const positionHint = 'Lower numbers come first.'
export const homepageAndBadges = 'Homepage and badges'
export const badgeRule =
  'If both are off, badges are automatic: “New” for 30 days after the product first becomes active, “Bestseller” while the product is among the five best-selling of the last 90 days (not in the demo store).'
export const noPlacement = 'Not on the homepage, no badges chosen'
export const onHomepage = (section: string | null) => (section ? `Homepage: ${section}` : 'Homepage')

// The form: fields that few products need
export const more = 'More'
export const moreNote = 'Slug, vendor, tags'
export const pastChanges = 'Price, stock and change history'

// The form: images
export const imageTips = 'Photo tips'
export const imageCount = (count: number) => {
  if (count === 0) return 'No images yet'
  return count === 1 ? '1 image' : `${count} images`
}
export const imageGuidance = {
  frame: 'Portrait, 4:5, plain background, light from one side.',
  size: 'The garment should fill 70–80% of the height.',
  order: 'Image 2: back or three-quarter view at the same scale. Then a detail and a fabric close-up.',
  contents: 'No logos or text. Faces are optional.',
}
export const imageDescription = 'Alt text'
export const focusPoint = 'Focus point'
export const focusHint = 'Stays visible where the image is cropped. Click the image or use the arrow keys.'
export const focusPosition = (image: number, x: number, y: number) =>
  `Focus point of image ${image}: ${x}% from the left, ${y}% from the top`
export const imageDescriptionHint = 'Describe the image for people who cannot see it'
export const imageColor = 'Color'
export const anyColor = 'Any color'
export const imageSuffix = (number: number) => `of image ${number}`
export const imageAlreadyAdded = 'This image was already added'
export const uploadFailed = 'Failed to upload images. Please try again.'

// The form: prices
export const pricing = 'Price'
export const morePrices = 'Sale price, cost and tax'
export const noPrice = 'No price yet'
export const salePrice = (price: string) => `sale ${price}`
export const costsNow = 'Price shoppers pay'
export const oldPricePrefix = 'was'
export const sale = 'SALE'
export const profitMargin = 'Profit margin'

// The form: options and stock
export const optionsAndStock = 'Options and stock'
export const noSizesAndColors = 'One size, no colors'
export const inheritedGuide = 'Automatic'
export const colors = 'Colors'
export const colorsInOrder = 'Color order'
export const noColors = 'No colors: sold without a color choice.'
export const unnamedColor = 'color'
export const colorSwatchLabel = (index: number) => `Swatch for color ${index + 1}`
export const colorNameLabel = (index: number) => `Name of color ${index + 1}`
export const colorNameExample = 'Name, such as Olive'
export const colorHexLabel = (index: number) => `Hex code of color ${index + 1}`
export const addColor = 'Add a color'
export const noStock = 'No stock yet'
export const unitsInStock = (count: number) => `${formatNumber(count)} in stock`
export const lowAt = (threshold: string) => `low-stock alert at ${threshold}`
export const stockByVariant = 'Stock by size and color'
export const stockNotDivided = (total: number) =>
  `The total of ${formatNumber(total)} is not split by variant yet. Enter the stock of each variant.`
export const moreForVariants = 'Variant details'
export const moreForVariantsNote = 'SKU, barcode, weight, unit size, variant prices'
export const pricesByVariant = 'Prices by size and color'
export const pricesByVariantIn = (currency: string) => `Prices by size and color (${currency})`
export const pricesByVariantHint =
  'Blank cells use the product’s prices. You can paste cells from a spreadsheet, starting at any cell.'
export const weightByVariantIn = (unit: string) => `Weight by size and color (${unit})`
export const weightByVariantHint = 'Blank cells use the product’s weight.'
export const codesByVariant = 'SKUs and barcodes by size and color'
export const codesByVariantHint =
  'Blank SKUs are generated from the product’s SKU. Barcodes that are GTINs (EAN, UPC, ISBN) are published for search engines.'
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
export const variantFieldLabel = (label: string, variant: string) => `${label} of ${variant}`
export const sku = 'SKU'
export const barcode = 'Barcode'
export const stockQuantity = 'Stock quantity'
export const barcodeHint = 'A GTIN (EAN, UPC, ISBN) or any other code.'
export const gtinHint = 'Valid GTIN, published for search engines.'
export const mistypedGtin = 'Not a GTIN: the check digit is wrong'
export const mistypedGtinHint = 'Not a GTIN: the check digit is wrong. The code is saved, but not published.'
export const backorderedUnits = (count: number, sizes: string) => `${units(count)} backordered${sizes && `: ${sizes}`}.`
export const backordersFirst = 'Enter all units received: they fill the oldest backorders first.'
export const thresholdHint = (threshold: number) => `Default: ${threshold}, from settings.`

// The form: details for shoppers
export const shopperDetails = 'Details for shoppers'
export const noShopperDetails = 'No fibers or care symbols'
export const careSymbols = (count: number) => `${count} care ${count === 1 ? 'symbol' : 'symbols'}`
export const countryOfOrigin = 'country of origin'
export const madeIn = (country: string) => `made in ${country}`
export const notStated = 'Not specified'
export const fibersExample = '72% viscose, 28% silk'
export const addFibers = 'Add fibers'
export const noFibers = 'No fibers yet'
export const fibers = 'Fibers'
export const searchFibers = 'Search all fibers'
export const chooseFibers = 'Choose fibers below'
export const noFiberFound = 'No fiber has this name.'
export const fiberPercent = (fiber: string) => `Percent of ${fiber}`
export const removeFiber = (fiber: string) => `Remove ${fiber}`
export const fiberTotal = (percent: number) => `Total ${percent}%`
export const remainingPercent = (percent: number) => (percent > 0 ? `${percent}% left` : `${-percent}% too much`)
export const components = 'Add a part, such as the lining'
export const care = 'Care'
export const chooseCare = 'Choose care symbols'
export const changeCare = 'Change'
export const detailTexts = 'Materials, care and repair in your own words'

// The form: search engines
export const generatedSeo = 'Same as name and short description'
export const seoTitleHint = 'Leave blank to use the name.'
export const seoDescriptionHint = 'Leave blank to use the short description.'

// Validation errors, beside the fields
export const inputNames = {
  stock: 'Stock quantity',
  barcode: 'A barcode',
  variantSku: 'A variant SKU',
  imageDescription: 'An alt text',
}
export const entryNouns = { size: 'size', tag: 'tag' }
export const entryNameMissing = {
  size: 'Enter a name for each size',
  tag: 'Enter a name for each tag',
  color: 'Enter a name for each color',
}
export const entryTooLong = {
  size: (max: number) => `A size can have at most ${max} characters`,
  tag: (max: number) => `A tag can have at most ${max} characters`,
  color: (max: number) => `A color can have at most ${max} characters`,
}
export const duplicateEntry = (list: string) => `Two ${list.toLowerCase()} have the same name`
export const tooManyEntries = (max: number, list: string) => `Add at most ${max} ${list.toLowerCase()}`
export const reservedName = (name: string) =>
  `"${name}" is reserved for products without entries in this list. Leave the list empty instead`
export const listTooLong = 'This list is too long to save'
export const listUnreadable = 'This list could not be read. Reload the page'
export const required = (label: string) => `${label} is required`
export const tooLong = (label: string, max: number) => `${label} can have at most ${max} characters`
export const numberOrEmpty = (label: string) => `${label} must be a number or blank`
export const numberUpTo = (label: string, max: string) => `${label} must be a number up to ${max}, or blank`
export const wholeNumber = (label: string, max: number) =>
  `${label} must be a whole number from 0 to ${formatNumber(max)}`
export const priceRange = (label: string, max: string) => `${label} must be between 0 and ${max}`
export const reducedFrom = 'Reduced from '
export const priceDecimals = (label: string, decimals: number) =>
  decimals === 0 ? `${label} cannot have decimals in this currency` : `${label} can have at most ${decimals} decimals`
export const invalidHeight = (label: string) => `${label} must be 100 to 230 cm, such as 178 or 5′10″, or blank`
export const invalidCountry = (label: string) => `${label} must be a country or its code, such as PT`
export const invalidMeasure = (label: string, units: string) =>
  `${label} must be a number and a unit (${units}), such as 50 ml`
export const invalidHex = 'Enter # and six characters from 0-9 and a-f'
export const chooseCollection = 'Choose a collection'
export const categoryGone = 'This category no longer exists. Choose another one'
export const collectionGone = 'This collection no longer exists. Choose another one'
export const slugTaken = 'Another product already has this slug'
export const skuTaken = 'Another product already has this SKU'
export const variantSkuTaken = 'A variant SKU generated from this SKU is already used by another product'
export const skuTakenByVariant = (variant: string, sku: string) =>
  `${variant}: another variant already has the SKU “${sku}”`
export const duplicateSku = (sku: string) => `Two variants have the SKU “${sku}”`
export const variantProblem = (variant: string, message: string) => `${variant}: ${message}`
export const gridMismatch = 'The grid does not match the sizes and colors'
export const gridWithoutChoices = 'Add sizes or colors to enter stock by size and color'
export const stockChanged = (variant: string, left: number) =>
  `Stock${variant && ` of ${variant}`} has changed since you opened this page: ${left} left now. Check it and save again.`
export const tooManyImages = (max: number) => `A product can have at most ${max} images`
export const duplicateImage = 'One of these images was added twice'
export const videoSummary = (mp4: string | null, webm: string | null) =>
  [mp4 && 'MP4', webm && 'WebM'].filter(Boolean).join(' and ') || 'None'
export const videoCover = 'Cover, shown until the video plays'
export const videoCoverNumber = (number: number) => `Cover: image ${number}`
export const uploadCover = 'Upload a different cover'
export const removeVideo = 'Remove video'
export const videoRemoved = 'Video removed.'
export const undo = 'Undo'
export const videoGone = 'This video or its cover no longer exists. Upload it again and save.'
export const videoIncomplete = 'A video needs an MP4 file and a cover image.'
export const imageGone = (number: number) => `Image ${number} no longer exists. Remove it, upload it again and save.`
export const fibersTooLong = 'The fiber content is too long'
export const packagingTooLong = 'The packaging is too long'

// The history
/** Formats a form label for use within a sentence. */
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
  draft: 'Preview: draft, not for sale',
  archived: 'Preview: archived, not for sale',
  active: 'Preview: active product',
}
export const previewTitle = (name: string) => `Preview: ${name}`
export const backToProduct = 'Back to product'
export const notForSaleHere = 'This is a preview. You cannot buy anything here.'
export const backToProducts = 'Back to products'

// The right of withdrawal of a product
export const withdrawalChoices = {
  allowed: 'Allowed',
  sealed: 'Excluded: sealed for hygiene',
  personal: 'Excluded: custom-made',
}
