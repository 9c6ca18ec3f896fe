import { formatNumber } from '#app/lib/format/number.ts'

// All providers
export const payments = 'Payments'
export const providers = 'Payment providers'
export const providersHint =
  'Checkout shows payment methods in this order. If two providers offer the same method, the first one is used.'
export const providersInOrder = 'Providers in checkout order'
export const takePaymentsWith = (provider: string) => `Take payments with ${provider}`
export const enterKeys = 'Enter keys'
export const setUp = 'Set up'
export const notOffered = 'Not offered in any active market yet. Open this provider and add the missing details.'
export const offeredIn = (offeredIn: number, openMarkets: number) =>
  `Offered in ${offeredIn} of ${openMarkets} active ${openMarkets === 1 ? 'market' : 'markets'}`
export const testFailed = (problem: string) => `Last test: ${problem}`
// Shown before the time of the webhook
export const lastWebhook = 'Last webhook'
export const noWebhookYet = 'No webhook yet'
export const demoOrders =
  'You’re in demo mode: orders are marked as paid, but no one is charged. Connect a provider to take real payments.'
export const allInTestMode = 'All active providers are in test mode: customers can order, but no one is charged.'
export const noWayToPay = (count: number) =>
  `${count === 1 ? 'An active market has' : `${count} active markets have`} no payment method. Open a provider and offer it there.`
export const orderNotSaved = 'The new order of the providers was not saved. Please try again.'
export const providersNotLoaded = 'The payment providers could not be loaded'
// A provider
export const providerNotFound = 'Payment Provider Not Found'
export const providerNotLoaded = 'The payment provider could not be loaded'
export const notDone = 'Something went wrong. Please try again.'
export const connection = 'Connection'
export const atCheckout = 'At checkout'
export const takePayments = 'Take payments'
export const turnOn = (provider: string) => `Turn on ${provider.charAt(0).toLowerCase()}${provider.slice(1)}`
export const enterKeysFirst = (provider: string) => `Enter your ${provider} keys first.`
export const enterAccountFirst = 'Enter the bank account first.'
export const connectionStates = {
  active: 'Active',
  test: 'Test mode',
  off: 'Off',
  'not-connected': 'Not connected',
  'enter-again': 'Enter keys again',
}
export const publicInTestMode = 'Test mode: your store is public, but these are test keys, so no one is charged.'
export const setByEnvironment = 'Set by environment variables on the server, which override keys entered here:'
export const keysUnreadable =
  'Enter the keys again. The saved keys were encrypted on another server, for example before a restore. Until then, this provider cannot take, settle or refund payments.'
export const keys = 'Keys'
// Shown before the time when the keys were entered
export const entered = ', entered'
export const mode = 'Mode'
export const live = 'Live'
export const testMode = 'Test: no one is charged'
export const account = 'Account'
export const lastTest = 'Last test'
export const notTestedYet = 'Not tested yet'
export const testConnection = 'Test connection'
export const testing = 'Testing...'
export const connected = (account: string, isLive: boolean) =>
  `Connected${account === '' ? '' : ` to ${account}`}${isLive ? '.' : ' in test mode: no one is charged.'}`
export const noKeysToTest = 'There are no keys to test. Enter them first.'
export const noResponse = (provider: string) => `${provider} did not respond. Try again later.`
export const keysTestFailed = (reason: string) => `The provider rejected the keys. ${reason}`
// The keys of a provider
export const connect = 'Connect'
export const cancel = 'Cancel'
export const replaceTheKeys = 'Replace keys'
export const replaceKeys = 'Replace keys'
export const checking = 'Checking...'
export const keysSaved = (tested: string) => `Keys saved. ${tested}`
export const keysSavedUntested = (provider: string) => `Keys saved, but not tested: ${provider} did not respond.`
export const keysNotSaved = 'The keys were not saved'
export const keysRejected = (reason: string) => `The provider rejected the keys. ${reason}`
export const keysConflict = 'Someone else changed the keys. Check them and save again.'
export const keysInEnvironment =
  'These keys are set by environment variables on the server, which override keys entered here.'
