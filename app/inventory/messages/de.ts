import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

// Joining
export const joinTitle = 'Sag mir, wenn es wieder da ist'
export const choice = 'Größe und Farbe'
export const joinOne = (choice: string) =>
  choice ? `Sag mir, wenn ${choice} wieder da ist` : 'Sag mir, wenn es wieder da ist'
export const email = 'E-Mail'
const hoursText = (hours: number) =>
  `${formatNumber(hours)} ${plural('de', hours, { one: 'Stunde', other: 'Stunden' })}`
export const whatHappens = (hours: number) =>
  `Wir schicken dir einen Link zum Bestätigen. Sobald ein Stück wieder da ist, reservieren wir es ${hoursText(hours)} lang für dich und schreiben dir, der Reihe nach. Andere Mails bekommst du nicht.`
export const join = 'Vormerken'
export const joining = 'Wird gesendet …'
export const joined = (email: string) =>
  `Bitte sieh in dein Postfach: Wir haben einen Link an ${email} geschickt. Sobald du ihn bestätigst, stehst du auf der Warteliste.`
export const toProduct = 'Zurück zum Artikel'
export const notSoldOut = 'Davon ist gerade nichts ausverkauft.'
export const off = 'Zurzeit gibt es keine Warteliste.'

// Why nobody can join
export const rejections = {
  off: 'Zurzeit gibt es keine Warteliste. Deine Eingaben sind noch da.',
  gone: 'In dieser Größe und Farbe führen wir das nicht mehr. Deine Eingaben sind noch da.',
  available: 'Das ist schon wieder da: Du kannst es jetzt kaufen.',
} as const
export const invalidEmail = 'Bitte gib eine E-Mail-Adresse ein, zum Beispiel ada@example.com'
export const unknownChoice = 'Bitte wähle, worauf du wartest'
export const away = 'Wir konnten den Shop nicht erreichen. Es ist nichts verloren: Bitte versuch es noch einmal.'

// The page of an entry
export const states = {
  unconfirmed: {
    title: 'Sollen wir dir schreiben, wenn es wieder da ist?',
    text: 'Bestätige es, dann stehst du auf der Warteliste.',
  },
  waiting: {
    title: 'Du stehst auf der Warteliste',
    text: 'Sobald ein Stück wieder da ist und du an der Reihe bist, reservieren wir es für dich und schreiben dir.',
  },
  held: { title: 'Ein Stück ist für dich reserviert', text: '' },
  bought: {
    title: 'Dieser Link wurde schon benutzt',
    text: 'Das reservierte Stück wurde damit bestellt. Wenn du das nicht warst, hatte jemand anderes deinen Link: Bitte schreib uns.',
  },
  expired: {
    title: 'Die Reservierung ist abgelaufen',
    text: 'Die Zeit war um, und das Stück ging an die Nächsten auf der Liste. Auf der Seite des Artikels kannst du dich wieder vormerken.',
  },
  gone: {
    title: 'Das gibt es nicht mehr',
    text: 'Wir führen es nicht mehr, darum gibt es dafür auch keine Warteliste.',
  },
  left: {
    title: 'Du stehst nicht mehr auf der Warteliste',
    text: 'Deine E-Mail-Adresse ist gelöscht. Du bekommst dazu keine Mails mehr.',
  },
} as const
export const heldUntil = (until: string, left: string) => `Bis ${until} (${left}).`
export const timeLeft = (minutes: number) => {
  if (minutes < 1) return 'noch weniger als eine Minute'
  if (minutes >= 120) return `noch ${hoursText(Math.floor(minutes / 60))}`
  return `noch ${formatNumber(minutes)} ${plural('de', minutes, { one: 'Minute', other: 'Minuten' })}`
}
export const confirm = 'Bestätigen'
export const buy = 'Kaufen'
export const buyNeedsScripts = 'Zum Kaufen erlaube bitte JavaScript: Der Warenkorb liegt in deinem Browser.'
export const leave = 'Warteliste verlassen'
export const toShop = 'Weiter shoppen'
