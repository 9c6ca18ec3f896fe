export const categories = {
  dresses: 'Jurken',
  tops: 'Tops',
  bottoms: 'Broeken en rokken',
  accessories: 'Accessoires',
}
export const comingSoonTitle = 'Binnenkort open'
export const comingSoonText = 'Laat je e-mailadres achter, dan weet je het als eerste.'
export const orderChanges =
  'Binnen een uur na je bestelling kun je die wijzigen of annuleren: op de pagina van je bestelling, waarnaar de bevestigingsmail verwijst, kun je haar annuleren of het adres verbeteren. Daarna wordt je pakket ingepakt.'
export const standardDelivery = 'Standaard'
