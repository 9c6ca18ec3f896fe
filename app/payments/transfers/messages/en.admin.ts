import { formatNumber } from '#app/lib/format/number.ts'

// The transfer desk
export const transfers = 'Bank transfers'
export const deskParts = 'Bank transfer views'
export const received = 'Received'
export const openTransfers = 'Awaiting payment'
export const setAside = 'Set aside'
export const statements = 'Statements'
export const transfersNotLoaded = 'The bank transfers could not be loaded'
export const confirm = 'Confirm'
export const undo = 'Undo'
export const remove = 'Remove'
export const cancel = 'Cancel'
export const emptyNouns = { payments: 'payments', transfers: 'bank transfers' }
// Payments that were received
export const payments = 'Payments'
export const noPayments = 'No payments to match'
export const noPaymentsHint = 'Import a bank statement to match payments to orders.'
export const importStatement = 'Import a statement'
export const keyHints = {
  move: 'move ·',
  enter: 'Enter',
  confirms: 'confirms ·',
  undoes: 'undoes ·',
  setsAside: 'sets aside',
}
export const confirmAll = (count: number) => `Confirm all suggested (${count})`
export const confirming = 'Confirming…'
export const moreOpen = (open: number) =>
  `${open} payments are left to match. The rest appear once you confirm these or set them aside.`
// The label of a payment
export const paymentFrom = (amount: string, payerName: string) => `${amount} from ${payerName || 'an unknown payer'}`
export const paymentConfirmed = (payment: string) => `${payment}, confirmed`
export const paymentUnmatched = (payment: string) => `${payment}, no order matches`
export const paymentProposed = (payment: string, orders: string, reason: string) =>
  `${payment}, suggested for ${orders}: ${reason}`
export const unknownPayer = 'Unknown payer'
export const notBooked = (left: string) => `${left} not applied yet`
export const alsoInStatements = (files: string) => `Also in ${files}`
export const noOrderMatches = 'No order matches. Choose one, or set the payment aside.'
export const chooseOrders = 'Choose orders'
export const forPayer = (payerName: string) => `for ${payerName}`
export const paymentBy = (payerName: string) => `the payment from ${payerName}`
export const confidences = { exact: 'Certain', near: 'Likely', weak: 'Possible' }
export const ofTotal = (total: string) => ` of ${total}`
export const leftoverSetAside = (leftover: string) => `${leftover} will be set aside`
export const confirmed = 'Confirmed'
export const forOrders = (orders: string) => `for ${orders}`
// Choosing orders
export const findOrder = 'Find an order'
export const findOrderHint = 'Order number, name, email or total'
export const noOrderFound = 'No unpaid order matches.'
export const searching = 'Searching…'
export const foundOrders = 'Matching orders'
export const orderDue = (orderNumber: string, customerName: string, due: string) =>
  `${orderNumber} · ${customerName} · ${due} due`
export const add = 'Add'
export const amountFor = (orderNumber: string) => `For ${orderNumber}`
export const amountDue = (due: string) => `${due} due`
export const moreThanThePayment = (excess: string) => `${excess} more than the payment`
export const allUsed = 'The full payment is used.'
export const leftSetAside = (left: string) => `${left} will be set aside.`
// Why orders are proposed for a payment
const references = (count: number) => (count === 1 ? 'Reference' : `${count} references`)
const withErrors = (edits: number) =>
  edits === 0
    ? 'with similar characters (such as O and 0)'
    : edits === 1
      ? 'with one typo'
      : `with ${edits === 2 ? 'two' : edits} typos`
export const referenceAndAmount = (count: number, others: number) =>
  `${references(count)} and amount match${others > 0 ? `; the text mentions ${others} more ${others === 1 ? 'order' : 'orders'}` : ''}`
export const nearReferenceAndAmount = (count: number, edits: number) =>
  `${references(count)} ${withErrors(edits)}, amount matches`
export const withOrdersOfCustomer = 'Reference matches; amount matches if the customer’s other orders are included'
export const referenceOnly = (count: number) => `${references(count)} ${count === 1 ? 'matches' : 'match'}`
export const nearReferenceOnly = (edits: number) => `Reference matches ${withErrors(edits)}`
export const paymentsTogether = (reference: string, payments: number) =>
  `${reference}; ${payments} payments add up to the amount due`
export const nameAndAmount = 'Amount and name match; no reference'
export const nameAndSum = (orders: number) => `Name matches, and ${orders} orders add up to the amount; no reference`
export const nameOnly = 'Name matches; no reference'
export const amountOnly = 'Only the amount matches'
export const paidByAnother = 'Already paid by another payment in this statement'
export const settledByAnother = 'Another payment in this statement pays for this order'
export const differentCurrency = (match: string, order: string, payment: string) =>
  `${match}; the order is in ${order}, the payment in ${payment}`
