// On the page of an order
export const withdrawals = 'Withdrawals'
export const fromContract = 'Withdrawal from the contract'
export const open = 'Open'
export const settled = 'Settled'
export const returnedInLine = (units: number) => `, ${units} returned`
export const received = 'Received'
export const refundBy = (day: string) =>
  `Refund it by ${day}. You can wait until the parcel, or proof that it was sent, is here. Record what comes back with “Record a return”.`
export const accountRequested =
  'The receipt asks the customer to email you the account that you refund to, as this was not paid online.'
export const closeWithoutAReturn = 'Close without a return'
export const spokenWithdrawal = ': withdrawal of'
export const saving = 'Saving...'
export const viewReceipt = 'View the receipt'
export const withdrawalClosed = 'Withdrawal closed'
