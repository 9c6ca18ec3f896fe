import { formatNumber } from '#app/lib/format/number.ts'

// List
export const customers = 'Customers'
export const searchPlaceholder = 'Name, email or phone'
export const orders = 'Orders'
export const ordersOptions = { '': 'Orders: All', with: 'Has orders', without: 'No orders' }
export const newsletter = 'Newsletter'
export const newsletterOptions = {
  '': 'Newsletter: All',
  yes: 'Newsletter: Subscribed',
  no: 'Newsletter: Not subscribed',
}
export const emptyNoun = 'customers'
export const noCustomersHint = 'Customers appear here after their first order.'
export const customersNotLoaded = 'The customers could not be loaded'
export const name = 'Name'
export const email = 'Email'
export const spent = 'Spent'
export const joined = 'Joined'
export const ordersInSentence = (count: number) => (count === 1 ? 'order' : 'orders')
export const subscribed = 'Subscribed'
export const notSubscribed = 'Not Subscribed'

// A customer
export const customerNotFound = 'Customer not found'
export const customerNotLoaded = 'The customer could not be loaded'
export const customerInformation = 'Customer information'
export const phone = 'Phone'
export const notes = 'Notes'
export const accountStatus = 'Account Status'
export const latestShippingAddress = 'Latest shipping address'
export const fromOrder = 'From order'
export const statistics = 'Statistics'
export const totalOrders = 'Total Orders'
export const totalSpent = 'Total Spent'
export const withoutOtherCurrencies = (orders: number) =>
  `excludes ${orders} ${orders === 1 ? 'order' : 'orders'} in other currencies`
export const averageOrderValue = 'Average Order Value'
export const orderHistory = 'Order History'
export const total = 'Total'
export const noOrdersYet = 'No orders yet'

// Editing a customer
export const editCustomer = 'Edit Customer'
export const firstName = 'First name'
export const lastName = 'Last name'
export const notesHint = 'Visible to staff only.'
export const saveChanges = 'Save Changes'
export const saving = 'Saving...'
export const cancel = 'Cancel'
export const customerSaved = 'Customer updated successfully!'
export const customerNotUpdated = 'Failed to update customer'
export const customerNotSaved = 'This customer was not saved'
export const customerGone =
  'Customer not found: someone else erased this customer. Copy anything you need from your changes.'
export const tooLong = (label: string, max: number) => `${label} can have at most ${formatNumber(max)} characters`
export const unsavable = (label: string) => `${label} contains a character that cannot be saved`
export const emailInvalid = 'Please enter a valid email address'
export const emailTaken = 'Another customer has this email'
export const cardNumber = 'This looks like a card number. It must not be stored here.'

// A customer's data from previous stores
export const ordersInEarlierStores = 'Orders from previous stores'
export const allImportedOrders = (total: number) => `All ${formatNumber(total)} imported orders`
export const fromSource = (source: string) => `From ${source}`
export const ordersInEarlierStore = 'Previous orders'
export const spentInEarlierStore = 'Previously spent'
export const tags = 'Tags'
export const tagsSkipped = (tags: string) =>
  `Not added, because a tag can have at most 40 characters and a customer at most 20 tags: ${tags}`
export const taxExempt = 'Tax exempt'
export const yes = 'Yes'
export const idInEarlierStore = 'Previous ID'
export const importedNote = 'Imported. Not included in reports.'

// Personal data
export const exportData = 'Export data'
export const erasePersonalData = 'Erase personal data'
export const eraseQuestion = 'Erase this customer’s personal data?'
export const eraseNoOrders = 'This customer has no orders.'
export const eraseOrders = (orders: number) =>
  `${orders === 1 ? 'The order keeps its' : `All ${formatNumber(orders)} orders keep their`} items, amounts, dates and country; name, email, phone and address are erased. Invoices stay as they were issued, as tax law requires.`
export const eraseRest = (email: string) =>
  `This customer and the newsletter subscription, messages and emails of ${email} are deleted. This cannot be undone.`
export const erasing = 'Erasing...'
export const personalDataErased = 'Personal data erased'
export const notErased = 'The data could not be erased and is unchanged. Please try again.'

// Import of files
export const nouns = { one: 'customer', many: 'customers' }
export const openCustomers = 'Open customers'
export const noEmail = 'The email is missing. Customers are identified by email.'
export const invalidOrderCount = (text: string) => `“${text}” is not a number of orders`
export const invalidAmount = 'This is not an amount. Use a format such as 1234.50.'
export const noConsent = (text: string) => `“${text}” is not recognized as consent to the newsletter`
export const joinedUnreadable = (text: string) => `The date “${text}” cannot be read, so the join date is today`
export const staysUnsubscribed = 'Unsubscribed in this store, so stays unsubscribed'
export const previousId = 'Previous ID'
export const address = 'Address'
export const previousNote = 'Previous note'
export const previousOrders = 'Previous orders'
export const previousSpent = 'Previously spent'
