// On the order page
export const withdrawals = 'Withdrawals'
export const fromContract = 'Withdrawal from the contract'
export const open = 'Open'
export const settled = 'Settled'
export const returnedInSentence = (units: number) => `, ${units} returned`
export const received = 'Received'
export const refundBy = (day: string) =>
  `Pay the refund by ${day}. You can wait until you receive the parcel or proof that it was sent. Record returned items with “Record a return”.`
export const accountRequested =
  'This order was not paid online, so the receipt asks the customer to email you bank details for the refund.'
export const closeWithoutAReturn = 'Close without a return'
export const spokenWithdrawal = ': withdrawal of'
export const saving = 'Saving...'
export const viewReceipt = 'View receipt'
export const withdrawalClosed = 'Withdrawal closed'
