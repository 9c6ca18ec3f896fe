import { formatNumber } from '#app/lib/format/number.ts'

// Opening and closing the store
export const opening = 'Opening'
export const readyTitle = 'Nothing keeps the store from opening'
export const stepsTitle = 'Before the store can open'
export const theStoreIsOpen = 'The store is open'
export const theStoreIsClosed = 'The store is closed'
export const openAt = 'Shoppers see it and can buy at'
export const closedHint = {
  before: 'Shoppers see a page with your name and the newsletter. Staff who are logged in',
  link: 'see the whole store',
  between: '. Its texts are under Storefront texts in the settings:',
  secondLink: 'look at the page',
}
export const demoStaysOpenHint = 'The demo store stays open: make it your own store first to close it.'
export const demoStaysOpen = 'The demo store stays open. Make it your own store first.'
export const openStore = 'Open the store'
export const finishStepsFirst = 'Finish the steps below first.'
export const openStoreQuestion = 'Open the store?'
export const openStoreHint = 'Everyone sees it at once and can order.'
export const cannotOpenYet =
  'The store cannot open yet: something that it needs has changed. See the steps on this page.'
export const closeStore = 'Close the store'
export const closeStoreQuestion = 'Close the store?'
export const closeStoreHint =
  'Shoppers see the coming-soon page at once, and nobody can order. Customers can still open the pages of their orders. You can open the store again.'
export const thisCannotBeDone = 'This cannot be done.'
export const pageNotLoaded = 'This page could not be loaded'

// The guide
export const guideTitle = (done: number, count: number) => `Set up the store: ${done} of ${count} done`
export const showSteps = 'Show steps'
export const hideSteps = 'Hide steps'
export const readyToOpen = 'Ready to open.'
export const readyToOpenHint = 'Until then only staff see the store.'
export const storeOpenAt = 'The store is open. Shoppers find it at'
export const next = 'Next:'
export const advice = 'Advice'
export const optional = '(optional)'
/** Read before the name of a step. */
export const done = 'Done:'
export const begun = 'Begun:'
export const toDo = 'To do:'

// What is missing before the store opens
export const findings = {
  country: 'Say where your store is: currency, taxes, market, shipping zone and units follow from it.',
  homeMarket: (country: string) => `Your store is in ${country}, but does not sell there.`,
  marketComplete: (missing: string) => `Missing: ${missing}.`,
  taxes: 'Enter where you are registered for tax, or turn tax off in the settings if you need not charge it.',
  untaxed: (countries: string) => `No tax is charged in ${countries}.`,
  delivery: 'Enter what delivery costs and how long it takes. Without a rate nothing can be ordered.',
  undelivered: (countries: string) => `Nothing is delivered to ${countries}.`,
  firstProduct: (needsMaker: boolean) =>
    needsMaker
      ? 'Add images, a price, the stock and, as the EU requires it, the manufacturer.'
      : 'Add images, a price and the stock.',
  onlyDrafts: (needsMaker: boolean) =>
    needsMaker
      ? 'Your products are drafts: set one to active so that shoppers see it. As your store sells to the EU, it must name its manufacturer.'
      : 'Your products are drafts: set one to active so that shoppers see it.',
  free: (count: number) =>
    count === 1 ? '1 active product costs nothing.' : `${formatNumber(count)} active products cost nothing.`,
  withoutImage: (count: number) =>
    count === 1 ? '1 active product has no image.' : `${formatNumber(count)} active products have no image.`,
  outOfStock: 'Everything is out of stock.',
  demoContent: 'Pages show the products, figures and promises of the demo store.',
  unfinishedTexts: (names: string) => `Texts with gaps to fill: ${names}.`,
  policies: (names: string) => `These pages are missing or drafts: ${names}.`,
  email: 'Enter the address that customers can write to.',
  mailServer:
    'Set up the mail server that the store sends its emails through, so that customers get their confirmations.',
  mailTest: 'Send a test mail, so that you know that your mail server works.',
  failedMails: (count: number) =>
    count === 1 ? '1 email could not be sent.' : `${formatNumber(count)} emails could not be sent.`,
  payments: 'No payment method is offered.',
  demoPayments: 'Payments are a demo: no money moves. Connect a provider, or enter your bank account.',
}
export const countriesAndMore = (names: string, count: number) => `${names} and ${formatNumber(count)} more`
/** Links to where it is entered. */
export const actions = {
  country: 'Choose your country',
  importFiles: 'Import your files',
  addMarket: 'Add a market',
  markets: 'Open your markets',
  completeMarket: 'Complete the market',
  taxes: 'Check your taxes',
  shippingRates: 'Enter your shipping rates',
  shippingZones: 'Open your shipping zones',
  categories: 'Open your categories',
  addProduct: 'Add product',
  products: 'Open your products',
  prices: 'Enter the prices',
  stock: 'Enter your stock',
  brand: 'Choose colors and type',
  ownStore: 'Make it your own store',
  finishTexts: 'Finish the texts',
  email: 'Enter your email',
  mailServer: 'Set up the mail server',
  mailTest: 'Send a test mail',
  mails: 'Open the mail',
  pages: 'Open your pages',
  payments: 'Set up payments',
}

