import { formatNumber } from '#app/lib/format/number.ts'

export const reconcile = 'Reconcile'
export const paymentActivity = 'Payment activity'
export const payments = 'Payments'
export const orderOrReference = 'Order or reference'
export const kind = 'Kind'
export const provider = 'Provider'
export const currency = 'Currency'
export const theyAppearHereAsShoppersPayOrders =
  'They appear here as shoppers pay. Orders of the demo checkout are not listed, because no money moves.'
export const thePaymentsCouldNotBeLoaded = 'The payments could not be loaded'
export const thisWas = 'This was'
export const thisWasNotDonePleaseTryAgain = 'This was not done. Please try again.'
export const refused = (reason: string) => `Refused. ${reason}`
export const thisWasChangedBySomeoneElseCheck = 'This was changed by someone else. Check it and save again.'
export const theKeysAreSetOnTheServer = 'The keys are set on the server by environment variables, which win.'
export const keysSaved = (tested: string) => `Keys saved. ${tested}`
export const keysSavedButNotTestedDidNot = (title: string) => `Keys saved, but not tested: ${title} did not respond.`
export const thereAreNoKeysToTestEnter = 'There are no keys to test. Enter them first.'
export const didNotRespondTryAgainLater = (title: string) => `${title} did not respond. Try again later.`
export const theKeysWereRefused = (reason: string) => `The keys were refused. ${reason}`
export const to = (account: string) => ` to ${account}`
export const connected = (where: string) => `Connected${where}.`
export const connectedInTestModeNoMoneyMoves = (where: string) => `Connected${where} in test mode: no money moves.`
export const thePaymentProviderCouldNotBeLoaded = 'The payment provider could not be loaded'
export const backToPayments = 'Back to payments'
export const thisCouldNotBeReadReloadThe = 'This could not be read. Reload the page.'
export const applied = 'Applied'
export const nothingToApplyAnyMore = 'Nothing to apply any more'
export const theAmountIsNotThatOfThe = 'The amount is not that of the order: see its timeline'
export const thisPaymentDoesNotExistAnyMore = 'This payment does not exist any more'
export const theProviderDoesNotRespondTryAgain = 'The provider does not respond. Try again later.'
export const reconciliation = 'Reconciliation'
export const thePageCouldNotBeLoaded = 'The page could not be loaded'
export const thisWasNotSavedPleaseTryAgain = 'This was not saved. Please try again.'
export const thePaymentProvidersCouldNotBe = 'The payment providers could not be loaded'
export const connection = 'Connection'
export const atCheckout = 'At checkout'
export const takePayments = 'Take payments'
export const testModeThisStoreIsPublicBut =
  'Test mode: this store is public, but these keys are for tests, so no money moves.'
export const enterTheKeysAgainTheStoredOnes =
  'Enter the keys again. The stored ones were encrypted with the secret of another server, as after a restore. Until then nothing can be paid, settled or refunded with this provider.'
export const keys = 'Keys'
export const entered = ', entered'
export const mode = 'Mode'
export const live = 'Live'
export const account = 'Account'
export const lastTest = 'Last test'
export const notTestedYet = 'Not tested yet'
export const removeKeys = 'Remove keys'
export const ordersThatWerePaidWithCannotBe = (openOrders: string, title: string) =>
  `${openOrders} Orders that were paid with ${title} cannot be refunded here until you enter keys again.`
export const removeTheKeysOf = (title: string) => `Remove the keys of ${title}?`
export const removing = 'Removing...'
export const keysRemoved = 'Keys removed'
export const testing = 'Testing...'
export const testConnection = 'Test connection'
export const unpaidOrders = (orders: number) => `${formatNumber(orders)} unpaid orders`
export const pendingRefunds = (refunds: number) => `${formatNumber(refunds)} pending refunds`
export const noOrderOrRefundIsWaitingFor = 'No order or refund is waiting for it.'
export const theKeysWereNotSaved = 'The keys were not saved'
export const replaceKeys = 'Replace keys'
export const connect = 'Connect'
export const checking = 'Checking...'
export const replaceTheKeys = 'Replace the keys'
export const accountHolder = 'Account holder'
export const bank = 'Bank'
export const orAnAccountNumberWhereBanksHave = 'Or an account number, where banks have no IBAN'
export const accountNumber = 'Account number'
export const bankCode = 'Bank code'
export const withItsNameSuchAsSortCode = 'With its name, such as “Sort code 12-34-56”'
export const noteToTheShopper = 'Note to the shopper'
export const shownWithTheAccountSuchAsFees = 'Shown with the account, such as fees of transfers from abroad'
export const holdOrdersForDays = 'Hold orders for (days)'
export const unpaidOrdersKeepTheirStockSoLong = (MAX_HOLD_DAYS: number) =>
  `Unpaid orders keep their stock so long, up to ${MAX_HOLD_DAYS} days`
