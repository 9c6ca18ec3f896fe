export const categories = {
  dresses: 'Sukienki',
  tops: 'Topy i bluzki',
  bottoms: 'Spodnie i spódnice',
  accessories: 'Akcesoria',
}
export const comingSoonTitle = 'Wkrótce otwieramy'
export const comingSoonText = 'Zostaw swój e-mail, a damy Ci znać od razu.'
export const orderChanges =
  'Zamówienie można zmienić lub anulować w ciągu godziny od złożenia. Link w mailu z potwierdzeniem prowadzi na stronę zamówienia, gdzie możesz je anulować lub zmienić adres. Potem pakujemy paczkę.'
export const standardDelivery = 'Standardowa'
