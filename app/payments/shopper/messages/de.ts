export const paymentAway = 'Wir konnten die Zahlungsseite nicht erreichen. Bitte versuch es noch einmal.'
export const orderName = (number: string) => `Bestellung ${number}`
export const amountRejected =
  'Der Zahlungsanbieter nimmt diesen Betrag nicht an. Es wurde nichts bestellt und nichts abgebucht. Bitte ändere deinen Warenkorb.'
export const methodProblems = {
  'not-offered': 'Diese Zahlungsart ist nicht mehr verfügbar. Bitte wähle eine andere.',
  ended: 'Die Zahlung für diese Bestellung hat sich geändert. Bitte prüfe deine Bestellung noch einmal.',
} as const
export const payAnotherWay = 'Anders bezahlen'
export const changeMethod = 'Zahlungsart ändern'
export const changingMethod = 'Wird geändert …'
export const copyValue = (subject: string) => `${subject} kopieren`
export const copied = (subject: string) => `${subject} kopiert`
export const notCopied = (subject: string) => `${subject}: Kopieren nicht möglich. Bitte markiere den Text selbst.`
export const scanCode = 'Scanne diesen Code mit deiner Banking-App, um die Überweisung auszufüllen.'
export const payNotShown = 'Die Zahlungsarten konnten nicht geladen werden.'
export const paymentOnItsWay = 'Danke. Diese Seite aktualisiert sich, sobald deine Zahlung bestätigt ist.'
export const orderReceived = 'Danke. Wir haben deine Bestellung erhalten.'
export const paymentArrived = 'Danke. Wir haben deine Zahlung erhalten.'
export const payNow = 'Jetzt zahlen'
export const backToCheckout = 'Zurück zur Kasse'
export const cartStillHere = 'Dein Warenkorb ist noch da.'
export const orderWaits = 'Deine Bestellung wartet auf die Zahlung'
export const orderWaitsText =
  'Deine Artikel sind reserviert. Dein Warenkorb bleibt unverändert, bis deine Zahlung eingegangen ist. Wenn du etwas ändern möchtest, storniere diese Bestellung und bestell neu.'
export const goOnToPayment = 'Weiter zur Zahlung'
export const changeOrder = 'Bestellung ändern'
export const seeOrder = 'Bestellung ansehen'
