import { plural } from '#app/lib/plural.ts'

// The state of an order, on its own page

export const delivery = {
  pending: { step: 'Bestellt', title: 'Wir haben deine Bestellung erhalten', text: 'Wir kümmern uns bald darum. ' },
  processing: { step: 'In Vorbereitung', title: 'Wir machen deine Bestellung fertig', text: '' },
  shipped: {
    step: 'Verschickt',
    title: 'Deine Bestellung ist unterwegs',
    text: 'Dein Paket hat uns verlassen und ist auf dem Weg zu dir.',
    tracked: 'Mit der Sendungsnummer unten kannst du dein Paket verfolgen.',
  },
  delivered: {
    step: 'Geliefert',
    title: 'Deine Bestellung ist angekommen',
    text: 'Wir hoffen, dass dir alles gefällt. Wenn etwas nicht stimmt, [schreib uns](/contact) bitte.',
  },
  cancelled: { step: null, title: 'Bestellung storniert', text: '' },
}
export const pickup = {
  shipped: {
    step: 'Abholbereit',
    title: 'Deine Bestellung liegt zur Abholung bereit',
    text: 'Bitte bring deine Bestellnummer mit in den Store.',
  },
  delivered: { step: 'Abgeholt', title: 'Du hast deine Bestellung abgeholt' },
}
export const waitingForPayment = {
  title: 'Wir warten auf deine Zahlung',
  text: 'Deine Artikel sind für dich reserviert. Sobald deine Zahlung eingegangen ist, machen wir deine Bestellung fertig.',
} as const
export const onBackorder = (units: number) =>
  `${units} ${plural('de', units, { one: 'Stück wird', other: 'Stück werden' })} nachgeliefert. Wir verschicken deine Bestellung, sobald alles da ist. `
export const whatNext = {
  pickup: 'Sobald du sie abholen kannst, schreiben wir dir eine E-Mail.',
  delivery: 'Sobald sie unterwegs ist, schicken wir dir die Sendungsnummer per E-Mail.',
} as const
export const waitingForTransfer = {
  title: 'Bitte überweise die Gesamtsumme',
  text: 'Wir reservieren deine Artikel und verschicken sie, sobald deine Zahlung eingegangen ist.',
} as const
export const waitingForRest = (rest: string) => ({
  title: 'Ein Teil deiner Zahlung ist eingegangen',
  text: `Bitte überweise noch ${rest}. Deine Artikel bleiben für dich reserviert.`,
})
export const paidOnDelivery = 'wird bei der Lieferung bar bezahlt'
export const arrived = (amount: string) => `${amount} erhalten`
export const returned = (amount: string) =>
  `. Wir überweisen dir die ${amount} zurück, die bei uns eingegangen sind. Bis deine Bank den Betrag anzeigt, können ein paar Tage vergehen.`
export const paymentState = (method: string, state: string) => `${method}: ${state}`
export const notPaidInTime = 'Deine Zahlung ist nicht rechtzeitig eingegangen. Es wurde nichts abgebucht.'
export const cancelledBy = {
  shopper: 'Du hast diese Bestellung storniert',
  store: 'Wir haben diese Bestellung storniert',
} as const

export const payments = {
  pending: {
    state: 'noch nicht bezahlt',
    cancelled: 'es wurde nichts abgebucht',
    afterCancelling: '. Es wurde nichts abgebucht.',
  },
  paid: {
    state: 'bezahlt',
    afterCancelling:
      '. Wir haben deine Zahlung noch nicht erstattet. Wenn du Fragen hast, [schreib uns](/contact) bitte.',
  },
  failed: { state: 'nicht bezahlt, es wurde nichts abgebucht', afterCancelling: '. Es wurde nichts abgebucht.' },
  partly_refunded: {
    state: 'bezahlt, teilweise erstattet',
    afterCancelling: '. Einen Teil deiner Zahlung haben wir erstattet: siehe unten.',
    refundPending: '. Einen Teil deiner Zahlung erstatten wir gerade: siehe unten.',
  },
  refunded: {
    state: 'erstattet',
    afterCancelling: '. Wir haben deine Zahlung erstattet.',
    refundPending: '. Wir erstatten gerade deine Zahlung.',
  },
}

