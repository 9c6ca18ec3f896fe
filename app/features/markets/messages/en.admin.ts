export const marketNotFound = 'Market Not Found'
export const thisMarketWas = 'This market was'
export const thisWasNotDonePleaseTryAgain = 'This was not done. Please try again.'
export const marketSaved = 'Market saved'
export const theMarketCouldNotBeLoaded = 'The market could not be loaded'
export const newMarket = 'New market'
export const theFormCouldNotBeLoaded = 'The form could not be loaded'
export const theRatesWereNotSavedPleaseTry = 'The rates were not saved. Please try again.'
export const theRatesChangedSinceTheyWere =
  'The rates changed since they were fetched. Check them again; nothing was saved.'
export const ratesSaved = 'Rates saved'
export const exchangeRates = 'Exchange rates'
export const ratesFromAreShownBesideYoursBefore = (host: string) =>
  `Rates from ${host} are shown beside yours before anything is saved. You can enter any rate in its market.`
export const fetching = 'Fetching...'
export const fetchRates = 'Fetch rates'
export const theExchangeRatesCouldNotBeLoaded = 'The exchange rates could not be loaded'
export const theOrderWasNotSaved = 'The order was not saved'
export const marketDeleted = 'Market deleted'
export const addMarket = 'Add market'
export const markets = 'Markets'
export const whereAndHowTheStoreSellsShoppers =
  'Where and how the store sells. Shoppers choose between open markets in this order.'
export const prices = 'Prices'
export const theMarketsCouldNotBeLoaded = 'The markets could not be loaded'
export const countries = 'Countries'
export const chosenCountries = 'Chosen countries'
export const remove = (code: string) => `Remove ${code}`
export const chooseTheMembersOfTheEuropeanUnion = 'Choose the members of the European Union one by one'
export const searchCountries = 'Search countries'
export const countriesToChoose = 'Countries to choose'
export const inText = (group: string) => `in ${group}`
export const soldIn = (takenBy: string) => `sold in ${takenBy}`
export const noCountryHasThisName = 'No country has this name.'
export const otherCurrenciesToLookAt = 'Other currencies to look at'
export const noneShoppersSeeOnly = (charged: string) => `None: shoppers see ${charged} only.`
export const currency = 'Currency'
export const followsTheExchangeRateAbove = 'Follows the exchange rate above.'
export const addACurrency = 'Add a currency'
export const shownToShoppersAsAHelpOrders = (charged: string) =>
  `Shown to shoppers as a help. Orders are always charged in ${charged}.`
export const examplePrices = 'Example prices'
export const product = 'Product'
export const price = 'Price'
export const inThisMarket = 'In this market'
export const was = 'was'
export const asShoppersSeeIt = 'As shoppers see it'
export const aProductWithoutAFixedPriceIn =
  'A product without a fixed price in this market appears here once it is active.'
export const pricesAppearHereOnceTheExchange = 'Prices appear here once the exchange rate is entered.'
export const or = (join: string) => `or ${join}`
export const cartAndInvoiceIn = 'Cart and invoice in'
export const cartAndInvoiceInOf = (country: string) => `Cart and invoice in ${country}`
export const withoutShipping = 'Without shipping.'
export const languagesOfTheMarket = 'Languages of the market'
export const withoutALanguageTheMarketHasNo = 'Without a language, the market has no pages.'
export const language = 'Language'
export const deOrFrCa = 'de, or fr-CA'
export const prefixOfItsUrls = 'Prefix of its URLs'
export const none = 'None'
export const de = 'de'
export const defaultText = 'Default'
export const addALanguage = 'Add a language'
export const aChangedPrefixChangesTheUrlsOf =
  'A changed prefix changes the URLs of all pages in this language. Earlier links lead to the new ones.'
export const pagesAreAtShopAndSoOn = 'Pages are at /, /shop and so on.'
export const pagesAreAtDeDeShopAnd = 'Pages are at /de, /de/shop and so on.'
export const pagesAreAtShopAndSoOnOf = (typed: string) => `Pages are at /${typed}, /${typed}/shop and so on.`
export const deleteText = 'Delete'
export const openMarket = 'Open market'
export const makePrimary = 'Make primary'
export const closeMarket = 'Close market'
export const itsPagesAppearAtAndShoppersCan = (urls: string) =>
  `Its pages appear at ${urls}, and shoppers can order at once.`
