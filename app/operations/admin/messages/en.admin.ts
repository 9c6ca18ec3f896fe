// Login and downloads
export const logIn = 'Log in'
export const backToStore = 'Back to the store'
export const yourPassword = 'Your password'
export const download = 'Download'
export const checking = 'Checking...'
export const continueText = 'Continue'

// Around every screen
export const skipToContent = 'Skip to content'
export const verifyingAuthentication = 'Verifying authentication...'
export const youAreLoggedOut = 'You are logged out'
export const sessionEnded = 'Your changes are kept. Log in from another tab to continue.'
export const inNewTab = 'in a new tab'
export const lumina = 'Lumina'
export const pageTitle = (title: string) => `${title} · Lumina admin`
export const admin = 'Admin'
export const navigation = 'Navigation'
export const adminDrawer = 'Admin menu'
export const openNavigation = 'Open navigation'
export const closeNavigation = 'Close navigation'
export const messages = 'Messages'
export const unread = 'unread'
/** Shown after the count. */
export const toShip = 'to ship'
export const viewStore = 'View store'
export const logOut = 'Log out'
export const loggingOut = 'Logging out...'
export const noScripts =
  'JavaScript is off. You can view and search everything and submit forms that have a button. Other features are unavailable.'
export const sectionPages = (label: string) => `${label} pages`
export const allSettings = 'All settings'
export const print = 'Print'
export const settingsNavigation = 'Settings pages'

