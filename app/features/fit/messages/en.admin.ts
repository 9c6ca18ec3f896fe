export const fitAndReturns = 'Fit and returns'
export const productOrSku = 'Product or SKU'
export const monthsOfOrders = 'Months of orders'
export const rows = 'Rows'
export const cameBackForSizeOrFit = (money: string) => `${money} came back for size or fit. `
export const noReturnsAndNoReviewsThatSay = 'No returns, and no reviews that say how it fits.'
export const theFitReportCouldNotBeLoaded = 'The fit report could not be loaded'
export const product = 'Product'
export const sold = 'Sold'
export const returned = 'Returned'
export const tooSmall = 'Too small'
export const tooLarge = 'Too large'
export const otherwise = 'Otherwise'
export const reviews = 'Reviews'
export const sentBackFor = 'Sent back for'
export const soldInLine = 'sold'
export const returnedInLine = 'returned'
export const tooSmallInLine = 'too small'
export const tooLargeInLine = 'too large'
export const smallTrueToSizeLarge = (small: number, fitting: number, large: number) =>
  `${small} small, ${fitting} true to size, ${large} large`
export const whatBuyersFound = (months: number) =>
  `What buyers found in reviews (small · true to size · large), and what they sent back, of orders of the last ${months} months.`
