import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

// Joining
export const joinTitle = 'Sag mir, wenn es wieder da ist'
export const choice = 'Größe und Farbe'
export const joinOne = (choice: string) => `Sag mir, wenn ${choice} wieder da ist`
export const email = 'E-Mail'
const hoursText = (hours: number) =>
  `${formatNumber(hours)} ${plural('de', hours, { one: 'Stunde', other: 'Stunden' })}`
export const whatHappens = (hours: number) =>
  `Wir schreiben dir eine E-Mail, sobald es wieder da ist, und reservieren ein Stück ${hoursText(hours)} lang für dich. Andere E-Mails bekommst du nicht.`
export const join = 'Sag mir Bescheid'
export const joining = 'Wird gesendet …'
export const joined = (email: string) =>
  `Schau in dein Postfach: Wir haben einen Link an ${email} geschickt. Bestätige ihn, dann stehst du auf der Warteliste.`
export const toProduct = 'Zurück zum Artikel'
export const notSoldOut = 'Dieser Artikel ist gerade nicht ausverkauft.'
export const off = 'Zurzeit gibt es keine Warteliste.'

// Why nobody can join
export const rejections = {
  off: 'Zurzeit gibt es keine Warteliste. Deine Eingaben sind noch da.',
  gone: 'In dieser Größe und Farbe verkaufen wir den Artikel nicht mehr. Deine Eingaben sind noch da.',
  available: 'Dieser Artikel ist schon wieder da: Du kannst ihn jetzt kaufen.',
} as const
export const invalidEmail = 'Bitte gib eine E-Mail-Adresse ein, zum Beispiel ada@example.com'
export const unknownChoice = 'Bitte wähle Größe und Farbe'
export const away = 'Wir konnten den Shop nicht erreichen. Es ist nichts verloren: Bitte versuch es noch einmal.'

// The page of an entry
export const states = {
  unconfirmed: { title: 'Bestätige deine E-Mail-Adresse', text: '' },
  waiting: {
    title: 'Du stehst auf der Warteliste',
    text: 'Sobald ein Stück wieder da ist und du an der Reihe bist, reservieren wir es für dich und schreiben dir.',
  },
  held: { title: 'Ein Stück ist für dich reserviert', text: '' },
  bought: {
    title: 'Dieser Link wurde schon benutzt',
    text: 'Das reservierte Stück wurde mit diesem Link bestellt. Wenn du das nicht warst, hatte jemand anderes deinen Link: Bitte schreib uns.',
  },
  expired: {
    title: 'Die Reservierung ist abgelaufen',
    text: 'Die Zeit ist abgelaufen, und das Stück ging an die nächste Person auf der Liste. Auf der Artikelseite kannst du dich wieder eintragen.',
  },
  gone: {
    title: 'Diesen Artikel verkaufen wir nicht mehr',
    text: 'Die Warteliste dafür ist geschlossen.',
  },
  left: {
    title: 'Du stehst nicht mehr auf der Warteliste',
    text: 'Deine E-Mail-Adresse ist gelöscht. Du bekommst dazu keine E-Mails mehr.',
  },
} as const
export const heldUntil = (until: string, left: string) => `Bis ${until} (${left}).`
export const timeLeft = (minutes: number) => {
  if (minutes < 1) return 'noch weniger als eine Minute'
  if (minutes >= 120) return `noch ${hoursText(Math.floor(minutes / 60))}`
  return `noch ${formatNumber(minutes)} ${plural('de', minutes, { one: 'Minute', other: 'Minuten' })}`
}
export const afterConfirming = (email: string, hours: number) =>
  `Sobald es wieder da ist, schreiben wir an ${email} und reservieren ein Stück ${hoursText(hours)} lang für dich.`
export const confirm = 'Bestätigen'
export const buy = 'Kaufen'
export const buyNeedsScripts =
  'Schalte zum Kaufen bitte JavaScript ein: Der Warenkorb ist in deinem Browser gespeichert.'
export const leave = 'Warteliste verlassen'
export const unwanted = 'Möchtest du es nicht mehr?'
export const release = 'Reservierung freigeben'
export const toShop = 'Weiter shoppen'
