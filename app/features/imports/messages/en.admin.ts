import { formatNumber } from '#app/lib/format/number.ts'

export const importNotFound = 'Import not found'
export const theImportCouldNotBeChangedPlease = 'The import could not be changed. Please try again.'
export const thisFileWasOrIsBeingChecked = 'This file was or is being checked again. Review the new changes.'
export const theFileIsBeingProcessedWaitUntil = 'The file is being processed. Wait until it is done.'
export const importText = (many: string) => `Import ${many}`
export const ignoredColumns = (join: string) => `Ignored columns: ${join}`
export const contentsOfThisFile = 'Contents of this file'
export const theImportCouldNotBeLoaded = 'The import could not be loaded'
export const importTextText = 'Import'
export const addFiles = 'Add files'
export const youSeeACheckOfEachFile = 'You see a check of each file first. Nothing is saved before you confirm it.'
export const whereToGetTheFiles = 'Where to get the files'
export const theImportsCouldNotBeLoaded = 'The imports could not be loaded'
export const chooseFilesOrDropThemHere = 'Choose files, or drop them here'
export const csvHint = (maxBytes: string, MAX_CSV_BYTES: string) =>
  `CSV, at most ${maxBytes} each, of products ${MAX_CSV_BYTES}: what a file is about is recognized by its first line. Pages as Markdown, translations as XLIFF, and the JSON files of an export of this store.`
export const filesToImport = 'Files to import'
export const sending = (sending: string) => `Sending ${sending}…`
export const thisFileIsLargerThanSplitIt = (maxBytes: string) =>
  `This file is larger than ${maxBytes}. Split it into parts.`
export const markdownFiles = (count: number) => `${count} Markdown files`
export const tooManyFiles = (MAX_PAGE_FILES: number) => `At most ${MAX_PAGE_FILES} files can be sent together.`
export const checkTheOthersAgain = 'Check the others again'
export const errorsAsCsv = 'Errors as CSV'
export const removeFromTheList = 'Remove from the list'
export const discardThisFile = 'Discard this file'
export const currencyOfTheAmountsWhichTheFile = 'Currency of the amounts, which the file does not say'
export const changeCurrency = 'Change currency'
export const useThisCurrency = 'Use this currency'
export const missingImages = (join: string) => `Missing images: ${join}`
export const before = 'before:'
export const after = ', after:'
export const empty = '(empty)'
export const beingChecked = 'Being checked'
export const needsAChoice = 'Needs a choice'
export const ready = 'Ready'
export const nothingToSave = 'Nothing to save'
export const saving = 'Saving'
export const saved = 'Saved'
export const savedInPart = 'Saved in part'
export const failed = 'Failed'
export const imports = 'Imports'
export const noFilesYetProductsAreAGood = 'No files yet. Products are a good start.'
export const refused = 'Refused'
export const notSaved = 'Not saved'
export const changed = 'Changed'
export const newText = 'New'
export const unchanged = 'Unchanged'
export const byOutcome = (many: string) => `${many} by outcome`
export const checkingTheFileOf = (total: number, left: number, many: string) =>
  `Checking the file: ${formatNumber(total - left)} of ${formatNumber(total)} ${many}…`
export const savingOf = (total: number, left: number, many: string) =>
  `Saving: ${formatNumber(total - left)} of ${formatNumber(total)} ${many}…`
export const progress = 'Progress'
export const alreadySaved = (applied: number) => `${formatNumber(applied)} already saved.`
export const nothingHasChangedYet = 'Nothing has changed yet.'
export const add = (newValue: number) => `add ${formatNumber(newValue)}`
export const change = (changed: number) => `change ${formatNumber(changed)}`
export const products = 'Products'
export const productsExportAllProductsCsv = 'Products → Export → All products, CSV.'
export const productsAllProductsExport = 'Products → All Products → Export.'
export const customers = 'Customers'
export const customersExportAllCustomersCsv = 'Customers → Export → All customers, CSV.'
export const analyticsCustomersDownloadWithAll = 'Analytics → Customers → Download, with all columns shown.'
export const ordersAsHistory = 'Orders, as history'
export const ordersExportAllOrdersPlainCsv = 'Orders → Export → All orders, plain CSV.'
export const analyticsOrdersDownloadOrAnOrder =
  'Analytics → Orders → Download, or an order export extension with the columns order_number, order_date, status and order_total.'
export const discountCodes = 'Discount codes'
export const discountsExportAllDiscounts = 'Discounts → Export → All discounts.'
export const anExportExtensionWithTheColumns =
  'An export extension, with the columns coupon_code, discount_type and coupon_amount.'
export const reviews = 'Reviews'
export const judgeMeReviewsExport = 'Judge.me → Reviews → Export.'
export const redirects = 'Redirects'
export const contentMenusUrlRedirectsExport = 'Content → Menus → URL redirects → Export.'
export const toolsRedirectionImportExportCsvIf = 'Tools → Redirection → Import/Export → CSV, if you use Redirection.'
export const shopify = (shopify: string) => `Shopify: ${shopify}`
export const woocommerce = (woocommerce: string) => `WooCommerce: ${woocommerce}`
export const aStoreLikeThisOne = 'A store like this one'
export const settingsExportThereUnpackTheZipAnd = 'Settings → Export there. Unpack the ZIP and add, in this order:'
export const undoThisImport = 'Undo this import'
export const thoseThatWereThereBeforeStayAs =
  'Those that were there before stay as they are now. This cannot be undone, but the file can be imported again.'
export const deleteTheThatThisFileHasAdded = (many: string) => `Delete the ${many} that this file has added?`
export const deleteText = (many: string) => `Delete ${many}`
export const aTableWithTheColumnsHandleDate = 'A table with the columns Handle, Date, Rating, Name, Title and Text.'
