// List
export const importedOrders = 'Imported orders'
export const searchPlaceholder = 'Number, name or email'
export const search = 'Search'
export const listNote = 'Orders from previous stores, as they appear in the imported files. Not included in reports.'
export const emptyNoun = 'imported orders'
export const emptyHint = 'Bring your order history from your previous store.'
export const importOrders = 'Import orders'
export const order = 'Order'
export const date = 'Date'
export const customer = 'Customer'
export const payment = 'Payment'
export const status = 'Status'
export const total = 'Total'
export const ordersNotLoaded = 'The imported orders could not be loaded'
/** Keyed by the words in files, in lower case: those of Shopify, WooCommerce and this store. */
export const statusWords = {
  paid: 'Paid',
  'partially paid': 'Partly paid',
  authorized: 'Authorized',
  pending: 'Pending',
  'pending payment': 'Payment pending',
  expired: 'Expired',
  voided: 'Voided',
  refunded: 'Refunded',
  'partially refunded': 'Partly refunded',
  fulfilled: 'Shipped',
  shipped: 'Shipped',
  delivered: 'Delivered',
  completed: 'Completed',
  partial: 'Partly shipped',
  unfulfilled: 'Not shipped',
  restocked: 'Restocked',
  processing: 'Processing',
  'on hold': 'On hold',
  failed: 'Failed',
  cancelled: 'Cancelled',
  canceled: 'Cancelled',
}

// An order
export const importedOrderNotFound = 'Imported order not found'
export const orderNotLoaded = 'The order could not be loaded'
export const orderNumber = (number: string) => `Order ${number}`
export const fromEarlierStore = (source: string) =>
  `From ${source}, as it appears in the imported file. Not included in reports; cannot be edited.`
export const items = 'Items'
export const noItems = 'The file lists no items.'
export const each = (price: string) => `${price} each`
export const subtotal = 'Subtotal'
export const discount = 'Discount'
export const discountWithCode = (code: string) => `Discount (${code})`
export const shipping = 'Shipping'
export const tax = 'Tax'
export const taxIncluded = 'Tax, included'
export const refunded = 'Refunded'
export const fromSource = (source: string) => `From ${source}`
export const ordered = 'Ordered'
export const cancelled = 'Cancelled'
export const paidWith = 'Paid with'
export const shippedBy = 'Shipped by'
export const tags = 'Tags'
export const idInEarlierStore = 'Previous ID'
export const imported = 'Imported'
export const dataErased = 'Personal data was erased.'
export const noCustomer = 'Not in the file'
export const shippingAddress = 'Shipping address'
export const billingAddress = 'Billing address'
export const note = 'Note'

// Import of files
export const nouns = { one: 'order', many: 'orders' }
export const openImportedOrders = 'Open imported orders'
export const lineUnreadable = 'This line cannot be read'
export const numberMissing = 'The order number is missing'
export const tooLong = (max: number) => `This text is longer than ${max} characters`
export const cardNumber = 'This looks like a card number. It must not be stored here.'
export const dateUnreadable = 'This date cannot be read. Use a format such as 2024-05-31 14:30.'
export const noCurrency = (text: string) => `“${text}” is not a currency`
export const invalidAmount = (text: string, currency: string) =>
  `“${text}” is not an amount in ${currency}. Use a format such as 1234.50.`
export const totalMissing = 'The total is missing'
export const invalidQuantity = (text: string) => `“${text}” is not a quantity`
export const lineTotalTooHigh = 'The amount of this line is too high'
export const otherIdImported = (number: string, id: string) =>
  `Order ${number} was already imported with another ID (${id})`
export const staysErased = 'The personal data of this order was erased, so the order stays unchanged'
export const netOnly = 'The file contains net sales only: the total excludes shipping and taxes.'
export const sumDiffers = (sum: string, total: string) =>
  `Lines, shipping, taxes and discount add up to ${sum}, but the file’s total is ${total}. The file’s total is used.`
export const linesRounded = 'Line amounts are rounded to the currency’s smallest unit'
export const email = 'Email'
export const otherDetails = { field: 'Other details', to: 'as in the file' }
