import { formatNumber } from '#app/lib/format/number.ts'

// Before the order, and when a line is rejected: why a product is exempt (Directive 2011/83/EU, Art. 16)
export const exemptions = {
  sealed:
    'Aus Hygienegründen versiegelt: Wird die Versiegelung nach der Lieferung entfernt, erlischt das Widerrufsrecht.',
  personal: 'Nach deinen Vorgaben angefertigt: Dafür gibt es kein Widerrufsrecht.',
} as const

// These messages reject a form
export const nameMissing = 'Bitte gib deinen Namen ein'
export const orderNumberMissing = 'Bitte gib deine Bestellnummer ein'
export const orderNumberUnreadable =
  'Bitte gib eine Bestellnummer dieses Shops ein. Sie beginnt mit IN, zum Beispiel IN1A2B3C4D'
export const invalidEmail = 'Bitte gib eine E-Mail-Adresse ein, zum Beispiel ada@example.com'
export const noMatch =
  'Wir haben keine Bestellung mit dieser Nummer und E-Mail-Adresse gefunden. Bitte prüfe beides und nutze die E-Mail-Adresse, mit der du bestellt hast. Deine Eingaben sind noch da.'
export const tooManyTries =
  'Für diese Bestellung gab es zu viele Versuche. Bitte versuch es in einer Stunde noch einmal oder nutze den Link in deiner Bestellbestätigung.'
export const unitsUnreadable = 'Bitte gib eine ganze Zahl ab 1 ein'
export const tooManyUnits = (left: number) => `Davon kannst du höchstens ${formatNumber(left)} widerrufen`
export const noUnits = 'Bitte wähle mindestens einen Artikel aus'
export const formIncomplete =
  'Dieses Formular ist unvollständig oder enthält ein unbekanntes Feld. Bitte versuch es noch einmal.'

// Why nothing of an order can be withdrawn
export const rejections = {
  notCovered:
    'Für diese Bestellung gibt es keinen Online-Widerruf. Wenn du etwas zurückgeben möchtest, [schreib uns](/contact) bitte.',
  returnInstead:
    'Für diese Bestellung gibt es keinen Online-Widerruf. Du kannst die Artikel stattdessen zurückschicken.',
  cancelled: 'Diese Bestellung ist schon storniert, es gibt also nichts zu widerrufen.',
  imported:
    'Diese Bestellung stammt aus unserem früheren Shop und lässt sich hier nicht widerrufen. Bitte [schreib uns](/contact).',
  erased:
    'Die persönlichen Daten dieser Bestellung wurden gelöscht, darum lässt sie sich hier nicht widerrufen. Bitte [schreib uns](/contact).',
  exempt: 'Für die Artikel dieser Bestellung gibt es kein Widerrufsrecht:',
  returned: 'Alles aus dieser Bestellung wurde schon zurückgeschickt, es gibt also nichts mehr zu widerrufen.',
} as const
export const late = (day: string) =>
  `Die Widerrufsfrist für diese Bestellung endete am ${day}. Wenn mit deinem Einkauf etwas nicht stimmt, hast du weiterhin deine anderen Rechte: Bitte [schreib uns](/contact).`

// The receipt, on the page and by mail: what happens next
export const next = {
  cancelled:
    'Deine Bestellung war noch nicht verschickt und ist jetzt storniert. Wir erstatten dir alles, was du bezahlt hast.',
  unshipped: (day: string) =>
    `Deine Bestellung ist noch nicht verschickt. Wir nehmen heraus, was du widerrufen hast, und erstatten dir das Geld bis spätestens ${day} über deine ursprüngliche Zahlungsart.`,
  shipped: (day: string) =>
    `Bitte schick die Artikel bis spätestens ${day} zurück. Bis zu diesem Tag erstatten wir dir auch das Geld über deine ursprüngliche Zahlungsart. Wir dürfen damit warten, bis die Artikel wieder bei uns sind oder du nachweist, dass du sie abgeschickt hast.`,
} as const
export const sendTo = (address: string) => `Rücksendeadresse: ${address}.`
export const addressOnRequest = (email: string) => `Die Rücksendeadresse bekommst du von ${email}.`
export const refundAccount = (email: string) =>
  `Damit wir dir das Geld überweisen können, schick bitte den Namen des Kontoinhabers und die IBAN oder Kontonummer an ${email}.`
export const withdrawnUnits = (units: number) => `Widerrufen: ${units}`

// The receipt by mail
export const mail = {
  subject: (store: string, order: string) => `Dein Widerruf zur Bestellung ${order} bei ${store}`,
  title: 'Wir haben deinen Widerruf erhalten',
  text: (order: string, at: string) =>
    `Du hast den Vertrag zur Bestellung ${order} widerrufen. Dein Widerruf ist am ${at} bei uns eingegangen.`,
  name: 'Dein Name',
  receivedAt: 'Eingegangen am',
} as const

// For an order that was never paid
export const nextUnpaid = {
  cancelled:
    'Deine Bestellung war noch nicht verschickt und ist jetzt storniert. Bei uns ist keine Zahlung eingegangen, also ist nichts zu erstatten.',
  unshipped: () =>
    'Deine Bestellung ist noch nicht verschickt. Wir nehmen heraus, was du widerrufen hast. Bei uns ist keine Zahlung eingegangen, also ist nichts zu erstatten.',
  shipped: (day: string) =>
    `Bitte schick die Artikel bis spätestens ${day} zurück. Bei uns ist keine Zahlung eingegangen, also ist nichts zu erstatten.`,
} as const

// The words of Directive 2011/83/EU, Annex I (B)
export const modelForm = {
  title: 'Muster-Widerrufsformular',
  lead: 'Du kannst stattdessen auch dieses Formular nutzen, auf Papier oder per E-Mail. Vorgeschrieben ist es nicht.',
  hint: '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
  to: 'An',
  declaration:
    'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)',
  ordered: 'Bestellt am (*)/erhalten am (*)',
  name: 'Name des/der Verbraucher(s)',
  address: 'Anschrift des/der Verbraucher(s)',
  signature: 'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
  date: 'Datum',
  choice: '(*) Unzutreffendes streichen.',
  print: 'Drucken',
} as const

// The instructions of Directive 2011/83/EU, Annex I (A), for goods
export const instruction = {
  title: 'Widerrufsbelehrung',
  right:
    'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat.',
  declaration: (seller: string, url: string) =>
    `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${seller}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das Muster-Widerrufsformular unten verwenden, das jedoch nicht vorgeschrieben ist. Sie können Ihr Widerrufsrecht auch online unter ${url} ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.`,
  deadline:
    'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
  refund:
    'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet. Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.',
  sending:
    'Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden.',
  cost: 'Sie tragen die unmittelbaren Kosten der Rücksendung der Waren, außer wenn wir sie nach unseren Rückgabebedingungen übernehmen.',
  value:
    'Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.',
} as const
