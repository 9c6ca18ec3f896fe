// The browser storage of the store, at the end of the privacy policy

export const storageTitle = 'Was in deinem Browser gespeichert wird'
export const storageIntro =
  'Beim Einkaufen setzt dieser Shop keine Cookies. Er speichert Folgendes in deinem Browser, und zwar nur für das, was du hier nutzt. Nichts davon dient der Werbung oder wird an andere weitergegeben.'
export const storageName = 'Name'
export const storagePurpose = 'Wofür'
export const storageTimes = {
  local: 'Bis du die Daten dieser Website löschst',
  session: 'Bis du den Tab schließt',
}
export const storagePurposes = {
  cart: 'Was in deinem Warenkorb liegt',
  'cart.old-prices':
    'Die Preise der Artikel zu dem Zeitpunkt, als du sie in den Warenkorb gelegt hast, um dir Änderungen zu zeigen',
  'cart.damaged': 'Ein Warenkorb, der sich nicht lesen ließ, für unseren Kundenservice',
  'wishlist.saved': 'Preise und Größen gemerkter Produkte zum Zeitpunkt des Speicherns, um dir Änderungen zu zeigen',
  currency: 'Die Währung, in der du Preise siehst',
  session_id: 'Eine zufällige Nummer, zu der deine Wunschliste gehört',
  'recently-viewed': 'Die Artikel, die du zuletzt angesehen hast',
  'my-sizes': 'Die Größen, die du als deine gewählt hast',
  'in-my-size': 'Ob Listen nur Artikel in deiner Größe zeigen',
  'size-unit': 'Ob Größentabellen Zentimeter oder Zoll zeigen',
  'body-measures': 'Die Maße, mit denen du deine Größe gesucht hast; sie werden nie übertragen',
  'review-votes': 'Welche Bewertungen du hilfreich fandest',
  'announcement.dismissed': 'Welchen Hinweis du geschlossen hast',
  'locale.suggestion': 'Ob du den Vorschlag für ein anderes Land oder eine andere Sprache geschlossen hast',
  'checkout.waiting': 'Eine noch nicht bezahlte Bestellung, damit du sie fortsetzen kannst',
  'checkout.draft':
    'Was du an der Kasse eingegeben hast, damit beim Neuladen nichts verloren geht; keine Zahlungsdaten',
  'cart.key': 'Eine Nummer, die verhindert, dass eine Bestellung doppelt eingeht',
  'react-router-scroll-positions': 'Deine Position auf einer Seite, damit du beim Zurückgehen wieder dort landest',
}
export const producerNumbersTitle = 'Eindeutige Kennungen des Herstellers (IDU)'
export const producerNumbersIntro = 'Nach dem französischen Code de l’environnement, Art. L541-10-13:'
