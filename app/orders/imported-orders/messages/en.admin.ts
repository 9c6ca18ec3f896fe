// List
export const importedOrders = 'Imported orders'
export const searchPlaceholder = 'Number, name or email'
export const search = 'Search'
export const listNote = 'Orders of earlier stores, as their files say. They count in no figure.'
export const emptyNoun = 'imported orders'
export const emptyHint = 'Bring the history of an earlier store:'
export const importOrders = 'Import orders'
export const order = 'Order'
export const date = 'Date'
export const customer = 'Customer'
export const payment = 'Payment'
export const status = 'Status'
export const total = 'Total'
export const ordersNotLoaded = 'The imported orders could not be loaded'
/** By the words of files, in lower case: those of Shopify, WooCommerce and this store. */
export const statusWords = {
  paid: 'Paid',
  'partially paid': 'Paid in part',
  authorized: 'Authorized',
  pending: 'Pending',
  'pending payment': 'Payment pending',
  expired: 'Expired',
  voided: 'Voided',
  refunded: 'Refunded',
  'partially refunded': 'Refunded in part',
  fulfilled: 'Shipped',
  shipped: 'Shipped',
  delivered: 'Delivered',
  completed: 'Completed',
  partial: 'Shipped in part',
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
  `From ${source}, as its file says. It counts in no figure here and cannot be changed.`
export const items = 'Items'
export const noItems = 'The file names no items.'
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
export const idThere = 'ID there'
export const imported = 'Imported'
export const dataErased = 'Personal data was erased.'
export const noCustomer = 'Not named in the file'
export const shippingAddress = 'Shipping address'
export const billingAddress = 'Billing address'
export const note = 'Note'

// Import of files
export const nouns = { one: 'order', many: 'orders' }
export const openImportedOrders = 'Open imported orders'
export const lineUnreadable = 'This line cannot be read'
export const numberMissing = 'There is no order number'
export const tooLong = (max: number) => `This has more than ${max} characters`
export const cardNumber = 'This looks like a card number. It must not be stored here.'
export const dateUnreadable = 'This date cannot be read: write it as in 2024-05-31 14:30'
export const noCurrency = (text: string) => `“${text}” is no currency`
export const noAmount = (text: string, currency: string) =>
  `“${text}” is no amount in ${currency}: write it as in 1234.50`
export const totalMissing = 'There is no total'
export const noUnits = (text: string) => `“${text}” is no number of units`
export const lineTooExpensive = 'This line costs too much'
export const otherIdImported = (number: string, id: string) =>
  `An order ${number} with another ID (${id}) was imported before`
export const staysErased = 'Its personal data was erased: it stays as it is'
export const netOnly = 'The file has net sales only: shipping and taxes are missing from the total.'
export const sumDiffers = (sum: string, total: string) =>
  `Its lines, shipping, taxes and discount add up to ${sum}. The file says ${total}, which is kept.`
export const linesRounded = 'Amounts of its lines are rounded to the currency'
export const email = 'Email'
export const otherDetails = { field: 'Other details', to: 'as in the file' }
