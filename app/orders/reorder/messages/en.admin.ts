import { formatNumber } from '#app/lib/format/number.ts'

export const reorder = 'Reorder'
export const searchPlaceholder = 'Product or SKU'
export const weeksOfSales = 'Weeks of sales'
export const soldInWeeks = (weeks: number) => `Sold in ${weeks} weeks`
export const weeksToCover = 'Weeks to cover'
export const targetInWeeks = (weeks: number) => `Target: ${weeks} weeks`
export const productsShown = 'Products shown'
export const shownOptions = { '': 'Below target', all: 'All with sales or a waitlist' }
export const rows = 'Rows'
export const rowOptions = { '': 'By variant', product: 'By product' }
export const unitCount = (units: number) => `${formatNumber(units)} ${units === 1 ? 'unit' : 'units'}`
export const about = 'about'
export const howCalculated = 'How this is calculated'
export const listNote = {
  text: (target: number, weeks: number) =>
    `Suggestions cover ${target} weeks at the sales rate of the last ${weeks} weeks, plus the waitlist, minus stock. The amount includes only products with a cost. For returns and their reasons, see`,
  link: 'Fit and returns report',
}
export const variantsInSentence = 'variants'
export const productsInSentence = 'products'
export const downloadList = 'Download list'
export const nothingToReorder = 'Nothing to reorder: all stock covers the target'
export const listNotLoaded = 'The reorder list could not be loaded'
export const image = 'Image'
export const product = 'Product'
export const sold = 'Sold'
export const soldInSentence = 'sold'
export const sellThrough = 'Sell-through'
export const stock = 'Stock'
export const inStock = 'in stock'
export const unitsHeld = (units: number) => `${formatNumber(units)} held`
export const weeksLeft = 'Weeks left'
export const waiting = 'Waitlist'
export const waitingInSentence = 'waitlisted'
export const returned = 'Returned'
export const suggested = 'Suggested'
export const suggestedInSentence = 'suggested'
