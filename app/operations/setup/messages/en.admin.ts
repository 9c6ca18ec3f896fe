import { formatNumber } from '#app/lib/format/number.ts'

// Opening and closing the store
export const opening = 'Store status'
export const readyTitle = 'Your store is ready to open'
export const readyHint = 'Everything that shoppers need is set up.'
export const stepsTitle = (left: number) =>
  left === 1 ? '1 thing left before you can open' : `${formatNumber(left)} things left before you can open`
export const theStoreIsOpen = 'The store is open'
export const theStoreIsClosed = 'The store is closed'
export const open = 'Open'
export const closed = 'Closed'
export const openAt = 'Shoppers can visit it and order at'
export const closedHint = {
  before: 'Shoppers see a page with your store name and a newsletter signup. Logged-in staff',
  link: 'see the whole store',
  between: '. Edit the texts of the page under Settings → Store text:',
  secondLink: 'view the page',
}
export const demoStaysOpenHint = 'The demo store always stays open.'
export const demoStaysOpen = 'The demo store stays open. Make it your own store first.'
export const openStore = 'Open the store'
export const finishStepsFirst = 'Finish the steps below first.'
export const openStoreQuestion = 'Open the store?'
export const openStoreHint = 'Everyone can visit the store and order immediately.'
export const cannotOpenYet = 'The store cannot open yet: something it needs has changed. See the steps on this page.'
export const closeStore = 'Close the store'
export const closeStoreQuestion = 'Close the store?'
export const closeStoreHint =
  'Shoppers immediately see the coming-soon page, and nobody can order. Customers can still open their order pages. You can reopen the store anytime.'
export const thisCannotBeDone = 'That didn’t work. Reload the page and try again.'
export const pageNotLoaded = 'This page could not be loaded'

// The guide
export const guideTitle = 'Set up your store'
export const stages = {
  identity: { name: 'Make it yours', hint: 'Name, country and look.', action: 'Start' },
  products: { name: 'Add your products', hint: 'Drop in photos, or add a product manually.', action: 'Add products' },
  opening: { name: 'Open your store', hint: 'Taxes, shipping, payments and legal pages.', action: 'Get ready to open' },
}
export const minutes = (count: number) => `About ${count} minutes`
export const firstStep = (count: number) => `Step 1 of ${count}`
export const thisIsADemo = 'The products, orders and texts are demo content.'
export const stageDone = 'Done'
export const stepsDone = (done: number, count: number) => `${done} of ${count} done`
export const switchingFromAnotherStore = 'Coming from Shopify or WooCommerce?'
export const importProducts = 'Import your products'
export const continueSetup = 'Continue setup'
export const addByHand = 'Add a product manually'
export const optionalSteps = 'Optional'
export const unnamedStore = 'Your store'
export const preview = 'Preview'
export const previewOfStore = 'Your store on a phone'
export const viewStore = 'View store'
export const opensInNewTab = ' (opens in a new tab)'
export const readyToOpen = 'Ready to open.'
export const readyToOpenHint = 'Until you open it, only staff see the store.'
export const storeOpenAt = 'The store is open. Shoppers can find it at'
export const advice = 'Recommended'
export const optional = '(optional)'
/** Read before the name of a step. */
export const done = 'Done:'
export const begun = 'In progress:'
export const toDo = 'To do:'

// Requirements for opening the store
export const findings = {
  country: 'Choose where your business is based. This sets your currency, taxes, market, shipping zone and units.',
  homeMarket: (country: string) => `Your store is in ${country} but does not sell there.`,
  marketComplete: (missing: string) => `To do: ${missing}.`,
  taxes: 'Enter where you are registered for tax. Not registered? Turn tax off in the settings.',
  untaxed: (countries: string) => `No tax is charged in ${countries}.`,
  delivery: 'Enter your shipping prices and delivery times. Without a rate, shoppers cannot order.',
  undelivered: (countries: string) => `You do not ship to ${countries}.`,
  firstProduct: (needsMaker: boolean) =>
    needsMaker
      ? 'Add images, a price, stock and, as the EU requires, the manufacturer.'
      : 'Add images, a price and stock.',
  onlyDrafts: (needsMaker: boolean) =>
    needsMaker
      ? 'Your products are drafts. Set one to Active so that shoppers can see it. Because you sell to the EU, each active product needs a manufacturer.'
      : 'Your products are drafts. Set one to Active so that shoppers can see it.',
  free: (count: number) =>
    count === 1 ? '1 active product has a price of 0.' : `${formatNumber(count)} active products have a price of 0.`,
  withoutImage: (count: number) =>
    count === 1 ? '1 active product has no image.' : `${formatNumber(count)} active products have no image.`,
  outOfStock: 'Everything is out of stock.',
  demoContent: 'Pages still show the demo store’s products, figures and promises.',
  unfinishedTexts: (names: string) => `Texts to complete: ${names}.`,
  policies: (names: string) => `These pages are missing or drafts: ${names}.`,
  email: 'Enter an email address that customers can write to.',
  mailServer: 'Set up the mail server for your store’s emails, so that customers get their confirmations.',
  mailTest: 'Send a test email to check that your mail server works.',
  failedMails: (count: number) =>
    count === 1 ? '1 email could not be sent.' : `${formatNumber(count)} emails could not be sent.`,
  payments: 'You do not offer a payment method yet.',
  demoPayments: 'Payments are a demo: no one is charged. Connect a provider, or enter your bank account.',
}
export const countriesAndMore = (names: string, count: number) => `${names} and ${formatNumber(count)} more`
/** Links to the screens where staff fix the findings. */
export const actions = {
  country: 'Choose your country',
  importFiles: 'Import your files',
  addMarket: 'Add a market',
  markets: 'View your markets',
  completeMarket: 'Complete the market',
  taxes: 'Check your taxes',
  shippingRates: 'Enter your shipping rates',
  shippingZones: 'View your shipping zones',
  categories: 'View your categories',
  addProduct: 'Add product',
  products: 'View your products',
  prices: 'Enter the prices',
  stock: 'Enter your stock',
  brand: 'Choose colors and fonts',
  ownStore: 'Make it your own store',
  finishTexts: 'Finish the texts',
  email: 'Enter your email',
  mailServer: 'Set up the mail server',
  mailTest: 'Send a test email',
  mails: 'View your emails',
  pages: 'View your pages',
  payments: 'Set up payments',
}

