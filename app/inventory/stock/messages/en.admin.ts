import { formatNumber } from '#app/lib/format/number.ts'

// The stock grid
export const inventory = 'Inventory'
export const views = 'Views'
export const stockView = 'Stock'
export const historyView = 'History'
export const stockInSentence = 'stock'
export const searchProducts = 'Product, SKU or barcode'
export const shown = 'Products shown'
export const soldOut = 'Sold out'
export const low = 'Low'
export const shownOptions = { '': 'All products', 'low-stock': 'Low stock', 'out-of-stock': 'Out of stock' }
export const productsInSentence = 'products'
export const addFirstProduct = 'Add your first product'
export const stockNotLoaded = 'The stock could not be loaded'
export const gridHint = 'Type 12 to set the stock, or +12 to add units you received.'
export const gridKeys = 'You can paste a block from a spreadsheet.'
export const stockByProduct = 'Stock by product, color and size'
export const stockBySize = 'Stock by size'
export const sizesSoldOut = (sizes: string) => `${sizes} sold out`
export const variantsSoldOut = (count: number) => `${formatNumber(count)} sold out`
export const colorCount = (count: number) => (count === 1 ? '1 color' : `${formatNumber(count)} colors`)
export const openProductPage = 'Open product'
export const total = 'Total'
/** 'Adaeze Dress, Ink, M' */
export const cellName = (product: string, color: string | null, size: string | null) =>
  [product, color, size].filter((part) => part !== null).join(', ')
export const typeNumber = 'Type a number, such as 12, or +12 to add units'
export const onlyLeft = (units: number) => `Only ${formatNumber(units)} in stock`
export const tooMuchStock = (max: number) => `Type at most ${formatNumber(max)}`
export const alreadySaved = (cell: string, text: string, units: number) =>
  `${cell}: “${text}” is already saved, so there are ${formatNumber(units)} now. Check the number and save again.`
export const soldSince = (cell: string, units: number) =>
  `${cell}: ${units === 0 ? 'none are' : units === 1 ? 'only 1 is' : `only ${formatNumber(units)} are`} left now. Check the number and save again.`
export const sizeRemoved = 'This size or color was removed. Discard your change to it.'
export const stockUnreadable = 'The numbers could not be read. Reload the page and try again.'
export const chooseReason = 'Choose a reason'
export const nothingChanged = 'Nothing changed'
export const changeCount = (cells: number) => `${formatNumber(cells)} ${cells === 1 ? 'change' : 'changes'}`
export const tooManyChanges = (max: number) => `Save at most ${formatNumber(max)} changes at a time`
export const outsideGrid = (cells: number) =>
  `${formatNumber(cells)} pasted ${cells === 1 ? 'cell was' : 'cells were'} outside the grid`
export const stockNotSaved = 'The stock was not saved'
export const stockSaved = (cells: number, filled: number) =>
  `Stock saved (${changeCount(cells)})${filled > 0 ? `. ${formatNumber(filled)} ${filled === 1 ? 'unit' : 'units'} went to backorders` : ''}`
export const save = 'Save'
export const saved = 'Saved'
export const tooManyWithoutScripts =
  'Search for a product to change its stock: this page has too many sizes to save without JavaScript.'

// History
export const stockHistory = 'Stock history'
export const searchPlaceholder = 'Product or SKU'
export const reason = 'Reason'
export const allReasons = 'Reason: All'
export const reasons = {
  initial: 'Initial stock',
  edit: 'Edited',
  counted: 'Counted',
  received: 'Received',
  damaged: 'Damaged',
  other: 'Other',
  sale: 'Sold',
  cancel: 'Order cancelled',
  reopen: 'Order reopened',
  return: 'Returned',
  variants: 'Sizes or colors changed',
  deleted: 'Product deleted',
  hold: 'Held for the waitlist',
  release: 'Hold released',
}
export const gridChanges = {
  split: 'Split by size and color',
  merged: 'Merged into one total',
  added: 'Size or color added',
  removed: 'Size or color removed',
}
export const onlyProduct = { text: (product: string) => `Showing only ${product}.`, link: 'Show all products' }
export const deletedProductInSentence = 'a deleted product'
export const image = 'Image'
export const product = 'Product'
export const variantCount = (count: number) => `${formatNumber(count)} variants`
export const deletedProduct = 'Deleted product'
export const change = 'Change'
export const stockAfter = 'Stock after'
export const unknown = 'unknown'
export const leftInSentence = 'left'
export const changedBy = 'Changed by'
export const formerStaff = 'Former staff'
export const shopper = 'Shopper'
export const system = 'System'
export const when = 'When'
export const emptyNoun = 'stock movements'
export const onlyNewest = 'Only the newest movements are shown. Filter by date to see older ones.'
export const historyNotLoaded = 'The stock history could not be loaded'

// History, on the product page
export const showAll = 'Show all'
export const unitsLeft = (units: number) => `→ ${formatNumber(units)} left`

// Checking stock against its history
export const notChecked = { text: 'Stock could not be checked against its history.', action: 'Try again' }
export const stockDisagrees = (places: number) =>
  `Stock does not match its history in ${places === 1 ? 'one place' : `${places} places`}`
export const stockDisagreesOften = (places: number) => `Stock does not match its history in ${places} places or more`
export const disagreeHint =
  'Something outside the store changed its database. Count the units, then follow “Stock and ledger disagree” in the operations documentation.'
export const sumDiffers = (stock: number, expected: number, difference: string) =>
  `the product has ${stock}, but its variants add up to ${expected} (${difference}).`
export const heldDiffers = (stock: number, expected: number, difference: string) =>
  `stock held for the waitlist is ${stock}, but the history says ${expected} (${difference}).`
export const deletedNotWrittenOff = (expected: number) =>
  `a deleted size or color had a stock of ${expected}, which was not written off.`
export const variantDiffers = (stock: number, expected: number, difference: string) =>
  `stock is ${stock}, but the history says ${expected} (${difference}).`
export const changedBetween = { before: 'Changed between', between: 'and' }
export const changedAfterLast = 'Changed after its last movement,'
export const changedBeforeFirst = 'Changed before its first movement,'
export const noHistory = 'It has no history.'

// Email about low stock
export const lowStock = 'Low stock'
export const lowStockSubject = (product: string) => `Low stock: ${product}`
export const lowStockText = (product: string, sku: string, units: number) =>
  `${product} (${sku}) has ${units === 0 ? 'no units' : units === 1 ? '1 unit' : `${units} units`} left.`
export const openProduct = 'Open the product'
export const nextLowStockMail =
  'You will get the next email about this product after it is restocked and falls below its threshold again.'
