import { formatNumber } from '#app/lib/format/number.ts'

// Starting an export

export const exportTitle = 'Export'
export const everythingInOneFile = 'Everything in one file'
export const exportHint =
  'Your products with their images, customers, orders, pages and settings, as tables and texts that you and other stores can read. A backup brings back this store as it was; an export is for people and for other stores.'
export const exportEverything = 'Export everything'
export const cancelExport = 'Cancel export'
export const starting = 'Starting…'
export const progress = 'Progress'
export const canLeave = 'You can leave this page.'
export const latestExport = {
  failed: { before: 'The export of', after: 'failed.' },
  stopped: { before: 'The export of', after: 'was stopped with the store. Start it again.' },
  cancelled: { before: 'The export of', after: 'was cancelled.' },
  done: { before: 'The export of', after: 'is ready.' },
}
export const imagesMissing = (count: number) =>
  count === 1
    ? 'One image is missing from the image storage, so it is not in it. The file manifest.json names it.'
    : `${formatNumber(count)} images are missing from the image storage, so they are not in it. The file manifest.json names them.`
export const notStarted = 'Another export is running, or this one could not be started. Please try again.'
export const notChanged = 'The export could not be changed. Please try again.'
export const listNotLoaded = 'The exports could not be loaded'

// What is in it

export const whatIsInIt = 'What is in it'
export const contents = {
  products: {
    subject: 'Products',
    files: 'products with variants, prices, stock and images, categories, collections, reviews',
  },
  people: {
    subject: 'People',
    files: 'customers, newsletter subscribers with the date of their consent, messages, waiting lists',
  },
  orders: {
    subject: 'Orders',
    files: 'orders with their lines and history, payments and refunds, returns, withdrawals, invoices',
  },
  marketing: { subject: 'Marketing', files: 'discount codes, redirects' },
  content: {
    subject: 'Content',
    files: 'pages and policies as Markdown, translations, homepage, menus, brand, all images',
  },
  settings: { subject: 'Settings', files: 'settings and texts, markets, taxes, shipping' },
}
export const contentsHint =
  'Products, customers, orders and discounts are there twice: as this store has them, and in the columns of Shopify, which many stores read; products also in those of WooCommerce. Passwords, keys of payment providers and private links are never in it.'

// Archives

export const archives = 'Archives'
export const noArchives = 'No archives yet.'
export const archivesHint = {
  before: (days: number) =>
    `Archives are deleted after ${days} days. They contain personal data of your customers: keep copies in a safe place. To bring this store back after a failure, use a`,
  link: 'backup',
}
export const deletedOn = 'Deleted on'
export const download = 'Download'
export const archiveFrom = 'the archive of'
export const deleteAction = 'Delete'
export const deleteQuestion = 'Delete this archive?'
export const deleteHint = { before: 'The archive of', after: 'will be deleted. Your store stays as it is.' }
export const deleteArchive = 'Delete archive'
export const archiveGone = 'This archive no longer exists.'

// Downloading one

export const downloadAnExport = 'Download an export'
export const exportFrom = 'Export of'
export const downloadHint = (size: string) =>
  `${size}. Exports contain personal data of your customers: store them in a safe place.`
export const passwordHint = 'Required once more before an export is downloaded.'
export const exportNotFound = 'Export not found'
export const notLoaded = 'The export could not be loaded'

// In which order another store reads the files of an archive

export const moveSteps = [
  'store/settings.json, as the amounts of other files are in its currency.',
  'size-guides.csv, which the next files name.',
  'categories.csv, collections.csv, products.csv and collection-products.csv. Images are fetched from their addresses while the exported store is online; otherwise add the files of images/, which are recognized by their names.',
  'categories.csv and collections.csv again, if their checks named images: they find those that came with the products.',
  'From shopify/: customers.csv, orders.csv and discounts.csv.',
  'All files of pages/ at once.',
  'translations.csv.',
  'store/menus.json, store/announcements.json, store/homepage.json and store/brand.json. Homepage and brand become drafts, which you publish on their own screens.',
  'reviews.csv. Photos stay behind.',
  'redirects.csv.',
]
