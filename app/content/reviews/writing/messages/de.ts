import { formatNumber } from '#app/lib/format/number.ts'

export const write = 'Bewertung schreiben'
export const writeReviewTitle = (product: string) => `${product} bewerten`
export const pageTitle = (store: string) => `Bewertung schreiben · ${store}`
export const yourRating = 'Deine Sterne'
export const ratings = {
  5: '5 von 5, ausgezeichnet',
  4: '4 von 5, gut',
  3: '3 von 5, in Ordnung',
  2: '2 von 5, nicht so gut',
  1: '1 von 5, schlecht',
} as const
export const fitQuestion = 'Wie fällt es aus?'
export const noFit = 'Kann ich nicht sagen'
export const fields = {
  title: 'Überschrift',
  comment: 'Deine Bewertung',
  file: 'Fotos',
  name: 'Angezeigter Name',
  usualSize: 'Die Größe, die du sonst trägst',
  height: 'Deine Körpergröße',
} as const
export const commentHint = 'Was gefällt dir und was nicht? Wie ist der Stoff?'
export const photoHint = (photos: number) =>
  `Bis zu ${photos} Dateien als JPEG, PNG, WebP oder AVIF. Standortdaten werden entfernt.`
export const addPhotos = 'Fotos hinzufügen'
export const photosAgain = 'Bitte wähle deine Fotos noch einmal aus. Dein Browser hat sie nicht behalten.'
export const noChoice = 'Keine Angabe'
export const promise =
  'Wir lesen jede Bewertung, ob gut oder schlecht, bevor wir sie veröffentlichen. Sie zeigt die Größe, die du gekauft hast, und sonst nichts aus deiner Bestellung.'
export const send = 'Bewertung senden'
export const sending = 'Wird gesendet …'
export const thanks = 'Danke. Wir veröffentlichen deine Bewertung, sobald wir sie gelesen haben.'
export const states = {
  written: 'Du hast diesen Artikel schon bewertet.',
  early: 'Du kannst diesen Artikel bewerten, sobald er geliefert wurde.',
  gone: 'Dieser Artikel lässt sich nicht mehr bewerten.',
} as const
export const rejections = {
  written: 'Jemand anderes hat diesen Artikel schon über den Link dieser Bestellung bewertet.',
  early: 'Du kannst diesen Artikel bewerten, sobald er geliefert wurde. Dein Text ist noch da.',
  gone: 'Dieser Artikel lässt sich nicht mehr bewerten, weil wir ihn nicht mehr verkaufen. Dein Text ist noch da.',
} as const
export const toOrder = 'Zurück zur Bestellung'
export const others = 'Auch aus dieser Bestellung'
export const checkFields = 'Bitte prüfe diese Felder'
export const away = 'Wir konnten den Shop nicht erreichen. Es ist nichts verloren: Bitte versuch es noch einmal.'
export const incomplete = 'Dieses Formular ist unvollständig. Bitte lade die Seite neu.'
export const chooseRating = 'Wähle einen bis fünf Sterne'
export const unknownChoice = 'Bitte wähle eine der Möglichkeiten'
export const nameMissing = 'Bitte gib einen Namen ein. Der Vorname genügt.'
export const tooLong = (max: number) => `Das ist zu lang: höchstens ${formatNumber(max)} Zeichen`
export const oneLine = 'Bitte nur eine Zeile'
export const cardNumber = 'Das sieht nach einer Kartennummer aus. Bitte lass sie weg.'
export const photoTooLarge = (name: string) => `„${name}“ ist größer als 25 MB. Bitte wähle ein kleineres Foto.`
export const tooManyPhotos = (max: number) => `Du kannst höchstens ${max} Fotos hinzufügen`