// Its steps; `todo`: of those that are optional
export const steps = {
  country: {
    name: 'Your country',
    done: 'Currency, taxes, market and units follow from it.',
  },
  moveIn: {
    name: 'Move in from another store',
    done: 'Your files are imported.',
    todo: 'Products and redirects of Shopify and WooCommerce come over, with their images.',
  },
  markets: {
    name: 'Where else you sell',
    done: 'Your store sells to more than one country.',
    todo: 'You can sell to other countries, now or later.',
  },
  taxes: {
    name: 'Taxes',
    done: 'Taxes are set up.',
  },
  shipping: {
    name: 'Shipping',
    done: 'Shoppers can choose a delivery.',
  },
  categories: {
    name: 'Categories',
    done: 'The categories are your own.',
    todo: 'The store begins with four usual categories. Rename, add or delete them.',
  },
  product: {
    name: 'Your first product',
    done: 'Shoppers can see your products.',
  },
  brand: {
    name: 'Your brand',
    done: 'The store has a look of its own.',
    todo: 'Logo, colors, type and shapes of your own, or one of the examples.',
  },
  email: {
    name: 'Email',
    done: 'Confirmations are sent by email.',
  },
  policies: {
    name: 'Policies and texts',
    done: 'The pages that the law requires are there.',
  },
  payments: {
    name: 'Payments',
    done: 'Orders are paid with real money.',
  },
}

// Setting up
export const setupTitle = 'Set up the store'
export const setupNotLoaded = 'The setup could not be loaded'
export const storeChanged = 'The store was changed by someone else. Check what is shown below and confirm again.'
export const whereIsYourStore = 'Where is your store?'
export const country = 'Country'
export const chooseACountry = 'Choose a country'
export const fillTheForm = 'Fill the form'
export const checkUsual = (countryName: string) => `Check what is usual in ${countryName}`
export const storeName = 'Store name'
export const storeEmail = 'Store email'
export const storeEmailHint = 'Where customers can reach you, and where the store writes to you.'
export const language = 'Language'
export const languageHint = 'What shoppers read, and what you write your products and texts in.'
export const chooseALanguage = 'Choose a language'
export const languageTaken = (language: string) =>
  `This market has ${language} already, with a prefix. Remove it there first, under Markets.`
export const currency = 'Currency'
export const currencyHint = 'Prices are entered, shown and charged in it.'
export const taxes = 'Taxes'
export const taxesHint = 'Whether your prices contain the tax.'
export const taxesIncluded = 'Included in prices'
export const taxesAdded = 'Added at checkout'
export const deliveryPrice = (countryName: string) => `Price of standard delivery in ${countryName}`
export const deliveryPriceHint =
  'In the currency above. Leave it empty to enter your rates later; until then nothing can be ordered.'
export const timeZone = 'Time zone'
export const world = 'World'
export const weights = 'Weights'
export const ownProducts = 'We make our own products'
export const ownProductsHint =
  'Laws of the EU require the manufacturer of each product. With this, it is your store unless a product names another one.'