export const open = (name: string) => `Open “${name}”?`
export const theMarketIsOpen = 'The market is open'
export const itsPagesAtDisappearAndNobodyCan = (urls: string) =>
  `Its pages at ${urls} disappear, and nobody can order there. Links to them lead to the pages without prefix. Orders stay. You can open it again.`
export const close = (name: string) => `Close “${name}”?`
export const theMarketIsClosed = 'The market is closed'
export const itsCountriesLanguagesRatesAnd = 'Its countries, languages, rates and shipping zones are deleted too.'
export const deleteTextOf = (name: string) => `Delete “${name}”?`
export const deleteMarket = 'Delete market'
export const makeThePrimaryMarket = (name: string) => `Make “${name}” the primary market?`
export const isThePrimaryMarket = (name: string) => `“${name}” is the primary market`
export const newPrefixOf = (name: string) => `New prefix of “${name}”`
export const draft = 'Draft'
export const openPrimary = 'Open, primary'
export const openText = 'Open'
export const theMarketWasNotSaved = 'The market was not saved'
export const asUsualInEachCountry = 'As usual in each country'
export const theSameForAllCountries = 'The same for all countries'
export const thisMarketWasNotSaved = 'This market was not saved'
export const whatIsItCalled = 'What is it called?'
export const notNamedYet = 'Not named yet'
export const nameText = 'Name'
export const shoppersSeeItWhenTheyChooseWhere =
  'Shoppers see it when they choose where to shop, if it has several countries.'
export const whereDoesItSell = 'Where does it sell?'
export const addressForm = 'Address form'
export const fieldsTheirOrderAndPostalCodes = 'Fields, their order and postal codes follow the country of the address.'
export const oneFormWithStateAndPostalCode =
  'One form with state and postal code. A group such as the European Union is one choice.'
export const inWhichCurrencyAndAtWhichPrices = 'In which currency, and at which prices?'
export const whichTaxes = 'Which taxes?'
export const pricesIncludeTax = 'Prices include tax'
export const ifOffTaxIsAddedAtCheckout = 'If off, tax is added at checkout.'
export const shippingIsTaxed = 'Shipping is taxed'
export const ratesFollowTheCountryOfTheAddress = {
  before: 'Rates follow the country of the address.',
  link: 'Tax rates and registrations',
}
export const howDoesItShip = 'How does it ship?'
export const addAZone = 'Add a zone'
export const shippingZones = 'Shipping zones'
export const howDoPeoplePay = 'How do people pay?'
export const paymentProviders = 'Payment providers'
export const lawOfMarket = 'What does the law ask?'
export const orderButton = (orderButton: string) => `Order button: “${orderButton}”`
export const orderButtonTheBuiltInText = 'Order button: the built-in text'
export const textOfTheOrderButton = 'Text of the order button'
export const placeOrderTotal = 'Place order · {total}'
export const inTheEuAndTheUnitedKingdom =
  'In the EU and the United Kingdom it must say that the order has to be paid, such as “Order with obligation to pay”, and nothing else: {total} is left out there. Elsewhere it is replaced by the total. Empty: the built-in text.'
export const inWhichLanguages = 'In which languages?'
export const saving = 'Saving...'
export const saveAsNewMarket = 'Save as a new market'
export const saveMarket = 'Save market'
export const cancel = 'Cancel'
export const languages = 'Languages'
export const status = 'Status'
export const missing = 'Missing'
export const order = 'Order'
export const missingText = 'Missing:'
export const move = (name: string, to: string) => `Move ${name} ${to}`
export const chooseTheCountriesThatItSellsTo = { link: 'Choose the countries', after: 'that it sells to.' }
export const alreadySoldInRemoveThereOrHere = {
  before: (joined: string, count: number) => `${joined} ${count === 1 ? 'is' : 'are'} already sold in`,
  after: (count: number) => `: remove ${count === 1 ? 'it' : 'them'} there or here.`,
}
export const enterTheExchangeRateFromTheStore = { link: 'Enter the exchange rate', after: 'from the store currency.' }
export const addAShippingZoneWithAnActive = {
  link: 'Add a shipping zone',
  after: 'with an active rate for a country of this market.',
}
export const addALanguageWithThePrefixOf = { link: 'Add a language', after: 'with the prefix of its URLs.' }
export const andMore = (join: string, rest: number) => `${join} and ${rest} more`
export const ordersAreChargedInIt = 'Orders are charged in it.'
export const shippingRatesKeepTheirFigures10 = (currency: string, symbol: string, currency2: string) =>
  `Shipping rates keep their figures: ${currency}10 becomes ${symbol}10. Check them after saving. Fixed prices in ${currency2} have no effect until the market charges it again.`
