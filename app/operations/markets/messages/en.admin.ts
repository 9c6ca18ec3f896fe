import { formatNumber } from '#app/lib/format/number.ts'

// All markets
export const markets = 'Markets'
export const marketsHint = 'Where and how the store sells. Shoppers choose between open markets in this order.'
export const addMarket = 'Add market'
export const prices = 'Prices'
export const exchangeRates = 'Exchange rates'
export const name = 'Name'
export const countries = 'Countries'
export const currency = 'Currency'
export const languages = 'Languages'
export const status = 'Status'
export const draft = 'Draft'
export const open = 'Open'
export const openPrimary = 'Open, primary'
export const missing = 'Missing'
// Before the list, where the column has no heading
export const missingLabel = 'Missing:'
export const missingKinds = {
  country: 'Countries',
  rate: 'Exchange rate',
  language: 'Language',
  shipping: 'Shipping',
  overlap: 'Countries of another market',
  law: 'Consumer law',
}
export const order = 'Order'
export const move = (name: string, to: 'up' | 'down') => `Move ${name} ${to}`
export const unknownMarket = 'Unknown market'
export const orderNotSaved = 'The order was not saved'
export const marketDeleted = 'Market deleted'
export const marketsNotLoaded = 'The markets could not be loaded'
// A market
export const newMarket = 'New market'
export const marketNotFound = 'Market Not Found'
export const marketNotLoaded = 'The market could not be loaded'
export const formNotLoaded = 'The form could not be loaded'
export const saveMarket = 'Save market'
export const saveAsNewMarket = 'Save as a new market'
export const saving = 'Saving...'
export const marketSaved = 'Market saved'
export const marketNotSaved = 'The market was not saved'
export const marketRejected = 'This market was not saved'
export const marketInLine = 'market'
export const notDone = 'This was not done. Please try again.'
export const marketGone = 'This market was deleted by someone else.'
// Opening, closing, deleting
export const openMarket = 'Open market'
export const confirmOpen = (name: string) => `Open “${name}”?`
export const openHint = (urls: string) => `Its pages appear at ${urls}, and shoppers can order at once.`
export const marketOpen = 'The market is open'
export const missingNow = 'Something is missing now. Close this to see what.'
export const closeMarket = 'Close market'
export const confirmClose = (name: string) => `Close “${name}”?`
export const closeHint = (urls: string) =>
  `Its pages at ${urls} disappear, and nobody can order there. Links to them lead to the pages without prefix. Orders stay. You can open it again.`
export const marketClosed = 'The market is closed'
export const primaryStaysOpen = 'The primary market is always open. Make another one primary first.'
export const makePrimary = 'Make primary'
export const confirmPrimary = (name: string) => `Make “${name}” the primary market?`
export const newPrefixNamed = (name: string) => `New prefix of “${name}”`
export const urlsChange = (texts: { own: string; primary: string; language: string; market: string }) =>
  `URLs change: pages at /${texts.own} move to the URLs without prefix. Pages of “${texts.primary}” that are there now (${texts.language}) move below the prefix that you enter here. Links to /${texts.own} lead to the new URLs. Settings for the primary market apply to “${texts.market}”.`
export const isPrimary = (name: string) => `“${name}” is the primary market`
export const primaryNeedsLanguage = 'Only an open market with a language can be the primary one.'
export const prefixOfLanguage = (prefix: string) => `/${prefix} belongs to another language`
export const deleteIt = 'Delete'
export const confirmDelete = (name: string) => `Delete “${name}”?`
export const deleteHint = 'Its countries, languages, rates and shipping zones are deleted too.'
export const deleteMarket = 'Delete market'
export const openNotDeleted = 'An open market cannot be deleted. Close it first.'
export const orderedNotDeleted = 'Orders were placed in this market, so it is kept. Leave it a draft.'
// Ready to open
export const readyToOpen = 'Ready to open'
export const missingInThisMarket = 'Missing in this market'
export const beforeItCanOpen = 'Before it can open'
export const advice = 'Advice'
export const nothingIsMissing = 'Nothing is missing.'
export const lawHint = {
  before: 'The store checks the',
  link: 'rules of consumer law',
  after: 'that it knows for these countries. This is guidance, no legal advice.',
}
export const countriesMissing = { link: 'Choose the countries', after: 'that it sells to.' }
export const soldElsewhere = {
  before: (joined: string, count: number) => `${joined} ${count === 1 ? 'is' : 'are'} already sold in`,
  after: (count: number) => `: remove ${count === 1 ? 'it' : 'them'} there or here.`,
}
export const andMore = (countries: string, rest: number) => `${countries} and ${rest} more`
export const rateMissing = { link: 'Enter the exchange rate', after: 'from the store currency.' }
export const zoneMissing = {
  link: 'Add a shipping zone',
  after: 'with an active rate for a country of this market.',
}
export const languageMissing = { link: 'Add a language', after: 'with the prefix of its URLs.' }
// The sections of the form
export const nameQuestion = 'What is it called?'
export const countriesQuestion = 'Where does it sell?'
export const pricesQuestion = 'In which currency, and at which prices?'
export const taxesQuestion = 'Which taxes?'
export const shippingQuestion = 'How does it ship?'
export const paymentQuestion = 'How do people pay?'
export const lawQuestion = 'What does the law ask?'
export const languagesQuestion = 'In which languages?'
// The same in short
export const notNamedYet = 'Not named yet'
export const nowhereYet = 'Nowhere yet'
export const oneAddressForm = (countries: string) => `${countries} · one address form for all`
export const noRateInShort = 'no exchange rate yet'
export const roundingInShort = (rounding: string) => rounding.charAt(0).toLowerCase() + rounding.slice(1)
export const alsoShownIn = (currencies: string) => `also shown in ${currencies}`
export const notRegistered = 'None: not registered in these countries'
export const taxesOff = 'None: taxes are off'
export const taxByRegion = 'tax by region'
export const taxIn = (tax: string, place: string) => `${tax} in ${place}`
export const taxesInShort = (taxes: string, isIncluded: boolean, isOnShipping: boolean) =>
  `${isIncluded ? 'Included in prices' : 'Added at checkout'}${isOnShipping ? ', also on shipping' : ''}: ${taxes}`
