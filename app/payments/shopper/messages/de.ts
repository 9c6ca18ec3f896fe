export const paymentAway = 'Wir konnten die Zahlungsseite nicht erreichen. Bitte versuch es noch einmal.'
export const orderName = (number: string) => `Bestellung ${number}`
export const amountRejected =
  'Der Zahlungsanbieter nimmt diesen Betrag nicht an. Es wurde nichts bestellt und nichts abgebucht. Bitte ändere deinen Warenkorb.'
export const methodProblems = {
  'not-offered': 'Diese Zahlungsart gibt es nicht mehr. Bitte wähle eine andere.',
  ended: 'Die Zahlung dieser Bestellung hat sich inzwischen geändert. Bitte sieh dir die Bestellung noch einmal an.',
} as const
export const payAnotherWay = 'Anders bezahlen'
export const changeMethod = 'Zahlungsart ändern'
export const changingMethod = 'Wird geändert …'
export const copyValue = (subject: string) => `${subject} kopieren`
export const copied = (subject: string) => `${subject} kopiert`
export const notCopied = (subject: string) => `${subject}: Kopieren nicht möglich. Bitte markiere den Text selbst.`
export const scanCode = 'Scanne diesen Code mit deiner Banking-App, und die Überweisung ist ausgefüllt.'
export const payNotShown = 'Die Zahlungsmöglichkeiten konnten nicht angezeigt werden.'
export const paymentOnItsWay = 'Danke. Diese Seite aktualisiert sich, sobald deine Zahlung bestätigt ist.'
export const orderReceived = 'Danke. Wir haben deine Bestellung erhalten.'
export const paymentArrived = 'Danke. Deine Zahlung ist da.'
export const payNow = 'Jetzt zahlen'
export const backToCheckout = 'Zurück zur Kasse'
export const cartStillHere = 'Dein Warenkorb ist noch da.'
export const orderWaits = 'Deine Bestellung wartet auf die Zahlung'
export const orderWaitsText =
  'Die Teile sind für dich reserviert. Dein Warenkorb bleibt, wie er ist, bis deine Zahlung da ist. Wenn du etwas ändern möchtest, storniere diese Bestellung und bestell neu.'
export const goOnToPayment = 'Weiter zur Zahlung'
export const changeOrder = 'Bestellung ändern'
export const seeOrder = 'Bestellung ansehen'