export const keyMissing = (key: string) => `${key} is required`
export const chooseOne = (choices: readonly string[]) => `Choose: ${choices.join(' or ')}`
// 'the signing secret', but 'the ID'
const lowered = (key: string) => (/^[A-Z][a-z]/.test(key) ? key.charAt(0).toLowerCase() + key.slice(1) : key)
export const keyInvalid = (key: string, hint: string) => `This does not look like the ${lowered(key)}. ${hint}`
export const removeKeys = 'Remove keys'
export const confirmRemoveKeys = (provider: string) => `Remove your ${provider} keys?`
const unpaidOrders = (count: number) => (count === 1 ? '1 unpaid order' : `${formatNumber(count)} unpaid orders`)
const pendingRefunds = (count: number) => (count === 1 ? '1 pending refund' : `${formatNumber(count)} pending refunds`)
const waiting = (orders: number, refunds: number) =>
  [orders > 0 && unpaidOrders(orders), refunds > 0 && pendingRefunds(refunds)].filter(Boolean).join(' and ')
export const removeKeysHint = (provider: string, orders: number, refunds: number) =>
  `${
    orders + refunds === 0
      ? 'No orders or refunds are waiting for this provider.'
      : `${waiting(orders, refunds)} will be on hold: incoming payments are not recorded, and refunds are not paid out.`
  } Orders paid with ${provider} cannot be refunded here until you enter keys again.`
export const removing = 'Removing...'
export const keysRemoved = 'Keys removed'
// The webhook of a provider
export const webhook = 'Webhook'
export const webhookHint = (provider: string) =>
  `Add this URL in ${provider}, so that your store is notified about payments and refunds.`
export const addUrlStep = (provider: string) => `1. Add this URL as a webhook in ${provider}`
export const enterKeysStep = (provider: string, keys: number) =>
  `2. Copy your ${keys === 1 ? 'key' : 'keys'} from ${provider}`
export const copyAddress = 'Copy URL'
export const addressCopied = 'URL copied'
export const addressNotCopied = 'The URL could not be copied'
export const notReachable = (provider: string) =>
  `Your store has no public web address yet, so ${provider} cannot reach it. You can already save your keys. Copy the URL once your host has set up the address.`
