import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

export const lead =
  'Inserisci l’indirizzo e-mail con cui hai ordinato. Ti invieremo un link a tutti i tuoi ordini: non serve una password.'
export const email = 'E-mail'
export const emailHint = 'Usiamo l’indirizzo solo per inviarti questo link.'
export const send = 'Invia il link'
export const sending = 'Invio…'
export const sent = 'Se abbiamo ordini con questo indirizzo, abbiamo appena inviato lì un link.'
export const sentHint =
  'Il link è valido per un’ora. Se non ricevi nulla, controlla la cartella spam o prova con un altro indirizzo con cui potresti aver ordinato.'
export const otherAddress = 'Usa un altro indirizzo'
export const unusable = 'Questo link non è più valido'
export const unusableText = 'I link ai tuoi ordini sono validi per un’ora. Qui puoi richiederne uno nuovo.'
export const none = 'Non ci sono ordini con questo indirizzo.'
export const validUntil = 'Scadenza di questo link:'
export const order = (number: string) => `Ordine ${number}`
export const productAndOthers = (first: string, others: number) =>
  plural('it', others, {
    one: `${first} e un altro prodotto`,
    other: `${first} e altri ${formatNumber(others)} prodotti`,
  })
export const newer = 'Ordini più recenti'
export const older = 'Ordini meno recenti'