export const saving = 'Saving...'
export const cancel = 'Cancel'
export const notSetUp = 'The store was not set up'
export const nameMissing = 'Store name is required'
export const nameTooLong = (max: number) => `Store name has at most ${max} characters`
export const notAnEmail = 'Store email must be an email address'
export const emailTooLong = (max: number) => `Store email has at most ${max} characters`
export const chooseACurrency = 'Choose a currency'
export const chooseTaxes = 'Choose whether prices include taxes'
export const deliveryNotAnAmount = 'The price of delivery is an amount such as 10 or 7.50'
export const chooseATimeZone = 'Choose a time zone'
export const chooseAUnit = 'Choose a unit'
export const tooExpensive = (name: string, max: string, currency: string) =>
  `“${name}” has an amount above ${max}, which is too large in ${currency}`

// What happens when it is confirmed
export const effectsTitle = 'What happens when you confirm'
export const languageOfTexts =
  'The store opens in the language above. Standard texts, first categories and outlines of policies are in it. Texts that you wrote stay as they are and count as written in it. You can add other languages under Markets.'
export const languageOfDemo =
  'The store opens in the language above. The texts of the demo store stay in English until you make it your own.'
export const marketReplaced = (countryName: string, marketName: string) =>
  `Your first market is ${countryName}. It replaces the market ${marketName} that a new store begins with.`
export const marketStays = (marketName: string) => `Your market ${marketName} stays as you set it, with its currency.`
export const zoneReplaced = (countryName: string) =>
  `One shipping zone, ${countryName}, replaces the zone and the rates that a new store begins with.`
export const zonesStay = 'Your shipping zones stay as you set them.'
export const taxesReplaced = (taxes: string, country: string, day: string) =>
  `The tax rates that a new store begins with are removed. Added are ${taxes ? `${taxes} in ${country}` : `the rates of the regions of ${country}`}, compiled on ${day}: check them with your accountant. No tax is charged until you enter where you are registered.`
export const taxesRemoved = (country: string) =>
  `The tax rates that a new store begins with are removed. There is no usual rate of ${country} in our table: enter it under Taxes.`
export const taxesStay = 'Your tax rates and registrations stay as you set them.'
export const ordersStay = 'Orders stay as they were recorded. You can change all of this later in the settings.'

// Removing the demo
export const demoStore = 'Demo store'
export const demoStoreHint =
  'Products, orders and texts are those of the demo. You see what would be removed before anything is.'
export const ownStoreTitle = 'Make this store your own'
export const whatIsRemoved = 'What is removed'
export const ofTheDemoStore = 'Of the demo store'
export const removed = 'Removed'
export const changedByStaff = 'Changed by staff'
export const demoRows = {
  products: 'Products, with their images, stock and reviews',
  collections: 'Collections',
  orders: 'Orders',
  customers: 'Customers',
  subscribers: 'Newsletter subscribers',
  discounts: 'Discount codes',
}
export const textsOfPages = 'Texts and figures of pages'
export const removedHint =
  'What staff changed stays, unless you choose otherwise. So do customers with other orders, and orders with an invoice. Shoppers see a coming-soon page until you open the store.'
export const whatStays = 'What stays'
export const staysAdded = 'Everything that staff or shoppers added: products, orders, customers, images.'
export const staysStaff = 'Staff accounts and the history of changes.'
export const staysTexts = 'Settings and texts that you changed.'
export const staysMarkets = 'Markets, shipping and taxes: the setup asks about them next.'
export const staysCategories =
  'The categories Dresses, Tops, Bottoms and Accessories: rename, merge or delete them under Categories.'
export const removeDemo = 'Remove the demo content'
export const backUpFirst = 'Back up the store first: press ‘Back up now’.'
export const backUpFirstHint =
  'Back up the store first. The form appears here once there is a complete backup of the last hour.'
export const removeChangedToo = (changed: number) => `Also remove what staff changed (${formatNumber(changed)})`
export const confirmedName = 'Name of the store'
export const confirmedNameHint = (storeName: string) => `Type ${storeName} to confirm. A backup brings everything back.`
export const otherName = 'This is not the name of the store'
export const removeAndStart = 'Remove and start my store'
export const removing = 'Removing...'
export const nothingWasRemoved = 'Nothing was removed'
