import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

// Joining
export const joinTitle = 'Laat me weten wanneer het terug is'
export const choice = 'Maat en kleur'
export const joinOne = (choice: string) =>
  choice ? `Laat me weten wanneer ${choice} terug is` : 'Laat me weten wanneer het terug is'
export const email = 'E-mail'
const hoursText = (hours: number) => `${formatNumber(hours)} uur`
export const whatHappens = (hours: number) =>
  `We sturen je een link om te bevestigen. Zodra er weer een is, reserveren we die ${hoursText(hours)} voor je en krijg je een mail, op volgorde van aanmelding. Andere mails krijg je niet.`
export const join = 'Mail me'
export const joining = 'Versturen…'
export const joined = (email: string) =>
  `Kijk in je inbox: we hebben een link gestuurd naar ${email}. Zodra je die bevestigt, sta je op de wachtlijst.`
export const toProduct = 'Terug naar het artikel'
export const notSoldOut = 'Hiervan is nu niets uitverkocht.'
export const off = 'Er is nu geen wachtlijst.'

// Why nobody can join
export const rejections = {
  off: 'Er is nu geen wachtlijst. Wat je hebt ingevuld, staat er nog.',
  gone: 'Dit verkopen we niet meer in deze maat en kleur. Wat je hebt ingevuld, staat er nog.',
  available: 'Dit is alweer terug: je kunt het nu kopen.',
} as const
export const invalidEmail = 'Vul een e-mailadres in, zoals ada@example.com'
export const unknownChoice = 'Kies waar je op wacht'
export const away = 'We konden de shop niet bereiken. Er is niets verloren: probeer het opnieuw.'

// The page of an entry
export const states = {
  unconfirmed: { title: 'Mogen we je mailen als dit terug is?', text: 'Bevestig het en je staat op de wachtlijst.' },
  waiting: {
    title: 'Je staat op de wachtlijst',
    text: 'Zodra er weer een is en jij aan de beurt bent, reserveren we die voor je en krijg je een mail.',
  },
  held: { title: 'We hebben er een voor je gereserveerd', text: '' },
  bought: {
    title: 'Deze link is al gebruikt',
    text: 'Het gereserveerde artikel is ermee besteld. Was jij dat niet, dan had iemand anders je link: stuur ons een bericht.',
  },
  expired: {
    title: 'De reservering is verlopen',
    text: 'De tijd was om en de volgende op de lijst was aan de beurt. Op de pagina van het artikel kun je je weer aanmelden.',
  },
  gone: {
    title: 'Dit verkopen we niet meer',
    text: 'Het zit niet meer in ons assortiment, dus er is ook geen wachtlijst meer voor.',
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
export const confirm = 'Bevestigen'
export const buy = 'Kopen'
export const buyNeedsScripts = 'Sta JavaScript toe om dit te kopen: de winkelmand zit in je browser.'
export const leave = 'Van de wachtlijst af'
export const toShop = 'Verder winkelen'