export const alreadyPaid = (match: string) => `${match}; already paid`
export const lessThanDue = (match: string, difference: string) => `${match}; ${difference} less than due`
export const moreThanDue = (match: string, difference: string) => `${match}; ${difference} more than due`
// Payments that are set aside
export const paymentsSetAside = 'Payments set aside'
export const noneSetAside = 'No payments are set aside'
export const note = 'Note'
export const noteHint = 'What you know about this payment. Visible to staff only.'
export const noNote = 'No note'
export const paidBy = {
  before: (amount: string) => `${amount} for`,
  after: (customerName: string) => `(${customerName})`,
}
export const restore = 'Move back to Received'
// Orders that are waiting for a transfer
export const waitingOrders = 'Orders awaiting payment'
export const setUpTransfers = 'Set up bank transfer'
export const transfersOff = 'Bank transfer is off'
export const transfersOffHint = 'Enter your bank account details so customers can pay by bank transfer.'
export const noWaitingOrders = 'No orders awaiting payment'
export const noWaitingOrdersHint = 'Orders appear here when customers choose to pay by bank transfer.'
export const confirmedWithoutAStatement = 'Confirmed manually'
export const due = 'Due'
export const placed = 'Placed'
export const noDeadline = 'No deadline'
export const overdue = 'Overdue'
export const lessThanDayLeft = 'Less than a day left'
export const daysLeft = (days: number) => `${days} ${days === 1 ? 'day' : 'days'} left`
export const cancelledOrder = 'Cancelled: refund needed'
export const receivedSoFar = (received: string) => `${received} received so far`
export const confirmPayment = 'Confirm payment'
// On the page of an order
export const transferAmount = 'Amount'
export const reference = 'Reference'
export const ofOrder = (orderNumber: string) => `of ${orderNumber}`
export const amountReceived = 'Amount received'
export const amountReceivedHint = 'For money that is not in an imported statement.'
export const acceptLess = 'Accept underpayment'
export const acceptMissing = (missing: string) => `Accept with ${missing} missing`
export const acceptLessHint = (missing: string) =>
  `The order is marked as paid although ${missing} is missing, for example because of a bank fee. The missing amount is recorded as a fee, and the customer gets a confirmation.`
export const extend = 'Extend deadline'
export const deadlineFor = (orderNumber: string) => `for ${orderNumber}`
export const moreDays = 'More days'
export const moreDaysHint = 'Stock is held this many days past the current deadline.'
export const onOrderPage = (orderNumber: string) => `${orderNumber} on the order’s page`
export const markAsReturned = 'Mark as refunded'
export const moneyFor = (orderNumber: string) => `: order ${orderNumber}`
export const returnHint = (received: string, customerName: string) =>
  `Send ${received} back to ${customerName} from your bank, then mark it as refunded here.`
export const wasReturned = (received: string) => `Mark ${received} as refunded`
// Statements
export const importBankStatement = 'Import a bank statement'
export const fileHint = 'CAMT.053, MT940 or CSV, at most 5 MB. Only incoming payments are imported.'
export const orPasteText = 'Or paste the statement'
export const statementText = 'Statement text'
export const importIt = 'Import'
export const importing = 'Importing…'
export const paymentCount = (count: number) => `${formatNumber(count)} ${count === 1 ? 'payment' : 'payments'}`
export const paymentsImported = (count: number, known: number) =>
  `${paymentCount(count)} imported${known > 0 ? `, ${known} already imported` : ''}`
export const fileKnown = 'This file was already imported. It contains no new payments.'
export const debitsAreLeftOut = (count: number) =>
  `${formatNumber(count)} ${count === 1 ? 'debit was' : 'debits were'} skipped.`
export const matchPayments = 'Match the payments'
export const importedStatements = 'Imported statements'
export const noStatements = 'No statements yet.'
export const importedBefore = (knownRows: number) => `${knownRows} already imported`
export const debitsLeftOut = (count: number) => `${formatNumber(count)} ${count === 1 ? 'debit' : 'debits'} skipped`
// The columns of a CSV file
export const columnsHeading = 'Match columns'
export const columnsHint = (reason: string) => `${reason} Your choice is remembered for files from this bank.`
export const firstRows = 'First rows of the file'
export const columnNumber = (number: number) => `Column ${number}`
export const columns = {
  bookedOn: 'Date',
  amount: 'Amount (credits and debits)',
  credit: 'Credits only',
  debit: 'Debits only',
  direction: 'Credit or debit',
  currency: 'Currency',
  payerName: 'Payer',
  payerAccount: 'Payer account',
  reference: 'Reference',
  texts: 'Description',
}
export const none = 'None'
export const directionMeaning = (word: string) => `“${word || 'empty'}” means`
export const directions = { credit: 'Received', debit: 'Paid out' }
export const dateFormat = 'Date format'
export const dateOrders = { dmy: 'Day, month, year', mdy: 'Month, day, year', ymd: 'Year, month, day' }
export const decimalSeparator = 'Decimal separator'
export const decimalSeparators = { ',': 'Comma: 1.234,56', '.': 'Period: 1,234.56' }
export const currencyForAllRows = 'Currency for all rows'
export const choose = 'Choose'
export const importWithColumns = 'Import with these columns'
// Why a file is not read
export const fileForImport =
  'This is not a bank statement: it contains store data, such as orders or products. Upload it under Import.'
