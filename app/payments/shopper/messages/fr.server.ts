// Mails that request a payment, and accounts to transfer it to
export const paymentRequest = {
  transfer: (amount: string, until: string) =>
    `Veuillez effectuer un virement de ${amount} d’ici au ${until}. Nous vous réservons vos articles jusque-là et les expédierons dès réception de votre paiement.`,
  reminder: (amount: string, until: string) =>
    `Nous n’avons pas encore reçu votre paiement. Veuillez effectuer un virement de ${amount} d’ici au ${until}. Passé ce délai, votre commande sera annulée. Si vous venez de payer, vous n’avez rien à faire.`,
  link: (amount: string) =>
    `Votre commande est en attente d’un paiement de ${amount}. Vous pouvez payer ou choisir un mode de paiement sur la page de la commande.`,
} as const
export const account = {
  amount: 'Montant',
  reference: 'Référence',
  holder: 'Titulaire du compte',
  iban: 'IBAN',
  bic: 'BIC',
  number: 'Numéro de compte',
  bank: 'Banque',
  routing: 'Code banque',
} as const