// The steps of the guide. Optional ones show `todo` until they are done.
export const steps = {
  country: {
    name: 'Name and country',
    done: 'Your currency, taxes, market and units are set.',
  },
  moveIn: {
    name: 'Import from another store',
    done: 'Your files are imported.',
    todo: 'Import redirects, and products with their images, from Shopify or WooCommerce.',
  },
  markets: {
    name: 'Sell to more countries',
    done: 'Your store sells to more than one country.',
    todo: 'You can sell to other countries, now or later.',
  },
  taxes: {
    name: 'Taxes',
    done: 'Taxes are set up.',
  },
  shipping: {
    name: 'Shipping',
    done: 'Shoppers can choose a shipping method.',
  },
  categories: {
    name: 'Categories',
    done: 'You have set up your own categories.',
    todo: 'Your store starts with four common categories. Rename or delete them, or add your own.',
  },
  product: {
    name: 'Your first product',
    done: 'Shoppers can see your products.',
  },
  brand: {
    name: 'Colors and fonts',
    done: 'Your store has its own look.',
    todo: 'Adjust the colors, fonts and shapes of your look.',
  },
  email: {
    name: 'Email',
    done: 'Confirmations are sent by email.',
  },
  policies: {
    name: 'Policies and content',
    done: 'All legally required pages exist.',
  },
  payments: {
    name: 'Payments',
    done: 'You accept real payments.',
  },
}

// Setting up
export const setupTitle = 'Set up your store'
export const setupNotLoaded = 'The setup could not be loaded'
export const storeChanged = 'The store was changed by someone else. Check what is shown below and save again.'
export const country = 'Country'
export const countryHint = 'Where your business is based. Sets language, currency, taxes and units.'
export const chooseACountry = 'Select a country'
export const countryMissing = 'Select the country where your business is based'
export const continueToDefaults = 'Continue'
export const updateDefaults = 'Update the defaults'
export const defaultsTitle = (countryName: string) => `Defaults for ${countryName}`
export const saveAndContinue = 'Save and continue'
export const saveChanges = 'Save changes'
export const storeWasSetUp = 'Saved. Next: add your products.'
export const storeName = 'Store name'
export const storeEmail = 'Store email'
export const storeEmailHint = 'Where customers reach you, and where you get notifications.'
export const language = 'Language'
export const languageHint = 'The language that shoppers see and that you write your content in.'
export const chooseALanguage = 'Choose a language'
export const languageTaken = (language: string) =>
  `This market already has ${language}, with a prefix. Remove it under Markets first.`
export const currency = 'Currency'
export const currencyHint = 'Prices are entered, shown and charged in this currency.'
export const taxes = 'Taxes'
export const taxesHint = 'Whether your prices include tax.'
export const taxIncluded = 'tax included'
export const taxAdded = 'tax added at checkout'
export const taxesIncluded = 'Included in prices'
export const taxesAdded = 'Added at checkout'
export const deliveryPrice = (countryName: string) => `Standard shipping price in ${countryName}`
export const deliveryPriceHint =
  'In the currency above. Leave blank to add your rates later; until then, shoppers cannot order.'
export const timeZone = 'Time zone'
export const world = 'World'
export const weights = 'Weight unit'
export const whoMakes = 'Who makes your clothes?'
export const whoMakesHint =
  'EU law requires a manufacturer for each product. You can select a different one for each product.'
