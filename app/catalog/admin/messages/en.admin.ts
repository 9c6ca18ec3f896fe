import { formatNumber } from '#app/lib/format/number.ts'

const productCount = (count: number) => `${formatNumber(count)} ${count === 1 ? 'product' : 'products'}`

// Labels of product fields in the form, the history, files and messages
export const fieldLabels = {
  name: 'Name',
  slug: 'Slug',
  sku: 'SKU',
  description: 'Short description',
  longDescription: 'Long description',
  price: 'Price',
  salePrice: 'Sale price',
  compareAtPrice: 'Compare-at price',
  costPrice: 'Cost price',
  taxClass: 'Tax class',
  category: 'Category',
  status: 'Status',
  lowStockThreshold: 'Low-stock threshold',
  weightGrams: 'Weight',
  measure: 'Unit size',
  showOnHomepage: 'Show on homepage',
  homepageSection: 'Homepage section',
  homepagePosition: 'Homepage position',
  isFeatured: 'Featured',
  isBestseller: 'Bestseller',
  isNew: 'New',
  sizes: 'Sizes',
  colors: 'Colors',
  sizeGuide: 'Size guide',
  modelHeightMm: 'Model’s height',
  modelSize: 'Size the model is wearing',
  fibers: 'Fiber content',
  hasAnimalParts: 'Contains non-textile parts of animal origin',
  washing: 'Washing',
  bleaching: 'Bleaching',
  tumbleDrying: 'Tumble drying',
  naturalDrying: 'Natural drying',
  ironing: 'Ironing',
  professionalCare: 'Professional care',
  countryOfOrigin: 'Made in',
  manufacturerId: 'Manufacturer',
  maker: 'Manufacturer',
  makerContact: 'Manufacturer’s address',
  makerCountry: 'Manufacturer’s country',
  responsiblePerson: 'Responsible person in the EU',
  safetyWarnings: 'Warnings and safety information',
  packaging: 'Packaging',
  video: 'Video',
  withdrawal: 'Withdrawal',
  materials: 'Materials',
  careInstructions: 'Care instructions',
  repairAndDisposal: 'Repair and disposal',
  vendor: 'Vendor',
  tags: 'Tags',
  seoTitle: 'SEO title',
  seoDescription: 'SEO description',
  collectionId: 'Main collection',
}
export const fieldHints = {
  salePrice: 'Customers pay this instead.',
  compareAtPrice: 'Shown crossed out if it is higher than the price.',
  costPrice: 'Never shown to shoppers.',
  status: 'Shoppers see only active products.',
  weightGrams: 'One unit with packaging. Shipping rates can depend on it.',
  measure:
    'What one unit contains, such as 50 ml, 250 g or 2 m. Shoppers in the EU and the United Kingdom then see the price per l, kg or m.',
  homepagePosition: 'Lower numbers come first.',
  sizes: 'In the order shoppers see them. Without sizes, the product is sold as One Size.',
  modelHeightMm: 'In cm, such as 178, or in feet and inches, such as 5′10″.',
  modelSize: 'Shown with the model’s height.',
  fibers: 'By weight. The fibers of each part, such as shell or lining, must add up to 100%.',
  hasAnimalParts: 'For example, leather patches, horn buttons or down. In the EU, labels must state this.',
  countryOfOrigin: 'Country of origin.',
  safetyWarnings: 'As printed on the product or its packaging, such as “Keep away from fire”.',
  packaging:
    'Weight of one unit’s packaging by material, such as paper 60 g, plastic 4.5 g. Other materials: glass, metal, wood, composite, textile. Used in packaging reports.',
  withdrawal:
    'Can consumers withdraw from the purchase within 14 days? Shoppers see exclusions before they order. Directive 2011/83/EU, Art. 16; guidance, not legal advice.',
  vendor: 'Brand shown to search engines. Leave blank to use your store name.',
}

export const sectionLabels = {
  hero: 'Hero',
  best_sellers: 'Best sellers',
  new_arrivals: 'New arrivals',
  featured: 'Featured',
  what_we_see: 'Editor’s picks',
  latest_collections: 'Latest collections',
}
export const statuses = { active: 'Active', draft: 'Draft', archived: 'Archived' }