export const openImport = 'Open Import'
export const fileMissing = 'Choose a file, or paste a statement.'
export const fileTooLarge = 'This file is larger than 5 MB. Export a shorter period.'
export const fileEmpty = 'This file is empty.'
export const otherFiles = {
  zip: 'This is a ZIP archive or an Excel file. Unpack it, or save the table as CSV, and upload that.',
  compressed: 'This file is compressed. Unpack it and upload the file inside.',
  pdf: 'This is a PDF. Export the statement as CAMT.053, MT940 or CSV.',
  excel: 'This is an Excel file. Save the table as CSV and upload that.',
}
export const notDecoded =
  'The characters in this file cannot be read. Export the statement again, or save the file as UTF-8.'
export const tooManyRows = (max: number) =>
  `This statement has more than ${formatNumber(max)} rows. Export a shorter period.`
export const statementTextTooLong =
  'Some text in this file is too long for a bank statement. Check that you chose the right file.'
export const xmlIncomplete = 'This XML file is incomplete. Download the statement again.'
export const xmlNotStatement = 'This XML file is not a CAMT.053 bank statement.'
export const xmlWithDefinition =
  'XML files with a document type definition are not accepted. Export the statement again.'
// Keyed by the element that identifies the type of the file
export const otherXml = {
  BkToCstmrAcctRpt: 'This file is a CAMT.052 intraday report. Export the statement as CAMT.053.',
  BkToCstmrDbtCdtNtfctn: 'This file is a CAMT.054 notification. Export the statement as CAMT.053.',
  CstmrCdtTrfInitn: 'This file is a payment order (PAIN.001). Export the statement as CAMT.053.',
}
export const mt940WithoutStatement = 'This MT940 file contains no statement. Download the statement again.'
export const mt940Incomplete =
  'This MT940 file ends before the closing balance (:62F:) of a statement. Download the statement again.'
export const mt940BalanceDiffers =
  'The payments in this file do not add up to its closing balance. Some may be missing: compare them with your bank.'
export const mt942NotStatement = 'This file is an MT942 intraday report. Export the statement as MT940.'
export const mt940UnknownCurrency =
  'A balance (:60F:) in this MT940 file has an unknown currency. Export the statement as CAMT.053 or CSV.'
export const csvUnknown =
  'This file is not a bank statement in a supported format. Export it as CAMT.053, MT940 or CSV.'
export const tooManyColumns = (max: number) => `This file has more than ${max} columns.`
export const quotesInvalid = (line: number) => `The quotes in this file cannot be parsed. Check line ${line}.`
export const chooseColumns = 'Choose the columns again.'
export const chooseDateColumn = 'Choose the column with the transaction date.'
export const chooseAmountColumn = 'Choose the column with the amount.'
export const chooseCreditColumn = (first: string, second: string) =>
  `Each row has its amount in “${first}” or in “${second}”. Choose which column contains credits and which contains debits.`
export const checkTextColumn = 'No description column was recognized. Choose one: it usually contains the order number.'
export const chooseCurrency = 'Choose the currency of the amounts.'
export const chooseDateOrder = 'Choose the date format: the dates are ambiguous or unreadable.'
export const chooseDecimalSeparator = 'Choose the decimal separator: the amounts are ambiguous or unreadable.'
export const chooseDirections =
  'Choose which words mean that you received money. If all rows are payments that you received, choose None for “Credit or debit”.'
export const checkColumns = 'Column names are missing or unknown. Check what each column contains.'
export const dateUnlikeOthers = (date: string) => `The date “${date}” does not match the format of the other dates.`
export const unknownCurrency = (currency: string, date: string) => `The currency “${currency}” on ${date} is unknown.`
export const notAnAmount = (text: string, currency: string) => `“${text}” is not an amount in ${currency}.`
export const noRowsWithDate = 'No rows in this file have a date. Check the date column.'
// Entries skipped in an imported file
const entries = (count: number) => (count === 1 ? '1 entry was' : `${count} entries were`)
export const entriesNotBooked = (count: number) => `${entries(count)} skipped: still pending at the bank.`
export const entriesReversed = (count: number) =>
  `${entries(count)} skipped: reversed at the bank. Check with your bank.`
