export const categories = {
  dresses: 'Robes',
  tops: 'Hauts',
  bottoms: 'Pantalons et jupes',
  accessories: 'Accessoires',
}
export const comingSoonTitle = 'Bientôt ouvert'
export const comingSoonText = 'Laissez votre e-mail et soyez les premiers informés.'
export const orderChanges =
  'Vous pouvez modifier ou annuler votre commande dans l’heure qui suit : sur la page de la commande, dont le lien figure dans l’e-mail de confirmation, vous pouvez l’annuler ou corriger l’adresse. Ensuite, votre colis est en préparation.'
export const standardDelivery = 'Standard'
