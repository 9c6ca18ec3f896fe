import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

// Joining
export const joinTitle = 'Avvisami quando torna disponibile'
export const choice = 'Taglia e colore'
export const joinOne = (choice: string) => `Avvisami quando torna: ${choice}`
export const email = 'E-mail'
const hoursText = (hours: number) => `${formatNumber(hours)} ${plural('it', hours, { one: 'ora', other: 'ore' })}`
export const whatHappens = (hours: number) =>
  `Ti scriveremo appena torna disponibile e te ne riserveremo uno per ${hoursText(hours)}. Non riceverai altre e-mail.`
export const join = 'Avvisami'
export const joining = 'Invio…'
export const joined = (email: string) =>
  `Controlla la tua casella di posta: abbiamo inviato un link a ${email}. Conferma per entrare in lista d’attesa.`
export const toProduct = 'Torna al prodotto'
export const notSoldOut = 'Al momento questo articolo non è esaurito.'
export const off = 'Al momento non c’è una lista d’attesa.'

// Why nobody can join
export const rejections = {
  off: 'Al momento non c’è una lista d’attesa. Quello che hai scritto è ancora qui.',
  gone: 'Non vendiamo più questo articolo in questa taglia e in questo colore. Quello che hai scritto è ancora qui.',
  available: 'È già di nuovo disponibile: puoi acquistarlo subito.',
} as const
export const invalidEmail = 'Inserisci un indirizzo e-mail come ada@example.com'
export const unknownChoice = 'Scegli una taglia e un colore'
export const away = 'Non riusciamo a raggiungere lo shop. Non hai perso nulla: riprova.'

// The page of an entry
export const states = {
  unconfirmed: { title: 'Conferma il tuo indirizzo e-mail', text: '' },
  waiting: {
    title: 'Sei in lista d’attesa',
    text: 'Appena torna disponibile ed è il tuo turno, te ne riserviamo uno e ti scriviamo.',
  },
  held: { title: 'Ne abbiamo riservato uno per te', text: '' },
  bought: {
    title: 'Questo link è già stato usato',
    text: 'L’articolo riservato è stato ordinato con questo link. Se non l’hai ordinato tu, qualcun altro aveva il tuo link: scrivici.',
  },
  expired: {
    title: 'Non è più riservato per te',
    text: 'Il tempo è scaduto e l’articolo è passato alla persona successiva in lista. Puoi iscriverti di nuovo nella pagina del prodotto.',
  },
  gone: {
    title: 'Non vendiamo più questo articolo',
    text: 'La sua lista d’attesa è chiusa.',
  },
  left: {
    title: 'Non sei più in lista d’attesa',
    text: 'Il tuo indirizzo e-mail è stato eliminato. Non riceverai altre e-mail su questo articolo.',
  },
} as const
/** The day comes first: 'fino al 12 nov', but 'fino all’8 nov'. */
export const heldUntil = (until: string, left: string) =>
  `${/^(8|11)\b/.test(until) ? 'Fino all’' : 'Fino al '}${until} (${left}).`
export const timeLeft = (minutes: number) => {
  if (minutes < 1) return 'manca meno di un minuto'
  if (minutes < 120) {
    return `ancora ${formatNumber(minutes)} ${plural('it', minutes, { one: 'minuto', other: 'minuti' })}`
  }
  return `ancora ${hoursText(Math.floor(minutes / 60))}`
}
export const afterConfirming = (email: string, hours: number) =>
  `Appena torna disponibile, scriveremo a ${email} e te ne riserveremo uno per ${hoursText(hours)}.`
export const confirm = 'Conferma'
export const buy = 'Acquista'
export const buyNeedsScripts = 'Per acquistarlo, attiva JavaScript: il carrello è salvato nel tuo browser.'
export const leave = 'Esci dalla lista d’attesa'
export const unwanted = 'Non lo vuoi più?'
export const release = 'Libera l’articolo'
export const toShop = 'Continua lo shopping'
