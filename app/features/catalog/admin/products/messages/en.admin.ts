import { formatNumber } from '#app/lib/format/number.ts'

export const productNotFound = 'Product Not Found'
export const failedToDeleteProduct = 'Failed to delete product'
export const failedToDuplicateProduct = 'Failed to duplicate product'
export const productCreatedSuccessfully = 'Product created successfully!'
export const failedToLoadProduct = 'Failed to load product'
export const newProduct = 'New product'
export const previewNotForSaleDraft = 'Preview, not for sale: draft'
export const previewNotForSaleArchived = 'Preview, not for sale: archived'
export const previewOfAProductForSale = 'Preview of a product for sale'
export const thisIsAPreviewNothingCanBe = 'This is a preview: nothing can be bought here.'
export const preview = (name: string) => `Preview: ${name}`
export const backToProducts = 'Back to products'
export const failedToUpdateProduct = 'Failed to update product'
export const failedToUndoThisChange = 'Failed to undo this change'
export const failedToDismissThisMessage = 'Failed to dismiss this message'
export const thePreviewCouldNotBeLoadedPlease = 'The preview could not be loaded. Please try again.'
export const failedToDeleteProducts = 'Failed to delete products'
export const failedToUpdateProducts = 'Failed to update products'
export const noMakerForTheEu = 'No maker for the EU'
export const noFiberContent = 'No fiber content'
export const noMadeIn = 'No “Made in”'
export const noPackaging = 'No packaging'
export const lowStock = 'Low stock'
export const importText = 'Import'
export const addProduct = 'Add product'
export const products = 'Products'
export const searchProducts = 'Search products'
export const status = 'Status'
export const homepageAndStock = 'Homepage and stock'
export const category = 'Category'
export const collection = 'Collection'
export const addTheFirstProduct = 'Add the first product'
export const productDeleted = 'Product deleted'
export const theProductsCouldNotBeLoaded = 'The products could not be loaded'
export const notStated = 'Not stated'
export const colors = 'Colors'
export const colorsInTheirOrder = 'Colors in their order'
export const withoutColorsItIsSoldInOne = 'Without colors, it is sold in one color that has no name.'
export const valueOfColor = (index: number) => `Value of color ${index + 1}`
export const nameOfColor = (index: number) => `Name of color ${index + 1}`
export const nameSuchAsOlive = 'Name, such as Olive'
export const hexValueOfColor = (index: number) => `Hex value of color ${index + 1}`
export const addAColor = 'Add a color'
export const previewText = 'Preview'
export const loadingThePreview = 'Loading the preview...'
export const thePreviewCouldNotBeLoadedTry = { before: 'The preview could not be loaded.', part: 'Try again' }
export const nothingToPreviewYet = 'Nothing to preview yet.'
export const addAComponent = 'Add a component'
export const addFibers = 'Add fibers'
export const component = (number: number) => `Component ${number}`
export const wholeProduct = 'Whole product'
export const chooseAComponent = 'Choose a component'
export const of100 = (sum: number) => `! ${sum} of 100 %`
export const sumOf = (name: string) => `Sum of ${name}: `
export const percentOfFiberOf = (index: number, name: string) => `Percent of fiber ${index + 1} of ${name}`
export const fiberOf = (index: number, name: string) => `Fiber ${index + 1} of ${name}`
export const chooseAFiber = 'Choose a fiber'
export const removeFiberOf = (index: number, name: string) => `Remove fiber ${index + 1} of ${name}`
export const addAFiber = 'Add a fiber'
export const costsNow = 'Costs now'
export const insteadOf = 'instead of'
export const sale = 'SALE'
export const profitMargin = 'Profit margin'
export const viewInShop = 'View in shop'
export const previewAsSaved = 'Preview as saved'
export const labels = 'Labels'
export const duplicate = 'Duplicate'
export const duplicating = 'Duplicating...'
export const deleteText = 'Delete'
export const inNewTab = '(in a new tab)'
export const areYouSureYouWantToDelete = 'Are you sure you want to delete this product?'
export const deleteProduct = 'Delete product'
export const saveAsNewProduct = 'Save as a new product'
export const saveProduct = 'Save product'
export const createProduct = 'Create product'
export const thisProductWasNotSaved = 'This product was not saved'
export const basicInformation = 'Basic information'
export const urlProduct = (slug: string) => `URL: /product/${slug}`
export const generatedFromTheName = 'Generated from the name.'
export const ifEmptyOneIsGeneratedPrdAnd = 'If empty, one is generated: PRD- and 8 digits.'
export const images = 'Images'
export const pricing = 'Pricing'
export const sizesAndColors = 'Sizes and colors'
export const inventory = 'Inventory'
export const ifEmptyTheStoresThresholdOfApplies = (lowStockThreshold: number) =>
  `If empty, the store's threshold of ${lowStockThreshold} applies.`
export const fibersCareAndOrigin = 'Fibers, care and origin'
export const details = 'Details'
export const seo = 'SEO'
export const ifEmptyTheNameIsUsed = 'If empty, the name is used.'
export const ifEmptyTheShortDescriptionIsUsed = 'If empty, the short description is used.'
export const saving = 'Saving...'
export const sellItFor = (money: string) => `Sell it for ${money}?`
export const saveWithPrice0 = 'Save with price 0'
export const youRemovedVariantsThatAreInStock = (join: string) =>
  `You removed variants that are in stock: ${join}. Their units are written off in the stock history.`
