// Mails that request a payment, and accounts to transfer it to
export const paymentRequest = {
  transfer: (amount: string, until: string) =>
    `Maak ${amount} over tot uiterlijk ${until}. Zo lang reserveren we je items. We versturen ze zodra je betaling binnen is.`,
  reminder: (amount: string, until: string) =>
    `We hebben je betaling nog niet ontvangen. Maak ${amount} over tot uiterlijk ${until}; daarna wordt je bestelling geannuleerd. Heb je net betaald, dan hoef je niets te doen.`,
  link: (amount: string) =>
    `Voor je bestelling staat nog ${amount} open. Op de bestelpagina kun je betalen of kiezen hoe je betaalt.`,
} as const
export const account = {
  amount: 'Bedrag',
  reference: 'Betalingskenmerk',
  holder: 'Rekeninghouder',
  iban: 'IBAN',
  bic: 'BIC',
  number: 'Rekeningnummer',
  bank: 'Bank',
  routing: 'Bankcode',
} as const
