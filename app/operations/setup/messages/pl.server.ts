export const categories = {
  dresses: 'Sukienki',
  tops: 'Topy i bluzki',
  bottoms: 'Spodnie i spódnice',
  accessories: 'Akcesoria',
}
export const comingSoonTitle = 'Wkrótce otwieramy'
export const comingSoonText = 'Zostaw swój e-mail, a damy Ci znać od razu.'
export const orderChanges =
  'Zamówienie można zmienić lub anulować w ciągu godziny: na jego stronie, do której prowadzi e-mail z potwierdzeniem, możesz je anulować lub poprawić adres. Później paczka jest już pakowana.'
export const standardDelivery = 'Standardowa'
