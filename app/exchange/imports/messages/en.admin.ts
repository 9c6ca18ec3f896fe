import { formatNumber } from '#app/lib/format/number.ts'

// Adding files

export const importTitle = 'Import'
export const addFiles = 'Add files'
export const addFilesHint = 'Each file is checked first. Nothing is saved until you confirm.'
export const chooseFiles = 'Choose files, or drop them here'
export const filesHint = (maxSize: string, maxProductsSize: string) =>
  `CSV up to ${maxSize}, or ${maxProductsSize} for products. Also Markdown pages, XLIFF translations and JSON from a store export.`
export const filesToImport = 'Files to import'
export const sending = (name: string) => `Uploading ${name}…`
export const megabytes = (count: number) => `${count} MB`
/** The name of a file whose special characters may be wrong. */
export const encodingGuessed = (name: string, encoding: string) =>
  `${name} (read as ${encoding}: check accents and special characters)`
export const markdownFiles = (count: number) => `${count} Markdown files`
export const listNotLoaded = 'The imports could not be loaded'

// Files that are rejected

export const fileTooLarge = (maxSize: string) => `This file is larger than ${maxSize}. Split it into parts.`
export const fileNotReceived = (maxSize: string) => `This file is larger than ${maxSize}. Upload it in parts.`
export const tooManyFiles = (max: number) => `You can upload at most ${max} files together.`
export const noFile = 'Choose a file first.'
export const onlyMarkdownTogether = 'Only Markdown files can be uploaded together.'
export const unpackArchive =
  'This is a ZIP archive. Unpack it and add its files. In an export, README.txt lists them in order.'
export const fileEmpty = 'This file is empty.'
export const noRows = 'This file has no rows below its header.'
export const tooManyColumns = (columns: number, max: number) => `The file has ${columns} columns; the limit is ${max}.`
export const duplicateColumn = (column: string) => `The column “${column}” appears twice.`
export const notImported = (path: string) => `This is ${path} from an export. It cannot be imported.`
export const noColumns = 'empty'
export const columnsAndMore = (columns: string, more: number) => `${columns} and ${more} more`
export const tableUnknown = (columns: string) =>
  `We couldn’t recognize this file. Its columns: ${columns}. See which columns each file type needs under “Where to get the files”.`
export const isImage =
  'This is an image. Add product images on the page of their import or in the product, and other images in their forms.'
export const isStatement = 'This is a bank statement. Open it under Orders → Transfers.'
export const otherReviews =
  'These reviews cannot be read as they are. Import reads Judge.me exports and tables with the columns “Handle”, “Date”, “Rating”, “Name”, “Title” and “Text”. Rename the columns of this file.'
export const otherTranslations =
  'These translations cannot be read. Import reads the CSV and XLIFF files that this store exports under Settings → Translations.'

// JSON files that are rejected

export const jsonTooLarge =
  'This JSON file is larger than 16 MB, so it is not from an export. You can import settings.json, homepage.json, menus.json, announcements.json and brand.json from store/ in a store export.'
export const jsonUnknown =
  'We couldn’t recognize this JSON file. You can import settings.json, homepage.json, menus.json, announcements.json and brand.json from store/ in a store export.'
export const jsonInvalid = 'This file is not valid JSON. Export it again.'
export const jsonNotUtf8 = 'This file is not UTF-8 text. Export it again.'
export const jsonNotImportable = {
  'lumina-export': 'This file lists what an export contains. Add the files themselves.',
  'lumina-markets': 'Markets are not imported. Enter them from this file under Settings → Markets.',
  'lumina-taxes': 'Taxes are not imported. Enter them from this file under Settings → Taxes.',
}
export const jsonOtherVersion = (version: number, known: number) =>
  `This file has version ${version}; this store reads version ${known}. Update the older store and export again.`
export const jsonNoVersion = (known: number) =>
  `This file has no version; this store reads version ${known}. Update the older store and export again.`
export const jsonUnreadable = (reason: string) => `This file cannot be read: ${reason}`
export const jsonEmpty = 'This file has nothing to import.'

// The list of imports

export const imports = 'Imports'
export const kinds = {
  products: 'Products',
  'size-guides': 'Size guides',
  categories: 'Categories',
  collections: 'Collections',
  customers: 'Customers',
  orders: 'Orders',
  discounts: 'Discounts',
  reviews: 'Reviews',
  redirects: 'Redirects',
  pages: 'Pages',
  translations: 'Translations',
  settings: 'Settings',
  menus: 'Menus',
  homepage: 'Homepage',
  brand: 'Brand',
  announcements: 'Announcements',
}
export const states = {
  unreadable: 'Can’t be read',
  checking: 'Checking',
  choice: 'Action needed',
  ready: 'Ready',
  nothing: 'Nothing to save',
  saving: 'Saving',
  saved: 'Saved',
  partly: 'Partly saved',
  failed: 'Failed',
}
export const counts = {
  new: (count: number) => `${formatNumber(count)} new`,
  changed: (count: number) => `${formatNumber(count)} to update`,
  unchanged: (count: number) => `${formatNumber(count)} unchanged`,
  applied: (count: number) => `${formatNumber(count)} saved`,
  refused: (count: number) => `${formatNumber(count)} rejected`,
  stale: (count: number) => `${formatNumber(count)} not saved`,
}

// Where to get the files