// Validation errors, beside the fields
export const tooLong = (label: string, max: number) => `${label} can have at most ${formatNumber(max)} characters`
export const slugRequired = 'Slug is required'
export const guideGone = 'This size guide no longer exists. Choose another one'
export const imageGone = 'This image no longer exists. Remove it, upload it again and save.'
export const invalidChoice = (label: string, choices: string) => `${label} must be one of: ${choices}`
export const invalidOptionalChoice = (label: string, choices: string) => `${label} must be blank or one of: ${choices}`
export const chooseStatus = 'Choose a status'
export const chooseTaxClass = 'Choose a tax class'
export const chooseSection = 'Choose a section'
export const chooseUnit = 'Choose a unit'
export const chooseProducts = 'Choose at least one product'
export const chooseFlags = 'Choose at least one flag to turn on or off'
export const unknownProduct = 'Unknown product'
export const categoryGone = 'This category no longer exists. Choose another one'
export const collectionGone = 'This collection no longer exists. Choose another one'
export const weightInvalid = 'Weight must be a number'
export const percentInvalid = (max: string) => `Percent must be above 0 and at most ${max}`
export const tooManyChosen = (max: number) => `You can change at most ${formatNumber(max)} products at once`
export const tooManyMatch = (max: number) =>
  `More than ${formatNumber(max)} products match. Filter the list and change them in batches.`

// Many products at once: the actions and their form
export const bulkActions = {
  status: 'Set status',
  flags: 'Flags',
  category: 'Category',
  manufacturer: 'Manufacturer',
  collection: 'Collections',
  price: 'Prices',
  weight: 'Weight',
  tax: 'Tax class',
}
export const bulkTitles = {
  status: (count: number) => `Set the status of ${productCount(count)}`,
  flags: (count: number) => `Set flags for ${productCount(count)}`,
  category: (count: number) => `Change the category of ${productCount(count)}`,
  manufacturer: (count: number) => `Set the manufacturer of ${productCount(count)}`,
  collection: (count: number) => `Change collections for ${productCount(count)}`,
  price: (count: number) => `Change prices for ${productCount(count)}`,
  weight: (count: number) => `Set the weight of ${productCount(count)}`,
  tax: (count: number) => `Set the tax class of ${productCount(count)}`,
}
export const status = 'Status'
export const taxClass = 'Tax class'
export const flagValues = { '': 'No change', on: 'On', off: 'Off' }
export const category = 'Category'
export const chooseCategory = 'Choose a category'
export const weight = (unit: string) => `Weight (${unit})`
export const whatToDo = 'Action'
export const collectionActions = { add: 'Add to', remove: 'Remove from', main: 'Make main collection' }
export const collection = 'Collection'
export const chooseCollection = 'Choose a collection'
export const whatToChange = 'Change'
export const priceOperations = {
  price: 'Price',
  sale: 'Sale price, if set',
  both: 'Price and sale price',
  'start-sale': 'Start a sale: set sale price',
  'end-sale': 'End the sale: remove sale price',
}
export const direction = 'Direction'
export const directions = { down: 'Lower by', up: 'Raise by' }
export const percent = 'Percent'
export const percentOff = 'Percent off the price'
export const roundTo = (currency: string) => `Round to ${currency}`
export const priceSteps = {
  0: 'Do not round',
  1: 'Whole numbers',
  10: 'Tens',
  100: 'Hundreds (…00)',
  1000: 'Thousands (…000)',
}

// Many products at once: the preview
export const bulkEmpty = 'Choose a change to preview it. Nothing is saved until you confirm.'
export const loadingPreview = 'Loading preview...'
export const bulkStale = 'These products have changed in the meantime, so nothing was saved. Review the new preview.'
export const nothingWouldChange = 'Nothing would change.'
export const willChange = (count: number) => `${productCount(count)} will change.`
export const namesAndMore = (names: string, more: number) => `${names} and ${formatNumber(more)} more`
export const productsByReason = (reason: string, count: number, names: string) =>
  `${reason}: ${productCount(count)} (${names})`
