import { formatNumber } from '#app/lib/format/number.ts'

// All markets
export const markets = 'Markets'
export const marketsHint = 'Shoppers see active markets in this order.'
export const addMarket = 'Add market'
export const prices = 'Prices'
export const exchangeRates = 'Exchange rates'
export const name = 'Name'
export const countries = 'Countries'
export const currency = 'Currency'
export const languages = 'Languages'
export const status = 'Status'
export const draft = 'Draft'
export const open = 'Active'
export const openPrimary = 'Active · Primary'
export const missing = 'To do'
// Before the list, where the column has no heading
export const missingLabel = 'To do:'
export const missingKinds = {
  country: 'Countries',
  rate: 'Exchange rate',
  language: 'Language',
  shipping: 'Shipping',
  overlap: 'Countries in two markets',
  law: 'Legal requirements',
}
export const legalPoints = (count: number) => (count === 1 ? '1 legal task' : `${count} legal tasks`)
export const actions = 'Actions'
export const movedTo = (name: string, position: number, total: number) =>
  `${name} moved to position ${position} of ${total}`
export const unknownMarket = 'Unknown market'
export const orderNotSaved = 'The new order of the markets was not saved'
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
export const marketInSentence = 'market'
export const notDone = 'That didn’t work. Please try again.'
export const marketGone = 'This market was deleted by someone else.'
// Opening, closing, deleting
export const openMarket = 'Activate market'
export const confirmOpen = (name: string) => `Activate “${name}”?`
export const openHint = (urls: string) => `Its pages go live at ${urls}, and shoppers can order immediately.`
export const marketOpen = 'Market activated'
export const missingNow = 'This market is not ready yet. Close this dialog to see what is left to do.'
export const closeMarket = 'Deactivate market'
export const confirmClose = (name: string) => `Deactivate “${name}”?`
export const closeHint = (urls: string) =>
  `Its pages at ${urls} go offline, and nobody can order there. Links to these pages redirect to your primary market. Existing orders are kept. You can activate the market again anytime.`
export const marketClosed = 'Market deactivated'
export const primaryStaysOpen = 'The primary market is always active. Make another one primary first.'
export const makePrimary = 'Make primary'
export const confirmPrimary = (name: string) => `Make “${name}” the primary market?`
export const newPrefixLabel = (name: string) => `New web address for “${name}”`
export const urlsChange = (texts: { own: string; primary: string; language: string; market: string }) =>
  `URLs change: pages at /${texts.own} move to your store’s main address. The pages of “${texts.primary}” that are there now (${texts.language}) move to the address you enter here. Links to /${texts.own} redirect to the new URLs. Settings for the primary market apply to “${texts.market}”.`
export const isPrimary = (name: string) => `“${name}” is the primary market`
export const primaryNeedsLanguage = 'Only an active market with a language can be primary.'
export const prefixOfLanguage = (prefix: string) => `/${prefix} is used by another language`
export const deleteIt = 'Delete'
export const confirmDelete = (name: string) => `Delete “${name}”?`
export const deleteHint = 'Its countries, languages, rates and shipping zones are also deleted.'
export const deleteMarket = 'Delete market'
export const activeCannotBeDeleted = 'An active market cannot be deleted. Deactivate it first.'
export const withOrdersCannotBeDeleted = 'This market has orders, so it cannot be deleted. Keep it as a draft.'
// Ready to activate
export const readyToOpen = 'Ready to activate'
export const missingInThisMarket = 'To do in this market'
export const beforeItCanOpen = 'To do before you activate it'
export const advice = 'Recommended'
const toFix = (count: number) => `${count} to fix`
const recommended = (count: number) => `${count} recommended`
export const toDoInShort = (missing: number, advice: number) =>
  [...(missing > 0 ? [toFix(missing)] : []), ...(advice > 0 ? [recommended(advice)] : [])].join(' · ')
