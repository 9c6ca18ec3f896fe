import { formatNumber } from '#app/lib/format/number.ts'

const imageCount = (count: number) => `${formatNumber(count)} ${count === 1 ? 'image' : 'images'}`

// The import of a file
export const importNotFound = 'Import not found'
export const nouns = { one: 'product', many: 'products' }
export const openProducts = 'Open products'
export const stockUpdated = 'Stock will be updated.'
export const stockStays = 'Stock of existing products will not change.'
export const productsInFile = 'Products in this file'
export const unnamedProduct = 'Unnamed product'
export const newCollections = (names: string) => `New collections, hidden until you make them active: ${names}`
export const ignoredColumns = (count: number) =>
  `${count === 1 ? '1 column is' : `${formatNumber(count)} columns are`} not imported`
export const ignoredColumn = (column: string, rows: number) =>
  `${column}: ${formatNumber(rows)} ${rows === 1 ? 'row' : 'rows'}`

// The choices for a file
export const choices = 'Choices'
export const updateStock = {
  label: 'Update stock of existing products',
  hint: 'New products always take their stock from the file. If the file has the column “Stock at export”, only the difference from that column is applied, so units sold in the meantime stay sold. Otherwise, stock is set to the number in the file.',
}
export const createCategories = 'Create missing categories'
export const categoriesToCreate = (names: string) =>
  names === ''
    ? 'None are missing.'
    : `${names}: each is created with its first product. If this is off, new products in these categories are rejected.`
export const checkAgain = 'Recheck'

// Who makes the products in a file
export const maker = 'Manufacturer'
export const makerQuestion = (count: number) =>
  `${count === 1 ? '1 product has' : `${formatNumber(count)} products have`} no manufacturer, which the EU requires. Who makes ${count === 1 ? 'it' : 'them'}?`
export const makerChosen = 'This choice applies to all products in this file that have no manufacturer.'
export const makerKinds = {
  store: {
    label: 'We do',
    hint: 'Product pages show your legal name, address, email and country. This turns on the setting “We make our own products”.',
  },
  maker: { label: 'One manufacturer makes all of them', hint: '' },
  draft: { label: 'Save them as drafts', hint: 'Choose a manufacturer for each product before you make it active.' },
}
export const newMaker = 'New manufacturer'
export const unnamedMaker = 'No name'
export const useChoice = 'Save choice'

// The images in a file
export const images = 'Images'
export const fetchingImages = (done: number, total: number) =>
  `Fetching images: ${formatNumber(done)} of ${formatNumber(total)}…`
export const imagesFetched = (ready: number, failed: number) =>
  `${imageCount(ready)} fetched${failed > 0 ? `, ${formatNumber(failed)} failed` : ''}.`
export const imagesToFetch = (count: number) => `The file has URLs for ${imageCount(count)}.`
export const fetchProgress = 'Images fetched'
export const fetchHint = 'You can leave this page. You can save the products once the images are fetched.'
export const stopFetching = 'Skip the rest'
export const fetchImages = (count: number) => `Fetch ${imageCount(count)}`
export const fetchAgain = (count: number) => `Retry ${imageCount(count)}`
export const failedImages = 'Images that failed'
export const moreFailed = (count: number) => `And ${formatNumber(count)} more`
export const allUploaded = 'All images in the file have been uploaded.'
export const missingCount = (count: number, isMoreMissing: boolean) =>
  `${count}${isMoreMissing ? ' or more' : ''} ${count === 1 ? 'image is' : 'images are'} missing.`
export const uploadedCount = (count: number) => `${count} uploaded.`
export const addImages = 'Add images'
export const addImagesHint = 'From your computer, matched by file name.'
export const tryAgain = 'Try again'
export const missingImages = 'Missing images'
export const imagesUnreadable = 'These images could not be read'

// The categories in a file, summarized
export const categories = 'Categories'
export const categoryCounts = {
  certain: (count: number) => `${formatNumber(count)} from the file`,
  proposed: (count: number) => `${formatNumber(count)} suggested`,
  chosen: (count: number) => `${formatNumber(count)} chosen`,
}
export const needCategory = (count: number) =>
  `${count === 1 ? '1 product needs' : `${formatNumber(count)} products need`} a category.`
