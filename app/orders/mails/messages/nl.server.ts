import { plural } from '#app/lib/plural.ts'

// The state of an order, on its own page

export const delivery = {
  pending: { step: 'Geplaatst', title: 'We hebben je bestelling', text: 'We gaan er snel mee aan de slag. ' },
  processing: { step: 'In behandeling', title: 'We maken je bestelling klaar', text: '' },
  shipped: {
    step: 'Verzonden',
    title: 'Je bestelling is onderweg',
    text: 'Je pakket is bij ons vertrokken en op weg naar jou.',
    tracked: 'Volg je pakket met het trackingnummer hieronder.',
  },
  delivered: {
    step: 'Bezorgd',
    title: 'Je bestelling is bezorgd',
    text: 'We hopen dat je er blij mee bent. Klopt er iets niet? [Stuur ons een bericht](/contact).',
  },
  cancelled: { step: null, title: 'Bestelling geannuleerd', text: '' },
}
export const pickup = {
  shipped: {
    step: 'Klaar om af te halen',
    title: 'Je bestelling ligt voor je klaar',
    text: 'Neem je bestelnummer mee naar de winkel.',
  },
  delivered: { step: 'Afgehaald', title: 'Je hebt je bestelling afgehaald' },
}
export const waitingForPayment = {
  title: 'We wachten op je betaling',
  text: 'Je items zijn voor je gereserveerd. Zodra je betaling binnen is, maken we je bestelling klaar.',
} as const
export const onBackorder = (units: number) =>
  `${units} van je items ${plural('nl', units, { one: 'wordt', other: 'worden' })} nageleverd: we versturen je bestelling zodra we alles hebben. `
export const whatNext = {
  pickup: 'Je krijgt bericht zodra je bestelling voor je klaarligt.',
  delivery: 'Je krijgt bericht zodra je bestelling onderweg is, met het trackingnummer.',
} as const
export const waitingForTransfer = {
  title: 'Maak het totaal over',
  text: 'We reserveren je items en versturen ze zodra je betaling binnen is.',
} as const
export const waitingForRest = (rest: string) => ({
  title: 'Een deel van je betaling is binnen',
  text: `Maak nog ${rest} over. Je items blijven voor je gereserveerd.`,
})
export const paidOnDelivery = 'contant te betalen bij de bezorging'
export const arrived = (amount: string) => `${amount} ontvangen`
export const returned = (amount: string) =>
  `. We storten de ${amount} die we al van je hebben ontvangen terug op je rekening. Het kan een paar dagen duren voordat het erop staat.`
export const paymentState = (method: string, state: string) => `${method}: ${state}`
export const notPaidInTime = 'Je betaling kwam niet op tijd binnen. Er is niets afgeschreven.'
export const cancelledBy = {
  shopper: 'Je hebt deze bestelling geannuleerd',
  store: 'Wij hebben deze bestelling geannuleerd',
} as const

export const payments = {
  pending: {
    state: 'nog niet betaald',
    cancelled: 'er is niets afgeschreven',
    afterCancelling: '. Er is niets afgeschreven.',
  },
  paid: {
    state: 'betaald',
    afterCancelling: '. We hebben je betaling nog niet terugbetaald. Heb je vragen? [Stuur ons een bericht](/contact).',
  },
  failed: { state: 'niet betaald, er is niets afgeschreven', afterCancelling: '. Er is niets afgeschreven.' },
  partly_refunded: {
    state: 'betaald, deels terugbetaald',
    afterCancelling: '. We hebben een deel van je betaling terugbetaald: zie hieronder.',
    refundPending: '. We betalen een deel van je betaling terug: zie hieronder.',
  },
  refunded: {
    state: 'terugbetaald',
    afterCancelling: '. We hebben je betaling terugbetaald.',
    refundPending: '. We betalen je betaling terug.',
  },
}