export const zonesLater = 'Zones and rates are entered once the market is saved'
export const noZone = 'No zone yet, so nothing is delivered'
export const ratesOfZone = (zone: string, rates: number) =>
  `${zone} (${rates === 0 ? 'no rate' : `${rates} ${rates === 1 ? 'rate' : 'rates'}`})`
export const nothingOffered = 'Nothing is offered here, so nothing can be paid'
export const currencyNotTaken = (providers: string, count: number, currency: string) =>
  `${providers} ${count === 1 ? 'does' : 'do'} not take ${currency}, so nothing can be paid`
export const noMoneyMoves = (provider: string) => `${provider}: orders count as paid, no money moves`
export const noLanguageYet = 'No language yet'
export const languageAt = (language: string, prefix: string) => `${language} at /${prefix}`
// Name and countries
export const nameHint = 'Shoppers see it when they choose where to shop, if it has several countries.'
export const chosenCountries = 'Chosen countries'
export const removeCountry = (country: string) => `Remove ${country}`
export const chooseMembers = 'Choose the members of the European Union one by one'
export const searchCountries = 'Search countries'
export const countriesToChoose = 'Countries to choose'
// After the name of a country
export const inGroup = (group: string) => `in ${group}`
export const soldIn = (market: string) => `sold in ${market}`
export const noCountryFound = 'No country has this name.'
export const addressForm = 'Address form'
export const addressForms = { country: 'As usual in each country', international: 'The same for all countries' }
export const countryFormHint = 'Fields, their order and postal codes follow the country of the address.'
export const oneFormHint = 'One form with state and postal code. A group such as the European Union is one choice.'
// Currency and prices
export const currencyHint = 'Orders are charged in it.'
export const currencyChanged = (symbolBefore: string, symbol: string, before: string) =>
  `Shipping rates keep their figures: ${symbolBefore}10 becomes ${symbol}10. Check them after saving. Fixed prices in ${before} have no effect until the market charges it again.`
export const rateFor = (other: string, one: string) => `${other} for 1 ${one}`
export const enterOtherSide = (one: string, other: string) => `Enter ${one} for 1 ${other} instead`
export const pricesChange = (currency: string, percent: number, number: string) =>
  `Prices in ${currency} ${percent > 0 ? 'rise' : 'fall'} by ${number}%.`
export const rounding = 'Rounding'
export const endingInDigits = (digits: string) => `Ending in .${digits}`
export const stepsOfAmount = (amount: string) => `Steps of ${amount}`
export const stepsEndingIn = (step: string, ending: string) => `Steps of ${step}, ending in ${ending}`
export const ownRule = 'Own rule'
export const stepsIn = (symbol: string) => `Steps of (${symbol})`
export const endingIn = (symbol: string) => `Ending in (${symbol})`
export const ownRuleExample = 'Steps of 100 ending in 80: 80, 180, …'
export const ownRuleDecimals = 'Steps of 10 ending in 9.90: 9.90, 19.90, …'
export const pricesOfThisMarket = 'Prices of this market'
export const showOnLists = (storeCurrency: string) => `Show ${storeCurrency} on lists`
export const showOnListsHint = (currency: string) =>
  `Cards and search then show the store currency, product pages and checkout ${currency}.`