export const newProducts = (counts: string) => `New products: ${counts}.`
export const chooseCategories = 'Choose categories'
export const checkCategories = 'Check categories'

// The screen for choosing categories
export const newProductCategories = 'Categories of new products'
export const categoriesNotLoaded = 'The categories could not be loaded'
export const backToImport = 'Back to the import'
export const categoriesHint = (fileName: string) =>
  `Products in ${fileName} without one of your categories get a suggestion. Products marked “Action needed” are imported once you choose a category. Existing products keep their categories.`
export const products = 'Products'
export const productsInSentence = 'products'
export const nameOrTag = 'Name or tag'
export const type = 'Type'
export const anyType = 'Type: All'
export const noType = 'No type'
export const certainty = 'Certainty'
export const all = 'All'
export const categoryStates = {
  open: 'Action needed',
  proposed: 'Suggested',
  certain: 'Certain',
  chosen: 'Chosen',
}
export const allHaveCategory = 'Every product has a category'
export const noNewProducts = 'This file has no new products.'
export const product = 'Product'
export const unnamedInSentence = (line: number) => `line ${line}`
export const tags = (tags: string) => `Tags: ${tags}`
export const productTypeInFile = 'Product type in the file'
export const proposed = 'Suggested'
export const proposalReasons = {
  file: 'Certain: from the file',
  named: 'Certain: the type is the category name',
  type: 'Likely: from the type',
  filed: 'Likely: from Shopify’s category',
  title: 'Guess: from the title',
  tags: 'Guess: from the tags',
  description: 'Guess: from the description',
}
export const none = 'None'
export const category = 'Category'
export const categoryFor = (name: string) => `Category of ${name}`
export const newCategoryLabel = (name: string) => `${name} (new)`
export const suggestedLabel = (name: string) => `${name} (suggested)`
export const choose = 'Choose…'
export const categoryForSelected = 'Category for the selected products'
export const setCategory = 'Set category…'
export const newCategory = 'New category…'
export const newCategoryName = 'New category name'
export const nameLabel = 'Name'
export const asProposed = 'As suggested'
export const apply = 'Apply'
export const choicesSaved = (count: number) => (count === 1 ? '1 choice saved' : `${formatNumber(count)} choices saved`)
export const choicesNotSaved = 'The choices were not saved'
export const choicesSkipped = (count: number) =>
  `Someone else changed the category of ${count === 1 ? '1 product' : `${count} products`} since you opened this page. Their choice was kept. Check it below.`
export const choicesUnreadable = 'These choices could not be read'
export const tooManyChoices = 'Too many choices at once. Save them in parts.'
export const categoryUnnamed = 'Enter a category name with letters or digits.'
export const productsBusy = 'The products are being saved. Wait until this is done.'

// Undoing an import
export const undoNote =
  'Products that existed before keep the file’s changes. Categories and collections that the import created stay.'
export const existedBeforeImport = 'It existed before this import, so the file’s changes stay.'

// The columns of a file from another system
export const columnsTitle = 'File columns'
export const columnsHint =
  'This file is not from this store, Shopify or WooCommerce. Check the suggestions and choose what each column contains. Nothing is saved yet.'
export const columnsRemembered = 'These are your choices from the last file with the same columns.'
export const columnsList = 'Columns'
export const columnsNotLoaded = 'The columns could not be loaded'
export const columnsAreFixed = 'Products from this file are already saved. Upload it again to choose other columns.'
export const columnsInvalid = 'Correct the marked columns.'
export const columnNumber = (number: number) => `Column ${number}`
export const example = (text: string) => `For example: ${text}`
export const noSample = 'Empty in the first rows'
export const notImportedField = 'Not imported'
export const chooseName = 'Choose “Name” for one column. Each product needs a name.'
export const alreadyChosen = (field: string, column: string) => `“${field}” is already chosen for “${column}”.`
export const differentCurrency = (found: string, own: string) =>
  `These prices are in ${found}, but this store uses ${own}. Choose “Not imported” for this column to import the prices as ${own}, without conversion.`