// Sections and screens
export const sections = {
  dashboard: 'Dashboard',
  products: 'Products',
  orders: 'Orders',
  customers: 'Customers',
  collections: 'Collections',
  homepage: 'Homepage',
  settings: 'Settings',
}
/** `words`: other names for a screen, best match first. The command palette also searches these. */
export const screens = {
  dashboard: { label: 'Dashboard', words: 'home overview revenue sales statistics' },
  products: { label: 'Products', words: 'catalog items prices' },
  inventory: { label: 'Inventory', words: 'stock history ledger movements units' },
  categories: { label: 'Categories', words: 'types departments' },
  sizeGuides: { label: 'Size guides', words: 'measurements charts fit body garment conversions tables' },
  manufacturers: { label: 'Manufacturers', words: 'makers factories gpsr safety responsible person' },
  reviews: { label: 'Reviews', words: 'ratings stars moderation comments feedback photos fit returns' },
  waitingList: { label: 'Waitlist', words: 'waiting list sold out notify availability held demand' },
  reorder: { label: 'Reorder', words: 'purchase replenish sell-through weeks cover buying suppliers' },
  orders: { label: 'Orders', words: 'sales purchases fulfillment refunds returns withdrawals' },
  transfers: { label: 'Bank transfers', words: 'statement iban camt mt940 reconcile' },
  paymentActivity: {
    label: 'Payment activity',
    words: 'money payouts captures refunds fees disputes reconciliation cash',
  },
  discounts: { label: 'Discounts', words: 'discount codes coupons vouchers promotions' },
  invoices: { label: 'Invoices', words: 'credit notes bills receipts vat pdf bookkeeping' },
  mail: { label: 'Sent emails', words: 'mail outbox confirmations' },
  customers: { label: 'Customers', words: 'shoppers buyers people' },
  subscribers: { label: 'Subscribers', words: 'newsletter mailing list' },
  messages: { label: 'Messages', words: 'inbox contact form questions' },
  collections: { label: 'Collections', words: 'lookbook' },
  looks: { label: 'Looks', words: 'outfits hotspots lookbook shop the look images wear it with' },
  homepage: {
    label: 'Homepage',
    words: 'hero start page sections video quote newsletter placed products best sellers new arrivals featured',
  },
  pages: { label: 'Pages', words: 'policies terms privacy returns legal imprint content text markdown' },
  menus: { label: 'Menus', words: 'navigation header footer links columns menu' },
  announcements: { label: 'Announcements', words: 'announcement bar banner top notice sale scheduled' },
  brand: { label: 'Brand', words: 'logo colors fonts theme design favicon icon look style' },
  redirects: { label: 'Redirects', words: 'old links urls addresses 301 404 moved' },
}
export const settingsGroups = { store: 'Store', selling: 'Selling', content: 'Content', running: 'System' }
/** `words` has the same meaning as in `screens`. */
export const settingsPages = {
  general: {
    label: 'General',
    hint: 'Name, contact, time and units, prices, stock, shipping',
    words:
      'store name phone address email contact country time and units zone weight kilograms pounds numbers dates formats comma history',
  },
  opening: {
    label: 'Store status',
    hint: 'Open or close the store, and see what is missing',
    words: 'opening ready to open launch go live close password coming soon maintenance setup guide checklist demo',
  },
  account: {
    label: 'Account',
    hint: 'Password, two-factor authentication, sessions, other staff',
    words: 'your profile password two-factor factor 2fa authenticator recovery codes sessions devices login team users',
  },
  markets: {
    label: 'Markets',
    hint: 'Countries, currencies, exchange rates, languages',
    words: 'countries currency currencies exchange rates rounding languages locales regions international prefix vat',
  },
  marketPrices: {
    label: 'Market prices',
    hint: 'Fixed and converted prices in each market',
    words: 'price list currency fixed converted sale compare-at spreadsheet grid',
  },
  shipping: {
    label: 'Shipping',
    hint: 'Zones, rates, pickup points, rate test',
    words: 'delivery postage zones rates express weight pickup points postal codes carriers',
  },
  taxes: {
    label: 'Taxes',
    hint: 'Rates by country, and tax registrations',
    words: 'tax rates vat gst hst sales registration number vat-id',
  },
  payments: {
    label: 'Payments',
    hint: 'Providers, keys, bank accounts, and the markets that use them',
    words:
      'payment methods providers gateway card credit debit stripe paystack paypal iban bic bank account transfer cash on delivery cod keys api key secret webhook',
  },
  productFeeds: {
    label: 'Product feeds',
    hint: 'Feed URLs for Google, Meta and others; products with missing data',
    words:
      'shopping feed google merchant center meta facebook instagram pinterest tiktok catalog xml rss advertising ads gtin channels',
  },
  law: {
    label: 'Legal',
    hint: 'Legal requirements, what is left to do, and exemptions',
    words:
      'law laws consumer rules compliance directive regulation gdpr gpsr withdrawal eu order button guarantee packaging lucid',
  },
  languages: {
    label: 'Languages',
    hint: 'Languages of each market, and translation progress',
    words:
      'language locales locale multilingual translate translation international german french spanish italian portuguese dutch polish arabic rtl right to left interface',
  },
  translations: {
    label: 'Translations',
    hint: 'Products, collections and pages in other languages',
    words: 'translate languages localization multilingual missing outdated xliff csv texts',
  },
  import: {
    label: 'Import',
    hint: 'Products, orders and more from Shopify, WooCommerce or another store',
    words: 'move migrate migration csv upload shopify woocommerce transfer redirects products file files',
  },
  export: {
    label: 'Export',
    hint: 'All of your store’s data in one archive',
    words: 'take out leave move migrate migration download archive zip csv all data portability shopify',
  },
  texts: {
    label: 'Store text',
    hint: 'FAQ, about, contact and product page text, social links',
    words:
      'storefront texts faq about story contact hours coming soon product notes social links instagram facebook tiktok pinterest inbox',
  },
  mail: {
    label: 'Mail',
    hint: 'Which emails you get, and the server that sends all emails',
    words: 'notifications alerts new order daily summary email emails smtp outgoing mail server',
  },
  backups: {
    label: 'Backups',
    hint: 'Create, download and keep copies of the store',
    words: 'restore download copy daily automatic',
  },
  system: {
    label: 'System',
    hint: 'Version, warnings, server, database and disk',
    words: 'version health status server database disk space update warnings page cache clear',
  },
}
export const backTo = {
  backups: 'Back to backups',
  categories: 'Back to categories',
  collections: 'Back to collections',
  customers: 'Back to customers',
  dashboard: 'Back to dashboard',
  discounts: 'Back to discount codes',
  exports: 'Back to exports',
  imports: 'Back to imports',
  invoices: 'Back to invoices',
  law: 'Back to Legal',
  looks: 'Back to looks',
  mailSettings: 'Back to mail',
  mails: 'Back to sent emails',
  manufacturers: 'Back to manufacturers',
  markets: 'Back to markets',
  messages: 'Back to messages',
  importedOrders: 'Back to imported orders',
  orders: 'Back to orders',
  pages: 'Back to pages',
  payments: 'Back to payments',
  products: 'Back to products',
  redirects: 'Back to redirects',
  reviews: 'Back to reviews',
  shipping: 'Back to shipping',
  sizeGuides: 'Back to size guides',
  translations: 'Back to translations',
  taxes: 'Back to taxes',
  settings: 'Back to settings',
}

