import { formatNumber } from '#app/lib/format/number.ts'

export const inText = (name: string) => `In ${name}`
export const tooManyPrices = (MAX_CHANGES: number) => `Save at most ${formatNumber(MAX_CHANGES)} prices at once`
export const marketPrices = 'Market prices'
export const prices = 'Prices'
export const productOrSku = 'Product or SKU'
export const market = 'Market'
export const inAnyMarket = 'In any market'
export const status = 'Status'
export const category = 'Category'
export const thePricesWereNotSaved = 'The prices were not saved'
export const addTheFirstProduct = 'Add the first product'
export const grayPricesAreConvertedOthersAre = {
  before:
    'Gray prices are converted, others are fixed. Cells of a spreadsheet can be pasted. Fixed prices are also in the',
  link: 'CSV export of products',
  part: 'F2 opens sale and compare-at prices, Ctrl+Backspace resets a cell.',
}
export const thePricesCouldNotBeLoaded = 'The prices could not be loaded'
export const productNotFound = 'Product Not Found'
export const priceHistory = 'Price history'
export const backTo = (name: string) => `Back to ${name}`
export const whatShoppersPaidInEachOpenMarket =
  'What shoppers paid in each open market, with sales, and from when. Markets convert by their rates and rounding.'
export const pricesOf = (name: string) => `Prices of ${name}`
export const thePriceHistoryCouldNotBeLoaded = 'The price history could not be loaded'
export const undoPaste = 'Undo paste'
export const andMore = (length: number, MAX_SHOWN: number) => `and ${formatNumber(length - MAX_SHOWN)} more`
export const changed = (changed: number) => `${formatNumber(changed)} ${changed === 1 ? 'cell' : 'cells'} changed`
export const asBefore = (unchanged: number) => `${formatNumber(unchanged)} as before`
export const notRead = (count: number) => `${formatNumber(count)} not read`
export const outsideOfTheTable = (outside: number) => `${formatNumber(outside)} outside of the table`
export const emptyPricesAreConvertedFromThe = 'Empty prices are converted from the store’s.'
export const cancel = 'Cancel'
export const apply = 'Apply'
export const showAll = 'Show all'
export const from = 'from'
export const variant = 'Variant'
export const price = 'Price'
export const fromText = 'From'
export const all = 'All'
export const removedVariant = 'Removed variant'
export const asTheProduct = 'As the product'
export const insteadOf = 'instead of'
export const notOnSale = 'Not on sale'
export const noPrice = 'No price'
export const salePrice = (name: string) => `Sale price: ${name}`
export const reset = (name: string) => `Reset: ${name}`
export const sale = (salePrice: string) => `Sale ${salePrice}`
export const compareAt = (compareAtPrice: string) => `Compare at ${compareAtPrice}`
export const pricesByMarket = 'Prices by market'
export const pricesOfProductsByMarket = 'Prices of products by market'
export const product = 'Product'
export const priceOf = (currency: string) => `Price (${currency})`
export const open = 'Open'
export const draft = 'Draft'
export const noExchangeRate = 'No exchange rate'
export const hideVariants = 'Hide variants'
export const variants = (variantCount: number) => `${formatNumber(variantCount)} variants`
export const ofText = (toggle: string, name: string) => `${toggle} of ${name}`
export const lowestPriceOf30Days = 'Lowest price of 30 days'
export const oneMorePriceIsLikeThis = 'One more price is like this.'
export const morePricesAreLikeThis = (others: number) => `${others} more prices are like this.`
export const directive986EcArt6aThis = 'Directive 98/6/EC, Art. 6a. This is guidance, no legal advice.'
export const newPricesAreBeingComputedUntilThen =
  'New prices are being computed. Until then, shoppers see and pay the former ones.'
export const statuses = { active: 'Status: Active', draft: 'Status: Draft', archived: 'Status: Archived' }
export const priceInsteadOf = (now: string, before: string) => `${now} instead of ${before}`
export const noHistory = {
  since: {
    before: 'This price has no history of 30 days: it is reduced since',
    after: ', and shoppers saw no price before.',
  },
  already: 'This price has no history of 30 days: it is reduced already, and shoppers saw no price before.',
  result: 'They see neither the old price nor “Sale”.',
}
export const notBelow = {
  before: (lowest: string) => `It is not below ${lowest}, the lowest price of the 30 days before`,
  after: '. Shoppers see that price beside it, and no “Sale”.',
}
export const shortHistory = {
  before: 'This price has no history of 30 days: it is sold since',
  between: 'and reduced since',
  after: (lowest: string) => `. Shoppers see the lowest price of these days, ${lowest}.`,
}
export const aboveLowest = {
  before: (lowest: string) => `The old price is above ${lowest}, the lowest price of the 30 days before`,
  after: (lowest: string) =>
    `, which shoppers see beside it. A percentage that you name anywhere has to be computed from ${lowest}.`,
}
export const inCurrency = (name: string, symbol: string) => `${name} (${symbol})`