export const otherSymbol = (sign: string, currency: string) =>
  `The file uses ${sign}. This store uses ${currency}, so ${sign} 80 is imported as ${currency} 80, for example.`
export const notationLabel = 'A price such as 1.250 means'
export const notations = { point: '1.25 (decimal point)', comma: '1250 (decimal comma)' }
export const weightUnitLabel = 'Unit for weights without a unit'
export const showPreview = 'Update preview'
export const checkColumns = 'Check products'
export const preview = 'Preview of the first products'
export const previewHint = 'As they would be saved. The check lists all products.'
export const noPreview = 'With these columns, the first rows contain no products.'
export const discardFile = 'Discard this file'
export const changeColumns = 'Change columns'
export const changeColumnsHint =
  'You chose what the columns of this file contain. If you change them, the file is checked from the start.'
export const mappedSections = {
  product: 'Product',
  prices: 'Prices',
  variants: 'Sizes, colors and stock',
  texts: 'Text',
  rows: 'Row grouping',
}
export const mappedFields = {
  name: 'Name',
  slug: 'Handle or URL',
  status: 'Status or visibility',
  category: 'Category',
  tags: 'Tags',
  vendor: 'Brand',
  image: 'Image',
  price: 'Price',
  salePrice: 'Sale price',
  oldPrice: 'Price before the sale',
  onSale: 'On sale (yes or no)',
  surcharge: 'Added to the price',
  currency: 'Currency',
  sku: 'SKU',
  barcode: 'Barcode (GTIN, EAN, UPC)',
  stock: 'Stock',
  size: 'Size',
  color: 'Color',
  option: 'Other option, named after the column',
  option1Name: 'Option 1: name',
  option1Value: 'Option 1: value',
  option2Name: 'Option 2: name',
  option2Value: 'Option 2: value',
  option3Name: 'Option 3: name',
  option3Value: 'Option 3: value',
  options: 'Options as name=value',
  variantName: 'Variant name',
  variantSku: 'Variant SKU',
  variantPrice: 'Variant price',
  variantStock: 'Variant stock',
  weight: 'Weight',
  description: 'Description',
  shortDescription: 'Short description',
  group: 'Product ID (rows with the same ID are one product)',
  parent: 'Parent product ID or SKU',
  variantList: 'List of variants by SKU',
  rowKind: 'Row type (product, variant, image)',
  language: 'Language (other languages are skipped)',
}
export const optionNumber = (number: number) => `Option ${number}`
export const noQuantities =
  'The file has no stock column: new products get stock 0, and existing stock does not change.'
export const notAPrice = (typed: string, column: string) =>
  `“${typed}” is not a price (${column}): saved as a draft with a price of 0.`
export const variantUnpriced =
  'A variant’s price is not valid: saved as a draft, and that variant has the product’s price.'
export const stockNegative = (typed: string) => `“${typed}” is below 0, so stock is set to 0.`
export const stockNotCounted = 'The file does not track this stock, so it is set to 0.'
export const handleFromTitle = (handle: string) =>
  `This product has no handle in the file, so it gets “${handle}” from its title.`
export const cellsMerged = 'Rows without a size or color use the one from the row above.'
export const lineIsTotal = 'This line is a total, not a product'
export const statusUnknown = (status: string) =>
  `The status “${status}” is unknown: new products become drafts, and existing ones keep their status.`
export const giftCardRejected = 'Gift cards cannot be sold here, so this product is skipped'
export const kindRejected = (kind: string) => `Products of type ${kind} cannot be sold here`
export const kindDrafted = (kind: string) =>
  `The type “${kind}” is unknown here: new products of this type are saved as drafts. Check their stock and shipping before you publish them.`
export const stockSpread = (units: number) =>
  `The file has one stock number, ${formatNumber(units)}, for several variants, so it is split among them.`
export const sizesFromSku = 'The file does not say how these variants differ, so their SKUs become sizes.'
