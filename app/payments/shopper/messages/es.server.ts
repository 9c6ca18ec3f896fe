// Mails that request a payment, and accounts to transfer it to
export const paymentRequest = {
  transfer: (amount: string, until: string) =>
    `Tienes hasta el ${until} para hacer una transferencia de ${amount}. Hasta entonces te reservamos los artículos, y los enviamos en cuanto recibamos tu pago.`,
  reminder: (amount: string, until: string) =>
    `Aún no hemos recibido tu pago. Tienes hasta el ${until} para hacer una transferencia de ${amount}; después, el pedido se cancela. Si acabas de pagar, no tienes que hacer nada.`,
  link: (amount: string) =>
    `Tu pedido está pendiente de pago: ${amount}. Puedes pagarlo, o elegir un método de pago, en la página del pedido.`,
} as const
export const account = {
  amount: 'Importe',
  reference: 'Concepto',
  holder: 'Titular de la cuenta',
  iban: 'IBAN',
  bic: 'BIC',
  number: 'Número de cuenta',
  bank: 'Banco',
  routing: 'Código bancario',
} as const