export const lastAccepted = 'Last event received'
export const noneYet = 'None yet'
// The markets that offer a provider
export const whereItIsOffered = 'Markets'
export const bankAccount = (markets: number) => (markets === 1 ? 'Bank account' : 'Bank account in each market')
export const saveAccount = 'Save account'
export const offeredWhileOff = (provider: string) => `${provider} is off. Customers see it once you turn it on above.`
export const offeredNowhere = 'Not available in any market'
export const draftMarket = 'Draft market'
export const offered = 'Available'
export const offerIn = (provider: string, market: string) => `Offer ${provider} in ${market}`
export const doesNotTake = (provider: string, currency: string) => `${provider} does not support ${currency}`
export const notOfferedUntil = (missing: string) => `${missing}. Until then, it is not offered here.`
export const accountKind = 'Account type'
export const accountKinds = { iban: 'IBAN', number: 'Account number and bank code' }
export const bic = 'BIC (SWIFT code)'
export const accountHolder = 'Account holder'
export const bank = 'Bank'
export const accountNumber = 'Account number'
export const bankCode = 'Bank code'
export const bankCodeHint = 'Include the kind of code, such as “Sort code 12-34-56”.'
export const moreTerms = 'More options'
export const heldFor = (days: string) => `unpaid orders held for ${days === '1' ? '1 day' : `${days} days`}`
export const upToTotal = (total: string) => `up to ${total}`
export const note = 'Note to customer'
export const noteHint = 'Shown with your bank details, for example about fees for transfers from abroad.'
export const holdDays = 'Hold orders for (days)'
export const holdDaysHint = (max: number) => `How long unpaid orders keep their stock, up to ${max} days.`
export const feeIn = (currency: string) => `Fee (${currency})`
export const feeHint = 'Added to the shipping cost. Leave blank for no fee.'
export const largestOrder = (currency: string) => `Maximum order total (${currency})`
export const largestOrderHint = 'Not offered above this total. Leave blank for no limit.'
export const offeredInCountries = 'Offered in'
export const allCountries = (count: number) => `all ${count} countries`
export const someCountries = (chosen: number, count: number) => `${chosen} of ${count} countries`
export const allCountriesOfTheMarket = 'All countries in the market'
export const saveMarkets = 'Save markets'
export const saved = 'Saved'
export const offersNotSaved = 'This was not saved'
export const offersConflictSubject = 'This was'
// The password prompt before a different account receives payments, and the email to staff afterward
export const yourPasswordHint = 'Confirm it’s you: this changes who receives your customers’ payments.'
export const payeeSubject = (provider: string) => `${provider}: payment details changed`
export const payeeTitle = (provider: string) => `${provider}: payment details changed`
export const payeeChanged = (name: string) => `${name || 'Someone'} changed where your customers’ payments go.`
/** `ending`: '…3000'. */
export const accountNow = (market: string, ending: string) =>
  ending
    ? `${market}: the account details were changed. The account number ends in ${ending}.`
    : `${market}: the account was removed.`
export const keysNow = (ending: string) => `The new keys end in ${ending}.`
export const currentKeys = (ending: string, account: string) =>
  `The new keys end in ${ending} and belong to the account ${account}.`
export const accountNoteSubject = 'The note next to your bank details was changed'
export const accountNoteChanged = (name: string, language: string) =>
  `${name || 'Someone'} changed the translation of the note that customers see next to your bank details (language: ${language}).`
export const accountNoteNow = (note: string) => (note ? `The note is now: ${note}` : 'The translation was removed.')
export const payeeUnexpected =
  'If no one on your team did this, change it back and change your passwords: someone else is logged in to your store.'
export const openPayments = 'Open payment settings'

