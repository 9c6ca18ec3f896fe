import { formatNumber } from '#app/lib/format/number.ts'

export const reorder = 'Reorder'
export const productOrSku = 'Product or SKU'
export const weeksOfSales = 'Weeks of sales'
export const weeksToCover = 'Weeks to cover'
export const productsShown = 'Products shown'
export const belowTheTarget = 'Below the target'
export const allInDemand = 'All in demand'
export const rows = 'Rows'
export const byVariant = 'By variant'
export const byProduct = 'By product'
export const enoughForWeeksAtThePaceOf = {
  between: (target: number, weeks: number) =>
    `Enough for ${target} weeks at the pace of the last ${weeks}, and for everyone who waits, less the stock. What came back, and why:`,
  link: 'Fit and returns',
}
export const suggested = (units: number) => `${formatNumber(units)} ${units === 1 ? 'unit' : 'units'} suggested`
export const forWhereCostsAreEntered = (money: string) => `, for ${money} where costs are entered`
export const nothingNeedsToBeReorderedAllStock = 'Nothing needs to be reordered: all stock lasts until the target.'
export const theReorderListCouldNotBeLoaded = 'The reorder list could not be loaded'
export const product = 'Product'
export const sold = 'Sold'
export const sellThrough = 'Sell-through'
export const stock = 'Stock'
export const weeksLeft = 'Weeks left'
export const waiting = 'Waiting'
export const returned = 'Returned'
export const suggestedText = 'Suggested'
export const soldInLine = 'sold'
export const inStock = 'in stock'
export const held = (held: number) => `${formatNumber(held)} held`
export const waitingInLine = 'waiting'
export const suggestedInLine = 'suggested'
