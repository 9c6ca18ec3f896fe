// Mails that request a payment, and accounts to transfer it to
export const paymentRequest = {
  transfer: (amount: string, until: string) =>
    `Please transfer ${amount} until ${until}. We hold your pieces until then, and send them once your payment has arrived.`,
  reminder: (amount: string, until: string) =>
    `We have not received your payment yet. Please transfer ${amount} until ${until}; after that your order is cancelled. If you have just paid, there is nothing to do.`,
  link: (amount: string) =>
    `Your order is waiting for ${amount}. You can pay it, or choose how to pay, on its own page.`,
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