export const nothingIsMissing = 'Nothing left to do.'
export const lawHint = {
  before: 'This checks the',
  link: 'legal requirements',
  after: 'we know of for these countries. It is guidance, not legal advice.',
}
export const countriesMissing = { link: 'Choose the countries', after: 'this market sells to.' }
export const soldElsewhere = {
  before: (joined: string, count: number) => `${joined} ${count === 1 ? 'is' : 'are'} already in`,
  after: (count: number) => `: remove ${count === 1 ? 'it' : 'them'} there or here.`,
}
export const andMore = (countries: string, rest: number) => `${countries} and ${rest} more`
export const rateMissing = { link: 'Enter the exchange rate', after: 'from the store currency.' }
export const zoneMissing = {
  link: 'Add a shipping zone',
  after: 'with an active rate for a country of this market.',
}
export const languageMissing = { link: 'Add a language', after: 'and its web address.' }
// The sections of the form
export const nameQuestion = 'Basics'
export const countriesQuestion = 'Countries'
export const pricesQuestion = 'Currency and prices'
export const taxesQuestion = 'Taxes'
export const shippingQuestion = 'Shipping'
export const paymentQuestion = 'Payments'
export const lawQuestion = 'Legal'
export const languagesQuestion = 'Languages'
// Summaries of the sections
export const notNamedYet = 'No name yet'
export const nowhereYet = 'No countries yet'
export const oneAddressForm = (countries: string) => `${countries} · same address form for all`
export const noRateInShort = 'no exchange rate yet'
export const roundingInShort = (rounding: string) => rounding.charAt(0).toLowerCase() + rounding.slice(1)
export const alsoShownIn = (currencies: string) => `also shown in ${currencies}`
export const notRegistered = 'None: not registered in these countries'
export const taxesOff = 'None: taxes are off'
export const taxByRegion = 'tax by region'
export const taxIn = (tax: string, place: string) => `${tax} (${place})`
export const taxesInShort = (taxes: string, isIncluded: boolean, isOnShipping: boolean) =>
  `${isIncluded ? 'Included in prices' : 'Added at checkout'}${isOnShipping ? ', also on shipping' : ''}: ${taxes}`
export const zonesLater = 'Save the market to add zones and rates'
export const noZone = 'No zones yet, so this market does not ship anywhere'
export const ratesOfZone = (zone: string, rates: number) =>
  `${zone} (${rates === 0 ? 'no rate' : `${rates} ${rates === 1 ? 'rate' : 'rates'}`})`
export const nothingOffered = 'No payment methods, so shoppers cannot pay'
export const currencyNotTaken = (providers: string, count: number, currency: string) =>
  `${providers} ${count === 1 ? 'does' : 'do'} not accept ${currency}, so shoppers cannot pay`
export const noMoneyMoves = (provider: string) => `${provider}: orders count as paid, but no one is charged`
export const noLanguageYet = 'No language yet'
export const languageAt = (language: string, prefix: string) => (prefix === '' ? language : `${language} at /${prefix}`)
// Name and countries
export const nameHint = 'Shown to shoppers when they choose where to shop, if the market has several countries.'
export const suggestedCountries = 'Suggested countries'
// Shown before the name of a country
export const addSuggested = 'Add'
export const moreCountries = (count: number) =>
  `${formatNumber(count)} more ${count === 1 ? 'country matches' : 'countries match'}. Keep typing.`
export const chosenCountries = 'Chosen countries'
export const removeCountry = (country: string) => `Remove ${country}`
export const chooseMembers = 'Choose European Union countries one by one'
export const countryAdded = (country: string) => `${country} added`
export const countryRemoved = (country: string) => `${country} removed`
export const membersChosen = 'The countries of the European Union are now listed one by one.'
export const searchCountries = 'Search countries'
export const countriesToChoose = 'Available countries'
// Shown after the name of a country
export const inGroup = (group: string) => `in ${group}`
export const soldIn = (market: string) => `sold in ${market}`
export const noCountryFound = 'No countries found.'
export const addressForm = 'Address format'
export const addressForms = { country: 'Local format of each country', international: 'Same for all countries' }
export const countryFormHint = 'Fields, field order and postal codes match the country of the address.'
export const oneFormHint =
  'One form with state and postal code for every country. Shoppers choose a group such as the European Union as a single entry.'
