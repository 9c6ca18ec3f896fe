import { formatNumber } from '#app/lib/format/number.ts'

// Starting an export

export const exportTitle = 'Export'
export const everythingInOneFile = 'Everything in one file'
export const exportHint =
  'Your products with their images, customers, orders, pages and settings, as spreadsheets and text files that you can open and other store systems can import.'
export const exportEverything = 'Export everything'
export const cancelExport = 'Cancel export'
export const starting = 'Starting…'
export const progress = 'Progress'
export const canLeave = 'You can leave this page.'
export const latestExport = {
  failed: { before: 'The export from', after: 'failed.' },
  stopped: { before: 'The export from', after: 'was interrupted because the store stopped. Start it again.' },
  cancelled: { before: 'The export from', after: 'was cancelled.' },
  done: { before: 'The export from', after: 'is ready.' },
}
export const imagesMissing = (count: number) =>
  count === 1
    ? 'One image is missing from image storage, so it is not in the archive. The file manifest.json names it.'
    : `${formatNumber(count)} images are missing from image storage, so they are not in the archive. The file manifest.json names them.`
export const notStarted = 'Another export is running, or this one could not be started. Please try again.'
export const notChanged = 'The export could not be changed. Please try again.'
export const listNotLoaded = 'The exports could not be loaded'

// Contents of an export

export const included = 'What is included'
export const contents = {
  products: {
    subject: 'Products',
    files: 'Variants, prices, stock, images, categories, collections, reviews',
  },
  people: {
    subject: 'People',
    files: 'Customers, newsletter subscribers with the date of their consent, messages, waitlist entries',
  },
  orders: {
    subject: 'Orders',
    files: 'Lines and history, payments and refunds, returns, withdrawals, invoices',
  },
  marketing: { subject: 'Marketing', files: 'Discount codes, redirects' },
  content: {
    subject: 'Content',
    files: 'Pages and policies, translations, homepage, menus, brand, all images',
  },
  settings: { subject: 'Settings', files: 'Store text, markets, taxes, shipping' },
}
export const fileFormats = 'File formats'
export const contentsHint =
  'Products, customers, orders and discounts are included twice: in this store’s format, and in Shopify’s, which many store systems can import. Products are also in WooCommerce’s. Passwords, payment provider keys and private links are never included.'

// Archives

export const archives = 'Archives'
export const noArchives = 'No archives yet. Each export creates one.'
export const archivesHint = {
  before: (days: number) =>
    `Archives are deleted after ${days} days. They contain your customers’ personal data, so keep copies in a safe place. To restore this store after a failure, use a`,
  link: 'backup',
}
export const deletedOn = 'Will be deleted on'
export const download = 'Download'
export const archiveFrom = 'the archive from'
export const deleteAction = 'Delete'
export const deleteQuestion = 'Delete this archive?'
export const deleteHint = { before: 'The archive from', after: 'will be deleted. Your store is not affected.' }
export const deleteArchive = 'Delete archive'
export const archiveGone = 'This archive no longer exists.'

// Downloading an archive

export const downloadAnExport = 'Download an export'
export const exportFrom = 'Export from'
export const downloadHint = (size: string) =>
  `${size}. Exports contain your customers’ personal data, so keep them in a safe place.`
export const passwordHint = 'Enter your password again to download an export.'
export const exportNotFound = 'Export not found'
export const notLoaded = 'The export could not be loaded'

// The order in which another store imports the files of an archive

export const moveSteps = [
  'store/settings.json, because amounts in other files are in the currency that it contains.',
  'size-guides.csv, which the next files refer to.',
  'categories.csv, collections.csv, products.csv and collection-products.csv. Images are fetched from their URLs while the exported store is online. Otherwise, add the files in images/, which are matched by file name.',
  'categories.csv and collections.csv again, if their checks listed missing images. Importing the products has added those images.',
  'From shopify/: customers.csv, orders.csv and discounts.csv.',
  'All files in pages/ at once.',
  'translations.csv.',
  'store/menus.json, store/announcements.json, store/homepage.json and store/brand.json. Homepage and brand become drafts, which you publish under Homepage and Brand.',
  'reviews.csv. Photos are not imported.',
  'redirects.csv.',
]
