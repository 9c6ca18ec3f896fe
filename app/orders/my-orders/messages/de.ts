import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

export const lead =
  'Gib die E-Mail-Adresse ein, mit der du bestellt hast. Wir schicken dir einen Link zu all deinen Bestellungen. Ein Passwort brauchst du nicht.'
export const email = 'E-Mail'
export const emailHint = 'Wir verwenden die Adresse nur, um dir diesen Link zu schicken.'
export const send = 'Link senden'
export const sending = 'Wird gesendet …'
export const sent = 'Wenn uns Bestellungen mit dieser Adresse vorliegen, haben wir gerade einen Link dorthin geschickt.'
export const sentHint =
  'Der Link gilt eine Stunde. Wenn nichts ankommt, sieh im Spam-Ordner nach oder versuch es mit einer anderen Adresse, mit der du bestellt haben könntest.'
export const otherAddress = 'Andere Adresse verwenden'
export const unusable = 'Dieser Link funktioniert nicht mehr'
export const unusableText = 'Links zu deinen Bestellungen gelten eine Stunde. Hier kannst du einen neuen anfordern.'
export const none = 'Mit dieser Adresse gibt es keine Bestellungen.'
export const validUntil = 'Dieser Link gilt bis'
export const order = (number: string) => `Bestellung ${number}`
export const productAndOthers = (first: string, others: number) =>
  `${first} und ${formatNumber(others)} ${plural('de', others, { one: 'weiteres Produkt', other: 'weitere Produkte' })}`
export const newer = 'Neuere Bestellungen'
export const older = 'Ältere Bestellungen'