export const rounding = 'Rounding'
export const ownRule = 'Own rule'
export const stepsOf = (symbol: string) => `Steps of (${symbol})`
export const endingIn = (symbol: string) => `Ending in (${symbol})`
export const stepsOf100EndingIn8080 = 'Steps of 100 ending in 80: 80, 180, …'
export const stepsOf10EndingIn990 = 'Steps of 10 ending in 9.90: 9.90, 19.90, …'
export const pricesOfThisMarket = 'Prices of this market'
export const showOnLists = (storeCurrency: string) => `Show ${storeCurrency} on lists`
export const cardsAndSearchThenShowTheStore = (currency: string) =>
  `Cards and search then show the store currency, product pages and checkout ${currency}.`
export const for1 = (other: string, one: string) => `${other} for 1 ${one}`
export const enterFor1Instead = (one: string, other: string) => `Enter ${one} for 1 ${other} instead`
export const pricesInBy = (to: string, percent: number, number: string) =>
  `Prices in ${to} ${percent > 0 ? 'rise' : 'fall'} by ${number}%.`
export const missingInThisMarket = 'Missing in this market'
export const beforeItCanOpen = 'Before it can open'
export const readyToOpen = 'Ready to open'
export const advice = 'Advice'
export const theStoreChecksTheRulesOfConsumer = {
  before: 'The store checks the',
  link: 'rules of consumer law',
  after: 'that it knows for these countries. This is guidance, no legal advice.',
}
export const nothingIsMissing = 'Nothing is missing.'
export const atIsRemovedWhenYouSave = (language: string, prefix: string) =>
  `${language} at /${prefix} is removed when you save:`
export const text1OrderWasPlacedInItKeeps = (name: string, unshipped: number) =>
  `1 order was placed in ${name}${unshipped > 0 ? ' and is not shipped yet' : ''}. It keeps its language:`
export const peopleOnTheWaitingListGet = (waiting: string) => `${waiting} people on the waiting list get`
export const emailsInvoicesAndOtherDocuments = (placed: string, name: string) =>
  `${placed} emails, invoices and other documents stay in ${name}.`
export const emailsInAsBefore = (people: string, name: string) => `${people} emails in ${name} as before.`
export const cartsAndNewsletterSubscribersStay = 'Carts and newsletter subscribers stay: they belong to no language.'
export const yourTextsInStayUntilYouDelete = (name: string) =>
  `Your texts in ${name} stay until you delete them under Translations.`
export const itsLinksAlsoThoseInSentEmails = 'Its links, also those in sent emails, lead to the pages without prefix.'
export const itsPagesAlsoThoseThatSentEmails = (language: string) =>
  `Its pages, also those that sent emails link to, are in ${language}.`
export const linksToItAlsoThoseInSent = (pages: string, language: string) =>
  `Links to it, also those in sent emails, lead to ${pages}, in ${language}.`
export const fetchedRatesOf = (day: string) => `Fetched rates of ${day}`
export const theFileHasNoRateForEnter = (join: string) =>
  `The file has no rate for ${join}: enter these rates in the markets.`
export const noneOfYourCurrenciesIsInThe = 'None of your currencies is in the file.'
export const allOfTheseRatesAreInForce = 'All of these rates are in force already.'
export const atTheRightHowPricesInThat = 'At the right: how prices in that currency change.'
export const save1Rate = 'Save 1 rate'
export const saveRates = (count: number) => `Save ${count} rates`
export const now = (before: string) => `now ${before}`
export const noRateYet = 'no rate yet'
export const newText = 'New'
export const largeChange = '! Large change'
export const ratesInForce = 'Rates in force'
export const allMarketsChargeAndShowTheStore = 'All markets charge and show the store currency, so no rate is needed.'
export const noRateFor = (currency: string) => `No rate for ${currency}`
export const urlsChange = (texts: { own: string; primary: string; language: string; market: string }) =>
  `URLs change: pages at /${texts.own} move to the URLs without prefix. Pages of “${texts.primary}” that are there now (${texts.language}) move below the prefix that you enter here. Links to /${texts.own} lead to the new URLs. Settings for the primary market apply to “${texts.market}”.`
