export const enterAccount = 'Enter an IBAN or an account number'
export const enterAmountsIn = (currency: string) => `Enter the fee and maximum in ${currency}`
export const enterHolder = 'Enter the account holder'
