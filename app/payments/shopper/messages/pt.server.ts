// Mails that request a payment, and accounts to transfer it to
export const paymentRequest = {
  transfer: (amount: string, until: string) =>
    `Transfira ${amount} até ${until}. Até lá, os artigos ficam reservados para si. São enviados assim que recebermos o pagamento.`,
  reminder: (amount: string, until: string) =>
    `Ainda não recebemos o seu pagamento. Transfira ${amount} até ${until}; caso contrário, a encomenda será cancelada. Se acabou de pagar, não precisa de fazer nada.`,
  link: (amount: string) =>
    `A sua encomenda aguarda o pagamento de ${amount}. Pode pagar ou escolher um método de pagamento na página da encomenda.`,
} as const
export const account = {
  amount: 'Montante',
  reference: 'Descritivo',
  holder: 'Titular da conta',
  iban: 'IBAN',
  bic: 'BIC',
  number: 'Número da conta',
  bank: 'Banco',
  routing: 'Código do banco',
} as const