// Currency and prices
export const currencyHint = 'Orders are charged in this currency.'
export const currencyChanged = (symbolBefore: string, symbol: string, before: string) =>
  `Shipping rates keep their numbers: ${symbolBefore}10 becomes ${symbol}10. Check the rates after saving. Fixed prices in ${before} do not apply until the market charges ${before} again.`
export const rateFor = (other: string, unit: string) => `${other} per 1 ${unit}`
export const enterOtherSide = (unit: string, other: string) => `Enter ${unit} per 1 ${other} instead`
export const pricesChange = (currency: string, percent: number, number: string) =>
  `Prices in ${currency} ${percent > 0 ? 'rise' : 'fall'} by ${number}%.`
export const rounding = 'Rounding'
export const endingInDigits = (digits: string) => `Ending in .${digits}`
export const stepsOfAmount = (amount: string) => `Multiples of ${amount}`
export const stepsEndingIn = (step: string, ending: string) => `Every ${step}, ending in ${ending}`
export const ownRule = 'Custom rule'
export const stepsIn = (symbol: string) => `Round to multiples of (${symbol})`
export const endingIn = (symbol: string) => `Ending in (${symbol})`
export const ownRuleExample = 'Every 100, ending in 80: 80, 180, …'
export const ownRuleDecimals = 'Every 10, ending in 9.90: 9.90, 19.90, …'
export const pricesOfThisMarket = 'Prices in this market'
export const showOnLists = (storeCurrency: string) => `Show ${storeCurrency} in product lists`
export const showOnListsHint = (currency: string) =>
  `Product cards and search show the store currency; product pages and checkout show ${currency}.`
export const otherCurrencies = 'Other display currencies'
export const noOtherCurrencies = (charged: string) => `None: shoppers only see ${charged}.`
export const followsRate = 'Follows the exchange rate above.'
export const addCurrency = 'Add a currency'
export const otherCurrenciesHint = (charged: string) =>
  `Shown to shoppers for reference. Orders are always charged in ${charged}.`
// Example prices
export const examplePrices = 'Example prices'
export const product = 'Product'
export const exampleProduct = 'Example'
export const price = 'Price'
export const inThisMarket = 'In this market'
// Shown before a price
export const was = 'was'
export const asShoppersSeeIt = 'As shoppers see it'
export const noSample = 'Once you have an active product without a fixed price in this market, it will appear here.'
export const noSampleRate = 'Enter the exchange rate to see prices here.'
export const onLists = 'In product lists, in the store currency'
export const onItsPage = 'On the product page'
export const otherPrices = (prices: string) => `or ${prices}`
export const cartAndInvoice = 'Cart and invoice in'
export const cartAndInvoiceIn = (country: string) => `Cart and invoice in ${country}`
export const withoutShipping = 'Excludes shipping.'
// Taxes, shipping, payment
export const pricesIncludeTax = 'Prices include tax'
export const pricesIncludeTaxHint = 'If off, tax is added at checkout.'
export const shippingIsTaxed = 'Charge tax on shipping'
export const shippingIsTaxedHint = 'A tax rate with its own setting for shipping overrides this.'
export const taxesHint = {
  before: 'Rates depend on the country of the address.',
  link: 'View tax rates and registrations',
}
export const addZone = 'Add a zone'
export const shippingZones = 'Shipping zones'
export const paymentProviders = 'Payment providers'
// The order button
export const orderButton = (text: string) => `Order button: “${text}”`
export const builtInOrderButton = 'Order button: default text'
export const orderButtonText = 'Order button text'
export const orderButtonExample = 'Place order · {total}'
export const orderButtonHint =
  'Leave blank to use the default text. In the EU and the United Kingdom, the button must say only that ordering means paying, for example “Order with obligation to pay”. Elsewhere, {total} shows the total.'
