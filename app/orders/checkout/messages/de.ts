import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

// Obstacles and failures
export const someChanged = 'Einige Artikel in deinem Warenkorb haben sich geändert'
export const totalChanged = 'Die Gesamtsumme hat sich geändert'
export const outOfStock = 'ausverkauft'
export const noLongerAvailable = 'nicht mehr erhältlich'
export const units = (count: number) => `${formatNumber(count)} Stück`
export const changedLine = (product: string, size: string, color: string) => `${product} (${size}, ${color}): `
export const newTotal = 'Neue Gesamtsumme:'
export const continueShopping = 'Weiter shoppen'
export const emptyCart = 'Warenkorb leeren'
export const accept = 'Annehmen und weiter'
export const waitingNotShown = 'Deine unbezahlte Bestellung konnte nicht geladen werden.'
export const checkoutNotShown = 'Die Kasse konnte nicht geladen werden.'
export const noPrices = 'Die aktuellen Preise konnten nicht geladen werden.'
export const tryAgain = 'Erneut versuchen'
export const contactUs = 'Kontakt'
export const changesNotShown = 'Die Änderungen in deinem Warenkorb konnten nicht geladen werden.'
export const paymentNotShown = 'Der Zahlungsschritt konnte nicht geladen werden.'
export const codeFieldNotShown = 'Das Feld für den Rabattcode konnte nicht geladen werden.'
export const pickupPointsNotShown = 'Die Abholpunkte konnten nicht geladen werden.'
export const orderFailed = 'Deine Bestellung konnte nicht verarbeitet werden. Bitte versuch es noch einmal.'
/** Shown if the outcome is unknown: the next attempt has the same idempotency key. */
export const safeToRetry =
  'Dein Warenkorb ist gespeichert. Wenn du noch einmal bestellst, zahlst du trotzdem nur einmal.'
export const noDelivery = 'Zurzeit ist keine Lieferung möglich.'
export const nothingLeft = 'Kein Artikel in deinem Warenkorb ist gerade bestellbar.'
export const paymentLapsed =
  'Deine Bestellung wurde nicht rechtzeitig bezahlt und deshalb storniert. Es wurde nichts abgebucht. Dein Warenkorb ist noch da: Bitte bestell noch einmal.'

// The steps
export const total = (amount: string) => `Gesamt: ${amount}`
export const steps = { shipping: 'Versand', payment: 'Zahlung' } as const
export const showSummary = 'Übersicht anzeigen'
export const hideSummary = 'Übersicht ausblenden'
export const summary = 'Bestellübersicht'
export const yourOrder = 'Deine Bestellung'
export const editCart = 'Warenkorb bearbeiten'
export const codeApplied = (code: string) => `Rabattcode ${code} eingelöst`
export const discountCode = 'Rabattcode'
export const removeCode = { short: 'Entfernen', rest: ': Rabattcode' } as const
export const apply = 'Einlösen'
export const enterCode = 'Bitte gib einen Rabattcode ein'
export const needsJavaScript =
  'Die Kasse braucht JavaScript, weil dein Warenkorb im Browser gespeichert ist. Bitte schalte es ein und lade diese Seite neu.'
export const cartEmpty = 'Dein Warenkorb ist leer'
export const cartEmptyHint = 'Such dir ein paar Lieblingsteile aus'
export const checkFields = 'Bitte prüfe diese Felder'
export const editShipping = { short: 'Ändern', rest: ': Versand' } as const
export const email = 'E-Mail'
export const forConfirmation = 'Für die Bestellbestätigung'
export const buysForBusiness = 'Ich kaufe für ein Unternehmen'
export const vatNumber = 'USt-IdNr.'
export const vatNumberHint =
  'Die USt-IdNr. deines Unternehmens, mit Länderkürzel. In einem anderen EU-Land führst du die Steuer dann selbst ab.'
export const vatNumberNotShown = 'Das Feld für die USt-IdNr. konnte nicht geladen werden.'
export const continueToPayment = 'Weiter zur Zahlung'
export const shippingMethod = 'Versandart'
export const free = 'Kostenlos'
export const pickupPoint = 'Abholpunkt'
/** Instead of shipping methods. */
export const shippingProblems = {
  unavailable: noDelivery,
  outside: 'An diese Adresse liefern wir nicht.',
  order: 'Diese Bestellung können wir nicht an diese Adresse liefern. Bitte schreib uns.',
} as const
export const enterAddress = 'Gib deine Adresse ein, um die Versandarten zu sehen.'
export const notDeliveredHere = 'An diese Adresse liefern wir nicht. Bitte prüfe sie oder gib eine andere ein.'

// Payment
export const required = (field: string) => `Bitte ausfüllen: ${field}`
export const cardNumber = 'Kartennummer'
export const expiry = 'Gültig bis'
export const expiryExample = 'MM / JJ'
export const cvv = 'CVV'
export const noCardCharged = 'Demo-Kasse: Es wird nichts abgebucht, Kartendaten werden nicht gespeichert'
export const securePage = (provider: string) =>
  `Als Nächstes zahlst du auf einer sicheren Seite von ${provider}. Danach kommst du hierher zurück. ` +
  `Deine Kartendaten bekommt nur ${provider}. Bis dahin sind deine Artikel für dich reserviert.`