export const cannotBeChanged = 'Cannot be changed'
export const unchanged = 'Unchanged'
export const bulkSkipped = {
  alreadySet: 'Already set',
  placed: 'Placed in this homepage section',
  notInCollection: 'Not in this collection',
  inCollection: 'Already in this collection',
  mainCollection: 'Already the main collection',
  noSalePrice: 'No sale price',
  sameRounded: 'The same after rounding',
}
export const bulkFailed = {
  free: 'Would be free',
  tooExpensive: (max: string) => `Would cost more than ${max}`,
  noReduction: 'The sale price would not be lower than the price',
}
export const wouldBeFree = (count: number) => `${formatNumber(count)} of them would be free, at a price of 0.`
export const alreadyDeletedProducts = (count: number) => `Deleted in the meantime: ${productCount(count)}.`
export const priceChanges = 'Prices before and after'
export const priceChangesTitle = (count: number) => `Prices before and after, ${productCount(count)}`
export const product = 'Product'
export const priceNow = 'Now'
export const priceNew = 'New'
export const salePriceLabel = (price: string) => `Sale ${price}`
export const noSale = 'No sale'
export const cancel = 'Cancel'
export const tryAgain = 'Try again'
export const change = 'Change'
export const changeProducts = (count: number) => `Change ${productCount(count)}`
export const changing = 'Changing...'

// Many products at once: deletion
export const deleteChosen = 'Delete'
export const deleteQuestion = (count: number) =>
  count > 1
    ? `Are you sure you want to delete these ${productCount(count)}?`
    : 'Are you sure you want to delete this product?'
export const deleteProducts = (count: number) => (count > 1 ? `Delete ${productCount(count)}` : 'Delete product')
export const deleteHint = 'This cannot be undone. Orders are not affected.'
export const deleteStale = 'These products have changed in the meantime. Nothing has been deleted yet.'
export const deleting = 'Deleting...'
export const deletedProducts = (count: number) => `${productCount(count)} deleted`
export const alreadyDeleted = 'These products were already deleted'

// The bar below the filters, after many products were changed
export const bulkDone = {
  status: (count: number) => `Status changed for ${productCount(count)}.`,
  flags: (count: number) => `Flags changed for ${productCount(count)}.`,
  category: (count: number) => `Category changed for ${productCount(count)}.`,
  manufacturer: (count: number) => `Manufacturer changed for ${productCount(count)}.`,
  collection: (count: number) => `Collections changed for ${productCount(count)}.`,
  price: (count: number) => `Prices changed for ${productCount(count)}.`,
  weight: (count: number) => `Weight changed for ${productCount(count)}.`,
  tax: (count: number) => `Tax class changed for ${productCount(count)}.`,
}
export const undo = 'Undo'
export const dismiss = 'Dismiss'
export const undone = (count: number) => `Undone for ${productCount(count)}.`
export const undoSkipped = (count: number, names: string) =>
  `Skipped ${productCount(count)} that changed in the meantime: ${names}.`
export const cannotBeUndone = 'This change can no longer be undone.'

// Images of categories and collections
export const imageDescription = 'Alt text'
export const imageSuffix = (title: string) => `of the ${title.toLowerCase()}`
export const imageDescriptionHint = 'Describe the garment, color and mood in one sentence'

// Rows of imported files
/** `place`: where staff can upload the image, such as 'the collection'. */
export const imageNotInStore = (label: string, file: string, place: string) =>
  `${label} is not in this store: ${file}. Upload it in ${place}.`
export const guideNotInStore = (name: string) => `Size guide “${name}” is not in this store.`

// Fields that product safety law requires
export const missingSafety = {
  maker: 'Choose the manufacturer: EU markets require it for active products',
  makerContact: 'Enter the manufacturer’s postal address, and an email or website',
  makerCountry: 'Choose the manufacturer’s country: outside the EU, a responsible person is required',
  responsiblePerson:
    'The manufacturer is outside the EU. Enter a responsible person in the EU, here or in the settings',
}
