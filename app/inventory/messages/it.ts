import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

// Joining
export const joinTitle = 'Avvisami quando torna disponibile'
export const choice = 'Taglia e colore'
export const joinOne = (choice: string) =>
  choice ? `Avvisami quando torna: ${choice}` : 'Avvisami quando torna disponibile'
export const email = 'E-mail'
const hoursText = (hours: number) => `${formatNumber(hours)} ${plural('it', hours, { one: 'ora', other: 'ore' })}`
export const whatHappens = (hours: number) =>
  `Ti inviamo un link di conferma. Appena un articolo torna, lo teniamo da parte per te per ${hoursText(hours)} e ti scriviamo, in ordine di iscrizione. Non riceverai altre e-mail.`
export const join = 'Avvisami'
export const joining = 'Invio…'
export const joined = (email: string) =>
  `Guarda nella tua casella di posta: abbiamo inviato un link a ${email}. Dopo la conferma sei in lista d’attesa.`
export const toProduct = 'Torna al prodotto'
export const notSoldOut = 'Al momento qui non c’è nulla di esaurito.'
export const off = 'Al momento non c’è una lista d’attesa.'

// Why nobody can join
export const rejections = {
  off: 'Al momento non c’è una lista d’attesa. Quello che hai scritto è ancora qui.',
  gone: 'Questo articolo non è più in vendita in questa taglia e in questo colore. Quello che hai scritto è ancora qui.',
  available: 'Questo articolo è già tornato: puoi acquistarlo subito.',
} as const
export const invalidEmail = 'Inserisci un indirizzo e-mail come ada@example.com'
export const unknownChoice = 'Scegli che cosa aspetti'
export const away = 'Non riusciamo a raggiungere lo shop. Non hai perso nulla: riprova.'

// The page of an entry
export const states = {
  unconfirmed: { title: 'Vuoi sapere quando torna questo articolo?', text: 'Conferma e sei in lista d’attesa.' },
  waiting: {
    title: 'Sei in lista d’attesa',
    text: 'Appena un articolo torna ed è il tuo turno, lo teniamo da parte per te e ti scriviamo.',
  },
  held: { title: 'Un articolo è riservato per te', text: '' },
  bought: {
    title: 'Questo link è già stato usato',
    text: 'L’articolo riservato è stato ordinato con questo link. Se non l’hai usato tu, qualcun altro aveva il tuo link: scrivici.',
  },
  expired: {
    title: 'La prenotazione è scaduta',
    text: 'Il tempo è passato e l’articolo è andato alla persona successiva in lista. Puoi iscriverti di nuovo sulla pagina del prodotto.',
  },
  gone: {
    title: 'Questo articolo non è più in vendita',
    text: 'Non è più in negozio, quindi non c’è più una lista d’attesa.',
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
  if (minutes < 1) return 'ancora meno di un minuto'
  if (minutes < 120) {
    return `ancora ${formatNumber(minutes)} ${plural('it', minutes, { one: 'minuto', other: 'minuti' })}`
  }
  return `ancora ${hoursText(Math.floor(minutes / 60))}`
}
export const confirm = 'Conferma'
export const buy = 'Acquista'
export const buyNeedsScripts = 'Per acquistare, consenti JavaScript: il carrello è salvato nel tuo browser.'
export const leave = 'Esci dalla lista d’attesa'
export const toShop = 'Continua lo shopping'