// Languages
export const languagesOfTheMarket = 'Market languages'
export const noLanguages = 'Without a language, the market has no pages.'
export const language = 'Language'
export const withoutInterface = (language: string) =>
  `The interface is not translated into ${language} yet, so buttons, emails and documents are in English. Numbers, dates and your own content are in ${language}.`
export const languageNumber = (position: number) => `Language ${position}`
export const chooseLanguage = 'Select a language'
export const otherLanguage = 'Other…'
export const languageCode = 'Language code'
export const languageExample = 'de-AT, fr-CA'
export const prefix = 'Web address'
export const none = 'None'
export const prefixExample = 'de'
export const defaultLanguage = 'Default'
export const addLanguage = 'Add a language'
export const languagesHint = 'If you change a web address, links to the old one redirect to the new one.'
export const pagesWithoutPrefix = 'Leave blank for your-store.com itself.'
export const pagesExample = 'The end of the address, such as “de” in your-store.com/de.'
export const pagesAt = (prefix: string) => `Shoppers visit your-store.com/${prefix}.`
// Effects of removing a language
export const languageRemoved = (language: string, prefix: string) =>
  `${language} at /${prefix} will be removed when you save:`
export const linksWithoutPrefix =
  'Links to this address, including those in sent emails, redirect to your store’s main address.'
export const pagesIn = (language: string) =>
  `Pages at this address, including those linked in sent emails, will be in ${language}.`
export const linksLeadTo = (prefix: string, language: string) =>
  `Links to this address, including those in sent emails, redirect to ${prefix === '' ? 'your store’s main address' : `/${prefix}`}, in ${language}.`
const upTo = (max: number, count: number) => `${formatNumber(count)}${count === max ? ' or more' : ''}`
export const ordersKeepLanguage = (language: string, orders: number, unshipped: number, max: number) =>
  `${
    orders === 1
      ? `1 order was placed in ${language}${unshipped > 0 ? ' and has not shipped yet' : ''}. It keeps its language`
      : `${upTo(max, orders)} orders were placed in ${language}${unshipped > 0 ? `, including ${upTo(max, unshipped)} that have not shipped yet` : ''}. They all keep their language`
  }: emails, invoices and other documents stay in ${language}.`
export const waitingKeepLanguage = (language: string, people: number, max: number) =>
  `${people === 1 ? '1 person on the waitlist gets' : `${upTo(max, people)} people on the waitlist get`} emails in ${language} as before.`
export const cartsStay = 'Carts and newsletter subscribers are kept: they are not tied to a language.'
export const textsStay = (name: string) => `Your ${name} content is kept until you delete it under Translations.`
export const languageToEnter = 'the language you enter'
// Errors of the form
export const listUnreadable = 'This list could not be read. Reload the page and try again.'
export const tooManyMarkets = (max: number) => `A store can have at most ${max} markets`
export const nameMissing = 'Name is required'
export const nameTooLong = (max: number) => `Name can have at most ${max} characters`
export const noCountries = 'An active market needs at least one country'
export const tooManyCountries = 'Too many countries'
export const unknownCountry = (code: string) => `“${code}” is not a country`
export const countryTwice = (country: string) => `${country} is listed twice, on its own or as part of a group`
export const countryTaken = (country: string, market: string) =>
  `${country} is already in “${market}”. A country can be in only one active market.`
export const someCountryTaken =
  'One of these countries is already in another active market. A country can be in only one active market.'
