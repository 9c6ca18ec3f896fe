import { formatNumber } from '#app/lib/format/number.ts'

export const theStoreCannotOpenYetSomethingThat =
  'The store cannot open yet: something that it needs has changed. See the steps on this page.'
export const theDemoStoreStaysOpenMakeIt = 'The demo store stays open. Make it your own store first.'
export const thisCannotBeDone = 'This cannot be done.'
export const opening = 'Opening'
export const nothingKeepsTheStoreFromOpening = 'Nothing keeps the store from opening'
export const beforeTheStoreCanOpen = 'Before the store can open'
export const thisPageCouldNotBeLoaded = 'This page could not be loaded'
export const backUpTheStoreFirstPressBack = 'Back up the store first: press ‘Back up now’.'
export const thisIsNotTheNameOfThe = 'This is not the name of the store'
export const makeThisStoreYourOwn = 'Make this store your own'
export const theStoreWasChangedBySomeoneElse =
  'The store was changed by someone else. Check what is shown below and confirm again.'
export const setUpTheStore = 'Set up the store'
export const theSetupCouldNotBeLoaded = 'The setup could not be loaded'
export const whereIsYourStore = 'Where is your store?'
export const country = 'Country'
export const chooseACountry = 'Choose a country'
export const fillTheForm = 'Fill the form'
export const demoStore = 'Demo store'
export const productsOrdersAndTextsAreThoseOf =
  'Products, orders and texts are those of the demo. You see what would be removed before anything is.'
export const theStoreIsOpen = 'The store is open'
export const theStoreIsClosed = 'The store is closed'
export const theDemoStoreStaysOpenMakeItText = ' The demo store stays open: make it your own store first to close it.'
export const shoppersSeeItAndCanBuyAt = 'Shoppers see it and can buy at'
export const shoppersSeeAPageWithYourName = {
  before: 'Shoppers see a page with your name and the newsletter. Staff who are logged in',
  link: 'see the whole store',
  between: '. Its texts are under Texts in the settings:',
  link2: 'look at the page',
}
export const openTheStore = 'Open the store'
export const finishTheStepsBelowFirst = 'Finish the steps below first.'
export const everyoneSeesItAtOnceAndCan = 'Everyone sees it at once and can order.'
export const openTheStoreText = 'Open the store?'
export const closeTheStore = 'Close the store'
export const shoppersSeeTheComingSoonPageAt =
  'Shoppers see the coming-soon page at once, and nobody can order. Customers can still open the pages of their orders. You can open the store again.'
export const closeTheStoreText = 'Close the store?'
export const removeTheDemoContent = 'Remove the demo content'
export const nothingWasRemoved = 'Nothing was removed'
export const alsoRemoveWhatStaffChanged = (changed: number) =>
  `Also remove what staff changed (${formatNumber(changed)})`
export const nameOfTheStore = 'Name of the store'
export const typeToConfirmABackupBrings = (storeName: string) =>
  `Type ${storeName} to confirm. A backup brings everything back.`
export const removing = 'Removing...'
export const removeAndStartMyStore = 'Remove and start my store'
export const backUpTheStoreFirstTheForm =
  'Back up the store first. The form appears here once there is a complete backup of the last hour.'
export const everythingThatStaffOrShoppersAdded =
  'Everything that staff or shoppers added: products, orders, customers, images.'
export const staffAccountsAndTheHistoryOf = 'Staff accounts and the history of changes.'
export const settingsAndTextsThatYouChanged = 'Settings and texts that you changed.'
export const marketsShippingAndTaxesTheSetup = 'Markets, shipping and taxes: the setup asks about them next.'
export const theCategoriesDressesTopsBottomsAnd =
  'The categories Dresses, Tops, Bottoms and Accessories: rename, merge or delete them under Categories.'
export const whatIsRemoved = 'What is removed'
export const ofTheDemoStore = 'Of the demo store'
export const removed = 'Removed'
export const changedByStaff = 'Changed by staff'
export const textsAndFiguresOfPages = 'Texts and figures of pages'
export const whatStaffChangedStaysUnlessYou =
  'What staff changed stays, unless you choose otherwise. So do customers with other orders, and orders with an invoice. Shoppers see a coming-soon page until you open the store.'
export const whatStays = 'What stays'
export const theStoreWasNotSetUp = 'The store was not set up'
export const checkWhatIsUsualIn = (countryName: string) => `Check what is usual in ${countryName}`
export const storeName = 'Store name'
export const storeEmail = 'Store email'
export const whereCustomersCanReachYouAndWhere = 'Where customers can reach you, and where the store writes to you.'
export const priceOfStandardDeliveryIn = (countryName: string) => `Price of standard delivery in ${countryName}`
export const inTheCurrencyAboveLeaveItEmpty =
  'In the currency above. Leave it empty to enter your rates later; until then nothing can be ordered.'
export const whatHappensWhenYouConfirm = 'What happens when you confirm'
export const saving = 'Saving...'
export const cancel = 'Cancel'
export const currency = 'Currency'
export const pricesAreEnteredShownAndChargedIn = 'Prices are entered, shown and charged in it.'
export const taxes = 'Taxes'
export const whetherYourPricesContainTheTax = 'Whether your prices contain the tax.'
export const includedInPrices = 'Included in prices'
export const addedAtCheckout = 'Added at checkout'
export const timeZone = 'Time zone'
export const world = 'World'
export const weights = 'Weights'
export const yourFirstMarketIsItReplacesThe = (countryName: string, marketName: string) =>
  `Your first market is ${countryName}. It replaces the market ${marketName} that a new store begins with.`
export const yourMarketStaysAsYouSetIt = (marketName: string) =>
  `Your market ${marketName} stays as you set it, with its currency.`
export const oneShippingZoneReplacesTheZoneAnd = (countryName: string) =>
  `One shipping zone, ${countryName}, replaces the zone and the rates that a new store begins with.`
export const yourShippingZonesStayAsYouSet = 'Your shipping zones stay as you set them.'
export const yourTaxRatesAndRegistrationsStayAs = 'Your tax rates and registrations stay as you set them.'
export const ordersStayAsTheyWereRecordedYou =
  'Orders stay as they were recorded. You can change all of this later in the settings.'
export const theTaxRatesOfNewStore = 'The tax rates that a new store begins with are removed.'
export const theRatesOfTheRegionsOf = (country: string) => `the rates of the regions of ${country}`
export const inText = (taxes: string, country: string) => `${taxes} in ${country}`
export const showSteps = 'Show steps'
export const hideSteps = 'Hide steps'
export const setUpTheStoreOfDone = (done: number, count: number) => `Set up the store: ${done} of ${count} done`
export const theStoreIsOpenShoppersFindIt = 'The store is open. Shoppers find it at'
export const readyToOpenUntilThenOnlyStaff = { strong: 'Ready to open.', after: 'Until then only staff see the store.' }
export const next = 'Next:'
export const advice = 'Advice'
export const optional = '(optional)'
export const done = 'Done:'
export const begun = 'Begun:'
export const toDo = 'To do:'
