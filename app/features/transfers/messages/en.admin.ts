import { formatNumber } from '#app/lib/format/number.ts'

export const openTransfers = 'Open transfers'
export const received = 'Received'
export const setAside = 'Set aside'
export const statements = 'Statements'
export const transfers = 'Transfers'
export const partsOfTheTransferDesk = 'Parts of the transfer desk'
export const importABankStatement = 'Import a bank statement'
export const theTransfersCouldNotBeLoaded = 'The transfers could not be loaded'
export const findAnOrder = 'Find an order'
export const orderNumberNameEmailOrTotal = 'Order number, name, email or total'
export const noUnpaidOrderMatches = 'No unpaid order matches.'
export const searching = 'Searching…'
export const foundOrders = 'Found orders'
export const due = (orderNumber: string, customerName: string, money: string) =>
  `${orderNumber} · ${customerName} · ${money} due`
export const add = 'Add'
export const forText = (orderNumber: string) => `For ${orderNumber}`
export const dueOf = (due: string) => `${due} due`
export const remove = 'Remove'
export const moreThanThePayment = (money: string) => `${money} more than the payment`
export const allOfThePaymentIsUsed = 'All of the payment is used.'
export const isSetAside = (left: string) => `${left} is set aside.`
export const confirm = 'Confirm'
export const cancel = 'Cancel'
export const date = 'Date'
export const amountCreditsAndDebits = 'Amount (credits and debits)'
export const creditsOnly = 'Credits only'
export const debitsOnly = 'Debits only'
export const creditOrDebit = 'Credit or debit'
export const currency = 'Currency'
export const payer = 'Payer'
export const accountOfThePayer = 'Account of the payer'
export const reference = 'Reference'
export const description = 'Description'
export const dayMonthYear = 'Day, month, year'
export const monthDayYear = 'Month, day, year'
export const yearMonthDay = 'Year, month, day'
export const whichColumnIsWhat = 'Which column is what?'
export const yourChoiceIsRememberedForFilesOf = (reason: string) =>
  `${reason} Your choice is remembered for files of this bank.`
export const firstRowsOfTheFile = 'First rows of the file'
export const none = 'None'
export const orderOfDates = 'Order of dates'
export const decimalSign = 'Decimal sign'
export const currencyOfAllRows = 'Currency of all rows'
export const importing = 'Importing…'
export const importWithTheseColumns = 'Import with these columns'
export const choose = 'Choose'
export const noOrderMatchesChooseOneOrSet = 'No order matches. Choose one, or set the payment aside.'
export const chooseOrders = 'Choose orders'
export const forTextOf = (payerName: string) => `for ${payerName}`
export const thePaymentOf = (payerName: string) => `the payment of ${payerName}`
export const from = (amount: string, payerName: string) => `${amount} from ${payerName || 'an unknown payer'}`
export const confirmed = (payment: string) => `${payment}, confirmed`
export const noOrderMatches = (payment: string) => `${payment}, no order matches`
export const certain = 'Certain'
export const likely = 'Likely'
export const possible = 'Possible'
export const ofText = (total: string) => ` of ${total}`
export const isSetAsideOf = (leftover: string) => `${leftover} is set aside`
export const confirmedText = 'Confirmed'
export const undo = 'Undo'
export const forTextOf2 = (join: string) => `for ${join}`
export const unknownPayer = 'Unknown payer'
export const ofItIsNotBooked = (left: string) => `${left} of it is not booked`
export const note = 'Note'
export const whatIsKnownOfThisPaymentVisible = 'What is known of this payment. Visible to staff only.'
export const noPaymentsAreSetAside = 'No payments are set aside.'
export const paymentsSetAside = 'Payments set aside'
export const withoutANote = 'Without a note'
export const paidOf = {
  before: (amount: string) => `${amount} paid`,
  after: (customerName: string) => `of ${customerName}`,
}
export const putBack = 'Put back'
export const importedStatements = 'Imported statements'
export const noStatementsYet = 'No statements yet.'
export const importedBefore = (knownRows: number) => `${knownRows} imported before`
export const orPasteItsText = 'Or paste its text'
export const textOfTheStatement = 'Text of the statement'
export const importText = 'Import'
export const matchThePayments = 'Match the payments'
export const thisFileWasImportedBeforeNothingIs = 'This file was imported before. Nothing is new.'
export const noPaymentsWaitToBeMatched = 'No payments wait to be matched.'
export const importABankStatementText = 'Import a bank statement.'
export const importAStatement = 'Import a statement'
export const moveEnterConfirmsUndoesSetsAside = {
  between: 'move ·',
  part: 'Enter',
  between2: 'confirms ·',
  between3: 'undoes ·',
  after: 'sets aside',
}
export const confirming = 'Confirming…'
export const confirmAllPreselected = (count: number) => `Confirm all preselected (${count})`
export const payments = 'Payments'
export const paymentsAreOpenTheOthersAppearWhen = (open: number) =>
  `${open} payments are open. The others appear when these are confirmed or set aside.`
