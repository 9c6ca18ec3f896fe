export const rejections = {
  unknown: 'Questo codice sconto non è valido. Controlla che sia scritto bene.',
  early: 'Questo codice sconto non è ancora valido.',
  late: 'Questo codice sconto non è più valido.',
  'used-up': 'Questo codice sconto è esaurito.',
  nothing: 'Questo codice sconto non riduce l’importo del tuo ordine.',
  yours: 'Hai già usato questo codice sconto.',
  'too-many': 'Troppi codici sconto provati dalla tua connessione. Riprova tra un minuto.',
} as const
export const minimum = (amount: string) => `Questo codice sconto vale per acquisti da ${amount}.`
