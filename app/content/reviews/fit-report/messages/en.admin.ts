export const fitAndReturns = 'Fit and returns report'
export const searchPlaceholder = 'Product or SKU'
export const monthsOfOrders = 'Order period'
export const months = (months: number) => `${months} months`
export const rows = 'Group by'
export const rowOptions = { '': 'By product', size: 'By size', color: 'By color' }
export const worthReturned = (amount: string) => `${amount} returned because of size or fit. `
export const reportNote = (months: number) =>
  `This report shows how customers rated the fit in reviews (small · true to size · large) and what they returned, for orders in the last ${months} months.`
export const emptyNoun = 'products'
export const nothingFound = 'No fit data yet'
export const requestReviews = 'Ask for reviews'
export const emptyHint = 'See which products run small or large, based on reviews and return reasons.'
export const reportNotLoaded = 'The fit report could not be loaded'
export const product = 'Product'
export const verdicts = {
  true: 'true to size',
  small: 'runs small',
  large: 'runs large',
  none: 'customers disagree',
}
export const sold = 'Sold'
export const soldInSentence = 'sold'
export const returned = 'Returned'
export const returnedInSentence = 'returned'
export const tooSmall = 'Too small'
export const tooSmallInSentence = 'too small'
export const tooLarge = 'Too large'
export const tooLargeInSentence = 'too large'
export const otherFit = 'Other fit issues'
export const reviews = 'Reviews'
export const votes = (small: number, fitting: number, large: number) =>
  `${small} small, ${fitting} true to size, ${large} large`
export const worth = 'Value returned'