export const fee = (currency: string) => `Fee (${currency})`
export const addedToTheCostOfDeliveryEmpty = 'Added to the cost of delivery; empty for none'
export const largestOrder = (currency: string) => `Largest order (${currency})`
export const notOfferedAboveThisTotalEmptyFor = 'Not offered above this total; empty for no limit'
export const countries = 'Countries:'
export const all = (count: number) => `all ${count}`
export const ofText = (length: number, count: number) => `${length} of ${count}`
export const allCountriesOfTheMarket = 'All countries of the market'
export const saved = 'Saved'
export const thisWasNotSaved = 'This was not saved'
export const whereItIsOffered = 'Where it is offered'
export const draftMarket = 'Draft market'
export const offered = 'Offered'
export const offerIn = (title: string, name: string) => `Offer ${title} in ${name}`
export const doesNotTake = (title: string, currency: string) => `${title} does not take ${currency}`
export const untilThenItIsNotOfferedHere = (missing: string) => `${missing}. Until then it is not offered here.`
export const saving = 'Saving...'
export const saveMarkets = 'Save markets'
export const payment = 'Payment'
export const feeOf = (fee: string) => ` · fee ${fee}`
export const ofReceivedByTransfer = (arrived: string, total: string) => `${arrived} of ${total} received by transfer.`
export const paymentLinkSent = 'Payment link sent'
export const thePaymentLinkWasNotSent = 'The payment link was not sent'
export const sending = 'Sending...'
export const sendPaymentLink = 'Send payment link'
export const anEmailWithTheAddressOfThe = 'An email with the address of the page where the order is paid.'
export const noProviderIsActiveSoOrdersAre =
  'No provider is active, so orders are demo orders: they count as paid, and no money moves. Connect one below.'
export const allActiveProvidersAreInTestMode =
  'All active providers are in test mode: shoppers can order, and no money moves.'
export const noWayToPayOpenAProvider = (count: number) =>
  `${count === 1 ? 'An open market has' : `${count} open markets have`} no way to pay. Open a provider and offer it there.`
export const providers = 'Providers'
export const shoppersSeeTheMethodsInThisOrder =
  'Shoppers see the methods in this order. Of two providers with the same method, the first one takes the payment.'
export const providersInTheOrderOfCheckout = 'Providers in the order of checkout'
export const notOfferedInAnyOpenMarket = 'Not offered in any open market'
export const lastTestOf = (testProblem: string) => `Last test: ${testProblem}`
export const offeredInOfOpen = (offeredIn: number, openMarkets: number) =>
  `Offered in ${offeredIn} of ${openMarkets} open ${openMarkets === 1 ? 'market' : 'markets'}`
export const lastWebhook = 'Last webhook'
export const noWebhookYet = 'No webhook yet'
export const takePaymentsWith = (title: string) => `Take payments with ${title}`
export const enterKeys = 'Enter keys'
export const addressCopied = 'Address copied'
export const theAddressCouldNotBeCopied = 'The address could not be copied'
export const webhook = 'Webhook'
export const reportsPaymentsAndRefundsToThis = (title: string) =>
  `${title} reports payments and refunds to this address. Enter it there.`
export const copyAddress = 'Copy address'
export const cannotReachThisAddressWhilePublic = (title: string) =>
  `${title} cannot reach this address while PUBLIC_URL is not set on the server.`
export const lastAccepted = 'Last accepted'
export const noneYet = 'None yet'
export const paymentsAndRefunds = 'Payments and refunds'
export const order = 'Order'
export const date = 'Date'
export const method = 'Method'
export const reference = 'Reference'
export const status = 'Status'
export const feeText = 'Fee'
export const amount = 'Amount'
export const chooseAShorterPeriodToSeeTotals = 'Choose a shorter period to see totals.'
export const totals = 'Totals'
export const received = (currency: string) => `Received, ${currency}`
export const refunded = 'Refunded'
export const fees = 'Fees'
export const net = 'Net'
export const cashOfTheDay = 'Cash of the day'
export const dayOfDelivery = 'Day of delivery'
export const show = 'Show'
export const noCashOnDeliveryWasCollectedOn = (day: string) => `No cash on delivery was collected on ${day}.`
export const ofTextOf = (size: number, currency: string, length: number) =>
  `${size > 1 ? `Total, ${currency}` : 'Total'} of ${length} ${length === 1 ? 'order' : 'orders'}`
export const firstDay = 'First day'
export const lastDay = 'Last day'
export const comparing = 'Comparing...'
export const compareWithTheProvider = 'Compare with the provider'
export const comparisonLimits = (MAX_DAYS: number, MAX_COMPARED: number) =>
  `At most ${MAX_DAYS} days and ${MAX_COMPARED} payments at once. Nothing is changed until you apply a difference.`
export const differences = 'Differences'
export const applying = 'Applying...'
export const apply = 'Apply'
export const toOrder = (orderNumber: string) => `to order ${orderNumber}`
export const lookIntoItAtTheProvider = 'Look into it at the provider.'
export const referenceCopied = 'Reference copied'
export const theReferenceCouldNotBeCopied = 'The reference could not be copied'
export const copy = 'Copy'
export const referenceOf = (reference: string) => `reference ${reference}`
export const setByEnvironment = 'Set on the server by environment variables, which replace keys that are entered here:'
export const testMode = 'Test: no money moves'