// Validation errors of the markets form
export const listUnreadable = 'This list could not be read. Reload the page and try again.'
export const marketGone = 'This market was deleted. Reload the page.'
export const tooLong = {
  holder: (max: number) => `The account holder can have at most ${max} characters`,
  iban: (max: number) => `An IBAN can have at most ${max} characters`,
  bic: (max: number) => `A BIC can have at most ${max} characters`,
  number: (max: number) => `An account number can have at most ${max} characters`,
  bank: (max: number) => `The bank can have at most ${max} characters`,
  routing: (max: number) => `The bank code can have at most ${max} characters`,
  note: (max: number) => `The note can have at most ${max} characters`,
}
export const holderMissing = 'Enter the account holder'
export const bicInvalid = 'Enter a BIC of 8 or 11 letters and digits, such as COBADEFFXXX'
export const holdDaysInvalid = (max: number) => `Enter a whole number of days from 1 to ${max}`
export const amountInvalid = 'Enter a valid amount'
export const largestOrderInvalid = 'Enter a maximum above 0, or leave this empty'
export const noCountry = 'Select a country, or stop offering this payment method in this market'
// Names of providers and of their keys
export const demo = { title: 'Demo', description: 'Orders are marked as paid, but no one is charged.' }
export const bankTransfer = {
  title: 'Bank transfer',
  description: 'Customers transfer the total to your bank account. You confirm each payment.',
}
export const cashOnDelivery = {
  title: 'Cash on delivery',
  description: 'The carrier collects the money. The order is marked as paid when you mark it as delivered.',
}
export const stripe = {
  description: 'Cards, wallets and local payment methods, on Stripe’s checkout page.',
  secretKey: 'Secret key',
  secretKeyHint: 'Starts with sk_live_ or rk_live_ (in Stripe: Developers\u00a0→ API keys).',
  webhookSecret: 'Webhook signing secret',
  webhookSecretHint: 'Starts with whsec_ (in Stripe: Developers\u00a0→ Webhooks, in the webhook you added).',
}
export const paystack = {
  description: 'Cards, bank accounts, USSD and mobile money in Africa, on Paystack’s checkout page.',
  secretKey: 'Secret key',
  secretKeyHint: 'Starts with sk_live_ (in Paystack: Settings\u00a0→ API Keys & Webhooks).',
}
export const paypal = {
  description: 'Payments from PayPal accounts, on PayPal’s checkout page.',
  mode: 'Mode',
  live: 'Live',
  liveHint: 'Customers are charged. Use the keys from PayPal’s Live tab.',
  sandbox: 'Sandbox',
  sandboxHint: 'For testing: no one is charged. Use the keys from PayPal’s Sandbox tab.',
  clientId: 'Client ID',
  clientIdHint: 'In PayPal’s developer dashboard, under Apps & Credentials.',
  secret: 'Secret',
  secretHint: 'In the same place, below the client ID.',
  webhookId: 'Webhook ID',
  webhookIdHint: 'In your PayPal app, next to the webhook you added.',
}
// Payment activity
export const paymentActivity = 'Payment activity'
export const reconcile = 'Check payments'
export const searchHint = 'Order or reference'
export const kind = 'Type'
export const kinds = {
  '': 'Type: All',
  payment: 'Payments',
  refund: 'Refunds',
  to_pay_out: 'Refunds to send',
  waiting: 'Not paid yet',
  expired: 'Expired or cancelled',
  surplus: 'Duplicate payments',
  dispute: 'Disputes',
}
export const provider = 'Provider'
export const allProviders = 'Provider: All'
export const currency = 'Currency'
export const allCurrencies = 'Currency: All'
export const emptyNoun = 'payments'
export const connectProvider = 'Connect a payment provider'
export const emptyHint =
  'Payments appear here when customers pay. Demo orders are never charged, so they are not listed.'
export const activityNotLoaded = 'The payments could not be loaded'
export const paymentsAndRefunds = 'Payments and refunds'
export const order = 'Order'
export const date = 'Date'
export const method = 'Method'
export const reference = 'Reference'
export const status = 'Status'
export const fee = 'Fee'
export const amount = 'Amount'
export const refund = 'Refund'
export const secondPayment = 'Second payment'
export const paymentStates = {
  open: 'Not paid yet',
  processing: 'Processing',
  paid: 'Paid',
  gone: 'Expired or cancelled',
  surplus: 'To refund',
  returned: 'Refunded',
}
export const refundStates = { pending: 'Pending', done: 'Paid out', failed: 'Failed' }
export const disputes = { opened: 'Disputed', won: 'Dispute won', lost: 'Dispute lost' }
export const copy = 'Copy'
export const ofReference = (reference: string) => `reference ${reference}`
export const referenceCopied = 'Reference copied'
export const referenceNotCopied = 'The reference could not be copied'
export const totals = 'Totals'
export const noTotals = 'Choose a shorter period to see totals.'
export const received = (currency: string) => `Received (${currency})`
export const refunded = 'Refunded'
export const fees = 'Fees'
export const net = 'Net'
// Reconciliation
export const reconciliation = 'Check payments'
export const backToPayments = 'Back to payment activity'
export const providerPayments = 'Cards and online payments'
export const comparisonHint =
  'Compare your orders with the records of your payment providers. Nothing changes until you apply a difference.'
export const noneConnected = 'No payment provider is connected yet.'
export const compareWithTheProvider = 'Compare'
export const comparisonLimits = (days: number, payments: number) =>
  `Up to ${days} days and ${payments} payments at a time.`
