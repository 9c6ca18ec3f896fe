// The list

export const redirects = 'Redirects'
export const redirectsHint = (isDemo: boolean) =>
  `Redirects send shoppers and search engines from old URLs to new pages. The store adds one automatically when you change a page’s slug${isDemo ? '' : ' or delete the page'}. If you moved here from Shopify or WooCommerce, your old product and collection links already work.`
export const address = 'Redirect from'
export const added = 'Added by'
export const addedAll = 'Added by: All'
export const origins = { staff: 'Staff', file: 'Import', store: 'Store, automatically' }
export const linksTo = 'Redirect to'
export const date = 'Date'
export const importCsv = 'Import CSV'
export const emptyNoun = 'redirects'
export const addRedirect = 'Add redirect'
export const redirectSaved = 'Redirect saved'
export const redirectDeleted = 'Redirect deleted'
export const listNotLoaded = 'The redirects could not be loaded'

// The form

export const newRedirect = 'New redirect'
export const redirect = 'Redirect'
export const oldUrl = 'Redirect from'
export const oldAddressHint =
  'The old path, such as /pages/our-story. Capital letters and a trailing slash make no difference.'
export const newUrl = 'Redirect to'
export const newUrlHint = 'A path in your store, such as /about, or a URL that begins with https://.'
export const saveRedirect = 'Save redirect'
export const saveAsNew = 'Save as a new redirect'
export const historyLabels = { path: 'redirect from', target: 'redirect to' }
export const formNotLoaded = 'The form could not be loaded'
export const notLoaded = 'The redirect could not be loaded'
export const redirectNotFound = 'Redirect Not Found'

// Deleting

export const deleteQuestion = 'Delete this redirect?'
export const deleteHint = (path: string) => `Anyone who opens ${path} will see “Page Not Found”.`
export const deleteRedirect = 'Delete redirect'
export const notDeleted = 'The redirect was not deleted'

// Validation errors

export const failedToSave = 'The redirect was not saved'
export const notSaved = 'This redirect was not saved'
export const redirectInSentence = 'redirect'
export const oldAddressMissing = 'Enter the URL to redirect from'
export const oldAddressInvalid = 'Enter the path of a removed page, such as /pages/our-story'
export const newAddressMissing = 'Enter the URL to redirect to'
export const newAddressInvalid = 'Enter a path, such as /about, or a URL that begins with https://'
export const addressTooLong = (maxLength: number) => `A URL can have at most ${maxLength} characters`
export const addressHasPage = 'A page in your store has this URL, so the redirect would never apply'
export const patternsUnsupported = 'Wildcards are not supported. Enter each URL'
export const addressReserved = (segment: string) => `URLs under /${segment} are reserved for the store`
export const addressHasMarketPrefix = (prefix: string) => `/${prefix} is a market prefix. Enter the URL without it`
export const addressTaken = 'This URL already has a redirect'
export const noPageAt = (address: string) => `There is no page at ${address}`
export const leadsToItself = 'A redirect cannot lead to its own URL'

// Import

export const importNouns = { one: 'redirect', many: 'redirects' }
export const openRedirects = 'Open redirects'
export const disabledInFile = 'This redirect is disabled in the file, so it is skipped'
