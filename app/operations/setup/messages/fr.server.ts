export const categories = {
  dresses: 'Robes',
  tops: 'Hauts',
  bottoms: 'Pantalons et jupes',
  accessories: 'Accessoires',
}
export const comingSoonTitle = 'Ouverture prochaine'
export const comingSoonText = 'Laissez votre e-mail pour le savoir avant tout le monde.'
export const orderChanges =
  'Vous pouvez modifier ou annuler votre commande dans l’heure qui suit. Le lien dans votre e-mail de confirmation mène à la page de la commande, où vous pouvez l’annuler ou modifier l’adresse. Ensuite, nous préparons votre colis.'
export const standardDelivery = 'Standard'
