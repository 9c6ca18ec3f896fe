// The list

export const redirects = 'Redirects'
export const redirectsHint = (isDemo: boolean) =>
  `Old addresses lead shoppers and search engines to the pages that replaced them. The store adds one by itself when you change the slug of a page${isDemo ? '' : ' or delete it'}. Links to products and collections of a Shopify or WooCommerce store work without one.`
export const address = 'Address'
export const added = 'Added'
export const addedAll = 'Added: All'
export const origins = { staff: 'Added by staff', file: 'From a file', store: 'By the store' }
export const leadsTo = 'Leads to'
export const date = 'Date'
export const importCsv = 'Import CSV'
export const emptyNoun = 'redirects'
export const addRedirect = 'Add redirect'
export const addFirst = 'Add the first redirect'
export const redirectSaved = 'Redirect saved'
export const redirectDeleted = 'Redirect deleted'
export const listNotLoaded = 'The redirects could not be loaded'

// The form

export const newRedirect = 'New redirect'
export const redirect = 'Redirect'
export const addresses = 'Addresses'
export const oldAddress = 'Old address'
export const oldAddressHint =
  'The path of a page that is gone, such as /pages/our-story. Case and a final slash make no difference.'
export const newAddress = 'New address'
export const newAddressHint =
  'The path of a page of this store, such as /about, or an address that begins with https://.'
export const saveRedirect = 'Save redirect'
export const saveAsNew = 'Save as a new redirect'
export const historyLabels = { path: 'old address', target: 'new address' }
export const formNotLoaded = 'The form could not be loaded'
export const notLoaded = 'The redirect could not be loaded'
export const redirectNotFound = 'Redirect Not Found'

// Deleting

export const deleteQuestion = 'Delete this redirect?'
export const deleteHint = (path: string) => `Who opens ${path} will see that there is no such page.`
export const deleteRedirect = 'Delete redirect'
export const notDeleted = 'The redirect was not deleted'

// Refusals

export const failedToSave = 'The redirect was not saved'
export const notSaved = 'This redirect was not saved'
export const redirectInLine = 'redirect'
export const oldAddressMissing = 'Old address is required'
export const oldAddressInvalid = 'Enter the path of an old page, such as /pages/our-story'
export const newAddressMissing = 'New address is required'
export const newAddressInvalid = 'Enter the path of a page, such as /about, or an address that begins with https://'
export const addressTooLong = (maxLength: number) => `An address has at most ${maxLength} characters`
export const addressOfPage = 'A page of the store has this address, so the redirect would never apply'
export const patternsUnsupported = 'Patterns are not supported: enter each address'
export const addressOfStore = (segment: string) => `The store uses addresses below /${segment} itself`
export const addressOfMarket = (prefix: string) => `/${prefix} is the prefix of a market: enter the address without it`
export const addressTaken = 'This address has a redirect already'
export const noPageAt = (address: string) => `Shoppers find no page at ${address}`
export const leadsToItself = 'A redirect cannot lead to its own address'

// Import

export const importNouns = { one: 'redirect', many: 'redirects' }
export const openRedirects = 'Open redirects'
export const disabledInFile = 'This redirect is disabled in the file, so it is left out'
