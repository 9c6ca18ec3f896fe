import { formatNumber } from '#app/lib/format/number.ts'

// History
export const inventory = 'Inventory'
export const stockHistory = 'Stock history'
export const searchPlaceholder = 'Product or SKU'
export const reason = 'Reason'
export const allReasons = 'Reason: All'
export const reasons = {
  initial: 'Initial stock',
  edit: 'Edited',
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
export const onlyProduct = { text: (product: string) => `Only ${product}.`, link: 'Show all products' }
export const deletedProductInLine = 'a deleted product'
export const product = 'Product'
export const deletedProduct = 'Deleted product'
export const change = 'Change'
export const stockAfter = 'Stock after'
export const unknown = 'unknown'
export const leftInLine = 'left'
export const changedBy = 'Changed by'
export const formerStaff = 'Former staff'
export const shopper = 'Shopper'
export const system = 'System'
export const when = 'When'
export const emptyNoun = 'stock movements'
export const onlyNewest = 'Only the newest are shown. Filter by date to see older ones.'
export const historyNotLoaded = 'The stock history could not be loaded'

// History, on the page of a product
export const showAll = 'Show all'
export const unitsLeft = (units: number) => `→ ${formatNumber(units)} left`

// Check of stock against its history
export const checking = 'Checking stock against its history...'
export const notChecked = { text: 'Stock could not be checked against its history.', action: 'Try again' }
export const stockAgrees = 'Stock verified'
export const movementsAdded = (movements: number) =>
  `· ${formatNumber(movements)} ${movements === 1 ? 'movement' : 'movements'}`
export const stockDisagrees = (places: number) =>
  `Stock does not match its history in ${places === 1 ? 'one place' : `${places} places`}`
export const stockDisagreesOften = (places: number) => `Stock does not match its history in ${places} places or more`
export const disagreeHint =
  'Something outside the store changed its database. Count the units, then follow “Stock and ledger disagree” in the operations documentation.'
export const sumDiffers = (stock: number, expected: number, difference: string) =>
  `the product has ${stock}, its variants add up to ${expected} (${difference}).`
export const heldDiffers = (stock: number, expected: number, difference: string) =>
  `${stock} are held for the waitlist, its history says ${expected} (${difference}).`
export const deletedNotWrittenOff = (expected: number) =>
  `a deleted size or color had ${expected} left, not written off.`
export const variantDiffers = (stock: number, expected: number, difference: string) =>
  `stock is ${stock}, its history says ${expected} (${difference}).`
export const changedBetween = { before: 'Changed between', between: 'and' }
export const changedAfterLast = 'Changed after its last movement,'
export const changedBeforeFirst = 'Changed before its first movement,'
export const noHistory = 'It has no history.'

// Email on low stock
export const lowStock = 'Low stock'
export const lowStockSubject = (product: string) => `Low stock: ${product}`
export const lowStockText = (product: string, sku: string, units: number) =>
  `${product} (${sku}) has ${units === 0 ? 'no units' : units === 1 ? '1 unit' : `${units} units`} left.`
export const openProduct = 'Open the product'
export const nextLowStockMail =
  'You will get the next email about this product after it is restocked and falls below its threshold again.'