export const otherCurrencies = 'Other currencies to look at'
export const noOtherCurrencies = (charged: string) => `None: shoppers see ${charged} only.`
export const followsRate = 'Follows the exchange rate above.'
export const addCurrency = 'Add a currency'
export const otherCurrenciesHint = (charged: string) =>
  `Shown to shoppers as a help. Orders are always charged in ${charged}.`
// Example prices
export const examplePrices = 'Example prices'
export const product = 'Product'
export const exampleProduct = 'Example'
export const price = 'Price'
export const inThisMarket = 'In this market'
// Before a price
export const was = 'was'
export const asShoppersSeeIt = 'As shoppers see it'
export const noSample = 'A product without a fixed price in this market appears here once it is active.'
export const noSampleRate = 'Prices appear here once the exchange rate is entered.'
export const onLists = 'On lists'
export const onItsPage = 'On its page'
export const otherPrices = (prices: string) => `or ${prices}`
export const cartAndInvoice = 'Cart and invoice in'
export const cartAndInvoiceIn = (country: string) => `Cart and invoice in ${country}`
export const withoutShipping = 'Without shipping.'
// Taxes, shipping, payment
export const pricesIncludeTax = 'Prices include tax'
export const pricesIncludeTaxHint = 'If off, tax is added at checkout.'
export const shippingIsTaxed = 'Shipping is taxed'
export const shippingIsTaxedHint = 'Where a tax rate says how delivery is taxed, that applies instead.'
export const taxesHint = {
  before: 'Rates follow the country of the address.',
  link: 'Tax rates and registrations',
}
export const addZone = 'Add a zone'
export const shippingZones = 'Shipping zones'
export const paymentProviders = 'Payment providers'
// The order button
export const orderButton = (text: string) => `Order button: “${text}”`
export const builtInOrderButton = 'Order button: the built-in text'
export const orderButtonText = 'Text of the order button'
export const orderButtonExample = 'Place order · {total}'
export const orderButtonHint =
  'In the EU and the United Kingdom it must say that the order has to be paid, such as “Order with obligation to pay”, and nothing else: {total} is left out there. Elsewhere it is replaced by the total. Empty: the built-in text.'
// Languages
export const languagesOfTheMarket = 'Languages of the market'
export const noLanguages = 'Without a language, the market has no pages.'
export const language = 'Language'
export const withoutInterface = (language: string) =>
  `${language}: the interface has no texts in it yet, so buttons, emails and documents are in English. Numbers, dates and your own texts are in ${language}.`
export const languageExample = 'de, or fr-CA'
export const prefix = 'Prefix of its URLs'
export const none = 'None'
export const prefixExample = 'de'
export const defaultLanguage = 'Default'
export const addLanguage = 'Add a language'
export const languagesHint =
  'A changed prefix changes the URLs of all pages in this language. Earlier links lead to the new ones.'
export const pagesWithoutPrefix = 'Pages are at /, /shop and so on.'
export const pagesExample = 'Pages are at /de, /de/shop and so on.'
export const pagesAt = (prefix: string) => `Pages are at /${prefix}, /${prefix}/shop and so on.`
// What the removal of a language does
export const languageRemoved = (language: string, prefix: string) =>
  `${language} at /${prefix} is removed when you save:`
export const linksWithoutPrefix = 'Its links, also those in sent emails, lead to the pages without prefix.'
export const pagesIn = (language: string) => `Its pages, also those that sent emails link to, are in ${language}.`
export const linksLeadTo = (prefix: string, language: string) =>
  `Links to it, also those in sent emails, lead to ${prefix === '' ? 'the pages without prefix' : `/${prefix}`}, in ${language}.`
const upTo = (max: number, count: number) => `${formatNumber(count)}${count === max ? ' or more' : ''}`
export const ordersKeepLanguage = (language: string, orders: number, unshipped: number, max: number) =>
  `${
    orders === 1
      ? `1 order was placed in ${language}${unshipped > 0 ? ' and is not shipped yet' : ''}. It keeps its language`
      : `${upTo(max, orders)} orders were placed in ${language}, ${upTo(max, unshipped)} of them not shipped yet. They keep their language`
  }: emails, invoices and other documents stay in ${language}.`
export const waitingKeepLanguage = (language: string, people: number, max: number) =>
  `${people === 1 ? '1 person on the waiting list gets' : `${upTo(max, people)} people on the waiting list get`} emails in ${language} as before.`
export const cartsStay = 'Carts and newsletter subscribers stay: they belong to no language.'
export const textsStay = (name: string) => `Your texts in ${name} stay until you delete them under Translations.`
export const languageToEnter = 'the language that you enter'
// What the form refuses
export const listUnreadable = 'This list could not be read. Reload the page and try again.'
export const tooManyMarkets = (max: number) => `A store has at most ${max} markets`
export const nameMissing = 'Name is required'
export const nameTooLong = (max: number) => `Name has at most ${max} characters`
export const noCountries = 'An open market needs at least one country'
export const tooManyCountries = 'These are too many countries'
export const unknownCountry = (code: string) => `“${code}” is no country`
export const countryTwice = (country: string) => `${country} is listed twice, alone or as a member of a group`
export const countryTaken = (country: string, market: string) =>
  `${country} is sold in “${market}”. A country is in one open market only.`
