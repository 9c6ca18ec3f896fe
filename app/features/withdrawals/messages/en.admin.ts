export const withdrawals = 'Withdrawals'
export const open = 'Open'
export const settled = 'Settled'
export const returned = (returned: number) => `, ${returned} returned`
export const received = 'Received'
export const refundItByYouCanWaitUntil = (refundDue: string) =>
  `Refund it by ${refundDue}. You can wait until the parcel, or proof that it was sent, is here. Record what comes back with “Record a return”.`
export const withdrawalClosed = 'Withdrawal closed'
export const saving = 'Saving...'
export const closeWithoutAReturn = 'Close without a return'
export const withdrawalOf = ': withdrawal of'
export const fromContract = 'Withdrawal from the contract'
