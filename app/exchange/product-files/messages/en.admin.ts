import { formatNumber } from '#app/lib/format/number.ts'

const imageCount = (count: number) => `${formatNumber(count)} ${count === 1 ? 'image' : 'images'}`

// The import of a file
export const importNotFound = 'Import not found'
export const nouns = { one: 'product', many: 'products' }
export const openProducts = 'Open products'
export const stockUpdated = 'Stock will be updated.'
export const stockStays = 'Stock of existing products stays unchanged.'
export const productsOfFile = 'Products of this file'
export const unnamedProduct = 'Unnamed product'
export const newCollections = (names: string) => `New collections, hidden until you publish them: ${names}`
export const ignoredColumns = (count: number) =>
  `${count === 1 ? '1 column is' : `${formatNumber(count)} columns are`} not imported`
export const ignoredColumn = (column: string, rows: number) =>
  `${column}: ${formatNumber(rows)} ${rows === 1 ? 'row' : 'rows'}`

// Its choices
export const choices = 'Choices'
export const updateStock = {
  label: 'Update the stock of existing products',
  hint: 'New products always take their stock from the file. With the column “Stock at export”, only the change since the export is applied, so units sold in the meantime stay sold; otherwise the stock is set to the number.',
}
export const createCategories = 'Create the categories that are missing'
export const categoriesToCreate = (names: string) =>
  `${names || 'None'}. Each is created with its first product. Otherwise new products of these categories are refused.`
export const checkAgain = 'Check again'

// Who makes its products
export const maker = 'Manufacturer'
export const makerQuestion = (count: number) =>
  `${count === 1 ? '1 product names' : `${formatNumber(count)} products name`} no manufacturer, which the EU requires of products on sale. Who makes them?`
export const makerChosen = 'This choice applies to all products of this file that name no manufacturer.'
export const makerKinds = {
  store: {
    label: 'We do',
    hint: 'They show your legal name, address, email and country. This turns on the setting “We make our own products”.',
  },
  maker: { label: 'One manufacturer makes all of them', hint: '' },
  draft: { label: 'Save them as drafts', hint: 'You enter the manufacturer of each before you publish it.' },
}
export const makerName = 'Name of the manufacturer'
export const makerContact = 'Postal address, and an email or website'
export const makerCountry = 'Country'
export const makerCountryUnknown = 'Choose a country'
export const responsiblePerson = 'Responsible person in the EU'
export const responsiblePersonHint = 'Name and addresses, if the manufacturer is outside of the EU.'
export const useChoice = 'Use this choice'

// Its images
export const images = 'Images'
export const fetchingImages = (done: number, total: number) =>
  `Fetching images: ${formatNumber(done)} of ${formatNumber(total)}…`
export const imagesFetched = (ready: number, failed: number) =>
  `${imageCount(ready)} fetched${failed > 0 ? `, ${formatNumber(failed)} failed` : ''}.`
export const imagesToFetch = (count: number) => `The file has URLs of ${imageCount(count)}.`
export const fetchProgress = 'Images fetched'
export const fetchHint = 'You can leave this page. Products can be saved once it is done.'
export const stopFetching = 'Continue without the rest'
export const fetchImages = (count: number) => `Fetch ${imageCount(count)}`
export const fetchAgain = (count: number) => `Try ${imageCount(count)} again`
export const failedImages = 'Images that failed'
export const moreFailed = (count: number) => `And ${formatNumber(count)} more`
export const allUploaded = 'All images of the file are uploaded.'
export const missingCount = (count: number, isMoreMissing: boolean) =>
  `${count}${isMoreMissing ? ' or more' : ''} ${count === 1 ? 'image is' : 'images are'} missing.`
export const uploadedCount = (count: number) => `${count} uploaded.`
export const addImages = 'Add images'
export const addImagesHint = 'From your computer, matched by file name.'
export const tryAgain = 'Try again'
export const missingImages = 'Missing images'
export const imagesUnreadable = 'These images could not be read'

