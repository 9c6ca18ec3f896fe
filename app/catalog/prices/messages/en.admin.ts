import { formatNumber } from '#app/lib/format/number.ts'

export const priceLabels = { price: 'Price', salePrice: 'Sale price', compareAtPrice: 'Compare-at price' }
export const priceLabelFor = (label: string, product: string) => `${label} of ${product}`
export const inCurrency = (name: string, symbol: string) => `${name} (${symbol})`
export const oldPricePrefix = 'was'

// Prices by market: the list
export const marketPrices = 'Market prices'
export const prices = 'Prices'
export const productOrSku = 'Product or SKU'
export const pricesFilter = { all: 'Prices: All', fixed: 'Prices: Fixed', converted: 'Prices: Converted only' }
export const market = 'Market'
export const anyMarket = 'In any market'
export const inMarket = (name: string) => `In ${name}`
export const status = 'Status'
export const statusFilter = {
  all: 'Status: All',
  active: 'Status: Active',
  draft: 'Status: Draft',
  archived: 'Status: Archived',
}
export const category = 'Category'
export const anyCategory = 'Category: All'
export const productsInSentence = 'products'
export const addFirstProduct = 'Add your first product'
export const gridHint = {
  before: 'Gray prices are converted. Type over one to set a fixed price.',
  title: 'Pasting and shortcuts',
  paste: 'You can paste cells from a spreadsheet. Fixed prices are also in the',
  link: 'product CSV export',
  keys: 'F2 opens sale and compare-at prices; Ctrl+Backspace resets a cell.',
}
export const pricesByMarket = 'Prices by market'
export const productPricesByMarket = 'Product prices by market'
export const product = 'Product'
export const priceIn = (currency: string) => `Price (${currency})`
export const draftMarket = 'Draft'
export const noExchangeRate = 'No exchange rate'
export const variants = (count: number) => (count === 1 ? '1 variant' : `${formatNumber(count)} variants`)
export const hideVariants = 'Hide variants'
export const productActionLabel = (action: string, name: string) => `${action} of ${name}`
export const pricesNotLoaded = 'The prices could not be loaded'

// Prices by market: a cell
export const noPrice = 'No price'
export const cellName = (product: string, market: string) => `${product} in ${market}`
export const salePriceLabel = (name: string) => `Sale price: ${name}`
export const resetLabel = (name: string) => `Reset: ${name}`
export const sale = (price: string) => `Sale ${price}`
export const compareAt = (price: string) => `Compare at ${price}`
export const dialogHint = 'Blank prices are converted from the store price.'
export const cancel = 'Cancel'
export const apply = 'Apply'

// Prices by market: a paste
export const pasted = (parts: string) => `Pasted: ${parts}.`
export const changedCells = (count: number) => `${formatNumber(count)} ${count === 1 ? 'cell' : 'cells'} changed`
export const unchangedCells = (count: number) => `${formatNumber(count)} unchanged`
export const unreadableCells = (count: number) => `${formatNumber(count)} invalid`
export const outsideCells = (count: number) => `${formatNumber(count)} outside the table`
export const undoPaste = 'Undo paste'
export const moreProblems = (count: number) => `and ${formatNumber(count)} more`

// Prices by market: saving
export const pricesSaved = (count: number) => (count === 1 ? '1 price saved' : `${count} prices saved`)
export const pricesNotSaved = 'The prices were not saved'
export const tooManyPrices = (max: number) => `Save at most ${formatNumber(max)} prices at once`
export const nothingChanged = 'There are no changes to save'
export const pricesUnreadable = 'These prices could not be read. Reload the page.'
export const priceTooLong = (max: number) => `A price can have at most ${max} characters`
export const saleNotBelow = 'A sale price must be lower than the price'
export const compareAtNotAbove = 'A compare-at price must be higher than the price'
export const cellProblem = (name: string, message: string) => `${name}: ${message}`
export const cellGone = (name: string) => `${name}: deleted by someone else`
export const marketGone = (name: string) => `${name}: this market was deleted by someone else`
export const currencyChanged = (name: string, currency: string) =>
  `${name}: this market now uses ${currency}. Reload the page.`
export const changedBySomeoneElse = (name: string, prices: string) =>
  `${name}: changed to ${prices || 'the converted price'} by someone else. Save again to replace it.`

// The price history of a product
export const priceHistory = 'Price history'
export const priceHistoryTitle = (product: string) => `Price history: ${product}`
export const lowestInPeriod = 'Lowest price in the last 30 days:'
export const priceInMarket = (price: string, market: string) => `${price} (${market})`
export const change = 'Change'
export const formerPrice = 'Crossed-out price'
export const showAll = 'Show all'
export const pricesCaption = (name: string) => `${name} prices`
export const pricesInSentence = 'prices'
export const historyEmptyHint = 'Prices are recorded once the product is active and a market is open.'
export const backTo = (name: string) => `Back to ${name}`
export const variant = 'Variant'
export const allVariants = 'All'
export const removedVariant = 'Removed variant'
export const price = 'Price'
export const validFrom = 'From'
export const validFromInSentence = 'from'
export const sameAsProduct = 'Same as product'
export const notForSale = 'Not for sale'
export const productNotFound = 'Product Not Found'
export const historyNotLoaded = 'The price history could not be loaded'

// Problems with a reduction and the lowest price of the 30 days before it
export const lowestPrice = 'Lowest price in 30 days'
export const priceChange = (now: string, before: string) => `${now}, was ${before}`
export const moreReductions = (count: number) =>
  count === 1 ? 'This also applies to one more price.' : `This also applies to ${count} more prices.`
export const lowestPriceLaw = 'Directive 98/6/EC, Art. 6a. This is guidance, not legal advice.'
export const noHistory = {
  since: {
    before: 'This price has no 30-day history: it has been reduced since',
    after: ', and shoppers saw no earlier price.',
  },
  already: 'This price has no 30-day history: it is already reduced, and shoppers saw no earlier price.',
  result: 'They see neither the old price nor “Sale”.',
}
export const notBelow = {
  before: (lowest: string) => `The reduced price is not below ${lowest}, the lowest price in the 30 days before`,
  after: '. Shoppers see that price next to it, and no “Sale”.',
}
export const shortHistory = {
  before: 'This price has no 30-day history: it has been sold since',
  between: 'and reduced since',
  after: (lowest: string) => `. Shoppers see the lowest price in that time, ${lowest}.`,
}
export const aboveLowest = {
  before: (lowest: string) => `The old price is above ${lowest}, the lowest price in the 30 days before`,
  after: (lowest: string) =>
    `, which shoppers see next to it. Any percentage you advertise must be based on ${lowest}.`,
}

// Prices that are being updated after a change of rate or rounding
export const repricing = 'Prices are being updated. Until this is finished, shoppers see and pay the old prices.'
