import { plural } from '#app/lib/plural.ts'

// The state of an order, on its own page

export const delivery = {
  pending: { step: 'Bestellt', title: 'Wir haben deine Bestellung', text: 'Wir kümmern uns bald darum. ' },
  processing: { step: 'In Vorbereitung', title: 'Wir machen deine Bestellung fertig', text: '' },
  shipped: {
    step: 'Verschickt',
    title: 'Deine Bestellung ist unterwegs',
    text: 'Dein Paket hat uns verlassen und ist auf dem Weg zu dir.',
    tracked: 'Mit der Sendungsnummer unten kannst du dein Paket beim Versanddienst verfolgen.',
  },
  delivered: {
    step: 'Geliefert',
    title: 'Deine Bestellung ist angekommen',
    text: 'Wir hoffen, alles gefällt dir. Wenn etwas nicht stimmt, schreib uns bitte.',
  },
  cancelled: { step: null, title: 'Diese Bestellung ist storniert', text: '' },
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
  text: 'Deine Teile sind für dich reserviert. Sobald deine Zahlung da ist, machen wir deine Bestellung fertig.',
} as const
export const onBackorder = (units: number) =>
  `${units} deiner Teile ${plural('de', units, { one: 'wird', other: 'werden' })} nachgeliefert: Wir verschicken deine Bestellung, sobald alles da ist. `
export const whatNext = {
  pickup: 'Wir schreiben dir, sobald du sie abholen kannst.',
  delivery: 'Wir schreiben dir, sobald sie unterwegs ist, mit der Sendungsnummer.',
} as const
export const waitingForTransfer = {
  title: 'Bitte überweise die Gesamtsumme',
  text: 'Wir reservieren deine Teile und verschicken sie, sobald deine Zahlung da ist.',
} as const
export const waitingForRest = (rest: string) => ({
  title: 'Ein Teil deiner Zahlung ist da',
  text: `Bitte überweise noch ${rest}. Deine Teile bleiben für dich reserviert.`,
})
export const paidOnDelivery = 'wird bei der Lieferung bar bezahlt'
export const arrived = (amount: string) => `${amount} erhalten`
export const returned = (amount: string) =>
  `. Wir überweisen dir die ${amount} zurück, die schon bei uns angekommen sind.`
export const paymentState = (method: string, state: string) => `${method}: ${state}`
export const notPaidInTime = 'Deine Zahlung kam nicht rechtzeitig an. Es wurde nichts abgebucht.'
export const cancelledBy = { shopper: 'Du hast sie storniert', store: 'Wir haben sie storniert' } as const

export const payments = {
  pending: {
    state: 'noch nicht bezahlt',
    cancelled: 'es wurde nichts abgebucht',
    afterCancelling: '. Es wurde nichts abgebucht.',
  },
  paid: {
    state: 'bezahlt',
    afterCancelling: '. Deine Zahlung wurde noch nicht erstattet. Wenn du Fragen dazu hast, schreib uns bitte.',
  },
  failed: { state: 'nicht bezahlt, es wurde nichts abgebucht', afterCancelling: '. Es wurde nichts abgebucht.' },
  partly_refunded: {
    state: 'bezahlt, teilweise erstattet',
    afterCancelling: ', und du bekommst einen Teil deiner Zahlung zurück: siehe unten.',
  },
  refunded: { state: 'erstattet', afterCancelling: ', und du bekommst dein Geld zurück.' },
}

// Why it cannot be changed
export const tooLateToCancel = {
  left: 'Deine Bestellung ist schon unterwegs und lässt sich hier nicht mehr stornieren. Es wurde nichts geändert. Bitte schreib uns.',
  over: 'Die Stunde, in der du deine Bestellung stornieren konntest, ist vorbei. Es wurde nichts geändert. Bitte schreib uns.',
} as const
export const tooLateToCorrect = {
  cancelled: 'Diese Bestellung ist storniert: Die Adresse bleibt, wie sie ist.',
  left: 'Deine Bestellung ist schon unterwegs, darum lässt sich die Adresse nicht mehr korrigieren. Bitte schreib uns.',
  over: 'Die Stunde, in der du die Adresse korrigieren konntest, ist vorbei. Es wurde nichts geändert. Bitte schreib uns.',
} as const
export const addressErased = 'Die Adresse dieser Bestellung wurde gelöscht, und das bleibt so.'
export const formIncomplete = 'Dieses Formular ist unvollständig oder enthält ein Feld, das nicht dazugehört.'
export const correctedElsewhere =
  'Die Adresse wurde inzwischen korrigiert, in einem anderen Fenster oder von uns. Deine Änderungen sind noch da: Prüfe sie und speichere noch einmal.'
export const otherZone =
  'Dorthin kann der Versand etwas anderes kosten. Storniere diese Bestellung und bestell neu, oder schreib uns.'
export const otherTax = 'Dort gilt eine andere Steuer. Storniere diese Bestellung und bestell neu, oder schreib uns.'

export const order = (number: string) => `Bestellung ${number}`
export const viewOrder = 'Bestellung ansehen'
export const line = (variant: string, quantity: number) => `${variant}, Menge: ${quantity}`
export const shippingTo = (method: string) => `Lieferadresse (${method})`
export const confirmation = {
  subject: (store: string, number: string) => `Deine Bestellung ${number} bei ${store}`,
  title: (firstName: string) => `Danke für deine Bestellung, ${firstName}.`,
  next: 'Wir machen sie jetzt für dich fertig.',
  promise:
    'Innerhalb von 1 Stunde nach dem Bestellen kannst du sie auf der Bestellseite stornieren oder, solange sie nicht verschickt ist, die Adresse korrigieren.',
} as const
export const payInCash = (amount: string) => `Du zahlst ${amount} bar, wenn deine Bestellung geliefert wird.`
export const paymentRequest = {
  subject: (store: string, number: string) => `Bitte bezahle deine Bestellung ${number} bei ${store}`,
  title: (firstName: string) => `Danke für deine Bestellung, ${firstName}.`,
  account: 'Unsere Bankverbindung',
} as const
export const shipped = {
  delivery: 'ist unterwegs',
  pickup: 'liegt zur Abholung bereit',
  subject: (store: string, number: string, progress: string) => `Deine Bestellung ${number} bei ${store} ${progress}`,
  title: (news: string, firstName: string) => `${firstName}, deine Bestellung ${news}.`,
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
      'Deine Zahlung kam nicht rechtzeitig an. Darum ist diese Bestellung storniert, und es wird nichts verschickt.',
  },
  refund: (amount: string) => `Wir erstatten dir ${amount} über deine Zahlungsart.`,
  refundInAll: (total: string) => `Zusammen mit dem, was du schon zurückbekommen hast, sind das ${total}.`,
  notCharged: 'Es wurde nichts abgebucht.',
  questions: (email: string) => `Wenn du Fragen hast, schreib uns an ${email}.`,
} as const
export const refund = {
  subject: (store: string, number: string) => `Erstattung für deine Bestellung ${number} bei ${store}`,
  title: (amount: string) => `Du bekommst ${amount} zurück`,
  news: (amount: string, total: string) => `Von den ${total}, die du bezahlt hast, haben wir dir ${amount} erstattet.`,
  when: 'Das Geld kommt über deine Zahlungsart zurück. Bei deiner Bank kann es ein paar Tage dauern.',
  amount: 'Diese Erstattung',
  about: {
    part: 'Die Erstattung gilt für einen Teil der Bestellung, nicht für bestimmte Artikel.',
    shipping: 'Die Erstattung gilt für den Versand.',
  },
} as const
