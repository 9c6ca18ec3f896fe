import { formatNumber } from '#app/lib/format/number.ts'

export const fields = { name: 'Nome', email: 'E-mail', subject: 'Oggetto', message: 'Messaggio' } as const
export const sending = 'Invio…'
export const send = 'Invia messaggio'
export const thanks = 'Grazie per il tuo messaggio! Ti risponderemo presto.'
export const failures = {
  failed: 'Non è stato possibile inviare il messaggio. Quello che hai scritto è ancora qui: riprova.',
  limited: 'Troppi messaggi dalla tua connessione. Quello che hai scritto è ancora qui: riprova tra un minuto.',
} as const
// Field errors
export const required = {
  name: 'Inserisci il tuo nome',
  email: 'Inserisci la tua e-mail',
  subject: 'Inserisci un oggetto',
  message: 'Inserisci un messaggio',
} as const
export const tooLong = (field: keyof typeof fields, max: number) =>
  `${fields[field]}: al massimo ${formatNumber(max)} caratteri`
export const oneLine = (field: keyof typeof fields) => `${fields[field]}: usa una sola riga`
export const invalidEmail = 'Inserisci un indirizzo e-mail valido'
export const cardNumber = 'Sembra un numero di carta. Toglilo dal testo.'

// Contact details
export const email = 'E-mail'
export const phone = 'Telefono'
export const address = 'Indirizzo'
