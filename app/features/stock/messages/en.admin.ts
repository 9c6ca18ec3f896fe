import { formatNumber } from '#app/lib/format/number.ts'

export const inventory = 'Inventory'
export const stockHistory = 'Stock history'
export const productOrSku = 'Product or SKU'
export const reason = 'Reason'
export const onlyShowAllProducts = { before: 'Only', link: 'Show all products' }
export const onlyTheNewestAreListedFilterBy = 'Only the newest are listed. Filter by date to find older ones.'
export const theStockHistoryCouldNotBeLoaded = 'The stock history could not be loaded'
export const stockCouldNotBeCheckedAgainstIts = {
  before: 'Stock could not be checked against its history.',
  part: 'Try again',
}
export const checkingStockAgainstItsHistory = 'Checking stock against its history...'
export const stockAndItsHistoryAgree = 'Stock and its history agree'
export const addedUp = (movements: number) =>
  `· ${formatNumber(movements)} ${movements === 1 ? 'movement' : 'movements'} added up`
export const stockAndItsHistoryDisagreeIn = (count: string) => `Stock and its history disagree in ${count}`
export const somethingOtherThanTheStoreChanged =
  'Something other than the store changed its database. Count the units, then follow “Stock and ledger disagree” in the operations documentation.'
export const placesOrMore = (count: number) => `${count} places or more`
export const places = (count: number) => `${count} places`
export const theProductHasItsVariantsAddUp = (stock: number, expected: number, difference: string) =>
  `the product has ${stock}, its variants add up to ${expected} (${difference}).`
export const areHeldForTheWaitingListIts = (stock: number, expected: number, difference: string) =>
  `${stock} are held for the waiting list, its history says ${expected} (${difference}).`
export const aDeletedSizeOrColorHadLeft = (expected: number) =>
  `a deleted size or color had ${expected} left that were not written off.`
export const stockIsItsHistorySays = (stock: number, expected: number, difference: string) =>
  `stock is ${stock}, its history says ${expected} (${difference}).`
export const itHasNoHistory = 'It has no history.'
export const product = 'Product'
export const change = 'Change'
export const stockAfter = 'Stock after'
export const who = 'Who'
export const when = 'When'
export const unknown = 'unknown'
export const left = 'left'
export const showAll = 'Show all'
export const leftOf = (stockAfter: number) => `→ ${formatNumber(stockAfter)} left`
export const deletedProduct = 'Deleted product'
export const changedBetween = { before: 'Changed between', between: 'and' }
export const changedAfterLast = 'Changed after its last movement,'
export const changedBeforeFirst = 'Changed before its first movement,'
export const aDeletedProduct = 'a deleted product'
