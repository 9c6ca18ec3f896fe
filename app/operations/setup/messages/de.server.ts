export const categories = {
  dresses: 'Kleider',
  tops: 'Oberteile',
  bottoms: 'Hosen & Röcke',
  accessories: 'Accessoires',
}
export const comingSoonTitle = 'Bald geöffnet'
export const comingSoonText = 'Hinterlasse deine E-Mail-Adresse, und wir sagen dir zuerst Bescheid.'
export const orderChanges =
  'Innerhalb einer Stunde nach der Bestellung kannst du sie ändern oder stornieren: Auf der Seite deiner Bestellung, die in der Bestätigungsmail verlinkt ist, kannst du sie stornieren oder die Adresse korrigieren. Danach wird dein Paket gepackt.'
export const standardDelivery = 'Standard'
