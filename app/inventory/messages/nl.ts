import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

// Joining
export const joinTitle = 'Mail me als het terug is'
export const choice = 'Maat en kleur'
export const joinOne = (choice: string) => `Mail me als ${choice} terug is`
export const email = 'E-mail'
const hoursText = (hours: number) => `${formatNumber(hours)} uur`
export const whatHappens = (hours: number) =>
  `We mailen je zodra het terug is en reserveren er dan ${hoursText(hours)} lang een voor je. Verder sturen we je geen mails.`
export const join = 'Mail me'
export const joining = 'Versturen…'
export const joined = (email: string) =>
  `Kijk in je inbox: we hebben een link gestuurd naar ${email}. Bevestig je aanmelding om op de wachtlijst te komen.`
export const toProduct = 'Terug naar het artikel'
export const notSoldOut = 'Dit is nu niet uitverkocht.'
export const off = 'Er is nu geen wachtlijst.'

// Why nobody can join
export const rejections = {
  off: 'Er is nu geen wachtlijst. Wat je hebt ingevuld, staat er nog.',
  gone: 'Dit verkopen we niet meer in deze maat en kleur. Wat je hebt ingevuld, staat er nog.',
  available: 'Dit is weer op voorraad: je kunt het nu kopen.',
} as const
export const invalidEmail = 'Vul een e-mailadres in, zoals ada@example.com'
export const unknownChoice = 'Kies een maat en kleur'
export const away = 'We konden de shop niet bereiken. Er is niets verloren gegaan: probeer het opnieuw.'

// The page of an entry
export const states = {
  unconfirmed: { title: 'Bevestig je e-mailadres', text: '' },
  waiting: {
    title: 'Je staat op de wachtlijst',
    text: 'Zodra het terug is en jij aan de beurt bent, reserveren we er een voor je en krijg je een mail.',
  },
  held: { title: 'We hebben er een voor je gereserveerd', text: '' },
  bought: {
    title: 'Deze link is al gebruikt',
    text: 'Het gereserveerde artikel is ermee besteld. Was jij dat niet, dan had iemand anders je link: stuur ons een bericht.',
  },
  expired: {
    title: 'De reservering is verlopen',
    text: 'De tijd is verstreken en de volgende op de lijst is aan de beurt. Op de artikelpagina kun je je opnieuw aanmelden.',
  },
  gone: {
    title: 'Dit verkopen we niet meer',
    text: 'De wachtlijst is gesloten.',
  },
  left: {
    title: 'Je staat niet meer op de wachtlijst',
    text: 'Je e-mailadres is verwijderd. Je krijgt hier geen mails meer over.',
  },
} as const
export const heldUntil = (until: string, left: string) => `Tot ${until} (${left}).`
export const timeLeft = (minutes: number) => {
  if (minutes < 1) return 'nog minder dan een minuut'
  if (minutes >= 120) return `nog ${hoursText(Math.floor(minutes / 60))}`
  return `nog ${formatNumber(minutes)} ${plural('nl', minutes, { one: 'minuut', other: 'minuten' })}`
}
export const afterConfirming = (email: string, hours: number) =>
  `Zodra het terug is, mailen we ${email} en reserveren we er ${hoursText(hours)} lang een voor je.`
export const confirm = 'Bevestigen'
export const buy = 'Kopen'
export const buyNeedsScripts = 'Schakel JavaScript in om dit te kopen: je winkelmand wordt in je browser bewaard.'
export const leave = 'Wachtlijst verlaten'
export const unwanted = 'Wil je het niet meer?'
export const release = 'Vrijgeven'
export const toShop = 'Verder winkelen'