// Why it cannot be changed
export const tooLateToCancel = {
  left: 'Je bestelling is al verzonden en kan hier niet meer worden geannuleerd. Er is niets gewijzigd. Stuur ons een bericht.',
  over: 'Het uur waarin je je bestelling kon annuleren is voorbij. Er is niets gewijzigd. Stuur ons een bericht.',
} as const
export const tooLateToCorrect = {
  cancelled: 'Deze bestelling is geannuleerd, dus het adres kan niet meer worden aangepast.',
  left: 'Je bestelling is al verzonden, dus het adres kan niet meer worden aangepast. Stuur ons een bericht.',
  over: 'Het uur waarin je het adres kon aanpassen is voorbij. Er is niets gewijzigd. Stuur ons een bericht.',
} as const
export const addressErased = 'Het adres van deze bestelling is gewist en kan niet opnieuw worden ingevuld.'
export const formIncomplete =
  'Dit formulier is niet volledig of bevat een onbekend veld. Vernieuw de pagina en probeer het opnieuw.'
export const correctedElsewhere =
  'Het adres is intussen aangepast, in een ander venster of door ons. Je wijzigingen staan er nog: controleer ze en sla ze opnieuw op.'
export const otherZone =
  'Daar kunnen andere verzendkosten gelden. Annuleer deze bestelling en bestel opnieuw, of neem contact met ons op.'
export const otherTax =
  'Daar geldt een andere belasting. Annuleer deze bestelling en bestel opnieuw, of neem contact met ons op.'

export const order = (number: string) => `Bestelling ${number}`
export const viewOrder = 'Bekijk je bestelling'
export const shippingTo = (method: string) => `Bezorgadres (${method})`
export const confirmation = {
  subject: (store: string, number: string) => `Je bestelling ${number} bij ${store}`,
  title: (firstName: string) => `Bedankt voor je bestelling, ${firstName}.`,
  next: 'We maken je bestelling nu voor je klaar.',
  promise:
    'Binnen 1 uur na het bestellen kun je op de bestelpagina annuleren of, zolang er niets is verzonden, het adres aanpassen.',
} as const
export const payInCash = (amount: string) => `Je betaalt ${amount} contant bij de bezorging.`
export const paymentRequest = {
  subject: (store: string, number: string) => `Betaal je bestelling ${number} bij ${store}`,
  title: (firstName: string) => `Bedankt voor je bestelling, ${firstName}.`,
  account: 'Rekeninggegevens',
} as const
export const shipped = {
  delivery: 'is onderweg',
  pickup: 'ligt voor je klaar',
  subject: (store: string, number: string, progress: string) => `Je bestelling ${number} bij ${store} ${progress}`,
  title: (progress: string, firstName: string) => `${firstName}, je bestelling ${progress}.`,
  tracking: (number: string) => `Trackingnummer ${number}`,
  pickupAddress: 'Afhaaladres',
} as const
export const cancelled = {
  subject: (store: string, number: string) => `Je bestelling ${number} bij ${store} is geannuleerd`,
  title: 'Je bestelling is geannuleerd',
  by: {
    shopper: 'Je hebt deze bestelling geannuleerd, dus er wordt niets verstuurd.',
    staff: 'We moesten deze bestelling annuleren, dus er wordt niets verstuurd.',
    unpaid: 'Je betaling kwam niet op tijd binnen. Daarom is deze bestelling geannuleerd en wordt er niets verstuurd.',
  },
  refund: (amount: string) => `We betalen ${amount} terug via je oorspronkelijke betaalmethode.`,
  refundInAll: (total: string) => `Samen met wat je al terugkreeg, is dat ${total}.`,
  notCharged: 'Er is niets afgeschreven.',
  questions: (email: string) => `Heb je vragen? Mail ons op ${email}.`,
} as const
export const refund = {
  subject: (store: string, number: string) => `Terugbetaling voor je bestelling ${number} bij ${store}`,
  title: (amount: string) => `Je terugbetaling van ${amount}`,
  progress: (amount: string, total: string) => `We hebben ${amount} terugbetaald van de ${total} die je had betaald.`,
  when: 'Je krijgt het geld terug via je oorspronkelijke betaalmethode. Het kan een paar dagen duren voordat het op je rekening staat.',
  amount: 'Deze terugbetaling',
  about: {
    part: 'De terugbetaling is voor een deel van de bestelling, niet voor bepaalde artikelen.',
    shipping: 'De terugbetaling is voor de verzendkosten.',
  },
} as const
