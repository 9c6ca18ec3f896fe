// Emails that request a payment, and the details of the account to which to transfer it
export const paymentRequest = {
  transfer: (amount: string, until: string) =>
    `Please transfer ${amount} by ${until}. We’ll hold your items until then and ship them once your payment arrives.`,
  reminder: (amount: string, until: string) =>
    `We have not received your payment yet. Please transfer ${amount} by ${until}, or your order will be cancelled. If you have just paid, there is nothing else to do.`,
  link: (amount: string) =>
    `Your order is waiting for your payment of ${amount}. You can pay or choose a payment method on the order page.`,
} as const
export const account = {
  amount: 'Amount',
  reference: 'Reference',
  holder: 'Account holder',
  iban: 'IBAN',
  bic: 'BIC',
  number: 'Account number',
  bank: 'Bank',
  routing: 'Bank code',
} as const
