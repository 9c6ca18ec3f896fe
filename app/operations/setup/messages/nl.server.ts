export const categories = {
  dresses: 'Jurken',
  tops: 'Tops',
  bottoms: 'Broeken en rokken',
  accessories: 'Accessoires',
}
export const comingSoonTitle = 'Binnenkort open'
export const comingSoonText = 'Laat je e-mailadres achter, dan weet je het als eerste.'
export const orderChanges =
  'Tot 1 uur na het bestellen kun je je bestelling wijzigen of annuleren. Via de link in je bevestigingsmail kom je op de bestelpagina, waar je kunt annuleren of het adres kunt aanpassen. Daarna pakken we je pakket in.'
export const standardDelivery = 'Standaard'