export const theGridHasFewerThanTheTotal = (count: string) =>
  `The grid has ${count} fewer than the total before. They are written off in the stock history.`
export const writeOff = (count: string) => `Write off ${count}?`
export const saveAndWriteOff = (count: string) => `Save and write off ${count}`
export const whatItShowsForThoseWhoCannot = 'What it shows, for those who cannot see it'
export const anyColor = 'Any color'
export const upright45OnOneGroundWith = 'Upright, 4:5, on one ground, with light from one side.'
export const theGarmentFills7080OfThe = 'The garment fills 70–80% of the height.'
export const secondTheBackOrAThreeQuarter =
  'Second, the back or a three-quarter view at the same scale; then a detail and the fabric close up.'
export const noFacesNeededNoLogosNoText = 'No faces needed, no logos, no text.'
export const alsoFlagsItAsABestseller = 'Also flags it as a bestseller.'
export const alsoFlagsItAsNew = 'Also flags it as new.'
export const alsoFlagsItAsFeatured = 'Also flags it as featured.'
export const organization = 'Organization'
export const chooseACategory = 'Choose a category'
export const none = 'None'
export const homepage = 'Homepage'
export const section = 'Section'
export const position = 'Position'
export const stockBySizeAndColor = 'Stock by size and color'
export const addSizesOrColorsFirst = 'Add sizes or colors first.'
export const theTotalOfIsNotDividedYet = (base: number) =>
  `The total of ${formatNumber(base)} is not divided yet. Enter the stock of each variant.`
export const pricesBySizeAndColor = (currency: string) => `Prices by size and color (${currency})`
export const emptyCellsFollowTheProductCellsOf =
  'Empty cells follow the product. Cells of a spreadsheet can be pasted, starting at any cell.'
export const weightBySizeAndColor = (weightUnit: string) => `Weight by size and color (${weightUnit})`
export const emptyCellsWeighWhatTheProductDoes = 'Empty cells weigh what the product does.'
export const skusAndBarcodesBySizeAndColor = 'SKUs and barcodes by size and color'
export const variantsWithoutASkuFollowThe =
  'Variants without a SKU follow the product. A barcode that is a GTIN (EAN, UPC, ISBN) is published for search engines.'
export const stockQuantity = 'Stock quantity'
export const barcode = 'Barcode'
export const mistypedGtinNotPublished = (MISTYPED_GTIN: string) => `${MISTYPED_GTIN}. It is kept, but not published.`
export const nameText = 'Name'
export const stock = 'Stock'
export const price = 'Price'
export const image = 'Image'
export const updated = 'Updated'
export const actions = 'Actions'
export const edit = 'Edit'
export const editOf = (name: string) => `Edit ${name}`
export const duplicateOf = (name: string) => `Duplicate ${name}`
export const deleteTextOf = (name: string) => `Delete ${name}`
export const showOnHomepage = (name: string) => `Show ${name} on homepage`
export const low = 'Low'
export const inStock = 'in stock'
export const backordered = (backordered: number) => `${formatNumber(backordered)} backordered`
export const size = 'Size'
export const allColors = 'All colors'
export const total = 'Total'
export const allSizes = 'All sizes'
export const gridCell = { stock: (of: string) => `Stock of ${of}`, weight: (of: string) => `Weight of ${of}` }
export const sku = 'SKU'
export const variant = 'Variant'
export const ofTextOf = (label: string, variant: string) => `${label} of ${variant}`
export const pricesBySizeAndColorText = 'Prices by size and color'
export const statuses = { active: 'Active', draft: 'Draft', archived: 'Archived' }
export const statusOf = (status: string) => `Status: ${status}`
export const removeComponent = (name: string) => `Remove ${name}`
export const aComponent = 'component'
export const isDeletedPermanently = (name: string) => `“${name}” will be deleted permanently. Orders are not affected.`
export const costsNothing = (typed: string, name: string) =>
  `“${typed}” is not a number, so ${name} would cost nothing in the store.`
export const thisProduct = 'this product'
export const units = (count: number) => (count === 1 ? '1 unit' : `${formatNumber(count)} units`)
export const ofImage = (number: number) => `of image ${number}`
export const backorderedUnits = (units: string, which: string) => `${units} backordered${which && `: ${which}`}.`
export const mistypedGtin = 'Not a GTIN: its check digit is wrong'
export const descriptionTabs = { write: 'Write', preview: 'Preview' }
export const gridContents = { stock: 'Stock by size and color', weight: 'Weight by size and color' }
export const imageDescription = 'Description'
export const imageColor = 'Color'
export const aPriceOf0OrALoss = 'A price of 0 or a loss of stock must be confirmed, which needs JavaScript.'
export const aGtinPublishedForSearchEngines = 'A GTIN, published for search engines.'
export const aGtinEanUpcIsbnOrAny = 'A GTIN (EAN, UPC, ISBN) or any other text.'