export const someCountryTaken = 'One of them is in another open market. A country is in one open market only.'
export const chooseCurrency = 'Choose a currency'
export const storeCurrencyChanged = 'The store currency was changed. Reload the page.'
export const openNeedsRate = 'An open market needs a rate'
export const otherCurrencyNeedsRate = 'Another currency needs a rate'
export const rateInvalid = 'A rate is a number above 0, up to 1,000,000,000, with at most 6 decimals'
export const tooManyCurrencies = (max: number) => `A market shows at most ${max} other currencies`
export const chargedIsShown = 'Orders are charged in it, so it is always shown'
export const currencyTwice = 'This currency is listed twice'
export const showsItsCurrency = 'A market shows the currency that it charges'
export const chooseRounding = 'Choose how prices are rounded'
export const stepInvalid = 'The step is an amount above 0'
export const endingInvalid = 'The ending is an amount below the step, or empty'
export const orderButtonTooLong = (max: number) => `The text has at most ${max} characters`
export const onlyTotal = 'The only placeholder is {total}'
export const openNeedsLanguage = 'An open market needs at least one language'
export const tooManyLanguages = (max: number) => `A market has at most ${max} languages`
export const languageInvalid = 'This is no language code, such as de or fr-CA'
export const languageTwice = 'This market has this language twice'
export const eachLanguageOnce = 'A market has each language once'
export const oneDefaultLanguage = 'A market has one default language'
export const prefixMissing = 'Enter a prefix, such as de'
export const prefixInvalid = 'A prefix has 2 to 12 characters, a to z, 0 to 9 and hyphens, and begins with a letter'
export const prefixReserved = (prefix: string) => `“${prefix}” is the address of another page`
export const prefixTwice = 'This prefix is used twice'
export const prefixTaken = (prefix: string, market: string) => `/${prefix} belongs to “${market}”`
export const somePrefixTaken = 'One of these prefixes is taken'
export const emptyPrefixTwice = 'Only one language has no prefix'
export const primaryNeedsEmptyPrefix = 'One language of the primary market must have no prefix'
export const primaryIsOpen = 'The primary market is always open'
// The history
export const fieldLabels = {
  addressForm: 'address form',
  displayCurrencies: 'other currencies',
  orderButton: 'order button',
  listsInStoreCurrency: 'store currency on lists',
  taxIncluded: 'prices include tax',
  taxShipping: 'shipping is taxed',
}
export const rateSources = { typed: 'typed', ecb: 'fetched', derived: 'from a new store currency' }
// Exchange rates
export const fetchHint = (host: string) =>
  `Rates from ${host} are shown beside yours before anything is saved. You can enter any rate in its market.`
export const fetchRates = 'Fetch rates'
export const fetching = 'Fetching...'
export const ratesStatus = (host: string, status: number) =>
  `${host} answered with the status ${status}. The rates in force stay.`
export const ratesTooLarge = (host: string) => `The file at ${host} is too large. The rates in force stay.`
export const ratesLate = (host: string) => `${host} did not respond in time. The rates in force stay.`
export const ratesNotReached = (host: string) => `${host} could not be reached. The rates in force stay.`
export const noRatesFile = (host: string) => `${host} sent no file of reference rates. The rates in force stay.`
export const ratesOld = (host: string, day: string) =>
  `The rates at ${host} are of ${day}, not of these days. The rates in force stay.`
export const fetchedRatesDated = (day: string) => `Fetched rates of ${day}`
export const notInFile = (currencies: string) =>
  `The file has no rate for ${currencies}: enter these rates in the markets.`
export const noneInFile = 'None of your currencies is in the file.'
export const allInForce = 'All of these rates are in force already.'
export const fetchedHint = 'At the right: how prices in that currency change.'
export const now = (rate: string) => `now ${rate}`
export const noRateYet = 'no rate yet'
export const newRate = 'New'
export const largeChange = '! Large change'
export const saveRates = (count: number) => (count === 1 ? 'Save 1 rate' : `Save ${count} rates`)
export const ratesSaved = 'Rates saved'
export const ratesNotSaved = 'The rates were not saved. Please try again.'
export const ratesChanged = 'The rates changed since they were fetched. Check them again; nothing was saved.'
export const ratesInForce = 'Rates in force'
export const noRatesNeeded = 'All markets charge and show the store currency, so no rate is needed.'
export const noRateFor = (currency: string) => `No rate for ${currency}`
export const ratesNotLoaded = 'The exchange rates could not be loaded'