export const firstDay = 'First day'
export const lastDay = 'Last day'
export const comparing = 'Comparing...'
export const daysMissing = 'Enter the first and last day.'
export const daysReversed = 'The first day is after the last day. Change one of them.'
export const periodTooLong = (max: number) => `Choose a period of at most ${max} days.`
const left = (count: number) =>
  count > 0 ? ` Not compared in this period: ${formatNumber(count)}. Choose a shorter period.` : ''
export const noneCompared = (notCompared: number) => `No payments were compared.${left(notCompared)}`
export const compared = (payments: number, differences: number, notCompared: number) =>
  `${formatNumber(payments)} ${payments === 1 ? 'payment' : 'payments'} compared, ${
    differences === 0 ? 'no' : formatNumber(differences)
  } ${differences === 1 ? 'difference' : 'differences'}.${left(notCompared)}`
export const notConnected = (provider: string, payments: number) =>
  `${provider} is not connected, so its ${payments === 1 ? 'payment' : 'payments'} could not be compared. Enter its keys again.`
export const providerAway = (provider: string) =>
  `${provider} did not respond or rejected the keys. Check the keys, or try again later.`
export const notReported = (provider: string, payments: number) =>
  `${provider} could not report ${payments === 1 ? 'one payment' : `${payments} payments`}. Try again later.`
export const differences = 'Differences'
const there = {
  open: 'Not paid',
  approved: 'Approved, not captured',
  processing: 'Processing',
  paid: 'Paid',
  gone: 'Expired or cancelled',
}
const here = {
  open: 'unpaid here',
  processing: 'processing here',
  paid: 'paid here',
  gone: 'expired or cancelled here',
  surplus: 'paid twice here',
  returned: 'refunded here',
}
export const statesDiffer = (provider: string, theirs: keyof typeof there, ours: keyof typeof here) =>
  `${there[theirs]} at ${provider}, ${here[ours]}`
export const amountsDiffer = (provider: string, theirs: string, ours: string) =>
  `${theirs} at ${provider}, ${ours} here`
export const amountIn = (currency: string) => `An amount in ${currency}`
export const apply = 'Apply'
export const toOrder = (orderNumber: string) => `to order ${orderNumber}`
export const applying = 'Applying...'
export const lookIntoIt = 'Check this payment with the provider.'
export const applied = 'Applied'
export const nothingToApply = 'Nothing left to apply'
export const amountNotAgreed = 'The amount does not match the order. See the order’s timeline.'
export const paymentGone = 'This payment no longer exists'
export const awayTryAgain = 'The provider did not respond. Try again later.'
export const unknownPayment = 'Unknown payment'
export const notRead = 'This could not be read. Reload the page and try again.'
export const reconciliationNotLoaded = 'The comparison of payments could not be loaded'
// Cash on delivery
export const cashOfTheDay = 'Cash on delivery'
export const dayOfDelivery = 'Delivery date'
export const show = 'Show'
export const noCash = (day: string) => `No cash-on-delivery payments on ${day}.`
export const ordersTotal = (orders: number, currency: string | null) =>
  `Total for ${orders} ${orders === 1 ? 'order' : 'orders'}${currency === null ? '' : ` (${currency})`}`
// On the page of an order
export const payment = 'Payment'
export const paymentFee = (fee: string) => ` · fee ${fee}`
export const receivedByTransfer = (arrived: string, total: string) => `${arrived} of ${total} received by transfer.`
export const sendPaymentLink = 'Send payment link'
export const paymentLinkHint = 'Emails the customer a link to pay for this order.'
export const sending = 'Sending...'
export const paymentLinkSent = 'Payment link sent'
export const paymentLinkNotSent = 'The payment link was not sent'
export const notPayable = 'This order can no longer be paid, so no link was sent.'
export const reloadPage = 'Reload the page and try again.'
