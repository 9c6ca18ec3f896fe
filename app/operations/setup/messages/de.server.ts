export const categories = {
  dresses: 'Kleider',
  tops: 'Oberteile',
  bottoms: 'Hosen & Röcke',
  accessories: 'Accessoires',
}
export const comingSoonTitle = 'Bald geöffnet'
export const comingSoonText = 'Hinterlasse deine E-Mail-Adresse, und wir sagen dir zuerst Bescheid.'
export const orderChanges =
  'Innerhalb einer Stunde nach der Bestellung kannst du sie ändern oder stornieren. Folge dem Link in deiner Bestellbestätigung zur Bestellseite, um die Bestellung zu stornieren oder die Adresse zu ändern. Danach packen wir dein Paket.'
export const standardDelivery = 'Standard'
