/** The day comes first: 'entro il 12 nov', but 'entro l’8 nov'. */
const by = (until: string) => (/^(8|11)\b/.test(until) ? `entro l’${until}` : `entro il ${until}`)

// Mails that request a payment, and accounts to transfer it to
export const paymentRequest = {
  transfer: (amount: string, until: string) =>
    `Effettua un bonifico di ${amount} ${by(until)}. Fino ad allora teniamo da parte i tuoi articoli e li spediamo appena arriva il pagamento.`,
  reminder: (amount: string, until: string) =>
    `Non abbiamo ancora ricevuto il tuo pagamento. Effettua un bonifico di ${amount} ${by(until)}, altrimenti l’ordine verrà annullato. Se hai appena pagato, non devi fare nulla.`,
  link: (amount: string) =>
    `Il tuo ordine è in attesa di un pagamento di ${amount}. Puoi pagarlo, o scegliere un metodo di pagamento, nella pagina dell’ordine.`,
} as const
export const account = {
  amount: 'Importo',
  reference: 'Causale',
  holder: 'Intestatario del conto',
  iban: 'IBAN',
  bic: 'BIC',
  number: 'Numero di conto',
  bank: 'Banca',
  routing: 'Codice banca',
} as const