export const chooseCurrency = 'Choose a currency'
export const storeCurrencyChanged = 'The store currency was changed. Reload the page.'
export const openNeedsRate = 'An active market needs an exchange rate'
export const otherCurrencyNeedsRate = 'Enter an exchange rate for this currency'
export const rateInvalid = 'Enter a rate above 0, up to 1,000,000,000, with at most 6 decimals'
export const tooManyCurrencies = (max: number) => `A market can show at most ${max} other currencies`
export const chargedIsShown = 'Orders are charged in this currency, so it is always shown'
export const currencyTwice = 'This currency is listed twice'
export const showsItsCurrency = 'A market always shows the currency it charges'
export const chooseRounding = 'Choose how prices are rounded'
export const stepInvalid = 'Enter an amount above 0'
export const endingInvalid = 'Enter an ending below that amount, or leave it blank'
export const orderButtonTooLong = (max: number) => `The text can have at most ${max} characters`
export const onlyTotal = 'The only placeholder allowed is {total}'
export const openNeedsLanguage = 'An active market needs at least one language'
export const tooManyLanguages = (max: number) => `A market can have at most ${max} languages`
export const languageInvalid = 'Enter a language code, such as de or fr-CA'
export const languageTwice = 'This market has this language twice'
export const eachLanguageOnce = 'Add each language only once'
export const oneDefaultLanguage = 'Choose one default language'
export const prefixMissing = 'Enter a web address, such as de'
export const prefixInvalid = 'Use 2 to 12 characters: a to z, 0 to 9 and hyphens, starting with a letter'
export const prefixReserved = (prefix: string) => `“${prefix}” is used by another page`
export const prefixTwice = 'This web address is used twice'
export const prefixTaken = (prefix: string, market: string) => `/${prefix} is used by “${market}”`
export const somePrefixTaken = 'One of these web addresses is taken'
export const emptyPrefixTwice = 'Only one language can have a blank web address'
export const primaryNeedsEmptyPrefix = 'One language of the primary market must have a blank web address'
export const primaryIsOpen = 'The primary market is always active'
// The history
export const fieldLabels = {
  addressForm: 'address form',
  displayCurrencies: 'other currencies',
  orderButton: 'order button',
  listsInStoreCurrency: 'store currency in product lists',
  taxIncluded: 'prices include tax',
  taxShipping: 'tax on shipping',
}
export const rateHistory = 'Rate history'
export const rateCount = (count: number) => (count === 1 ? '1 rate' : `${formatNumber(count)} rates`)
export const rateSources = {
  typed: 'entered by hand',
  ecb: 'fetched',
  derived: 'recalculated for a new store currency',
}
// Exchange rates
export const fetchHint = (host: string) =>
  `Get the latest rates from ${host} and review them, or select a currency to enter its rate yourself.`
export const fetchRates = 'Get latest rates'
export const fetching = 'Getting rates...'
export const ratesStatus = (host: string, status: number) =>
  `${host} returned status ${status}. Current rates are unchanged.`
export const ratesTooLarge = (host: string) => `The file at ${host} is too large. Current rates are unchanged.`
export const ratesLate = (host: string) => `${host} did not respond in time. Current rates are unchanged.`
export const ratesNotReached = (host: string) => `${host} could not be reached. Current rates are unchanged.`
export const noRatesFile = (host: string) => `${host} did not return exchange rates. Current rates are unchanged.`
export const ratesOld = (host: string, day: string) =>
  `The rates at ${host} are from ${day}, not from the last few days. Current rates are unchanged.`
export const fetchedRatesDated = (day: string) => `Rates for ${day}`
export const notInFile = (currencies: string) =>
  `No rate was found for ${currencies}. Enter missing rates in the market.`
export const noneInFile = 'No rate was found for your currencies.'
export const allInForce = 'You already use all of these rates.'
export const market = 'Market'
export const yourRate = 'Your rate'
export const latestRate = 'Latest rate'
export const change = 'Price change'
export const updated = 'Updated'
export const sameRate = 'Same'
export const newRate = 'New'
export const largeChange = 'Large change'
export const saveRates = (count: number) => (count === 1 ? 'Save 1 rate' : `Save ${count} rates`)
export const ratesSaved = 'Rates saved'
export const ratesNotSaved = 'The rates were not saved. Please try again.'
export const ratesChanged = 'The rates have changed in the meantime, so nothing was saved. Check them again.'
export const currentRates = 'Current rates'
export const noRatesNeeded = 'All markets charge and show the store currency, so you need no exchange rates.'
export const noRateFor = (currency: string) => `No rate for ${currency}`
export const ratesNotLoaded = 'The exchange rates could not be loaded'
