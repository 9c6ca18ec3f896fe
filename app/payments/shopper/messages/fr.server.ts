// Mails that request a payment, and accounts to transfer it to
export const paymentRequest = {
  transfer: (amount: string, until: string) =>
    `Veuillez virer ${amount} d’ici au ${until}. Nous vous réservons vos articles jusque-là et les expédions dès l’arrivée de votre paiement.`,
  reminder: (amount: string, until: string) =>
    `Nous n’avons pas encore reçu votre paiement. Veuillez virer ${amount} d’ici au ${until} ; passé ce délai, votre commande sera annulée. Si vous venez de payer, vous n’avez rien à faire.`,
  link: (amount: string) =>
    `Votre commande attend un paiement de ${amount}. Vous pouvez la régler, ou choisir comment payer, sur sa page.`,
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