export const termsApply = 'Für deine Bestellung gelten unsere Bedingungen:'
export const canWithdraw = 'Du kannst deine Bestellung innerhalb von 14 Tagen nach der Lieferung widerrufen:'
export const rightOfWithdrawal = 'Widerrufsrecht'
export const chargedAsSentence = (amount: string) => `Für deine Bestellung werden ${amount} abgebucht.`
export const chargedAs = (amount: string) => `abgebucht werden ${amount}`
export const placeOrder = (total: string | null) => `Zahlungspflichtig bestellen${total === null ? '' : ` · ${total}`}`
export const back = 'Zurück'
export const processing = 'Einen Moment …'
export const quantity = (count: number) => `Menge: ${count}`
export const lineOutOfStock = 'Ausverkauft'
export const lineGone = 'Nicht mehr erhältlich'
export const sentOnceComplete =
  'Einige Artikel werden nachgeliefert. Wir verschicken deine Bestellung, sobald alles da ist. Die Lieferung dauert deshalb länger als angegeben.'
export const totalHeading = 'Gesamtsumme'

// Placed
export const thankYou = 'Danke'
export const confirmationSent = {
  before: 'Wir haben deine Bestellung erhalten. Die Bestätigung geht an ',
  after: '.',
} as const
export const placedEarlier =
  'Diese Bestellung ist bereits eingegangen, es wurde also nichts doppelt bestellt. Sie enthält die Angaben deines ersten Versuchs. Spätere Änderungen wurden nicht übernommen.'
export const correctAddress = 'Adresse auf der Bestellseite ändern'
export const stillInCart = 'Artikel, die nicht zu dieser Bestellung gehören, liegen noch in deinem Warenkorb.'
export const orderNumber = 'Bestellnummer'
export const whatNext = 'So geht es weiter'
export const changeWindow =
  'Eine Stunde lang kannst du deine Bestellung stornieren oder die Adresse ändern, solange sie nicht verschickt ist.'
export const trackOrder = 'Bestellung verfolgen'
// Errors of an order that was sent
export const invalidVatNumber = 'Bitte gib eine gültige USt-IdNr. ein'
export const unknownVatNumber =
  'Diese USt-IdNr. ist nicht für den Handel zwischen EU-Ländern registriert. Bitte prüfe sie oder lass das Feld leer.'
export const invalidEmail = 'Bitte gib eine gültige E-Mail-Adresse ein'
export const chooseShipping = 'Bitte wähle eine Versandart'
export const choosePickupPoint = 'Bitte wähle einen Abholpunkt'
export const choosePayment = 'Bitte wähle eine Zahlungsart'
export const chooseCurrency = 'Bitte wähle eine Währung'
export const chooseCountry = 'Bitte wähle ein Land'
export const wholeQuantity = (max: number) => `Die Menge muss eine ganze Zahl von 1 bis ${formatNumber(max)} sein`
export const unknownProduct = 'Diesen Artikel gibt es nicht'
export const size = 'Größe'
export const color = 'Farbe'
export const lineParts = 'Eine Position hat einen Artikel, eine Größe, eine Farbe und eine Menge, sonst nichts'
export const storedLineParts = 'Eine Position hat einen Artikel, eine Größe und eine Farbe'
export const lineTooLong = 'Eine Position ist zu lang'
export const tooManyLines = (max: number) => `Eine Bestellung kann höchstens ${max} Positionen haben`
export const invalidCode = 'Dieser Rabattcode ist nicht gültig'
export const codeTooLong = (max: number) => `Ein Rabattcode hat höchstens ${max} Zeichen`
export const noKey = 'Deine Sitzung ist nicht mehr gültig. Bitte lade die Seite neu.'
export const noTotal = 'Die Gesamtsumme fehlt'
export const incomplete =
  'Diese Anfrage ist unvollständig oder enthält ein unbekanntes Feld. Bitte lade die Seite neu und versuch es noch einmal.'
export const tooLarge = 'Diese Bestellung ist zu groß für den Onlineshop. Bitte schreib uns.'
export const productGone =
  'Diesen Artikel gibt es in dieser Größe und Farbe nicht mehr. Bitte nimm ihn aus deinem Warenkorb.'
export const tooManyUnits = (limit: number) =>
  `Du kannst höchstens ${formatNumber(limit)} Stück eines Artikels in derselben Größe und Farbe bestellen.`
export const shippingGone = 'Diese Versandart ist nicht mehr verfügbar. Bitte wähle eine andere.'
export const tooSmall = (min: string) =>
  `Der Mindestbestellwert beträgt ${min}. Bitte leg noch etwas in deinen Warenkorb.`
export const currencyNotTaken = (currency: string) =>
  `Zahlungen in dieser Währung sind hier nicht möglich: ${currency}. Bitte schreib uns.`
export const notChargeable = (total: string, step: string) =>
  `${total} können nicht abgebucht werden, nur Vielfache von ${step}. Bitte ändere deinen Warenkorb oder schreib uns.`
export const notPayableThere = 'Für diese Adresse ist keine Zahlungsart verfügbar. Bitte schreib uns.'
export const transferNext = (days: number) =>
  `Unsere Bankverbindung siehst du auf der nächsten Seite. Wir reservieren deine Artikel ${days} ${plural('de', days, { one: 'Tag', other: 'Tage' })} lang.`
export const cashNext = 'Du zahlst bar, wenn deine Bestellung geliefert wird.'
export const tooManyOrders =
  'Zu viele Bestellversuche über deine Verbindung. Bitte versuch es in einer Minute noch einmal.'