// Its categories, in short
export const categories = 'Categories'
export const categoryCounts = {
  certain: (count: number) => `${formatNumber(count)} named by the file`,
  proposed: (count: number) => `${formatNumber(count)} proposed`,
  chosen: (count: number) => `${formatNumber(count)} chosen`,
}
export const needCategory = (count: number) =>
  `${count === 1 ? '1 product needs' : `${formatNumber(count)} products need`} a category.`
export const newProducts = (counts: string) => `New products: ${counts}.`
export const chooseCategories = 'Choose categories'
export const checkCategories = 'Check categories'

// The screen of its categories
export const categoriesOfNewProducts = 'Categories of new products'
export const categoriesNotLoaded = 'The categories could not be loaded'
export const backToImport = 'Back to the import'
export const categoriesHint = (fileName: string) =>
  `${fileName}: where the file names no category of this store, one is proposed. Products that need a choice are not imported before. Existing products keep their category.`
export const products = 'Products'
export const productsInLine = 'products'
export const nameOrTag = 'Name or tag'
export const type = 'Type'
export const anyType = 'Type: All'
export const noType = 'No type'
export const certainty = 'Certainty'
export const all = 'All'
export const categoryStates = {
  open: 'Needs a choice',
  proposed: 'Proposed',
  certain: 'Certain',
  chosen: 'Chosen',
}
export const allHaveCategory = 'Every product has a category.'
export const noNewProducts = 'This file has no new products.'
export const product = 'Product'
export const unnamedInLine = (line: number) => `line ${line}`
export const tags = (tags: string) => `Tags: ${tags}`
export const typeInFile = 'Type in the file'
export const proposed = 'Proposed'
export const proposedBecause = {
  file: 'Certain: from the file',
  named: 'Certain: the type is its name',
  type: 'Likely: from the type',
  filed: 'Likely: from Shopify’s category',
  title: 'Guess: from the title',
  tags: 'Guess: from the tags',
  description: 'Guess: from the description',
}
export const none = 'None'
export const category = 'Category'
export const categoryFor = (name: string) => `Category of ${name}`
export const newCategoryNamed = (name: string) => `${name} (new)`
export const proposedNamed = (name: string) => `${name} (proposed)`
export const choose = 'Choose…'
export const categoryOfSelected = 'Category for the selected products'
export const setCategory = 'Set category…'
export const newCategory = 'New category…'
export const newCategoryName = 'Name of the new category'
export const nameLabel = 'Name'
export const asProposed = 'As proposed'
export const apply = 'Apply'
export const choicesSaved = (count: number) => (count === 1 ? '1 choice saved' : `${formatNumber(count)} choices saved`)
export const choicesNotSaved = 'The choices were not saved'
export const choicesSkipped = (count: number) =>
  `Someone else changed the category of ${count === 1 ? '1 product' : `${count} products`} since you saw it. It stays: check it below.`
export const choicesUnreadable = 'These choices could not be read'
export const tooManyChoices = 'Save these choices in parts'
export const categoryUnnamed = 'A category needs a name with letters or digits.'
export const productsBusy = 'The products are being saved. Wait until it is done.'

// Undoing an import
export const undoNote =
  'Products that were there before keep what the file has changed. Categories and collections that it has created stay.'
export const wasThereBefore = 'It was there before this import: what the file has changed stays.'

// The columns of a file from another system
export const columnsTitle = 'Columns of the file'
export const columnsHint = (fileName: string) =>
  `${fileName} is not a file of this store, Shopify or WooCommerce. Say what its columns contain. Check the proposals: nothing is saved yet.`
