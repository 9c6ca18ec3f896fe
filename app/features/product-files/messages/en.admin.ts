import { formatNumber } from '#app/lib/format/number.ts'

export const importNotFound = 'Import not found'
export const theProductsAreBeingSavedWaitUntil = 'The products are being saved. Wait until it is done.'
export const noType = 'No type'
export const categoriesOfNewProducts = 'Categories of new products'
export const backToTheImport = 'Back to the import'
export const whereTheFileNamesNoCategoryOf = (fileName: string) =>
  `${fileName}: where the file names no category of this store, one is proposed. Products that need a choice are not imported before. Existing products keep their category.`
export const products = 'Products'
export const nameOrTag = 'Name or tag'
export const type = 'Type'
export const certainty = 'Certainty'
export const all = 'All'
export const saveTheseChoicesInParts = 'Save these choices in parts'
export const everyProductHasACategory = 'Every product has a category.'
export const thisFileHasNoNewProducts = 'This file has no new products.'
export const theCategoriesCouldNotBeLoaded = 'The categories could not be loaded'
export const theImportCouldNotBeChangedPlease = 'The import could not be changed. Please try again.'
export const thisFileWasOrIsBeingChecked = 'This file was or is being checked again. Review the new changes.'
export const theFileIsBeingProcessedWaitUntil = 'The file is being processed. Wait until it is done.'
export const importProducts = 'Import products'
export const categories = 'Categories'
export const choices = 'Choices'
export const images = 'Images'
export const productsOfThisFile = 'Products of this file'
export const stockWillBeUpdated = 'Stock will be updated.'
export const stockOfExistingProductsStays = 'Stock of existing products stays unchanged.'
export const theImportCouldNotBeLoaded = 'The import could not be loaded'
export const choicesSaved = (saved: number) => `${formatNumber(saved)} choices saved`
export const categoryForTheSelectedProducts = 'Category for the selected products'
export const setCategory = 'Set category…'
export const newCategory = 'New category…'
export const asProposed = 'As proposed'
export const nameOfTheNewCategory = 'Name of the new category'
export const nameText = 'Name'
export const apply = 'Apply'
export const product = 'Product'
export const typeInTheFile = 'Type in the file'
export const proposed = 'Proposed'
export const category = 'Category'
export const line = (line: number) => `line ${line}`
export const tags = (tags: string) => `Tags: ${tags}`
export const categoryOf = (name: string) => `Category of ${name}`
export const newText = (name: string) => `${name} (new)`
export const newTextOf = (created: string) => `${created} (new)`
export const none = 'None'
export const needsAChoice = 'Needs a choice'
export const choose = 'Choose…'
export const namedByTheFile = (certain: number) => `${formatNumber(certain)} named by the file`
export const proposedOf = (proposed: number) => `${formatNumber(proposed)} proposed`
export const chosen = (chosen: number) => `${formatNumber(chosen)} chosen`
export const aCategory = (open: number) =>
  `${open === 1 ? '1 product needs' : `${formatNumber(open)} products need`} a category.`
export const newProducts = (join: string) => `New products: ${join}.`
export const chooseCategories = 'Choose categories'
export const checkCategories = 'Check categories'
export const updateTheStockOfExistingProducts = {
  before: 'Update the stock of existing products',
  part: 'New products always take their stock from the file. With the column “Stock at export”, only the change since the export is applied, so units sold in the meantime stay sold; otherwise the stock is set to the number.',
}
export const createTheCategoriesThatAreMissing = 'Create the categories that are missing'
export const checkAgain = 'Check again'
export const fetchingImagesOf = (ready: number, failed: number, total: number) =>
  `Fetching images: ${formatNumber(ready + failed)} of ${formatNumber(total)}…`
export const fetched = (ready: string, failed: number) =>
  `${ready} fetched${failed > 0 ? `, ${formatNumber(failed)} failed` : ''}.`
export const theFileHasUrlsOf = (wanted: string) => `The file has URLs of ${wanted}.`
export const imagesFetched = 'Images fetched'
export const youCanLeaveThisPageProductsCan = 'You can leave this page. Products can be saved once it is done.'
export const continueWithoutTheRest = 'Continue without the rest'
export const tryAgain = (wanted: string) => `Try ${wanted} again`
export const fetch = (wanted: string) => `Fetch ${wanted}`
export const imagesThatFailed = 'Images that failed'
export const andMore = (hidden: number) => `And ${formatNumber(hidden)} more`
export const allImagesOfTheFileAreUploaded = 'All images of the file are uploaded.'
export const missing = (count: number, isMoreMissing: boolean) =>
  `${count}${isMoreMissing ? ' or more' : ''} ${count === 1 ? 'image is' : 'images are'} missing.`
export const uploaded = (images: number) => ` ${images} uploaded.`
export const addImages = 'Add images'
export const fromYourComputerMatchedByFileName = 'From your computer, matched by file name.'
export const tryAgainText = 'Try again'
export const missingImages = 'Missing images'
export const newCollectionsHiddenUntilYou = (join: string) => `New collections, hidden until you publish them: ${join}`
export const notImported = (count: number) =>
  `${count === 1 ? '1 column is' : `${formatNumber(count)} columns are`} not imported`
export const text = (rows: number) => `: ${formatNumber(rows)} ${rows === 1 ? 'row' : 'rows'}`
export const newCategories = (names: string) =>
  `${names}. Each is created with its first product. Otherwise new products of these categories are refused.`
export const aCategoryNeedsANameWithLetters = 'A category needs a name with letters or digits.'
