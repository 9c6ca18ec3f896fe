import { formatNumber } from '#app/lib/format/number.ts'

export const downloadAnExport = 'Download an export'
export const exportOf = 'Export of'
export const exportsContainPersonalDataOfYour = (bytes: string) =>
  `${bytes}. Exports contain personal data of your customers: store them in a safe place.`
export const requiredOnceMoreBeforeAnExportIs = 'Required once more before an export is downloaded.'
export const theExportCouldNotBeLoaded = 'The export could not be loaded'
export const theExportCouldNotBeChangedPlease = 'The export could not be changed. Please try again.'
export const anotherExportIsRunningOrThisOne =
  'Another export is running, or this one could not be started. Please try again.'
export const thisArchiveNoLongerExists = 'This archive no longer exists.'
export const exportText = 'Export'
export const archives = 'Archives'
export const archivesAreDeletedAfterDaysThey = {
  before: (MAX_AGE_DAYS: number) =>
    `Archives are deleted after ${MAX_AGE_DAYS} days. They contain personal data of your customers: keep copies in a safe place. To bring this store back after a failure, use a`,
  link: 'backup',
}
export const whatIsInIt = 'What is in it'
export const theExportsCouldNotBeLoaded = 'The exports could not be loaded'
export const products = 'Products'
export const people = 'People'
export const orders = 'Orders'
export const marketing = 'Marketing'
export const content = 'Content'
export const settings = 'Settings'
export const productsCustomersOrdersAnd =
  'Products, customers, orders and discounts are there twice: as this store has them, and in the columns of Shopify, which many stores read. Passwords, keys of payment providers and private links are never in it.'
export const noArchivesYet = 'No archives yet.'
export const deletedOn = 'Deleted on'
export const download = 'Download'
export const deleteText = 'Delete'
export const deleteThisArchive = 'Delete this archive?'
export const deleteArchive = 'Delete archive'
export const theArchiveOfWillBeDeletedYour = {
  before: 'The archive of',
  after: 'will be deleted. Your store stays as it is.',
}
export const theArchiveOf = 'the archive of'
export const everythingInOneFile = 'Everything in one file'
export const yourProductsWithTheirImages =
  'Your products with their images, customers, orders, pages and settings, as tables and texts that you and other stores can read. A backup brings back this store as it was; an export is for people and for other stores.'
export const cancelExport = 'Cancel export'
export const exportEverything = 'Export everything'
export const missingFromTheImageStorageSoNot = (missingImages: number) =>
  `${missingImages === 1 ? 'One image is' : `${formatNumber(missingImages)} images are`} missing from the image storage, so ${missingImages === 1 ? 'it is' : 'they are'} not in it. The file manifest.json names ${missingImages === 1 ? 'it' : 'them'}.`
export const starting = 'Starting…'
export const progress = 'Progress'
export const youCanLeaveThisPage = 'You can leave this page.'
export const theExport = {
  failed: { before: 'The export of', after: 'failed.' },
  stopped: { before: 'The export of', after: 'was stopped with the store. Start it again.' },
  cancelled: { before: 'The export of', after: 'was cancelled.' },
  done: { before: 'The export of', after: 'is ready.' },
}