export const columnsRemembered = 'These are your choices for the last file with the same columns.'
export const columnsList = 'Columns'
export const columnsNotLoaded = 'The columns could not be loaded'
export const columnsAreFixed = 'Products of this file are saved already. Upload it again to choose other columns.'
export const columnsInvalid = 'Correct the marked columns.'
export const columnNumber = (number: number) => `Column ${number}`
export const example = (text: string) => `For example: ${text}`
export const noSample = 'Empty in the first rows'
export const notImportedField = 'Not imported'
export const chooseName = 'Choose “Name” for one column: each product needs a name.'
export const chosenTwice = (field: string, column: string) => `“${field}” is already chosen for “${column}”.`
export const otherCurrency = (found: string, own: string) =>
  `These prices are in ${found}, but this store uses ${own}. Choose “Not imported” to take the numbers as they are.`
export const otherSign = (sign: string, currency: string) =>
  `The file writes ${sign}. This store uses ${currency}: the numbers are taken as they are.`
export const notationLabel = 'A price such as 1.250 is'
export const notations = { point: '1.25 (decimal point)', comma: '1250 (decimal comma)' }
export const weightUnitLabel = 'Weights without a unit are in'
export const showPreview = 'Update the preview'
export const checkColumns = 'Check the products'
export const preview = 'Preview of the first products'
export const previewHint = 'As they would be saved. The check lists all of them.'
export const noPreview = 'With these columns, the first rows are no products.'
export const discardFile = 'Discard this file'
export const changeColumns = 'Change the columns'
export const changeColumnsHint =
  'You said what the columns of this file contain. After a change, the file is checked from the start.'
export const mappedSections = {
  product: 'Product',
  prices: 'Prices',
  variants: 'Sizes, colors and stock',
  texts: 'Texts',
  rows: 'How rows belong together',
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
  option: 'Other option, named as the column',
  option1Name: 'Option 1: name',
  option1Value: 'Option 1: value',
  option2Name: 'Option 2: name',
  option2Value: 'Option 2: value',
  option3Name: 'Option 3: name',
  option3Value: 'Option 3: value',
  options: 'Options as name=value',
  variantName: 'Name of the variant',
  variantSku: 'SKU of the variant',
  variantPrice: 'Price of the variant',
  variantStock: 'Stock of the variant',
  weight: 'Weight',
  description: 'Description',
  shortDescription: 'Short description',
  group: 'Product ID (rows with the same one are one product)',
  parent: 'ID or SKU of the parent product',
  variantList: 'List of variants by SKU',
  rowKind: 'Kind of row (product, variant, image)',
  language: 'Language (other languages are left out)',
}
export const optionNumber = (number: number) => `Option ${number}`
export const noQuantities = 'The file has no stock: a new product has stock 0, and that of others stays.'
export const notAPrice = (typed: string, column: string) =>
  `“${typed}” is not a price (${column}): saved as a draft with the price 0.`
export const variantUnpriced =
  'The price of a variant is not valid: saved as a draft, in which it costs as much as the product.'
export const stockNegative = (typed: string) => `“${typed}” is below 0: stock becomes 0.`
export const stockNotCounted = 'The file does not count this stock: it becomes 0.'
export const handleFromTitle = (handle: string) =>
  `This product has no handle in the file: it gets “${handle}” from its title.`
export const cellsMerged = 'Where a row has a size and no color, or a color and no size, it has that of the row above.'
export const lineIsTotal = 'This line is a total, not a product'
export const statusUnknown = (status: string) =>
  `The status “${status}” is unknown: a new product is a draft, and others keep theirs.`
export const giftCardRejected = 'Gift cards cannot be sold here, so this product is left out'
export const kindRejected = (kind: string) => `A product of the type ${kind} cannot be sold here`
export const kindDrafted = (kind: string) =>
  `The type “${kind}” is unknown here: a new product is saved as a draft. Check its stock and shipping before you publish it.`
export const stockSpread = (units: number) =>
  `The file counts ${formatNumber(units)} units for several variants together: they are spread over these.`
export const sizesFromSku = 'The file does not say how these variants differ: their SKUs become sizes.'