export const whereFrom = 'Where to get the files'
export const sources = {
  products: {
    subject: 'Products',
    shopify: 'Products → Export → All products, CSV.',
    woocommerce: 'Products → All Products → Export.',
    other: 'a column with names, and one with prices, SKUs or stock. You then choose what each column contains.',
  },
  customers: {
    subject: 'Customers',
    shopify: 'Customers → Export → All customers, CSV.',
    woocommerce: 'Analytics → Customers → Download, with all columns shown.',
    other: 'Email and First name.',
  },
  orders: {
    subject: 'Past orders',
    shopify: 'Orders → Export → All orders, plain CSV.',
    woocommerce: 'Analytics → Orders → Download, or an order export extension.',
    other: 'order_number, order_date, status and order_total.',
  },
  discounts: {
    subject: 'Discount codes',
    shopify: 'Discounts → Export → All discounts.',
    woocommerce: 'An export extension, with the columns coupon_code, discount_type and coupon_amount.',
    other: 'Code, and Percent or Amount.',
  },
  reviews: {
    subject: 'Reviews',
    shopify: 'Judge.me → Reviews → Export.',
    woocommerce: 'An export extension. Rename its columns as below.',
    other: 'Handle, Date, Rating, Name, Title and Text.',
  },
  redirects: {
    subject: 'Redirects',
    shopify: 'Content → Menus → URL redirects → Export.',
    woocommerce: 'Tools → Redirection → Import/Export → CSV, if you use Redirection.',
    other: 'Redirect from and Redirect to.',
  },
}
export const fromShopify = (path: string) => `Shopify: ${path}`
export const fromWoocommerce = (path: string) => `WooCommerce: ${path}`
export const columnsNeeded = (columns: string) => `Columns for any other file: ${columns}`
export const otherStore = 'Another Lumina store'
export const otherStoreHint = 'There, open Settings → Export. Unpack the ZIP and add these files in order:'

// One import

export const importThings = (things: string) => `Import ${things}`
export const progress = 'Progress'
export const checking = (total: number, left: number, things: string) =>
  `Checking the file: ${formatNumber(total - left)} of ${formatNumber(total)} ${things}…`
export const savingItems = (total: number, left: number, things: string) =>
  `Saving: ${formatNumber(total - left)} of ${formatNumber(total)} ${things}…`
export const found = (counts: string) => `${counts}.`
export const nothingSaved = 'Nothing has changed yet.'
export const alreadySaved = (count: number) => `${formatNumber(count)} already saved.`
export const haveNotes = (count: number) =>
  count === 1 ? '1 has notes to review.' : `${formatNumber(count)} have notes to review.`
export const savedItems = (count: number, thing: string, things: string) =>
  `${formatNumber(count)} ${count === 1 ? `${thing} was` : `${things} were`} saved.`
export const unsavedItems = (count: number) => `${formatNumber(count)} could not be saved. Recheck the rest.`
export const addItems = (count: number, thing: string, things: string) =>
  `Add ${formatNumber(count)} ${count === 1 ? thing : things}`
export const changeItems = (count: number, thing: string, things: string) =>
  `Update ${formatNumber(count)} ${count === 1 ? thing : things}`
export const addAndChangeItems = (added: number, changed: number, thing: string, things: string) =>
  `Add ${formatNumber(added)} ${added === 1 ? thing : things} and update ${formatNumber(changed)}`
export const checkAgain = 'Recheck the rest'
export const rejectedCsv = 'Download rejected rows (CSV)'
export const removeFromList = 'Remove from list'
export const removalQuestion = 'Remove this import from the list?'
export const removeImport = 'Remove import'
/** Warns staff before they remove an import that has saved data. */
export const removalHint = (things: string, { canUndo, isOpen }: { canUndo: boolean; isOpen: boolean }) =>
  [
    `If you remove this import, the saved ${things} stay.`,
    isOpen && 'The rest of the file is not saved.',
    canUndo && 'You can no longer undo the import.',
  ]
    .filter(Boolean)
    .join(' ')
export const discardFile = 'Discard this file'
export const amountCurrency = 'Currency of the amounts (not specified in the file)'
export const confirmCurrency = 'Use this currency'
export const changeCurrency = 'Change currency'
export const ignoredColumns = (columns: string) => `Ignored columns: ${columns}`
export const otherVersion =
  'This import was made with another version of Lumina and can’t be read here. Upload the file again.'
export const notChanged = 'The import could not be changed. Please try again.'
export const checkedAgain = 'This file was rechecked. Review the changes again.'
export const stillRunning = 'The file is being processed. Wait until it is done.'
export const importNotFound = 'Import not found'
export const notLoaded = 'The import could not be loaded'

// The content of a file

export const fileContents = 'File contents'
export const byOutcome = (things: string) => `${things} by outcome`
export const outcomes = {
  refused: 'Rejected',
  stale: 'Not saved',
  changed: 'To update',
  new: 'New',
  unchanged: 'Unchanged',
  applied: 'Saved',
}
export const unnamed = 'Unnamed'
export const places = {
  line: (number: number) => `line ${number}`,
  file: (number: number) => `file ${number}`,
}
export const errorPlaces = {
  line: (number: number) => `Line ${number}`,
  file: (number: number) => `File ${number}`,
}
export const missingImages = (names: string) => `Missing images: ${names}`
export const before = 'before:'
export const after = ', after:'
export const emptyValue = '(empty)'

// Undoing an import

export const undo = 'Undo this import'
export const undoQuestion = (things: string) => `Undo the import of these ${things}?`
export const undoHint = (things: string) =>
  `This deletes the ${things} that this file added. Anything changed or used since then is kept, and the reason is shown. You can import the file again.`
export const undoRestores = (things: string) => `The ${things} that the file updated are restored to how they were.`
export const undoLeaves = (things: string) => `The ${things} that existed before stay as they are.`
export const undoConfirm = 'Undo import'
export const importUndone = 'Import undone'
export const undonePartly = 'Import partly undone'