export const weMake = 'We make them ourselves'
export const othersMake = 'Other manufacturers, or not decided yet'
export const saving = 'Saving...'
export const notSetUp = 'The store was not set up'
export const nameMissing = 'Store name is required'
export const nameTooLong = (max: number) => `Store name can have at most ${max} characters`
export const storeAddress = 'Your postal address'
export const storeAddressHint = 'EU law requires this address and your email on the pages of products that you make.'
export const makerAddressMissing =
  'Enter your postal address: EU law requires it on the pages of products that you make'
export const makerEmailMissing = 'Enter your email: EU law requires it on the pages of products that you make'
export const addressTooLong = (max: number) => `Your postal address can have at most ${max} characters`
export const notAnEmail = 'Store email must be an email address'
export const emailTooLong = (max: number) => `Store email can have at most ${max} characters`
export const chooseACurrency = 'Choose a currency'
export const chooseTaxes = 'Choose whether prices include taxes'
export const deliveryNotAnAmount = 'Enter a shipping price such as 10 or 7.50'
export const chooseATimeZone = 'Choose a time zone'
export const chooseAUnit = 'Choose a unit'
export const tooExpensive = (name: string, max: string, currency: string) =>
  `“${name}” has an amount above ${max}, which is too large in ${currency}`

// Effects of saving the setup
export const effectsTitle = 'What happens when you save'
export const effectsNote = (countryName: string) => `Market, shipping zone and tax rates for ${countryName}`
export const languageOfTexts =
  'The store uses the language above, as do its standard texts, first categories and policy outlines. Texts you wrote stay as they are and count as written in this language. You can add other languages under Markets.'
export const languageOfDemo =
  'The store uses the language above. The demo texts stay in English until you make the store your own.'
export const marketReplaced = (countryName: string, marketName: string) =>
  `Your first market is ${countryName}. It replaces the default market ${marketName}.`
export const marketStays = (marketName: string) => `Your market ${marketName} and its currency stay as you set them.`
export const zoneReplaced = (countryName: string) =>
  `One shipping zone, ${countryName}, replaces the default zone and rates.`
export const zonesStay = 'Your shipping zones stay as you set them.'
export const taxesReplaced = (taxes: string, country: string, day: string) =>
  `The default tax rates are replaced with ${taxes ? `${taxes} in ${country}` : `the regional rates of ${country}`}, as of ${day}. Check them with your accountant. No tax is charged until you enter where you are registered.`
export const taxesRemoved = (country: string) =>
  `The default tax rates are removed. We have no standard rate for ${country}: enter it under Taxes.`
export const taxesStay = 'Your tax rates and registrations stay as you set them.'
export const ordersStay = 'Orders stay as they were recorded. You can change all of this later in the settings.'

// Removing the demo
export const demoStore = 'Demo store'
export const demoStoreHint =
  'The products, orders and text are demo content. You’ll review everything before the demo content is removed.'
export const ownStoreTitle = 'Make this store your own'
export const ofTheDemoStore = 'Demo content'
export const willBeRemoved = 'Removed'
export const whatIsRemoved = 'What is removed'
export const itemCount = (count: number) => `${formatNumber(count)} items`
export const changedByStaff = 'Changed by staff'
export const demoRows = {
  products: 'Products, with their images, stock and reviews',
  collections: 'Collections',
  looks: 'Looks',
  orders: 'Orders',
  customers: 'Customers',
  subscribers: 'Newsletter subscribers',
  discounts: 'Discount codes',
}
export const textsOfPages = 'Texts of pages, and homepage figures'
export const removedHint =
  'Content that staff changed stays, unless you choose otherwise. Orders with an invoice also stay, as do customers who have other orders.'
export const whatStays = 'What stays'
export const staysAdded = 'Everything staff or shoppers added: products, orders, customers, images.'
export const staysStaff = 'Staff accounts and the change history.'
export const staysTexts = 'Settings and texts that you changed.'
export const staysMarkets = 'Markets, shipping and taxes: you set them up next.'
export const staysCategories =
  'The categories Dresses, Tops, Bottoms and Accessories: rename, merge or delete them under Categories.'
export const stepBackUp = '1. Back up'
export const stepRemove = '2. Remove the demo content'
export const stepOpen = '3. Open your store'
export const stepOpenHint = {
  before: 'Until then, shoppers see a coming-soon page. You can open it under',
  link: 'Store status',
}
export const backUpFirst = 'Back up the store first: press ‘Back up now’.'
export const backUpFirstHint = 'You need a complete backup that is less than an hour old.'
export const removeChangedToo = (changed: number) => `Also remove what staff changed (${formatNumber(changed)})`
export const typeToConfirm = (storeName: string) => `Type ${storeName} to confirm`
export const typeToConfirmHint = 'You can restore everything from the backup.'
export const otherName = 'This is not the store name. Check the spelling.'
export const removeAndStart = 'Remove and start my store'
export const removing = 'Removing...'
export const nothingWasRemoved = 'Nothing was removed'