export const creditsUnreadable = (count: number) =>
  `${count} ${count === 1 ? 'credit' : 'credits'} without a readable amount or date ${count === 1 ? 'was' : 'were'} skipped.`
export const batchesNotSplit = (count: number) =>
  `${count} ${count === 1 ? 'batch' : 'batches'} could not be split into payments: the amounts do not add up.`
export const linesUnreadable = (lines: readonly string[]) =>
  `${lines.length === 1 ? '1 unreadable line (:61:) was' : `${lines.length} unreadable lines (:61:) were`} skipped: ${lines
    .slice(0, 5)
    .map((line) => `“${line.slice(0, 80)}”`)
    .join(', ')}${lines.length > 5 ? ' …' : '.'}`
export const statementInUnknownCurrency = (currency: string) =>
  `A statement ${currency ? `in ${currency}` : 'without a currency'} was skipped: its currency is unknown.`
const rows = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`
const were = (count: number) => (count === 1 ? 'was' : 'were')
export const rowsNotBooked = (count: number) => `${rows(count)} ${were(count)} skipped: still pending at the bank.`
export const rowsWithoutDate = (count: number) => `${rows(count)} without a date ${were(count)} skipped.`
export const rowsWithoutAmount = (count: number) => `${rows(count)} without an amount ${were(count)} skipped.`
export const rowsOfBalances = (count: number) =>
  `${rows(count)} with a balance or turnover instead of a payment ${were(count)} skipped.`
export const rowsTwice = (count: number) =>
  `${rows(count)} appeared twice in this file and ${were(count)} counted once.`
export const severalAccounts = (count: number, accounts: string) =>
  `This file has statements for ${count} accounts: ${accounts}.`
export const garbled = 'Some characters of this file were already garbled when it was exported.'
export const newCamtVersion = (version: string) =>
  `This file uses CAMT.053 version ${version}, which this store does not support yet. Check the rows.`
// Validation errors and results
export const chooseOrder = 'Choose an order'
export const chooseOrdersOnce = 'Choose each order once.'
export const enterAmount = 'Enter an amount such as 12.50'
export const enterAmountAboveZero = 'Enter an amount above 0.'
export const enterDays = 'Enter a number of days'
export const daysOutOfRange = (max: number) => `Enter 1 to ${max} days`
export const amountsAbovePayment = 'These amounts are more than the payment.'
export const chargedIn = (order: string, currency: string) => `${order} was charged in ${currency}.`
export const notMoreThanDue = (due: string, order: string) => `Only ${due} is due for ${order}.`
export const notPaidInTime = (order: string) =>
  `${order} was not paid in time. Confirm the full total, or set the payment aside.`
export const undoneTooLate = (order: string, status: string) =>
  `${order} is ${status}, so its payment can no longer be undone.`
export const undoneAfterRefund = (order: string) => `${order} was refunded, so its payment can no longer be undone.`
export const undoneAfterInvoice = (order: string) => `${order} has an invoice. Refund the order instead.`
export const statementBooked = 'Payments in this statement are already confirmed. Undo them first.'
export const changed = 'This was changed by someone else. Nothing was confirmed: check it, then try again.'
export const gone = 'This no longer exists. Reload the page.'
export const notSaved = 'This could not be saved. Reload the page, then try again.'
export const confirmedFor = (orders: string) => `Payment confirmed for ${orders}.`
export const partRecordedFor = (order: string, missing: string) =>
  `Partial payment recorded for ${order}: ${missing} is still due.`
export const leftoverWasSetAside = (leftover: string) => `${leftover} set aside.`
export const bookedAll = (booked: number) => `${booked} ${booked === 1 ? 'payment' : 'payments'} confirmed`
export const bookedSome = (booked: number, left: number, problem: string) =>
  `${bookedAll(booked)}; ${left} could not be confirmed: ${problem}`
export const undoneFor = (orders: string) => `Undone for ${orders}`
export const differenceAccepted = 'Underpayment accepted'
export const markedAsReturned = 'Marked as refunded'
export const deadlineExtended = 'Deadline extended'
export const statementRemoved = 'Statement removed'
// Why an IBAN is invalid
export const ibanStart = 'An IBAN starts with two letters and two digits, such as DE89 3704 0044 0532 0130 00.'
export const ibanCountry = (letters: string) => `${letters} is not the country code of an IBAN.`
export const ibanLength = (country: string, expected: number, length: number) =>
  `IBANs in ${country} have ${expected} characters; this one has ${length}.`
export const ibanCheckDigits = 'The check digits do not match. Check the IBAN for a typo.'