export const noOrdersWaitForATransfer = 'No orders wait for a transfer.'
export const ordersAppearHereWhenShoppersChoose = 'Orders appear here when shoppers choose bank transfer.'
export const ordersThatWaitForATransfer = 'Orders that wait for a transfer'
export const confirmedWithoutAStatement = 'Confirmed without a statement'
export const noDeadlineYouDecide = 'No deadline: you decide'
export const overdue = 'Overdue'
export const lessThanADayLeft = 'Less than a day left'
export const left = (days: number) => `${days} ${days === 1 ? 'day' : 'days'} left`
export const cancelledReturnTheMoney = 'Cancelled: return the money'
export const receivedSoFar = (received: string) => `${received} received so far`
export const dueText = 'Due'
export const placed = 'Placed'
export const markAsReturned = 'Mark as returned'
export const theMoneyFor = (orderNumber: string) => `: the money for ${orderNumber}`
export const confirmPayment = 'Confirm payment'
export const ofTextOf = (orderNumber: string) => `of ${orderNumber}`
export const acceptLess = 'Accept less'
export const forTextOf3 = (orderNumber: string) => `for ${orderNumber}`
export const extend = 'Extend'
export const theDeadlineOf = (orderNumber: string) => `the deadline of ${orderNumber}`
export const onItsPage = (orderNumber: string) => `${orderNumber} on its page`
export const amountReceived = 'Amount received'
export const useThisForMoneyThatIsIn = 'Use this for money that is in no statement that you import.'
export const theOrderCountsAsPaidAlthoughIs = (missing: string) =>
  `The order counts as paid although ${missing} is missing, for example because a bank kept it. The missing amount is listed as a fee, and the shopper gets the confirmation.`
export const acceptLessOf = (missing: string) => `Accept ${missing} less`
export const transferBackToFirstTheStoreCannot = (received: string, customerName: string) =>
  `Transfer ${received} back to ${customerName} first: the store cannot do that. Its payments are then set aside, and the order is done.`
export const wasReturned = (received: string) => `${received} was returned`
export const moreDays = 'More days'
export const theStockIsHeldForSoLong = 'The stock is held for so long from the present deadline.'
export const thePaymentOfOf = (orderNumber: string) => `the payment of ${orderNumber}`
export const paymentCount = (count: number) => `${formatNumber(count)} ${count === 1 ? 'payment' : 'payments'}`
export const debitsLeftOut = (count: number) => `${formatNumber(count)} ${count === 1 ? 'debit' : 'debits'} left out`
export const debitsAreLeftOut = (count: number) =>
  `${formatNumber(count)} ${count === 1 ? 'debit is' : 'debits are'} left out.`
export const paymentsImported = (payments: string, known: number) =>
  `${payments} imported${known > 0 ? `, ${known} already imported` : ''}`
