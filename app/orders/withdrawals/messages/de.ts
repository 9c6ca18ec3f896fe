// The words of Directive 2011/83/EU, Art. 11a (1) and (3).
export const withdrawHere = 'Vertrag widerrufen'
export const confirmWithdrawal = 'Widerruf bestätigen'

// Step 1: which order
export const title = 'Vertrag widerrufen'
export const lead =
  'Wenn du als Privatperson bestellt hast, kannst du innerhalb von 14 Tagen nach der Lieferung widerrufen, ohne Angabe von Gründen. Ein Konto brauchst du dafür nicht.'
export const name = 'Dein Name'
export const orderNumber = 'Bestellnummer'
export const orderNumberHint = 'Du findest sie in deiner Bestellbestätigung.'
export const email = 'E-Mail-Adresse der Bestellung'
export const emailHint = 'An diese Adresse schicken wir die Eingangsbestätigung für deinen Widerruf.'
export const next = 'Weiter'
export const sending = 'Wird gesendet …'
export const checkFields = 'Bitte prüfe diese Felder'
export const unreachable = 'Wir konnten den Shop nicht erreichen. Es ist nichts verloren: Bitte versuch es noch einmal.'

// Where the rule does not apply
export const notHere =
  'Den Online-Widerruf gibt es für Bestellungen aus Ländern, deren Gesetz ihn vorschreibt, zum Beispiel in der Europäischen Union.'
export const otherOrders = {
  returns:
    'Bei allen anderen Bestellungen hilft dir die Seite [Versand & Rückgabe](/returns) weiter, oder schreib uns.',
  contact: 'Bei allen anderen Bestellungen schreib uns bitte.',
} as const
export const otherCountry = 'Hast du in einem EU-Land bestellt?'
export const changeCountry = 'Land wechseln'

// Step 2: what, and confirm
export const confirmLead = (order: string) =>
  `Du widerrufst den Vertrag zur Bestellung ${order}. Wähle die Artikel aus.`
export const until = (day: string) => `Du kannst bis einschließlich ${day} widerrufen.`
export const open = 'Du kannst ab sofort und bis 14 Tage nach der Lieferung widerrufen.'
export const unitsLabel = (left: number) => `Menge (von ${left})`
export const nothingLeft = 'Schon widerrufen oder zurückgeschickt'
export const unitsOfProduct = (product: string) => `: ${product}`
export const summary = (units: string, all: string, amount: string) =>
  `Ausgewählt: ${units} von ${all} Artikeln, ${amount}.`
export const receiptTo = (email: string) => `Die Eingangsbestätigung schicken wir an ${email}.`
export const otherOrder = 'Andere Bestellung'
export const toOrder = 'Zurück zur Bestellung'

// The receipt
export const received = 'Wir haben deinen Widerruf erhalten'
export const receivedAt = 'Eingegangen am'
export const receiptSent = (email: string) => `Diese Eingangsbestätigung haben wir auch an ${email} geschickt.`
export const withdrawn = 'Widerrufen'
export const whatNext = 'So geht es weiter'
export const before = 'Frühere Widerrufe'

// On the page of an order
export const viewReceipt = 'Eingangsbestätigung ansehen'