// Loading, saving and errors
export const customer = 'Customer'
export const loading = 'Loading...'
export const loadingCollections = 'Loading collections...'
export const loadingList = 'Loading the list'
export const tooLarge = 'This text is too long to save. Nothing you typed is lost: please shorten it and save again.'
export const notSaved =
  'The store could not be reached or did not respond. Nothing you typed is lost: please save again.'
/** An ended session and a deactivated account look the same from the browser. */
export const notSavedLoggedOut =
  'You are logged out, so this was not saved. Nothing you typed is lost: log in from another tab, then save again. If you cannot log in, your account was deactivated.'
export const screenNotLoaded = 'This screen could not be loaded'
export const settingsListNotLoaded = 'The list of settings could not be loaded'
export const tryAgainLater = 'Please try again in a moment.'
export const missingHint = 'It may have been deleted, or the URL is wrong.'
export const reference = (id: string) => `Reference: ${id}`
export const tryAgain = 'Try again'

// Command palette
export const search = 'Search'
export const andCommands = 'and commands'
export const searchAndCommands = 'Search and commands'
export const searchNotLoaded = 'Search could not be loaded. Please try again.'
export const paletteLabel = 'Search orders, products, customers, collections and commands'
export const palettePlaceholder = 'Order, product, customer, collection or command'
export const onThisDevice = 'On this device'
export const results = (count: number) => (count === 1 ? '1 result' : `${count} results`)
export const resultList = 'Results'
export const recent = 'Recent'
export const selectedRows = 'Selected rows'
export const searching = 'Searching...'
export const searchFailed = 'Search failed. Keep typing to try again.'
export const nothingFoundFor = (text: string) => `No results for “${text}”.`
export const goTo = 'Go to'
export const settingsTitle = 'Settings'
export const actionsTitle = 'Actions'
export const actions = {
  addProduct: 'Add product',
  addCategory: 'Add category',
  addCollection: 'Add collection',
  addPage: 'Add page',
  addDiscount: 'Add discount code',
  addMarket: 'Add market',
  addShippingZone: 'Add shipping zone',
  exchangeRates: 'Exchange rates',
  taxRates: 'Tax rates',
  productsFromPhotos: 'New products from photos',
  starterTable: 'Suggested tax rates',
  setUp: 'Set up your store',
  ownStore: 'Make this store your own',
  ordersToShip: 'Orders to ship',
  lowStock: 'Products low in stock',
  exportProducts: 'Export products',
  exportOrders: 'Export orders',
  exportInvoices: 'Export invoices',
  exportCustomers: 'Export customers',
  exportSubscribers: 'Export newsletter subscribers',
  viewStore: 'View the store',
}
export const setUpNote = 'Country, currency, taxes'
export const ownStoreNote = 'Remove the demo'
/** Search terms for groups of settings whose screens have no navigation entry. */
export const settingWords = {
  pricing: 'currency exchange rate tax vat gst sales',
  inventory: 'stock low threshold track backorders alerts',
  shipping: 'postage delivery pickup free rate policy',
  invoices: 'invoices prefix numbering credit notes footer automatic billing',
  legal: 'legal name address manufacturer product safety gpsr responsible person accessibility authority company',
  packaging: 'packaging lucid idu epr producer garment passport qr code report',
}
export const mailServer = {
  label: 'Mail server',
  words: 'smtp outgoing mail email server host port encryption tls starttls sender from address test email',
}
export const importedOrders = 'Imported orders'
export const importedOrder = (customer: string, source: string) => `${customer} · from ${source}`

// The list of keyboard shortcuts in the command palette
export const keyboardShortcuts = 'Keyboard shortcuts'
export const nextOrPreviousRow = 'Go to the next or previous row (or order when packing)'
export const selectFocusedRow = 'Select the focused row'
export const openFocusedRow = 'Open the focused row'
export const editOrPack = 'Edit the product or pack the order'
export const goToSearch = 'Search the list'
export const showShortcuts = 'Show these shortcuts'
export const turnShortcutsOff = 'Turn off single-key shortcuts'
export const closeDialog = 'Close'
export const openThisSearch = 'Open this search'
export const openResult = 'Select and open a result'
export const saveForm = 'Save the form'
export const esc = 'Esc'
export const closeOrClear = 'Close a dialog, or clear the selection in a list'
export const selectRange = 'Select a range of rows'
export const moveRow = 'Move a row in a sortable list'
export const moveTag = 'Move a size, color or tag'
export const moveInGrid = 'Move between cells in the stock grid'