// Why it cannot be changed
export const tooLateToCancel = {
  left: 'Deine Bestellung ist schon unterwegs und lässt sich hier nicht mehr stornieren. Es wurde nichts geändert. Bitte schreib uns.',
  over: 'Die Stunde, in der du deine Bestellung stornieren konntest, ist vorbei. Es wurde nichts geändert. Bitte schreib uns.',
} as const
export const tooLateToCorrect = {
  cancelled: 'Diese Bestellung ist storniert, deshalb lässt sich die Adresse nicht mehr ändern.',
  left: 'Deine Bestellung ist schon unterwegs, deshalb lässt sich die Adresse nicht mehr ändern. Bitte schreib uns.',
  over: 'Die Stunde, in der du die Adresse ändern konntest, ist vorbei. Es wurde nichts geändert. Bitte schreib uns.',
} as const
export const addressErased = 'Die Adresse dieser Bestellung wurde gelöscht und kann nicht wieder eingegeben werden.'
export const formIncomplete =
  'Dieses Formular ist unvollständig oder enthält ein unbekanntes Feld. Bitte lade die Seite neu und versuch es noch einmal.'
export const correctedElsewhere =
  'Die Adresse wurde in einem anderen Fenster oder von uns geändert. Deine Änderungen sind noch da: Prüfe sie und speichere noch einmal.'
export const otherZone =
  'Dorthin kann der Versand etwas anderes kosten. Storniere diese Bestellung und bestell neu, oder schreib uns.'
export const otherTax = 'Dort gilt eine andere Steuer. Storniere diese Bestellung und bestell neu, oder schreib uns.'

export const order = (number: string) => `Bestellung ${number}`
export const viewOrder = 'Bestellung ansehen'
export const shippingTo = (method: string) => `Lieferadresse (${method})`
export const confirmation = {
  subject: (store: string, number: string) => `Deine Bestellung ${number} bei ${store}`,
  title: (firstName: string) => `Danke für deine Bestellung, ${firstName}.`,
  next: 'Wir machen sie jetzt für dich fertig.',
  promise:
    'Innerhalb einer Stunde nach dem Bestellen kannst du sie auf der Bestellseite stornieren oder, solange sie nicht verschickt ist, die Adresse ändern.',
} as const
export const payInCash = (amount: string) => `Du zahlst ${amount} bar, wenn deine Bestellung geliefert wird.`
export const paymentRequest = {
  subject: (store: string, number: string) => `Bitte bezahle deine Bestellung ${number} bei ${store}`,
  title: (firstName: string) => `Danke für deine Bestellung, ${firstName}.`,
  account: 'Bankverbindung',
} as const
export const shipped = {
  delivery: 'ist unterwegs',
  pickup: 'liegt zur Abholung bereit',
  subject: (store: string, number: string, progress: string) => `Deine Bestellung ${number} bei ${store} ${progress}`,
  title: (progress: string, firstName: string) => `Deine Bestellung ${progress}, ${firstName}.`,
  tracking: (number: string) => `Sendungsnummer ${number}`,
  pickupAddress: 'Abholadresse',
} as const
export const cancelled = {
  subject: (store: string, number: string) => `Deine Bestellung ${number} bei ${store} wurde storniert`,
  title: 'Deine Bestellung wurde storniert',
  by: {
    shopper: 'Du hast diese Bestellung storniert, es wird also nichts verschickt.',
    staff: 'Wir mussten diese Bestellung stornieren, es wird also nichts verschickt.',
    unpaid:
      'Deine Zahlung ist nicht rechtzeitig eingegangen. Diese Bestellung wurde deshalb storniert, und es wird nichts verschickt.',
  },
  refund: (amount: string) => `Wir erstatten dir ${amount} über deine ursprüngliche Zahlungsart.`,
  refundInAll: (total: string) => `Zusammen mit früheren Erstattungen sind das insgesamt ${total}.`,
  notCharged: 'Es wurde nichts abgebucht.',
  questions: (email: string) => `Wenn du Fragen hast, schreib uns an ${email}.`,
} as const
export const refund = {
  subject: (store: string, number: string) => `Erstattung für deine Bestellung ${number} bei ${store}`,
  title: (amount: string) => `Deine Erstattung über ${amount}`,
  progress: (amount: string, total: string) =>
    `Von den ${total}, die du bezahlt hast, haben wir dir ${amount} erstattet.`,
  when: 'Wir erstatten über deine ursprüngliche Zahlungsart. Bis deine Bank den Betrag anzeigt, können ein paar Tage vergehen.',
  amount: 'Diese Erstattung',
  about: {
    part: 'Die Erstattung gilt für einen Teil der Bestellung, nicht für bestimmte Artikel.',
    shipping: 'Die Erstattung gilt für den Versand.',
  },
} as const
